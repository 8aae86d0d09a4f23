import { isoDay } from '@/lib/format';
import { type Break, breakBefore, breakOf } from './breaks';
import {
  BALANCE_RATIOS,
  KEY_FIGURE_DIRECTION,
  KEY_FIGURE_UNIT,
  KEY_FIGURES,
  type KeyFigureId,
} from './key-figure-list';
import type { KeyFigureRow } from './key-figure-select';
import type { KeyFigureHistory, KeyFigurePeriod, KeyFigureValue, Scope } from './types';

type Compared = Pick<KeyFigureValue, 'change' | 'notCompared'>;

function compared(
  value: number | null,
  previous: number | null | undefined,
  reason: Break | null,
): Compared {
  if (value === null || previous == null) return { change: null, notCompared: null };
  if (reason) return { change: null, notCompared: reason };
  // Adding 0 turns -0 into 0.
  return { change: Math.round((value - previous) * 100) / 100 + 0, notCompared: null };
}

/** Both parts of the return on equity are known: nothing else can be the reason. */
const lacksEquity = (row: KeyFigureRow, id: KeyFigureId) =>
  id === 'roe' && row.roe === null && row.profitLoss !== null && row.equity !== null;

function toPeriod(row: KeyFigureRow, scope: Scope, before: KeyFigureRow | undefined) {
  const { startDate, endDate, currency } = row;
  const reason = breakBefore(row, before);
  const figures = KEY_FIGURES.map(({ id }) => {
    const own = breakOf(reason, BALANCE_RATIOS.has(id));
    const notComputed = lacksEquity(row, id) ? 'equity' : null;
    return [id, { value: row[id], ...compared(row[id], before?.[id], own), notComputed }] as const;
  });
  return {
    startDate,
    endDate,
    scope,
    currency,
    figures: Object.fromEntries(figures) as Record<KeyFigureId, KeyFigureValue>,
  };
}

function toPeriods(rows: readonly KeyFigureRow[], scope: Scope): KeyFigurePeriod[] {
  const own = rows.filter((row) => row.scope.toLowerCase() === scope);
  return own.map((row, index) => toPeriod(row, scope, own[index + 1]));
}

/** Rows, newest first, as the rest of the application reads them. */
export const toKeyFigures = (rows: readonly KeyFigureRow[]): KeyFigureHistory => ({
  solo: toPeriods(rows, 'solo'),
  group: toPeriods(rows, 'group'),
});

function toWirePeriod({ startDate, endDate, currency, scope, figures }: KeyFigurePeriod) {
  const missing = KEY_FIGURES.filter(({ id }) => figures[id].value === null);
  return {
    start_date: isoDay(startDate),
    end_date: isoDay(endDate),
    ...Object.fromEntries(KEY_FIGURES.map(({ id, wire }) => [wire, figures[id].value ?? 0])),
    /** Figures that stand as 0 because they cannot be computed. */
    not_computed: missing.map(({ wire }) => wire),
    currency,
    scope,
  };
}

/** The key figures of one scope with the names the API uses on the wire. */
export const toKeyFigureData = (history: KeyFigureHistory, scope: Scope) => ({
  data: history[scope].map(toWirePeriod),
  figures: KEY_FIGURES.map(({ wire, formula }) => ({
    name: wire,
    formula,
    unit: KEY_FIGURE_UNIT,
    direction: KEY_FIGURE_DIRECTION,
  })),
});
