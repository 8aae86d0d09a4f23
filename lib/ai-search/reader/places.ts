import 'server-only';
import type { Exclusions } from '@/lib/search/types';

export type Regions = ReadonlyMap<string, readonly string[]>;
export type PlacePiece = { values: readonly string[]; joined: boolean };
type PlaceFilters = { region?: string[]; municipality?: string[]; not: Exclusions };

/** With more exceptions than this, a region is given as the municipalities that remain. */
const MOST_EXCEPTIONS = 15;

/** "Aarhus og Odense" means either; "Aarhus, Region Midtjylland" means the narrower of the two. */
export function joinedPlaces(pieces: readonly PlacePiece[]): string[] {
  let all: string[] = [];
  for (const { values, joined } of pieces) {
    const common = all.filter((name) => values.includes(name));
    const narrows = !joined && common.length > 0;
    all = narrows ? common : [...new Set([...all, ...values])];
  }
  return all;
}

/** Splits municipalities into whole regions and the rest. */
function split(names: readonly string[], regions: Regions) {
  const set = new Set(names);
  const whole = [...regions].flatMap(([region, inside]) =>
    inside.length > 1 && inside.every((name) => set.has(name)) ? region : [],
  );
  const covered = new Set(whole.flatMap((region) => regions.get(region) ?? []));
  return { whole, rest: names.filter((name) => !covered.has(name)) };
}

/** Municipalities as filters: whole regions by name, and Jutland as regions except Funen. */
export function placeFilters(names: readonly string[], regions: Regions): PlaceFilters {
  if (names.length === 0) return { not: {} };
  const { whole, rest } = split(names, regions);
  if (rest.length === 0) return { region: whole, not: {} };
  if (whole.length === 0) return { municipality: [...names], not: {} };
  const partial = [...regions].flatMap(([region, inside]) =>
    inside.some((name) => rest.includes(name)) ? region : [],
  );
  const inPartial = partial.flatMap((region) => regions.get(region) ?? []);
  const missing = inPartial.filter((name) => !rest.includes(name));
  const isTold =
    missing.length <= MOST_EXCEPTIONS && rest.every((name) => inPartial.includes(name));
  if (!isTold) return { municipality: [...names], not: {} };
  return { region: [...whole, ...partial], not: { municipality: missing } };
}

export function placeExclusions(names: readonly string[], regions: Regions): Exclusions {
  const { whole, rest } = split(names, regions);
  return {
    ...(whole.length > 0 && { region: whole }),
    ...(rest.length > 0 && { municipality: rest }),
  };
}
