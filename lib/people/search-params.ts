import { createLoader, parseAsInteger, parseAsString } from 'nuqs/server';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';
import type { RawParams } from '@/lib/search/search-params';

const load = createLoader({
  name: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
});

/** The address of /people; what does not fit becomes the default. */
export async function readPeopleParams(searchParams: Promise<RawParams>) {
  const { name, page } = await load(searchParams);
  return { name: name.trim().slice(0, MAX_QUERY_LENGTH).trim(), page };
}
