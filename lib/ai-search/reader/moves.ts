import 'server-only';
import { sharedSpan } from './changes';
import { type Fragment, fragmentFrom, nothingAt } from './fragment';
import { changeEffects, latestBehind } from './latest';
import { districtIn } from './names';
import { placedSpan } from './placed';
import type { Scan } from './scan';
import { spanBehind } from './spans';

/** Of companies that move to a place; else the trade of moving: "firmaer der flytter møbler". */
const MOVING = new Set('flytter flytte move moves moving relocating'.split(' '));
const TO = new Set('til to'.split(' '));
const FROM = new Set('fra from'.split(' '));

/** "flyttet adresse" */
const ADDRESS = new Set('adresse adressen adresser address addresses'.split(' '));

/** The end of "flyttet", "flyttet adresse", "flytter til", without the "til". */
function verbEnd(scan: Scan, at: number): number | null {
  const [fold, next] = [scan.fold(at), scan.fold(at + 1)];
  const isVerb =
    scan.word(at, 'hasMoved') !== null || (MOVING.has(fold) && (TO.has(next) || FROM.has(next)));
  if (!isVerb) return null;
  return ADDRESS.has(next) ? at + 2 : at + 1;
}

/** "fra Aarhus": where those who moved no longer are. */
function leftEnd(scan: Scan, at: number): number | null {
  if (!FROM.has(scan.fold(at))) return null;
  const district = districtIn(scan, at + 1, true);
  return district?.next ?? scan.find(at + 1, 'place')?.next ?? null;
}

/**
 * "flyttet til Odense": those who came to their present address then, or in the last year, and are
 * in Odense; "senest flyttede" come first. No search knows the place that they left.
 */
export function movedAt(scan: Scan, at: number): Fragment | null {
  const not = scan.word(at, 'not');
  const latest = not === null ? scan.word(at, 'mostRecently') : null;
  const start = not ?? latest ?? scan.word(at, 'recently') ?? at;
  const verb = verbEnd(scan, start > at ? scan.skip(start, 2) : at);
  if (verb === null) return null;
  const end = leftEnd(scan, verb) ?? verb;
  const isPlaced = TO.has(scan.fold(end));
  const placed = isPlaced ? placedSpan(scan, end) : null;
  const behind = isPlaced ? null : spanBehind(scan, end);
  if (end > verb || not !== null) return nothingAt(at, behind?.next ?? end);
  const span = placed?.span ?? behind;
  const last = latestBehind(scan, end, span);
  const shared = span ?? sharedSpan(scan, end);
  const when = { isLatest: (latest ?? last) !== null, span: shared, end };
  return fragmentFrom(
    at,
    span?.next ?? last ?? end,
    ...(placed?.place ?? []),
    ...changeEffects(scan, 'moved', when),
  );
}
