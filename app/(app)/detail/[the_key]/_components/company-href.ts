import { loadOrigin, type RawParams, trail } from '@/lib/origin/origin';
import { loadVia } from '@/lib/origin/via';
import { type CompanyView, paths } from '@/lib/paths';

export type CompanyHref = (open?: CompanyView) => string;

/** Builds URLs of this company that remember where the visitor came from. */
export async function loadCompanyHref(key: string, params: RawParams): Promise<CompanyHref> {
  const known = trail(...(await Promise.all([loadOrigin(params), loadVia(params)])));
  return (open) => paths.company(key, { ...known, ...open });
}
