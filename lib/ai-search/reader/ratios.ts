import 'server-only';
import type { NumberRange } from '@/lib/search/types';
import { RATIO_FILTERS, type RatioFilter } from '@/lib/search-index/percent-filters';
import { type Fragment, fragmentFrom } from './fragment';
import { PERCENT_STEP, percentRange, type Span, spanAt } from './number-spans';
import type { Scan } from './scan';

/** Words between a ratio and its size: "soliditet på over 40 %". */
const BETWEEN = new Set('paa er of is med with'.split(' '));

type Named = { field: RatioFilter; next: number };

/** A key figure by its name: "soliditetsgrad", "return on equity". */
export function ratioAt(scan: Scan, at: number): Named | null {
  for (const field of RATIO_FILTERS) {
    const next = scan.word(at, field);
    if (next !== null) return { field, next };
  }
  return null;
}

const sized = (from: number, to: number, field: RatioFilter, range: NumberRange) =>
  fragmentFrom(from, to, { put: 'range', field, ranges: [range] });

/** A size of a ratio: in per cent, or a number without a unit. */
function sizeAt(scan: Scan, at: number): Span | null {
  const span = spanAt(scan, at);
  return span && !span.money && span.foreign !== 'currency' ? span : null;
}

/** "soliditetsgrad under 10 %", "over 40 % soliditet", "negative solvency ratio" */
export function ratioSizeAt(scan: Scan, at: number): Fragment | null {
  const named = ratioAt(scan, at);
  if (named) {
    let next = named.next;
    while (next < named.next + 2 && BETWEEN.has(scan.fold(next))) next += 1;
    const span = sizeAt(scan, next);
    return span && sized(at, span.next, named.field, percentRange(span));
  }
  const negative = scan.word(at, 'negative');
  const sign = negative ?? scan.word(at, 'positive');
  const signed = sign === null ? null : ratioAt(scan, sign);
  if (signed) {
    return sized(
      at,
      signed.next,
      signed.field,
      negative === null ? { min: PERCENT_STEP } : { max: -PERCENT_STEP },
    );
  }
  const share = spanAt(scan, at);
  const behind = share?.foreign === 'share' ? ratioAt(scan, scan.skip(share.next, 1)) : null;
  return share && behind && sized(at, behind.next, behind.field, percentRange(share));
}
