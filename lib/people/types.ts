import type { RoleGroup } from '@/prisma/client/enums';

/** A company in which somebody holds a role, or held one. */
export type PersonCompany = { key: string; name: string | null; group: RoleGroup };

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
