import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { MESSAGES } from '../constants';
import { foldName } from '../fold';
import type { CompanyFilters } from '../types';

/** No name has a control character: a filter by this one finds nothing. */
const NOWHERE = '\u0000';

/**
 * Narrows filters to places that are names of regions or of municipalities,
 * however they are capitalised. What is neither finds nothing.
 * @throws AppError invalid_input when there are names of both kinds.
 */
export async function withLocation(
  filters: CompanyFilters,
  places: readonly string[],
): Promise<CompanyFilters> {
  if (places.length === 0) return filters;
  const [regions, municipalities] = await Promise.all([
    db.region.findMany({ select: { name: true } }),
    db.municipality.findMany({ select: { name: true } }),
  ]);
  const region = namedBy(places, regions);
  const municipality = namedBy(places, municipalities);
  if (region.length > 0 && municipality.length > 0) {
    throw new AppError('invalid_input', MESSAGES.mixedLocation, {
      fields: { location: MESSAGES.mixedLocation },
    });
  }
  return region.length > 0
    ? { ...filters, region: both(filters.region, region) }
    : { ...filters, municipality: both(filters.municipality, municipality) };
}

function namedBy(places: readonly string[], rows: { name: string }[]): string[] {
  const wanted = new Set(places.map(foldName));
  return [...new Set(rows.map(({ name }) => name))].filter((name) => wanted.has(foldName(name)));
}

/** Two choices that both have to be met. */
function both(chosen: readonly string[] = [], places: readonly string[]): string[] {
  const common = chosen.length === 0 ? places : places.filter((place) => chosen.includes(place));
  return common.length > 0 ? [...common] : [NOWHERE];
}
