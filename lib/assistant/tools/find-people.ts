import 'server-only';
import { paths } from '@/lib/paths';
import { searchPeople } from '@/lib/people/queries';
import type { PersonHit } from '@/lib/people/types';
import type { RoleGroup } from '@/lib/roles/types';
import { type Caller, type CompanyRef, companyRef } from './facts';

export type FoundPerson = {
  /** The register's own number for the person, as text. */
  id: string;
  name: string;
  currentRoles: number;
  /** The first companies, of current roles or else of former ones, and the number of all. */
  companies: (CompanyRef & { group: RoleGroup; former: boolean })[];
  companiesTotal: number;
  /** The page of the person's companies. */
  href: string;
};

export type FoundPeople = {
  total: number;
  /** Whether there are more than `total`. */
  hasMore: boolean;
  people: FoundPerson[];
  /** The page for the same search. */
  href: string;
};

const toPerson = ({ id, name, currentRoles, companies, companiesTotal }: PersonHit) => ({
  id,
  name,
  currentRoles,
  companiesTotal,
  companies: companies.map((company) => ({
    ...companyRef(company),
    group: company.group,
    former: currentRoles === 0 && company.group !== 'FOUNDER',
  })),
  href: paths.person(id),
});

/** People whose names have these words, the first twenty. */
export async function findPeople(
  _caller: Caller,
  { name }: { name: string },
): Promise<FoundPeople> {
  const { items, total, hasMore } = await searchPeople({ name });
  return { total, hasMore, people: items.map(toPerson), href: paths.people({ name }) };
}
