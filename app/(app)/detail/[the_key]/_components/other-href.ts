import { paths } from '@/lib/paths';
import { loadOrigin, type RawParams } from './origin';

/** Makes addresses of other companies that lead back to this one, and from it to the results. */
export async function loadOtherHref(key: string, params: RawParams) {
  const origin = await loadOrigin(params);
  return (other: string) =>
    paths.company(other, { from: origin?.from, ...origin?.query, via: key });
}
