import type { RawParams } from '@/lib/raw-params';
import type { CountedKind } from '@/lib/roles/role-counts';
import type { CleanFilters } from '@/lib/search/clean-filters';
import { shown } from '@/lib/search/reader';
import { onceEach } from '@/lib/search/repeated-params';
import { type DiscoverParams, parseDiscoverParams } from '@/lib/search/search-params';
import { MOST_ROLES_KINDS } from './constants';

/** Whose roles are counted, as on /discover, and which. */
export type MostRolesParams = Pick<
  DiscoverParams,
  'search' | 'filters' | 'hasFilters' | 'query' | 'ignored'
> & {
  role: CountedKind;
  /** Roles of before count too. */
  ever: boolean;
  /** A role that is none of them, as written. */
  unknown: string | null;
};

/** What the address of the list says. */
export type MostRolesAsked = Pick<MostRolesParams, 'query' | 'role'> & { ever?: boolean };

const [USUAL] = MOST_ROLES_KINDS;

/** Never throws: invalid parameters fall back to their defaults and are reported. */
export async function parseMostRolesParams(
  searchParams: Promise<RawParams>,
  clean?: CleanFilters,
): Promise<MostRolesParams> {
  const { search, filters, hasFilters, query, ignored } = await parseDiscoverParams(
    searchParams,
    clean,
  );
  const { texts } = onceEach(await searchParams, ['role', 'ever']);
  const text = texts.role?.trim();
  const role = MOST_ROLES_KINDS.find((one) => one === text);
  const ever = texts.ever === 'true';
  const unknown = text && !role ? shown(text) : null;
  return { search, filters, hasFilters, query, ignored, role: role ?? USUAL, ever, unknown };
}

/** The parameters of an address; what is usual is left out. */
export const mostRolesQuery = ({ query, role, ever = false }: MostRolesAsked) => ({
  ...query,
  ...(role !== USUAL && { role }),
  ...(ever && { ever: 'true' }),
});
