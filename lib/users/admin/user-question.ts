import {
  MAX_PAGE,
  SEARCH_MAX,
  type SortDirection,
  USER_PAGE_SIZES,
  USER_SORTS,
  type UserSort,
} from './constants';

/**
 * The state of the user table, as encoded in the URL. The search term is the parameter `q`, because
 * `search` is the company search.
 */
export type ShownUsers = {
  search: string;
  sort: UserSort;
  direction: SortDirection;
  page: number;
  size: number;
};

/** Never throws: invalid values fall back to the defaults. */
export function readUserQuestion(params: URLSearchParams): ShownUsers {
  const sort = USER_SORTS.find((name) => name === params.get('sort')) ?? 'name';
  const size = USER_PAGE_SIZES.find((known) => String(known) === params.get('size'));
  const page = Math.trunc(Number(params.get('page')));
  return {
    search: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    sort,
    direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
    page: page >= 1 ? Math.min(page, MAX_PAGE) : 1,
    size: size ?? USER_PAGE_SIZES[0],
  };
}

/** URL parameters without the defaults and without the page, which links add themselves. */
export function userAddress(shown: Omit<ShownUsers, 'page'>): Record<string, string> {
  const { search, sort, direction, size } = shown;
  return {
    ...(search !== '' && { q: search }),
    ...(sort !== 'name' && { sort }),
    ...(direction !== 'asc' && { direction }),
    ...(size !== USER_PAGE_SIZES[0] && { size: String(size) }),
  };
}

/** URL parameters with the page, for links that lead back to the table in its current state. */
export const userTrail = (shown: ShownUsers): Record<string, string> => ({
  ...userAddress(shown),
  ...(shown.page > 1 && { page: String(shown.page) }),
});

/** The query string of GET /api/user/all for the same state. */
export function userApiQuery({ search, sort, direction, page, size }: ShownUsers): string {
  return new URLSearchParams({
    search,
    sort,
    direction,
    page: String(page),
    limit: String(size),
  }).toString();
}
