import { createCompany } from './accounts.ts';
import { addPast, inventUnits, type Past } from './company-pages.ts';

export const FULL_NAME = 'Vestervang Lager A/S';

const months = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    starts_on: `${2017 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}-01`,
    months: 1,
    employees: at === count - 1 ? 48 : null,
    min: 20,
    max: 49,
    full_time: 33.5,
  }));

const pastOf = (key: string): Past => ({
  company: {
    status: 'CEASED',
    status_text: 'OPLØST EFTER FUSION',
    ceased_on: '2021-05-17',
    founded_on: '1998-03-02',
    advertising_protected: true,
    ceo_name: 'Karla Vestergaard',
    website: 'https://www.vestervang.example/om',
    email: 'lager@vestervang.example',
    phone: '86112233',
    purpose: 'Selskabets formål er lagervirksomhed.',
    capital: 1_250_000.5,
    capital_currency: 'DKK',
    audit_waived: false,
    listed: null,
    capital_partly_paid: true,
    share_classes: true,
    articles_on: '2019-05-02',
    first_period_start: '1998-03-02',
    first_period_end: '1999-06-30',
    signing_rule: 'Selskabet tegnes af direktøren alene.',
    is_sample: true,
    financial_year_start: '--07-01',
    financial_year_end: '--06-30',
    street: 'Lagervej 1',
    postal_code: '9000',
    postal_district: 'Aalborg',
  },
  names: [
    { kind: 'PRIMARY', name: FULL_NAME, valid_from: '2010-01-01', valid_to: null },
    { kind: 'PRIMARY', name: 'Vestervang ApS', valid_from: '1998-03-02', valid_to: '2009-12-31' },
    { kind: 'SECONDARY', name: 'VV Lager', valid_from: '2012-02-03', valid_to: null },
  ],
  lifePeriods: [
    { valid_from: '1998-03-02', valid_to: '2003-01-31' },
    { valid_from: '2003-02-01', valid_to: '2007-08-09' },
    { valid_from: '2007-08-10', valid_to: '2021-05-17' },
  ],
  employment: months(60),
  units: inventUnits(key, 500, (at) =>
    at < 490 ? {} : { active: false, ceased_on: '2019-04-30', employees: null },
  ),
  changes: [
    { field: 'STATUS', before: 'ACTIVE', after: 'CEASED', seen_on: '2021-05-18' },
    {
      field: 'ADDRESS',
      before: 'Gammelvej 2, 8000 Aarhus C',
      after: null,
      seen_on: '2020-04-01',
    },
    { field: 'PROTECTION', before: 'no', after: 'yes', seen_on: '2020-03-01' },
    {
      field: 'MANAGEMENT',
      seen_on: '2020-02-01',
      before: 'Hans Holm (DIREKTØR)',
      after: 'Ida Holm (DIREKTØR); Jens Bo (BESTYRELSESMEDLEM)',
    },
    { field: 'ACCOUNTS', before: '2018-12-31', after: '2019-12-31', seen_on: '2020-01-02' },
    { field: 'EMPLOYEES', before: '5–9', after: '20–49', seen_on: '2020-01-01' },
  ],
});

/** Creates a company with something of everything that its page can show. @returns its key. */
export async function createFullCompany(): Promise<string> {
  const key = await createCompany(FULL_NAME);
  await addPast(key, pastOf(key));
  return key;
}
