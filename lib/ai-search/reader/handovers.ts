import 'server-only';
import { foldName } from '@/lib/words/fold';
import { type Fragment, fragmentFrom } from './fragment';
import { spanAt } from './number-spans';
import { officeAt } from './offices';
import type { Scan } from './scan';
import { spanBehind } from './spans';

/** What stands before a change that is only to come: "klar til", "facing", "in need of a". */
const BEFORE = new Set(
  'klar klare moden modne foran til står over for facing ready in need of a up for et en har med skal snart needing needs before due awaiting'
    .split(' ')
    .map(foldName),
);
const MOST_BEFORE = 5;
const FOR_SALE = ['forSale', 'handover'] as const;

/** "klar til generationsskifte", "up for sale": nothing tells who is about to hand over. */
export function handoverAt(scan: Scan, at: number): Fragment | null {
  let start = at;
  while (start < at + MOST_BEFORE && BEFORE.has(scan.fold(start))) {
    if (scan.word(start, ...FOR_SALE) !== null) break;
    start += 1;
  }
  const end = scan.word(start, ...FOR_SALE);
  return end === null ? null : fragmentFrom(at, end, { put: 'nothing', why: 'handover' });
}

/** "Same owner since the start": filters know changes, and not what has stayed as it was. */
export function unchangedAt(scan: Scan, at: number): Fragment | null {
  const same = scan.word(at, 'same');
  const office = same === null ? null : officeAt(scan, same);
  if (office === null) return null;
  const since = scan.word(office, 'unchanged') ?? spanEnd(scan, office);
  return fragmentFrom(at, since ?? office, { put: 'nothing', why: 'unchanged' });
}

/** "… since 1990", "… for over 20 years" */
function spanEnd(scan: Scan, at: number): number | null {
  const since = spanBehind(scan, at);
  if (since) return since.next;
  const start = FOR.has(scan.fold(at)) ? at + 1 : at;
  const span = spanAt(scan, start);
  return span && scan.word(span.next, 'year');
}
const FOR = new Set('i for gennem through'.split(' '));
