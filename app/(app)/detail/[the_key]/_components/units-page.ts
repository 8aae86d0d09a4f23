import { createLoader, parseAsInteger } from 'nuqs/server';
import type { PageTarget } from '@/components/pagination/page-href';
import type { CompanyHref } from './company-href';

export const UNITS_ID = 'units';

/** The page of production units; the query clamps page numbers out of range. */
export const loadUnitsPage = createLoader({ units: parseAsInteger.withDefault(1) });

/** Uses its own parameter: `page` in the URL belongs to the results the visitor came from. */
export function unitsTarget(href: CompanyHref): PageTarget {
  const [path = '', query] = href().split('?');
  return {
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    name: 'units',
    anchor: UNITS_ID,
  };
}
