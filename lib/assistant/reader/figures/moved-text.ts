import type { FigurePeriod } from '@/lib/assistant/tools/figures';
import type { Moved, When } from '../question/when';
import type { Speak } from '../text/reply';
import { comparable, type Dated, daysOf, valuesOf, yearOf } from './series';
import { yesOrNo } from './size';

type Asked = Pick<When, 'span' | 'most' | 'moved'>;

/** A first year of eight months is not compared with a whole one. */
const areAsLong = (first: FigurePeriod, last: FigurePeriod) =>
  Math.abs(daysOf(first) - daysOf(last)) < 31;

/** Whether the periods begin and end in the years that are meant. */
function areMeant(first: FigurePeriod, last: FigurePeriod, { span, most }: Asked): boolean {
  const [from, to] = [first, last].map(({ endDate }) => Number(yearOf(endDate)));
  if (from === undefined || to === undefined) return false;
  if (span) return from === span.first && (span.last === null || to === span.last);
  return most === undefined || to - from === most - 1;
}

const wayOf = (now: number, then: number): Moved | null =>
  now === then ? null : now > then ? 'up' : 'down';

/** Whether a figure went that way; null where it is open. */
function wentSo(values: Dated[], { moved, span, most }: Asked): boolean | null {
  const [last, before] = values;
  const first = values.at(-1);
  if (!first || !last || !before || first === last) return null;
  const way = wayOf(last.value, first.value);
  // Without a year to compare with, the last year and all of them must agree.
  const recent = span || most ? way : wayOf(last.value, before.value);
  // As must a year before that is now stated otherwise.
  const restated = before === first ? last.figure.restated : null;
  const anew = restated == null ? way : wayOf(last.value, restated);
  return way === recent && way === anew ? way === moved : null;
}

/** "Is the revenue higher than last year?" gets a yes or no, unless the figures disagree. */
export function movedText(periods: readonly FigurePeriod[], asked: Asked, say: Speak): string[] {
  const [last, first] = [periods[0], periods.at(-1)];
  if (!asked.moved || !last || !first) return [];
  if (!areMeant(first, last, asked) || !areAsLong(first, last)) return [];
  const known = last.figures.map((_, at) => comparable(valuesOf(periods, at)));
  const ends = [last, first].map(({ endDate }) => endDate).join();
  const isWhole = known.every(
    (all) => [all[0], all.at(-1)].map((one) => one?.endDate).join() === ends,
  );
  const [so, ...others] = new Set(known.map((all) => wentSo(all, asked)));
  const isOpen = !isWhole || so === undefined || so === null || others.length > 0;
  return isOpen ? [] : [yesOrNo(so, say)];
}
