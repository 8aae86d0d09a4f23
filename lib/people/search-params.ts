import { createLoader, parseAsBoolean, parseAsInteger, parseAsString } from 'nuqs/server';
import { cutText } from '@/lib/cut-text';
import type { RawParams } from '@/lib/raw-params';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';

/**
 * Page parameter of a person's companies. It differs from `page`, which stays in the URL as the
 * page of the search results that the user came from.
 */
export const COMPANIES_PAGE = 'companiesPage';

const load = createLoader({
  name: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
});

/** Parses the URL of /people; invalid values become the defaults. */
export async function parsePeopleParams(searchParams: Promise<RawParams>) {
  const { name, page } = await load(searchParams);
  return { name: cutText(name.trim(), MAX_QUERY_LENGTH).trim(), page };
}

/** Parses the URL of /people/{id}; never throws. */
export const parsePersonParams = createLoader({
  /** Show former companies instead of current ones. */
  former: parseAsBoolean.withDefault(false),
  /** Show the companies that went bankrupt, current and former; takes precedence over `former`. */
  bankrupt: parseAsBoolean.withDefault(false),
  /** Show all colleagues instead of the first few. */
  everybody: parseAsBoolean.withDefault(false),
  [COMPANIES_PAGE]: parseAsInteger.withDefault(1),
});
