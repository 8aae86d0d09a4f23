import {
  createLoader,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
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
export type SavedDirection = (typeof DIRECTIONS)[number];

/** What an address of /saved shows. What is searched for is `q`: `search` is the top bar's. */
export type SavedParams = {
  /** Id of a list, or null for all that is saved. */
  list: string | null;
  tag: string;
  search: string;
  /** Danish text of a main industry. */
  industry: string;
  sort: SavedSort;
  direction: SavedDirection;
  page: number;
  size: number;
  /** Ids of entries that are left out; stands in questions to the API alone. */
  except: string[];
};

/** No list has as many pages; beyond its end it shows the last one. */
const MAX_PAGE = 1_000_000;

const load = createLoader({
  list: parseAsString,
  tag: parseAsString.withDefault(''),
  q: parseAsString.withDefault(''),
  industry: parseAsString.withDefault(''),
  sort: parseAsStringLiteral(SAVED_SORTS).withDefault('saved'),
  direction: parseAsStringLiteral(DIRECTIONS),
  page: parseAsInteger.withDefault(1),
  size: parseAsInteger.withDefault(SAVED_PAGE_SIZES[0]),
  except: parseAsArrayOf(parseAsString).withDefault([]),
});

export type RawSavedParams = URLSearchParams | Record<string, string | string[] | undefined>;

/** Null bytes are no text to PostgreSQL. */
const clean = (text: string, most: number) =>
  [...cleanLabel(text.replaceAll('\0', ''))].slice(0, most).join('');

/** Newest first, everything else from the least. */
const usual = (sort: SavedSort): SavedDirection => (sort === 'saved' ? 'desc' : 'asc');

/** Never throws: what does not fit is the default. */
export function parseSavedParams(source: RawSavedParams): SavedParams {
  const { list, tag, q, industry, sort, direction, page, size, except } = load(source);
  const ids = except.filter(isUuid).map((id) => id.toLowerCase());
  return {
    list: list !== null && isUuid(list) ? list.toLowerCase() : null,
    tag: clean(tag, SAVED_SEARCH_MAX),
    search: clean(q, SAVED_SEARCH_MAX),
    industry: clean(industry, 300),
    sort,
    direction: direction ?? usual(sort),
    page: Math.min(Math.max(page, 1), MAX_PAGE),
    size: SAVED_PAGE_SIZES.find((known) => known === size) ?? SAVED_PAGE_SIZES[0],
    except: [...new Set(ids)].slice(0, MAX_EXCEPT),
  };
}

/**
 * Whether something that narrows does not fit and is left out. Who reads the page sees that more is
 * shown; what is done to all that an address shows must not be done to more than was asked.
 */
export function isWidened(source: RawSavedParams): boolean {
  const { list, except } = load(source);
  const params = parseSavedParams(source);
  const asked = new Set(except.filter(Boolean).map((id) => id.toLowerCase()));
  return (Boolean(list) && params.list === null) || asked.size > params.except.length;
}

/** For an address: defaults leave it, and so does the page, which is added by links. */
export function savedAddress(params: Omit<SavedParams, 'page' | 'except'>): Record<string, string> {
  const { list, tag, search, industry, sort, direction, size } = params;
  return {
    ...(list !== null && { list }),
    ...(tag !== '' && { tag }),
    ...(search !== '' && { q: search }),
    ...(industry !== '' && { industry }),
    ...(sort !== 'saved' && { sort }),
    ...(direction !== usual(sort) && { direction }),
    ...(size !== SAVED_PAGE_SIZES[0] && { size: String(size) }),
  };
}

/** A page of the table, as GET /api/saved/entries is asked for it. */
export function savedPageQuery(params: SavedParams): string {
  const { page } = params;
  return new URLSearchParams({
    ...savedAddress(params),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}

/**
 * All that an address shows, whatever its page: for exports, and for what is done to
 * all of it at once. `except`: ids of entries that are not meant.
 */
export function savedQuery(params: SavedParams, except: readonly string[] = []): string {
  return new URLSearchParams({
    ...savedAddress({ ...params, size: SAVED_PAGE_SIZES[0] }),
    ...(except.length > 0 && { except: except.join(',') }),
  }).toString();
}

/** Whether more than a list or all of it was asked for. */
export const isNarrowed = ({ tag, search, industry }: SavedParams): boolean =>
  tag !== '' || search !== '' || industry !== '';
