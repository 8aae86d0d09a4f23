import type {
  AccountScope,
  CompanyStatus,
  FilingKind,
  IndustryVersion,
  LocationPrecision,
  NameKind,
  ParticipantKind,
  RoleGroup,
} from '@/prisma/client/enums';

/** A calendar day, `yyyy-mm-dd`. */
export type Day = string;

export type Period = { validFrom: Day | null; validTo: Day | null };

/** A code list entry as the source wrote it; unknown codes are data. */
export type IndustryRef = { version: IndustryVersion; code: string; text: string | null };

export type Coordinates = {
  latitude: number | null;
  longitude: number | null;
  locationPrecision: LocationPrecision | null;
};

export type AddressRecord = Coordinates & {
  careOf: string | null;
  /** Street, number, floor and door on one line. */
  street: string | null;
  town: string | null;
  /** Four digits. */
  postalCode: string | null;
  postalDistrict: string | null;
  municipalityCode: number | null;
  municipalityName: string | null;
  countryCode: string | null;
  addressText: string | null;
  addressId: string | null;
};

export type EmployeesRecord = {
  employees: number | null;
  employeesMin: number | null;
  employeesMax: number | null;
};

export type EmploymentRecord = {
  startsOn: Day;
  months: 1 | 3 | 12;
  employees: number | null;
  min: number | null;
  max: number | null;
  fullTime: number | null;
};

export type UnitRecord = EmployeesRecord &
  Omit<AddressRecord, 'careOf' | 'countryCode' | 'addressText'> & {
    /** Ten digits. */
    pNumber: string;
    name: string | null;
    isMain: boolean;
    active: boolean;
    advertisingProtected: boolean;
    foundedOn: Day | null;
    ceasedOn: Day | null;
    industry: IndustryRef | null;
    phone: string | null;
    email: string | null;
  };

/** Whose document something is; nobody's when its number cannot be read. */
export type Subject = { companyKey?: string | null; pNumber?: string | null };

/** What was registered by mistake, as the register says since: what is stored of it goes. */
export type WithdrawalRecord = Subject & { updatedAt: string | null };

export type RoleRecord = Period & {
  participant: {
    /** The register's enhedsNummer. */
    id: number;
    kind: ParticipantKind;
    name: string;
    companyKey: string | null;
  };
  group: RoleGroup;
  organ: string | null;
  title: string | null;
  /** Lower bounds of the published bands, fractions of one. */
  ownership: number | null;
  votes: number | null;
};

/** Columns of accounting_periods that hold an amount or a ratio, by Prisma field name. */
export type StatementValues = Record<string, number | null | undefined>;

export type PeriodRecord = {
  startDate: Day;
  endDate: Day;
  scope: AccountScope;
  currency: string;
  employees: number | null;
  filingId: string;
  values: StatementValues;
};

export type FilingRecord = {
  id: string;
  kind: FilingKind;
  startDate: Day | null;
  endDate: Day;
  publishedAt: string | null;
  amended: boolean;
  pdfUrl: string | null;
  xbrlUrl: string | null;
};

/** What a company has registered about itself. */
export type ArticlesRecord = {
  purpose: string | null;
  capital: number | null;
  /** ISO 4217. */
  capitalCurrency: string | null;
  signingRule: string | null;
  /** Month and day, `--MM-DD`. */
  financialYearStart: string | null;
  financialYearEnd: string | null;
  auditWaived: boolean | null;
  listed: boolean | null;
};

/**
 * A company as the loader takes it. Every source is mapped to this shape, and
 * nothing else knows how a source writes things.
 */
export type CompanyRecord = AddressRecord &
  ArticlesRecord &
  EmployeesRecord & {
    /** Eight digits. */
    key: string;
    registerId: number | null;
    isSample: boolean;
    name: string | null;
    names: (Period & { kind: NameKind; name: string })[];
    status: CompanyStatus;
    statusText: string | null;
    /** The first day of the status; null when it ceased. */
    statusSince: Day | null;
    foundedOn: Day | null;
    ceasedOn: Day | null;
    lifePeriods: Period[];
    advertisingProtected: boolean;
    legalForm: { code: number; short: string | null; name: string | null } | null;
    /** The main industry. */
    industry: IndustryRef | null;
    /** Up to three. */
    secondaryIndustries: IndustryRef[];
    phone: string | null;
    email: string | null;
    /** http(s) address. */
    website: string | null;
    employeesMonth: Day | null;
    employment: EmploymentRecord[];
    registerUpdatedAt: string | null;
    roles: RoleRecord[];
    /**
     * Null: the source does not publish units as documents of their own, so
     * units already stored are kept.
     */
    units: UnitRecord[] | null;
    /** Null: the source has no accounts, so stored ones are kept. */
    accounts: { filings: FilingRecord[]; periods: PeriodRecord[] } | null;
    /** Number of units that are not ceased, as the source counts them. */
    locationCount: number;
  };
