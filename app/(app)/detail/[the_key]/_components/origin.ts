import { createLoader, parseAsStringLiteral } from 'nuqs/server';
import { paths } from '@/lib/paths';
import { discoverParams } from '@/lib/search/search-params';

export type RawParams = Promise<Record<string, string | string[] | undefined>>;

/** Where the visitor came from, so that reload, back and share keep working. */
export const loadOrigin = createLoader({
  ...discoverParams,
  from: parseAsStringLiteral(['discover']),
});

export type CompanyHref = (open?: { tab?: string; scope?: string; periods?: number }) => string;

/** Makes addresses of the company that still know where the visitor came from. */
export async function loadCompanyHref(key: string, params: RawParams): Promise<CompanyHref> {
  const { from, search, page } = await loadOrigin(params);
  const origin = { from: from ?? undefined, search, page: page > 1 ? page : undefined };
  return (open) => paths.company(key, { ...origin, ...open });
}
