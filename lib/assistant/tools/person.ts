import 'server-only';
import type { CompanyStatus } from '@/lib/companies/types';
import { formatNumber, isoDay } from '@/lib/format';
import { amongFewSql } from '@/lib/most-roles/among';
import { paths } from '@/lib/paths';
import { type HeldCompany, listHeldCompanies, type OnlyHeld } from '@/lib/people/held-companies';
import { getPerson, listColleagues, listPersonCompanies } from '@/lib/people/person';
import { searchPeople } from '@/lib/people/queries';
import type { PeoplePage, Person, PersonHit } from '@/lib/people/types';
import { bandText } from '@/lib/roles/band-text';
import { ROLE_GROUPS } from '@/lib/roles/constants';
import type { Band, RoleGroup } from '@/lib/roles/types';
import type { CompanyFilters } from '@/lib/search/types';
import { foldName } from '@/lib/words/fold';
import { Prisma } from '@/prisma/client/client';
import { type ChosenRef, type CompanyRef, companyRef, orNull } from './facts';
import { findNamedCompany } from './search';

export type HeldFact = ChosenRef & {
  status: string;
  /** The register's Danish wording. */
  statusText: string | null;
  group: RoleGroup;
  ownership: string | null;
  /** All roles there, of which the former are the first. Titles are in Danish. */
  roles: { group: RoleGroup; title: string | null; ownership: string | null; band: Band | null }[];
  until: string | null;
};

type Count = { value: number; shown: string; href: string };

export type PersonFacts = {
  name: string;
  href: string;
  /** Companies with a current role, with only former roles, and the bankrupt ones among both. */
  current: Count;
  former: Count;
  bankrupt: Count;
  /** The first companies for the requested kinds of role, and the number of all. */
  held: HeldFact[];
  heldTotal: Count;
  /** Whether these are of the past: there are no current ones, or the past was requested. */
  heldFormerly: boolean;
  /** The first companies that went bankrupt, when requested. */
  bankrupts: HeldFact[];
};

const toHeldFact = ({
  status,
  statusText,
  group,
  ownership,
  roles,
  leftOn,
  ...of
}: HeldCompany) => ({
  ...companyRef(of),
  advertisingProtected: of.advertisingProtected,
  status,
  statusText,
  group,
  until: isoDay(leftOn),
  ownership: ownership && bandText(ownership),
  roles: roles.map((role) => ({
    ...role,
    ownership: role.ownership && bandText(role.ownership),
    band: role.ownership,
  })),
});

/** A person's companies that went bankrupt, each with a role there. */
async function listBankrupt(person: Person, limit: number): Promise<HeldFact[]> {
  if (person.bankruptTotal === 0) return [];
  const { items } = await listPersonCompanies(person, { which: 'BANKRUPT', page: 1 });
  return items.slice(0, limit).flatMap(({ company, roles }) => {
    const [role] = roles;
    if (!role) return [];
    const { group, ownership, validTo: leftOn } = role;
    const held = roles.map((one) => ({
      group: one.group,
      title: one.title,
      ownership: one.ownership,
    }));
    return [toHeldFact({ ...company, group, ownership, leftOn, roles: held })];
  });
}

type PersonAsked = {
  id: string;
  groups?: readonly RoleGroup[];
  former?: boolean;
  bankrupt?: boolean;
  limit?: number;
  /** Only companies that pass these filters; the counts of all stay as they are. */
  filters?: CompanyFilters;
  /** The same for companies of these statuses, without a search. */
  statuses?: readonly CompanyStatus[];
  /** Only companies where the roles are so. */
  only?: OnlyHeld;
};

const isOfStatus = (statuses: readonly CompanyStatus[]) =>
  Prisma.sql`status::text = ANY (${[...statuses]}::text[])`;

