import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { isoDay } from '@/lib/format';
import { paths } from '@/lib/paths';
import { REASON_TEXTS } from '@/lib/recommendations/constants';
import { listRecommendations } from '@/lib/recommendations/queries';
import { bandText } from '@/lib/roles/band-text';
import { findHoldings } from '@/lib/roles/holdings';
import { makesOwner } from '@/lib/roles/owning';
import { listAllRoles } from '@/lib/roles/queries';
import type { Band, Held, Participant, RoleGroup } from '@/lib/roles/types';
import { type CompanyRef, companyRef, orNull, placeOf, toListed } from './facts';

export type RoleFact = {
  /** The register's own number for the holder of the role. */
  id: string;
  group: RoleGroup;
  /** Whether it makes its holder an owner, as a general partner is not. */
  owns: boolean;
  /** In the register's Danish wording. */
  title: string | null;
  name: string;
  since: string | null;
  until: string | null;
  /** Share of the capital, as the register publishes it. */
  ownership: string | null;
  /** The same as percentages. */
  band: Band | null;
  /** The page of the holder of the role. */
  href: string;
};

export type Roles = {
  company: CompanyRef;
  roles: RoleFact[];
  /** Numbers of current and of former roles, whichever are listed. */
  currentTotal: number;
  formerTotal: number;
  signingRule: string | null;
  href: string;
};

const toRole = (
  { participant, ...role }: Held & { participant: Participant },
  companyTypeShort: string | null,
): RoleFact => ({
  id: participant.id,
  group: role.group,
  owns: makesOwner(role.group, companyTypeShort),
  title: role.title,
  name: participant.name,
  since: isoDay(role.validFrom),
  until: isoDay(role.validTo),
  ownership: role.ownership && bandText(role.ownership),
  band: role.ownership,
  href: paths.person(participant.id),
});

/**
 * The holders of roles in a company, all current or all former ones; null when the register lacks
 * it.
 */
export async function companyRoles({
  key,
  groups,
  former = false,
}: {
  key: string;
  groups?: readonly RoleGroup[];
  former?: boolean;
}): Promise<Roles | null> {
  const [[company], all] = await Promise.all([
    listCompaniesByKey([key]),
    orNull(listAllRoles({ key, former })),
  ]);
  if (!company || !all) return null;
  const { items, currentTotal, formerTotal, signingRule } = all;
  const roles = items.filter(({ group }) => !groups || groups.includes(group));
  return {
    company: companyRef(company),
    roles: roles.map((role) => toRole(role, company.companyTypeShort)),
    currentTotal,
    formerTotal,
    signingRule,
    href: placeOf(key, { tab: 'roles', former: former ? 'true' : undefined }),
  };
}

/** Roles that a model reads at once. */
const MOST_READ = 50;

/** The first of them, and how many there are; null when the register lacks the company. */
export async function firstRoles(asked: Parameters<typeof companyRoles>[0]) {
  const found = await companyRoles(asked);
  if (!found) return null;
  const { roles } = found;
  return { ...found, roles: roles.slice(0, MOST_READ), rolesTotal: roles.length };
}

export type RolesEver = { today: Roles; before: Roles; all: RoleFact[] };

/** The current and the former holders, current ones first; null when the register lacks it. */
export async function rolesEver({ key }: { key: string }): Promise<RolesEver | null> {
  const [today, before] = await Promise.all([
    companyRoles({ key }),
    companyRoles({ key, former: true }),
  ]);
  return today && before && { today, before, all: [...today.roles, ...before.roles] };
}

/**
 * The companies that a company owns a part of, the largest shares first, and how many they are;
 * null when the register lacks the company.
 */
export async function ownedCompanies({ key }: { key: string }) {
  const [[company], holdings] = await Promise.all([listCompaniesByKey([key]), findHoldings(key)]);
  if (!company) return null;
  const owned = (holdings?.items ?? []).map(({ company: of, ownership, validFrom }) => ({
    ...companyRef(of),
    advertisingProtected: of.advertisingProtected,
    status: of.status,
    ownership: ownership && bandText(ownership),
    since: isoDay(validFrom),
  }));
  const href = placeOf(key, { tab: 'roles' }, 'owned');
  return { company: companyRef(company), owned, total: holdings?.total ?? 0, href };
}

/** Active companies similar to another one; null when the register lacks it. */
export async function similarCompanies({ key }: { key: string }) {
  const [[company], found] = await Promise.all([
    listCompaniesByKey([key]),
    listRecommendations(key),
  ]);
  if (!company) return null;
  const similar = found.map(({ company: like, reasons }) => ({
    ...toListed(like),
    reasons: reasons.map((reason) => REASON_TEXTS[reason]),
  }));
  return { company: companyRef(company), similar };
}
