import type { CompanyDetail, CompanyStatus } from '@/lib/companies/types';
import type { Held, Participant, ParticipantKind } from '@/lib/roles/types';
import type { RoleGroup } from '@/prisma/client/enums';

/** A company in which a participant holds or held a role. */
export type PersonCompany = {
  key: string;
  name: string | null;
  status: CompanyStatus;
  advertisingProtected: boolean;
  postalDistrict: string | null;
  group: RoleGroup;
};

/** A person, or an organisation that holds roles and has no CVR number. */
export type PersonHit = {
  /** The register's participant number, as text. */
  id: string;
  kind: Exclude<ParticipantKind, 'COMPANY'>;
  name: string;
  /** Roles held today; a person may hold several in one company. */
  currentRoles: number;
  /** The first current companies, or former ones if there are no current ones. */
  companies: PersonCompany[];
  companiesTotal: number;
};

export type PeoplePage = {
  items: PersonHit[];
  /** At most MOST_PEOPLE. */
  total: number;
  /** How many of `total` are organisations. */
  organisations: number;
  /** Whether more than `total` match. */
  hasMore: boolean;
  page: number;
  totalPages: number;
};

/** `placed`: how a text that nobody is called was read; null for people called so. */
export type FoundPeople = PeoplePage & { placed: { name: string; place: string } | null };

/** A person, or an organisation that holds roles, with the number of their companies. */
export type Person = Participant & {
  /** Companies with a current role, and all others, including those that were only founded. */
  currentTotal: number;
  formerTotal: number;
  /**
   * Companies of both kinds that are in bankruptcy or ended by one, at any time; companies that the
   * participant only audited are not counted.
   */
  bankruptTotal: number;
};

/** Which of a participant's companies are listed. */
export type PersonList = 'TODAY' | 'FORMER' | 'BANKRUPT';

/** A company with all current and former roles of the participant, current ones first. */
export type CompanyWithRoles = { company: CompanyDetail; roles: Held[] };

export type PersonCompaniesPage = {
  items: CompanyWithRoles[];
  total: number;
  page: number;
  totalPages: number;
};

/** A person with roles in the same companies. */
export type Colleague = {
  id: string;
  name: string;
  /** The first shared company; `shared` is how many there are. */
  company: { key: string; name: string | null };
  shared: number;
};

/** `total` counts the colleagues in all companies that were searched. */
export type Colleagues = { items: Colleague[]; total: number };
