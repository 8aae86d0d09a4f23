import 'server-only';
import type { Point } from '@/lib/search/area';
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

/**
 * The centre of one municipality (its main town), or of a postal district; null for several
 * municipalities, and when the tables have no position.
 */
export function centerOf(place: Place, { municipalities, districts }: Tables): Point | null {
  if (place.is === 'place') {
    const [name, other] = place.values;
    const found = other === undefined ? municipalities.find((one) => one.name === name) : undefined;
    return found?.center ?? null;
  }
  const points = districts.flatMap(({ postalCode, center }) =>
    center && place.codes.some((code) => isWithin(code)(postalCode)) ? [center] : [],
  );
  return middleOf(points);
}
