import { createLoader, parseAsInteger } from 'nuqs/server';
import type { PageTarget } from '@/components/pagination/page-href';
import type { CompanyHref } from './company-href';

export const UNITS_ID = 'units';

/** Which page of production units is shown; the query clamps what does not exist. */
export const loadUnitsPage = createLoader({ units: parseAsInteger.withDefault(1) });

/** The results that the visitor came from have a `page` of their own in the address. */
export function unitsTarget(href: CompanyHref): PageTarget {
  const [path = '', query] = href().split('?');
  return {
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    name: 'units',
    anchor: UNITS_ID,
  };
}
