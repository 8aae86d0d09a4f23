import { createLoader, parseAsStringLiteral } from 'nuqs/server';
import { discoverParams } from '@/lib/search/search-params';

export type RawParams = Promise<Record<string, string | string[] | undefined>>;

/** Where the visitor came from, so that reload, back and share keep working. */
export const loadOrigin = createLoader({
  ...discoverParams,
  from: parseAsStringLiteral(['discover']),
});
