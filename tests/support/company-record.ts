import type { CompanyRecord, RoleRecord, UnitRecord } from '@/lib/register/record';

const period = { validFrom: '2010-01-01', validTo: null };
const nowhere = { latitude: null, longitude: null, locationPrecision: null };

/** The same person has the same id everywhere. */
function idOf(name: string): number {
  let id = 7;
  for (const letter of name) id = (id * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007;
  return 4_000_000_000 + id;
}

/** A role held since 2010. */
export function roleRecord(name: string, change: Partial<RoleRecord> = {}): RoleRecord {
  return {
    ...period,
    group: 'MANAGEMENT',
    organ: 'Direktion',
    title: 'DIREKTØR',
    ownership: null,
    votes: null,
    participant: { id: idOf(name), kind: 'PERSON', name, companyKey: null },
    ...change,
  };
}

/** What owners in the register of owners, and members of a board, have in common. */
export const OWNER = { group: 'OWNER', organ: 'EJERREGISTER', title: null } as const;
export const BOARD = { group: 'BOARD', organ: 'Bestyrelse', title: null } as const;

/** A role held by the company that companyRecord makes of that number. */
export const roleOfCompany = (number: number, name: string, change: Partial<RoleRecord> = {}) =>
  roleRecord('', {
    participant: { id: number, kind: 'COMPANY', name, companyKey: keyOf(number) },
    ...change,
  });

/** The CVR number of the company that companyRecord makes of a number. */
export const keyOf = (number: number) => String(99_000_000 + number);

/** An invented company in the loader's format, with overrides. */
export function companyRecord(number: number, change: Partial<CompanyRecord> = {}): CompanyRecord {
  return {
    key: keyOf(number),
    registerId: 5_000_000_000 + number,
    isSample: true,
    name: `Prøve ${number} ApS`,
    names: [{ ...period, kind: 'PRIMARY', name: `Prøve ${number} ApS` }],
    status: 'ACTIVE',
    statusText: 'NORMAL',
    statusHistory: null,
    restructurings: null,
    statusSince: '2010-01-01',
    foundedOn: '2010-01-01',
    ceasedOn: null,
    movedOn: null,
    lifePeriods: [period],
    advertisingProtected: false,
    legalForm: { code: 80, short: 'APS', name: 'Anpartsselskab' },
    industry: { version: 'DB07', code: '439100', text: 'Tagdækningsvirksomhed' },
    secondaryIndustries: [],
    careOf: null,
    street: 'Engvej 1',
    town: null,
    postalCode: '9000',
    postalDistrict: 'Aalborg',
    municipalityCode: 851,
    municipalityName: 'Aalborg',
    countryCode: 'DK',
    addressText: null,
    addressId: null,
    ...nowhere,
    phone: null,
    email: null,
    website: null,
    employees: 3,
    employeesMin: null,
    employeesMax: null,
    employeesMonth: null,
    employment: [],
    purpose: 'En\tlinje\nog \\ en til',
    capital: 40_000.5,
    capitalCurrency: 'DKK',
    signingRule: null,
    financialYearStart: null,
    financialYearEnd: null,
    auditWaived: null,
    listed: null,
    capitalPartlyPaid: null,
    shareClasses: null,
    articlesOn: null,
    firstPeriodStart: null,
    firstPeriodEnd: null,
    registerUpdatedAt: '2022-01-01T00:00:00Z',
    roles: [
      roleRecord(`Person ${number}`, {
        participant: { id: number, kind: 'PERSON', name: `Person ${number}`, companyKey: null },
      }),
    ],
    units: null,
    accounts: null,
    locationCount: 0,
    ...change,
  };
}

/** The same with this name alone. */
export const namedRecord = (number: number, name: string, change: Partial<CompanyRecord> = {}) =>
  companyRecord(number, { name, names: [{ ...period, kind: 'PRIMARY', name }], ...change });

/** A company record as of the real register, to which sample companies count for nothing. */
export const realRecord = (number: number, change: Partial<CompanyRecord> = {}) =>
  companyRecord(number, { isSample: false, ...change });

/** An invented production unit in the loader's format, with overrides. */
export function unitRecord(number: number, change: Partial<UnitRecord> = {}): UnitRecord {
  return {
    pNumber: String(1_020_000_000 + number),
    name: `Afdeling ${number}`,
    isMain: false,
    active: true,
    advertisingProtected: false,
    foundedOn: '2010-01-01',
    ceasedOn: null,
    industry: null,
    street: `Vej ${number}`,
    town: null,
    postalCode: '9000',
    postalDistrict: 'Aalborg',
    municipalityCode: 851,
    municipalityName: 'Aalborg',
    addressId: null,
    ...nowhere,
    phone: null,
    email: null,
    employees: null,
    employeesMin: null,
    employeesMax: null,
    ...change,
  };
}

/** Fields of a company about which hardly more than the number is known. */
export const NOTHING_KNOWN: Partial<CompanyRecord> = {
  name: null,
  names: [],
  status: 'UNKNOWN',
  statusText: null,
  statusHistory: null,
  restructurings: null,
  statusSince: null,
  foundedOn: null,
  lifePeriods: [],
  legalForm: null,
  industry: null,
  street: null,
  postalCode: null,
  postalDistrict: null,
  municipalityCode: null,
  municipalityName: null,
  countryCode: null,
  employees: null,
  purpose: null,
  capital: null,
  capitalCurrency: null,
  roles: [],
  registerUpdatedAt: null,
  registerId: null,
};
