import 'server-only';
import { registerDb } from '@/lib/db';
import { foldName } from '@/lib/words/fold';
import type { CompanyFilters } from '../types';

/** No name contains a control character, so a filter by this value finds nothing. */
const NOWHERE = '\u0000';

/**
 * Restricts filters to places, given as names of regions or municipalities in any capitalization. A
 * company in any of them matches; unknown names match nothing.
 */
export async function withLocation(
  filters: CompanyFilters,
  places: readonly string[],
): Promise<CompanyFilters> {
  if (places.length === 0) return filters;
  const [regions, municipalities] = await Promise.all([
    registerDb.region.findMany({ select: { name: true } }),
    registerDb.municipality.findMany({
      select: { name: true, region: { select: { name: true } } },
    }),
  ]);
  const region = namedBy(places, regions);
  const municipality = namedBy(places, municipalities);
  if (region.length > 0 && municipality.length === 0) {
    return { ...filters, region: both(filters.region, region) };
  }
  // Different filters are combined with AND, so regions are expanded to their municipalities.
  const inRegions = municipalities.filter((one) => region.includes(one.region?.name ?? NOWHERE));
  const all = [...municipality, ...inRegions.map(({ name }) => name)];
  return { ...filters, municipality: both(filters.municipality, all) };
}

function namedBy(places: readonly string[], rows: { name: string }[]): string[] {
  const wanted = new Set(places.map(foldName));
  return [...new Set(rows.map(({ name }) => name))].filter((name) => wanted.has(foldName(name)));
}

/** The intersection of two choices. */
function both(chosen: readonly string[] = [], places: readonly string[]): string[] {
  const common = chosen.length === 0 ? places : places.filter((place) => chosen.includes(place));
  return common.length > 0 ? [...common] : [NOWHERE];
}
