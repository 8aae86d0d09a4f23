import { loadOrigin, trail } from '@/lib/origin/origin';
import { loadVia } from '@/lib/origin/via';
import { type CompanyView, paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';

export type CompanyHref = (open?: CompanyView) => string;

/** Builds URLs of this company that remember where the visitor came from. */
export async function loadCompanyHref(
  key: string,
  params: Promise<RawParams>,
): Promise<CompanyHref> {
  const known = trail(...(await Promise.all([loadOrigin(params), loadVia(params)])));
  return (open) => paths.company(key, { ...known, ...open });
}
