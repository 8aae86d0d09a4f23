import {
  MAX_PAGE,
  SEARCH_MAX,
  type SortDirection,
  USER_PAGE_SIZES,
  USER_SORTS,
  type UserSort,
} from './constants';

/**
 * What the table of users shows, as it stands in an address. What is searched for is
 * `q` there: `search` is what companies are searched for.
 */
export type ShownUsers = {
  search: string;
  sort: UserSort;
  direction: SortDirection;
  page: number;
  size: number;
};

/** Never throws: what does not fit is the default. */
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

/** For an address: defaults leave it, and so does the page, which is added by links. */
export function userAddress(shown: Omit<ShownUsers, 'page'>): Record<string, string> {
  const { search, sort, direction, size } = shown;
  return {
    ...(search !== '' && { q: search }),
    ...(sort !== 'name' && { sort }),
    ...(direction !== 'asc' && { direction }),
    ...(size !== USER_PAGE_SIZES[0] && { size: String(size) }),
  };
}

/** All of it, for what leads back to the table as it is. */
export const userTrail = (shown: ShownUsers): Record<string, string> => ({
  ...userAddress(shown),
  ...(shown.page > 1 && { page: String(shown.page) }),
});

/** The same for GET /api/user/all. */
export function userApiQuery({ search, sort, direction, page, size }: ShownUsers): string {
  return new URLSearchParams({
    search,
    sort,
    direction,
    page: String(page),
    limit: String(size),
  }).toString();
}
