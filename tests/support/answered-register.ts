import { recordOf } from '../../lib/entries.ts';
import { PASSAGE_KINDS } from '../../lib/passages/kinds.ts';
import type { CompanyRecord, UnitRecord } from '../../lib/register/record.ts';
import { accountsOf } from './account-records.ts';
import { keyOf } from './company-record';
import { companyRecord, NOTHING_KNOWN, roleRecord, unitRecord } from './company-record.ts';

// A register in which every answer field has a value at least once, and is null at least once.

const FULL_NAME = 'Birke Byg A/S';
export const PERSON = roleRecord('Karla Vestergaard');

const since = { validFrom: '2010-01-01', validTo: null };
const placed = { latitude: 57.05, longitude: 9.92, locationPrecision: 'ADDRESS' } as const;
const nowhere = { latitude: null, longitude: null, locationPrecision: null };
const roofing = { version: 'DB07', code: '439100', text: 'Tagdækningsvirksomhed' } as const;
const joinery = { version: 'DB07', code: '433200', text: 'Tømrer- og bygningssnedkervirksomhed' };
const rental = { version: 'DB07', code: '682040', text: 'Udlejning af erhvervsejendomme' };

const unit = (number: number, change: Partial<UnitRecord> = {}) =>
  unitRecord(number, {
    ...placed,
    industry: roofing,
    town: 'Vejgaard',
    phone: '98100000',
    email: 'afdeling@birke.example',
    employees: 7,
    ...change,
  });

const bareUnit: Partial<UnitRecord> = {
  name: null,
  active: false,
  foundedOn: null,
  ceasedOn: '2020-01-01',
  industry: null,
  street: null,
  town: null,
  postalCode: null,
  postalDistrict: null,
  municipalityCode: null,
  municipalityName: null,
  ...nowhere,
  phone: null,
  email: null,
  employees: null,
};

const ownedBy = (number: number, ownership: number | null, validTo: string | null = null) =>
  roleRecord('', {
    group: 'OWNER',
    organ: 'Ejere',
    title: null,
    ownership,
    votes: ownership,
    validTo,
    participant: {
      id: 6_000_000_000 + number,
      kind: 'COMPANY',
      name: `Ejer ${number}`,
      companyKey: keyOf(number),
    },
  });

const amounts = (times: number) => ({
  revenue: 5_000_000 * times,
  grossProfit: 2_000_000.5,
  profitLoss: -1_000 * times,
  equity: 400_000,
  assets: 900_000,
  roe: 12.5 * times,
  solvencyRatio: 44.44,
});

const accounts = accountsOf(keyOf(1), [
  { year: 2020, values: amounts(1) },
  { year: 2021, values: amounts(2) },
  { year: 2021, scope: 'GROUP', currency: 'EUR', values: { revenue: 1, roe: -3.2 } },
]);

/** Its newest report writes about everything, the one before about one thing. */
const filings = accounts.filings.map((filing, place) => {
  if (place === 0) return { ...filing, startDate: null, passages: { pledges: 'Ingen.' } };
  if (place > 1) return filing;
  const about = PASSAGE_KINDS.map((kind) => [kind, `Om ${kind}.\nOg mere om det.`] as const);
  return {
    ...filing,
    ...{ publishedAt: '2022-02-03T10:00:00Z', pdfUrl: 'https://reports.example/2021.pdf' },
    passages: recordOf(about),
    auditOpinion: 'ADVERSE' as const,
  };
});

const full: Partial<CompanyRecord> = {
  name: FULL_NAME,
  names: [
    { ...since, kind: 'PRIMARY', name: FULL_NAME },
    { kind: 'PRIMARY', name: 'Birke ApS', validFrom: '2001-01-01', validTo: '2009-12-31' },
    { ...since, kind: 'SECONDARY', name: 'Tagmanden' },
  ],
  ...placed,
  street: 'Engvej 1',
  town: 'Vejgaard',
  phone: '99000001',
  employees: 12,
  email: 'post@birke.example',
  website: 'https://www.birke.example/om',
  secondaryIndustries: [joinery, rental].map((line) => ({ ...line, version: 'DB07' })),
  employment: [
    { startsOn: '2021-01-01', months: 1, employees: null, min: 10, max: 19, fullTime: 11.5 },
    { startsOn: '2021-02-01', months: 1, employees: 12, min: null, max: null, fullTime: null },
  ],
  signingRule: 'Af direktøren.',
  financialYearStart: '--07-01',
  financialYearEnd: '--06-30',
  auditWaived: true,
  listed: false,
  ...{ capitalPartlyPaid: true, shareClasses: true, articlesOn: '2020-12-09' },
  ...{ firstPeriodStart: '2001-01-01', firstPeriodEnd: '2001-12-31' },
  isSample: true,
  locationCount: 2,
  units: [
    unit(1, { isMain: true }),
    unit(2, { employees: null, employeesMin: 2 }),
    unit(3, bareUnit),
  ],
  roles: [
    PERSON,
    roleRecord('Karla Vestergaard', { group: 'BOARD', organ: 'Bestyrelse', title: 'FORMAND' }),
    roleRecord('Gamle Gert', { validFrom: null, validTo: '2015-05-05', organ: null, title: null }),
    ...[ownedBy(3, 0.6667), ownedBy(4, 0.3), ownedBy(77, null)],
    roleRecord('Fremmed Fonds Ltd', {
      ...{ group: 'FOUNDER', organ: null, title: null },
      participant: {
        id: 6_000_000_088,
        kind: 'OTHER',
        name: 'Fremmed Fonds Ltd',
        companyKey: null,
      },
    }),
  ],
  accounts: { ...accounts, filings },
};

/** It owns two companies; its own owners are only former ones. */
const ceased: Partial<CompanyRecord> = {
  status: 'CEASED',
  statusText: 'OPLØST EFTER FUSION',
  statusSince: null,
  ceasedOn: '2020-05-06',
  employees: null,
  employeesMin: 2,
  employeesMax: 4,
  lifePeriods: [{ validFrom: '2010-01-01', validTo: '2020-05-06' }],
  roles: [PERSON, ownedBy(4, 1), ownedBy(5, 0.1, '2015-01-01')],
};

/** Similar enough to the full one to be its peers and its recommendations. */
const likeIt = Array.from({ length: 25 }, (_none, at) =>
  companyRecord(100 + at, {
    ...placed,
    employees: 12,
    accounts: accountsOf(keyOf(100 + at), [
      { year: 2020, values: amounts(1) },
      { year: 2021, values: { ...amounts(1), roe: at } },
    ]),
  }),
);

export const answeredCompanies = [
  companyRecord(1, full),
  companyRecord(2, { ...NOTHING_KNOWN, isSample: false }),
  companyRecord(3, ceased),
  // Owns the full one, which in turn owns it.
  companyRecord(4, { roles: [ownedBy(3, 0.5), ownedBy(1, 0.05), PERSON] }),
  ...likeIt,
];

/** The full one as in a later load. */
export const changedCompany = companyRecord(1, {
  ...full,
  street: 'Havnen 2',
  advertisingProtected: true,
  registerUpdatedAt: '2022-03-01T00:00:00Z',
});
