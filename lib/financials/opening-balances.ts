import { breakBefore, breakOf } from './breaks';
import { statedIn } from './comparative';
import type { KeyFigureId } from './key-figure-list';
import type { KeyFigureRow } from './key-figure-select';
import { previousOf } from './restated';

/** The balances that are averaged with those of the day before the period. */
const AVERAGED = { roe: 'equity', roi: 'assets' } as const satisfies Partial<
  Record<KeyFigureId, keyof KeyFigureRow>
>;

export type OpeningBalance = {
  /** Whether only the closing balance is known, which then stands for the average. */
  isUnknown: boolean;
  /** The amount, where the period's report restates it. */
  restated: number | null;
};

/** Whether `other` ends the day before, in the same currency, whatever its length. */
const isDayBefore = (row: KeyFigureRow, other: KeyFigureRow) =>
  breakOf(breakBefore(row, other), true) === null;

/**
 * The opening balances that the loader averaged (lib/register/filings/load/ratios.ts).
 * @param rows all periods of the scope, shown or not
 */
export function openingBalances(
  row: KeyFigureRow,
  rows: readonly KeyFigureRow[],
): Partial<Record<KeyFigureId, OpeningBalance>> {
  const former = rows.find((other) => other.effective && isDayBefore(row, other));
  // Of the same days, where that period has a report of its own.
  const stated = statedIn(
    row,
    rows,
    (other) =>
      isDayBefore(row, other) &&
      (!former || other.startDate.getTime() === former.startDate.getTime()),
  );
  const of = (id: keyof typeof AVERAGED): OpeningBalance => {
    const [closing, own, comparative] = [row, former, stated].map(
      (one) => one?.[AVERAGED[id]]?.toNumber() ?? null,
    );
    const { amount, restated } = previousOf(closing ?? null, own ?? null, comparative ?? null);
    return { isUnknown: amount === null && typeof closing === 'number', restated };
  };
  return { roe: of('roe'), roi: of('roi') };
}
