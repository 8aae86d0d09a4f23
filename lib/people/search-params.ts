import { createLoader, parseAsBoolean, parseAsInteger, parseAsString } from 'nuqs/server';
import { cutText } from '@/lib/cut-text';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';
import type { RawParams } from '@/lib/search/search-params';

/** A page beside those of the results somebody came from, which stay in the address. */
export const COMPANIES_PAGE = 'companiesPage';

const load = createLoader({
  name: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
});

/** The address of /people; what does not fit becomes the default. */
export async function parsePeopleParams(searchParams: Promise<RawParams>) {
  const { name, page } = await load(searchParams);
  return { name: cutText(name.trim(), MAX_QUERY_LENGTH).trim(), page };
}

/** The address of /people/{id}; never throws. */
export const parsePersonParams = createLoader({
  /** Companies that were left, in place of those of today. */
  former: parseAsBoolean.withDefault(false),
  /** Those of both that went bankrupt, before the other. */
  bankrupt: parseAsBoolean.withDefault(false),
  /** Everybody in the same companies, in place of the first ones. */
  everybody: parseAsBoolean.withDefault(false),
  [COMPANIES_PAGE]: parseAsInteger.withDefault(1),
});
