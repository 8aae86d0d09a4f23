import { createLoader, createSerializer, parseAsInteger, parseAsString } from 'nuqs/server';
import { MAX_QUERY_LENGTH } from './constants';

/** The address of /discover: one description for the page and its links. */
export const discoverParams = {
  search: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
};

const load = createLoader(discoverParams);
export const discoverQuery = createSerializer(discoverParams);

export type DiscoverParams = { search: string; page: number };

/** Never throws: what does not fit becomes the default. */
export async function parseDiscoverParams(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<DiscoverParams> {
  const { search, page } = await load(searchParams);
  return {
    search: search.trim().slice(0, MAX_QUERY_LENGTH),
    page: Math.min(Math.max(page, 1), 1_000_000),
  };
}
