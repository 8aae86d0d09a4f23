import 'server-only';
import { type Fragment, nothingAt } from './fragment';
import { districtIn } from './names';
import type { Scan } from './scan';
import { spanBehind } from './spans';

const MOVED = new Set('flyttet flyttede moved relocated'.split(' '));
/** Of companies that move to a place; else the trade of moving: "firmaer der flytter møbler". */
const MOVING = new Set('flytter flytte move moves moving relocating'.split(' '));
const TO = new Set('til to'.split(' '));
const FROM = new Set('fra from'.split(' '));

/** The end of "flyttet", "flytter til", without the "til". */
function verbEnd(scan: Scan, at: number): number | null {
  const [fold, next] = [scan.fold(at), scan.fold(at + 1)];
  const isVerb = MOVED.has(fold) || (MOVING.has(fold) && (TO.has(next) || FROM.has(next)));
  return isVerb ? at + 1 : null;
}

/** "fra Aarhus": where those who moved no longer are. */
function leftEnd(scan: Scan, at: number): number | null {
  if (!FROM.has(scan.fold(at))) return null;
  const district = districtIn(scan, at + 1, true);
  return district?.next ?? scan.find(at + 1, 'place')?.next ?? null;
}

/**
 * "flyttet til Odense": no search knows who has moved. Those who did are in Odense, which stays a
 * condition, and no longer in the place they left.
 */
export function movedAt(scan: Scan, at: number): Fragment | null {
  const start = scan.word(at, 'not', 'recently') ?? at;
  const verb = verbEnd(scan, start > at ? scan.skip(start, 2) : at);
  if (verb === null) return null;
  const end = leftEnd(scan, verb) ?? verb;
  const isPlaced = TO.has(scan.fold(end));
  const to = isPlaced ? end : (spanBehind(scan, end)?.next ?? end);
  return nothingAt(at, to);
}
