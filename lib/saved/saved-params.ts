import {
  createLoader,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { RawParams } from '@/lib/raw-params';
import { COMPANY_STATUSES } from '@/lib/search-index/choices';
import { isUuid } from '@/lib/uuid';
import {
  MAX_EXCEPT,
  SAVED_PAGE_SIZES,
  SAVED_SEARCH_MAX,
  SAVED_SORTS,
  type SavedSort,
} from './constants';
import { cleanLabel } from './label';

const DIRECTIONS = ['asc', 'desc'] as const;
type SavedDirection = (typeof DIRECTIONS)[number];

/** The state of a /saved URL. Its search text is `q`, as `search` belongs to the top bar. */
export type SavedParams = {
  /** Id of a list, or null for everything saved. */
  list: string | null;
  tag: string;
  search: string;
  /** Danish text of a main industry. */
  industry: string;
  status: (typeof COMPANY_STATUSES)[number] | null;
  sort: SavedSort;
  direction: SavedDirection;
  page: number;
  size: number;
  /** Ids of excluded entries; only used in API calls. */
  except: string[];
};

/** More pages than any list has; past the end the last page is shown. */
const MAX_PAGE = 1_000_000;

const load = createLoader({
  list: parseAsString,
  tag: parseAsString.withDefault(''),
  q: parseAsString.withDefault(''),
  industry: parseAsString.withDefault(''),
  status: parseAsStringLiteral(COMPANY_STATUSES),
  sort: parseAsStringLiteral(SAVED_SORTS).withDefault('saved'),
  direction: parseAsStringLiteral(DIRECTIONS),
  page: parseAsInteger.withDefault(1),
  size: parseAsInteger.withDefault(SAVED_PAGE_SIZES[0]),
  except: parseAsArrayOf(parseAsString).withDefault([]),
});

export type RawSavedParams = URLSearchParams | RawParams;

/** Removes null bytes, which PostgreSQL text cannot contain. */
const clean = (text: string, most: number) =>
  [...cleanLabel(text.replaceAll('\0', ''))].slice(0, most).join('');

/** The default direction: newest first for `saved`, ascending for everything else. */
const usual = (sort: SavedSort): SavedDirection => (sort === 'saved' ? 'desc' : 'asc');

/** Never throws: invalid values become the defaults. */
export function parseSavedParams(source: RawSavedParams): SavedParams {
  const { list, tag, q, industry, status, sort, direction, page, size, except } = load(source);
  const ids = except.filter(isUuid).map((id) => id.toLowerCase());
  return {
    list: list !== null && isUuid(list) ? list.toLowerCase() : null,
    tag: clean(tag, SAVED_SEARCH_MAX),
    search: clean(q, SAVED_SEARCH_MAX),
    industry: clean(industry, 300),
    status,
    sort,
    direction: direction ?? usual(sort),
    page: Math.min(Math.max(page, 1), MAX_PAGE),
    size: SAVED_PAGE_SIZES.find((known) => known === size) ?? SAVED_PAGE_SIZES[0],
    except: [...new Set(ids)].slice(0, MAX_EXCEPT),
  };
}

/**
 * Whether a narrowing parameter is invalid and hence ignored. A reader of the page notices that it
 * shows more; a bulk action on everything it shows must not affect more than intended.
 */
export function isWidened(source: RawSavedParams): boolean {
  const { list, except } = load(source);
  const params = parseSavedParams(source);
  const asked = new Set(except.filter(Boolean).map((id) => id.toLowerCase()));
  return (Boolean(list) && params.list === null) || asked.size > params.except.length;
}

/** The URL parameters of /saved. */
const NAMES = new Set([
  ...['list', 'tag', 'q', 'industry', 'status', 'except', 'sort', 'direction', 'page', 'size'],
]);

/** Whether a text is used in full: a truncated or emptied one would match more entries. */
const isWhole = (asked: string | null, read: string) =>
  !asked?.trim() || (read !== '' && cleanLabel(asked.replaceAll('\0', '')) === read);

/**
 * Whether a URL is interpreted exactly as written: an unknown parameter, or a repeated one with
 * another value, would be ignored and so narrow nothing.
 */
export function isReadWhole(source: URLSearchParams): boolean {
  const { tag, search, industry, status } = parseSavedParams(source);
  const hasOneOfEach = [...new Set(source.keys())].every(
    (name) => NAMES.has(name) && new Set(source.getAll(name)).size === 1,
  );
  return (
    hasOneOfEach &&
    isWhole(source.get('tag'), tag) &&
    isWhole(source.get('q'), search) &&
    isWhole(source.get('industry'), industry) &&
    isWhole(source.get('status'), status ?? '')
  );
}

/** URL parameters without defaults, and without the page, which links add themselves. */
export function savedAddress(params: Omit<SavedParams, 'page' | 'except'>): Record<string, string> {
  const { list, tag, search, industry, status, sort, direction, size } = params;
  return {
    ...(list !== null && { list }),
    ...(tag !== '' && { tag }),
    ...(search !== '' && { q: search }),
    ...(industry !== '' && { industry }),
    ...(status !== null && { status }),
    ...(sort !== 'saved' && { sort }),
    ...(direction !== usual(sort) && { direction }),
    ...(size !== SAVED_PAGE_SIZES[0] && { size: String(size) }),
  };
}

/** Query string for a page of GET /api/saved/entries. */
export function savedPageQuery(params: SavedParams): string {
  const { page } = params;
  return new URLSearchParams({
    ...savedAddress(params),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}

/**
 * Query string for everything a URL shows, regardless of its page: for exports and bulk actions.
 * `except`: ids of entries to exclude.
 */
export function savedQuery(params: SavedParams, except: readonly string[] = []): string {
  return new URLSearchParams({
    ...savedAddress({ ...params, size: SAVED_PAGE_SIZES[0] }),
    ...(except.length > 0 && { except: except.join(',') }),
  }).toString();
}

/** Whether anything beyond a list is filtered by. */
export const isNarrowed = ({ tag, search, industry, status }: SavedParams): boolean =>
  tag !== '' || search !== '' || industry !== '' || status !== null;
