import 'server-only';
import type { Point } from '@/lib/search/area';
import { centerOf } from './centers';
import { type Fragment, fragmentFrom, nothingAt } from './fragment';
import { districtIn } from './names';
import { amountAt } from './numbers';
import type { Scan } from './scan';

/** Kilometres that "near" means without a distance. */
export const NEAR_KM = 10;
/** The largest radius that a search takes. */
export const MOST_KM = 1_000;

/** `km`: null when no search can express it: "over 20 km", "10 minutes". */
type Distance = { km: number | null; next: number };

/** "inden for 20 km", "within a 10 km", "højst 5 kilometer" */
function distanceAt(scan: Scan, at: number): Distance | null {
  const lead = scan.word(at, 'within') ?? at;
  const compare = scan.find(lead, 'compare');
  const how = compare?.meaning.how;
  const first = amountAt(scan, compare?.next ?? lead);
  const to = first && scan.word(first.next, 'to');
  const second = to ? amountAt(scan, to) : null;
  const amount = second ?? first;
  const kilometre = amount && scan.word(amount.next, 'kilometre');
  const next = kilometre ?? (amount && scan.word(amount.next, 'otherDistance'));
  if (!amount || next === null || amount.money || amount.foreign) return null;
  const isOutside = how === 'over' || how === 'min';
  // "5-10 km" is a ring.
  const isRadius = !isOutside && second === null && amount.value > 0 && amount.value <= MOST_KM;
  return { km: kilometre !== null && isRadius ? amount.value : null, next };
}

type Center = { point: Point; place: string; next: number };

/** The centre of one municipality or postal district; parts of the country have none. */
function centerAt(scan: Scan, at: number): Center | null {
  const district = districtIn(scan, at, true);
  const place = scan.find(at, 'place');
  const isDistrict = district !== null && district.next > (place?.next ?? 0);
  const found = isDistrict ? { is: 'district' as const, ...district } : null;
  const named = found ?? (place && { ...place.meaning, next: place.next });
  const name = scan.tokens.slice(at, named?.next).map(({ fold }) => fold);
  const point = named && centerOf(named, name.join(' '), scan.lexicon.tables);
  return point && { point, place: scan.text(at, named.next), next: named.next };
}

const circle = (center: Point, km: number) =>
  ({ put: 'area', area: { kind: 'circle', center, km } }) as const;

/** A second place cannot be searched around as well: "near Vejle or Kolding". */
function secondPlace(scan: Scan, next: number): number | null {
  const joined = scan.word(next, 'and', 'or');
  if (joined === null) return null;
  return centerAt(scan, scan.skip(scan.word(joined, 'near') ?? joined, 2))?.next ?? null;
}

/** "20 km fra Odense", "nær Vejle", "Aarhus og omegn": a circle around the centre of a place. */
export function nearnessAt(scan: Scan, at: number): Fragment | null {
  const distance = distanceAt(scan, at);
  const around = distance
    ? (scan.word(distance.next, 'aroundIt') ?? scan.word(distance.next, 'near'))
    : scan.word(at, 'near');
  if (around === null) return distance ? null : surroundingsAt(scan, at);
  const center = centerAt(scan, around) ?? centerAt(scan, scan.skip(around, 3));
  if (!center) return null;
  const second = secondPlace(scan, center.next);
  const km = distance ? distance.km : NEAR_KM;
  if (second !== null || km === null) {
    return nothingAt(at, second ?? center.next);
  }
  const effects = [circle(center.point, km)];
  const { place, next } = center;
  return { from: at, to: next, effects, place, ...(!distance && { as: 'near' as const }) };
}

/** "Aarhus og omegn", "Odense inden for 20 km" */
function surroundingsAt(scan: Scan, at: number): Fragment | null {
  const center = centerAt(scan, at);
  if (!center) return null;
  const { point, place, next } = center;
  const to = scan.word(next, 'surroundings');
  if (to !== null) return { from: at, to, effects: [circle(point, NEAR_KM)], place, as: 'near' };
  const distance = scan.word(next, 'within') === null ? null : distanceAt(scan, next);
  if (!distance) return null;
  if (distance.km === null) return nothingAt(at, distance.next);
  return { from: at, to: distance.next, effects: [circle(point, distance.km)], place };
}

/** "in the vicinity", "tæt på mig": nobody knows where that is, so a town must be named. */
export function nearMeAt(scan: Scan, at: number): Fragment | null {
  const next = scan.word(at, 'nearMe');
  // "I nærheden af Fyn", "nearby Funen": a part of the country is named, which has no centre.
  const isNamed = next !== null && (scan.word(at, 'near') ?? 0) > next;
  if (next === null || isNamed || scan.find(next, 'place') !== null) return null;
  return fragmentFrom(at, next, { put: 'nothing', why: 'nearMe' });
}
