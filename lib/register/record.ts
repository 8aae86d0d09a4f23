import type { Passages } from '@/lib/passages/kinds';
import type {
  AccountScope,
  AuditOpinion,
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

/** A status and its first day. */
export type StatusRecord = { status: CompanyStatus; from: Day };

/** A merger or demerger that a company took part in. */
export type RestructuringRecord = {
  /** The register's enhedsNummerOrganisation, which all companies that took part have in common. */
  event: number;
  kind: 'MERGER' | 'DEMERGER';
  /** FROM: it was merged into another, or gave away a part. INTO: it received what others gave. */
  side: 'FROM' | 'INTO';
  on: Day;
};

export type Period = { validFrom: Day | null; validTo: Day | null };

/** An industry code as written by the source; it may be missing from our code list. */
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
  /** ISO 3166, two letters. */
  countryCode: string | null;
  /** The whole address as the register writes it, where it is not split into parts. */
  addressText: string | null;
  /** Its UUID in the register of addresses, by which positions are looked up. */
  addressId: string | null;
};

/** The newest number of employees: exact, or an interval with both ends; without `employeesMax` it is open. */
export type EmployeesRecord = {
  employees: number | null;
  employeesMin: number | null;
  employeesMax: number | null;
};

/** The employees of a month, a quarter or a year, as in EmployeesRecord. */
export type EmploymentRecord = {
  startsOn: Day;
  months: 1 | 3 | 12;
  employees: number | null;
  min: number | null;
  max: number | null;
  /** Full-time equivalents. */
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

/** The company or unit that a document is about; empty if its number cannot be read. */
export type Subject = { companyKey?: string | null; pNumber?: string | null };

/**
 * A company or unit that the register has marked as registered by mistake; the stored one is
 * deleted.
 */
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

/**
 * Columns of accounting_periods, by Prisma field name: amounts in units of the currency, ratios in per cent.
 */
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

/** A filing with what its document says in words, and its auditor's opinion if that is modified. */
export type ReadFilingRecord = FilingRecord & {
  passages?: Passages | null;
  auditOpinion?: AuditOpinion | null;
};

/** A company's registered articles. */
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
  /** Part of the capital is still to be paid by the owners. */
  capitalPartlyPaid: boolean | null;
  /** The capital is divided into classes of shares. */
  shareClasses: boolean | null;
  /** Date of the latest articles of association. */
  articlesOn: Day | null;
  /** The first financial period, which may be shorter or longer than a year. */
  firstPeriodStart: Day | null;
  firstPeriodEnd: Day | null;
};

/**
 * A company in the form that the loader takes. Every source is mapped to this shape, and only the
 * mappers know the formats of the sources.
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
    /** First day of the status; null for a ceased company. */
    statusSince: Day | null;
    /** Its statuses, oldest first, if it was in trouble and had others as well; else null. */
    statusHistory: StatusRecord[] | null;
    /** Oldest first; null if none is known. */
    restructurings: RestructuringRecord[] | null;
    foundedOn: Day | null;
    ceasedOn: Day | null;
    /** First day at the present address, if there was another one before. */
    movedOn: Day | null;
    lifePeriods: Period[];
    advertisingProtected: boolean;
    legalForm: { code: number; short: string | null; name: string | null } | null;
    /** The main industry. */
    industry: IndustryRef | null;
    /** Up to three. */
    secondaryIndustries: IndustryRef[];
    phone: string | null;
    email: string | null;
    /** An http(s) URL. */
    website: string | null;
    employeesMonth: Day | null;
    employment: EmploymentRecord[];
    registerUpdatedAt: string | null;
    roles: RoleRecord[];
    /** Null if the source does not include units; stored ones are kept then. */
    units: UnitRecord[] | null;
    /** Null if the source has no accounts; stored ones are kept then. */
    accounts: { filings: ReadFilingRecord[]; periods: PeriodRecord[] } | null;
    /** Number of active units, as counted by the source. */
    locationCount: number;
  };
