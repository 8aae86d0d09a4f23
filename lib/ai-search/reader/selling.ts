import 'server-only';
import { foldName } from '@/lib/words/fold';
import { type Fragment, nothingAt } from './fragment';
import type { Scan } from './scan';

const folded = (words: string) => new Set(words.split(' ').map(foldName));

const SELL = folded(
  'sell selling offer offering pitch pitching supply supplying deliver delivering sælge sælger tilbyde tilbyder levere leverer',
);
const WE = folded('we jeg vi');
/** Words after an English "i"; in Danish it means "in". */
const WANT = folded('want would d m will can need like am sell offer');
const [MOST_BEFORE, MOST_GOODS] = [6, 6];

const isSpeaker = (scan: Scan, at: number) =>
  WE.has(scan.fold(at)) || (scan.fold(at) === 'i' && WANT.has(scan.fold(at + 1)));

/** "I want to sell cleaning to offices": the goods sold do not describe the companies to find. */
export function sellingAt(scan: Scan, at: number): Fragment | null {
  if (!SELL.has(scan.fold(at))) return null;
  const before = Array.from({ length: MOST_BEFORE }, (_, back) => at - 1 - back);
  if (!before.some((place) => isSpeaker(scan, place))) return null;
  const behind = Array.from({ length: MOST_GOODS }, (_, more) => at + 1 + more);
  const to = behind.find((place) => ['to', 'til'].includes(scan.fold(place)));
  return to === undefined ? null : nothingAt(at, to + 1);
}
