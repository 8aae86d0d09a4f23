import 'server-only';
import type { Effect } from './fragment';
import { districtAt } from './names';
import type { Span } from './period';
import type { Scan } from './scan';
import { spanBehind } from './spans';
import { valueFragment } from './values';

/** "(stiftet) i Aarhus i 2020": a place between a verb and its period. */
export function placedSpan(scan: Scan, at: number): { place: Effect[]; span: Span } | null {
  const start = scan.skip(at, 2);
  const place = districtAt(scan, start) ?? valueFragment(scan, start);
  const [effect] = place?.effects ?? [];
  const isPlace = effect?.put === 'place' || effect?.put === 'postal';
  const span = place && isPlace ? spanBehind(scan, place.to) : null;
  return place && span ? { place: place.effects, span } : null;
}
