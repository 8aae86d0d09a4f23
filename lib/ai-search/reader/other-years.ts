import 'server-only';
import type { Effect, Fragment } from './fragment';
import { fragmentFrom } from './fragment';
import { isYear } from './period';
import type { Scan } from './scan';

const OF = new Set('i in for of fra from during af'.split(' '));

const isFigure = (effect: Effect) =>
  effect.put === 'trend' || (effect.put === 'range' && effect.field !== 'locations');

/** "revenue over 5 million in 2019", "lost money last year": filters are of the newest accounts. */
export function otherYearAt(
  scan: Scan,
  at: number,
  fragments: readonly Fragment[],
): Fragment | null {
  const before = fragments.at(-1);
  const end = isYear(scan.tokens[at]?.text) ? at + 1 : scan.word(at, 'lastYear');
  if (end === null || !before?.effects.some(isFigure)) return null;
  const between = scan.tokens.slice(before.to, at);
  if (!between.every(({ fold }) => OF.has(fold))) return null;
  return fragmentFrom(at, end, { put: 'nothing', why: 'otherYear' });
}
