import { loadOrigin, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';

/** Builds URLs of other companies that lead back to this one, and from it to the results. */
export async function loadOtherHref(key: string, params: Promise<RawParams>) {
  const known = trail(await loadOrigin(params), { company: key });
  return (other: string) => paths.company(other, known);
}
