import 'server-only';
import type { Point } from '@/lib/search/area';
import { tokensOf } from './tokens';
import type { Tables } from './vocabulary';

/** A place as it was read: municipalities, or postal codes and ranges of them. */
type Place =
  | { is: 'place'; values: readonly string[] }
  | { is: 'district'; codes: readonly string[] };

const isWithin = (code: string) => (postalCode: string) => {
  const [first = '', last = first] = code.split('-');
  return postalCode >= first && postalCode <= last;
};

/** The middle of the outermost points. */
function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
}

const foldedName = (name: string) =>
  tokensOf(name)
    .map(({ fold }) => fold)
    .join(' ');

const known = new WeakMap<Tables, Map<string, Point[]>>();

/** The positions of the postal districts of each folded name, cached per tables. */
function positionsOf(tables: Tables): Map<string, Point[]> {
  const kept = known.get(tables);
  if (kept) return kept;
  const all = new Map<string, Point[]>();
  for (const { name, center } of tables.districts) {
    const fold = foldedName(name);
    if (center) all.set(fold, [...(all.get(fold) ?? []), center]);
  }
  known.set(tables, all);
  return all;
}

/** Islands that are read as a municipality whose main town is elsewhere, with their own town. */
const MAIN_TOWNS = new Map([['mon', 'stege']]);

/**
 * The centre of a place: the town of that name, which is not always the main town of its
 * municipality, as in Faxe; else that of the one municipality or of the postal district. Null for
 * several municipalities, and when the tables have no position.
 * @param name as it was written
 */
export function centerOf(place: Place, name: string, tables: Tables): Point | null {
  const { municipalities, districts } = tables;
  if (place.is === 'place') {
    const [municipality, other] = place.values;
    if (other !== undefined) return null;
    const fold = foldedName(name);
    const town = positionsOf(tables).get(MAIN_TOWNS.get(fold) ?? fold);
    const found = municipalities.find((one) => one.name === municipality);
    return middleOf(town ?? []) ?? found?.center ?? null;
  }
  const points = districts.flatMap(({ postalCode, center }) =>
    center && place.codes.some((code) => isWithin(code)(postalCode)) ? [center] : [],
  );
  return middleOf(points);
}
