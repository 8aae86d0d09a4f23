import type { CompanyDetail, CompanyStatus } from '@/lib/companies/types';
import type { Held, Participant } from '@/lib/roles/types';
import type { RoleGroup } from '@/prisma/client/enums';

/** A company in which somebody holds a role, or held one. */
export type PersonCompany = {
  key: string;
  name: string | null;
  status: CompanyStatus;
  advertisingProtected: boolean;
  postalDistrict: string | null;
  group: RoleGroup;
};

export type PersonHit = {
  /** The register's own number, as text. */
  id: string;
  name: string;
  /** Roles held today; a person may hold several in one company. */
  currentRoles: number;
  /** The first companies of today, or former ones when there is none of today. */
  companies: PersonCompany[];
  companiesTotal: number;
};

export type PeoplePage = {
  items: PersonHit[];
  /** At most MOST_PEOPLE. */
  total: number;
  /** Whether there are more than `total`. */
  hasMore: boolean;
  page: number;
  totalPages: number;
};

/** A person, or an organisation that holds roles, with the number of their companies. */
export type Person = Participant & {
  /** Companies with a role of today, and all others, those that were only founded too. */
  currentTotal: number;
  formerTotal: number;
  /**
   * Companies of both kinds that are bankrupt or were dissolved so, whenever that was; where
   * somebody did no more than audit is not among them.
   */
  bankruptTotal: number;
};

/** Which companies of somebody are listed. */
export type PersonList = 'TODAY' | 'FORMER' | 'BANKRUPT';

/** A company with everything somebody does or did there, roles of today first. */
export type CompanyWithRoles = { company: CompanyDetail; roles: Held[] };

export type PersonCompaniesPage = {
  items: CompanyWithRoles[];
  total: number;
  page: number;
  totalPages: number;
};

/** Somebody with roles in the same companies. */
export type Colleague = {
  id: string;
  name: string;
  /** The first of those companies, and how many they are. */
  company: { key: string; name: string | null };
  shared: number;
};

/** `total` counts those of all companies that were looked through. */
export type Colleagues = { items: Colleague[]; total: number };