/** The companies of a person, or of an organisation; null when the register lacks the holder. */
export async function personFacts(asked: PersonAsked): Promise<PersonFacts | null> {
  const { id, groups = ROLE_GROUPS, former = false, bankrupt = false, limit = 5 } = asked;
  const person = await orNull(getPerson(id));
  if (!person) return null;
  const filtered = asked.filters && (await amongFewSql(asked.filters, Prisma.sql`company_key`));
  const among = filtered ?? (asked.statuses && isOfStatus(asked.statuses));
  const list = (past: boolean) =>
    listHeldCompanies({ id, groups, former: past, limit, among, only: asked.only });
  const first = await list(former);
  // Of a time that is named, both are one list.
  const isOnly = first.total > 0 || asked.only?.during !== undefined;
  const heldFormerly = isOnly ? former : !former;
  const held = isOnly ? first : await list(heldFormerly);
  const [href, formerHref] = [paths.person(id), paths.person(id, { former: 'true' })];
  const bankruptHref = person.bankruptTotal > 0 ? paths.person(id, { bankrupt: 'true' }) : href;
  const count = (value: number, at: string) => ({ value, shown: formatNumber(value), href: at });
  return {
    name: person.name,
    href,
    heldFormerly,
    current: count(person.currentTotal, href),
    former: count(person.formerTotal, formerHref),
    bankrupt: count(person.bankruptTotal, bankruptHref),
    held: held.items.map(toHeldFact),
    heldTotal: count(held.total, heldFormerly ? formerHref : href),
    bankrupts: bankrupt ? await listBankrupt(person, limit) : [],
  };
}

/**
 * People who lead or own the same companies as a person today: those with the most shared companies
 * first, each with one of these companies.
 */
export async function colleagueFacts({ id }: { id: string }) {
  const { items, total } = await listColleagues(id);
  const people = items.map(({ id: other, name, company, shared }) => ({
    name,
    shared,
    company: companyRef(company),
    href: paths.person(other),
  }));
  return { people, total };
}

/** A person, or an organisation without a CVR number. */
export type FoundPerson = Pick<PersonHit, 'kind'> & {
  /** The register's own number for the holder, as text. */
  id: string;
  name: string;
  currentRoles: number;
  /** The first companies, of current roles or else of former ones, and the number of all. */
  companies: (CompanyRef & { group: RoleGroup; former: boolean })[];
  companiesTotal: number;
  /** The page of the person's companies. */
  href: string;
};

/** `organisations` are among the `total`, beyond which there may be more. */
export type FoundPeople = Pick<PeoplePage, 'total' | 'organisations' | 'hasMore'> & {
  people: FoundPerson[];
  /** The page for the same search. */
  href: string;
};

const toPerson = ({ id, kind, name, currentRoles, companies, companiesTotal }: PersonHit) => ({
  id,
  kind,
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

/** Those with exactly this name, compared as folded. */
export const exactOf = ({ people }: FoundPeople, name: string) =>
  people.filter((person) => foldName(person.name) === foldName(name));

/** People and organisations whose names have these words, the first twenty. */
export async function findPeople({ name }: { name: string }): Promise<FoundPeople> {
  const { items, total, organisations, hasMore } = await searchPeople({ name });
  const people = items.map(toPerson);
  return { total, organisations, hasMore, people, href: paths.people({ name }) };
}

export const isOrganisation = ({ kind }: Pick<FoundPerson, 'kind'>) => kind === 'OTHER';

/** Organisations without a CVR number are none where a company is called so, which is then meant. */
export async function namesakes(found: FoundPeople, name: string): Promise<FoundPerson[]> {
  const exact = exactOf(found, name);
  if (exact.length === 0 || !exact.every(isOrganisation)) return exact;
  const company = await findNamedCompany(name);
  return company.kind !== 'none' && company.isSame ? [] : exact;
}

/** The people, and organisations without a CVR number, that are called exactly so. */
export const peopleCalled = async (name: string) => namesakes(await findPeople({ name }), name);

/** Whether two or more words are exactly the name of a person. */
export const isPersonName = async (name: string) =>
  /\S\s+\S/.test(name) && (await peopleCalled(name)).some((one) => !isOrganisation(one));
