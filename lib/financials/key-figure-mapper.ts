import { recordOf } from '@/lib/entries';
import { isoDay } from '@/lib/format';
import { type Break, breakBefore, breakOf } from './breaks';
import { correctionOf, toWireCorrection } from './corrected';
import {
  BALANCE_RATIOS,
  KEY_FIGURE_DIRECTION,
  KEY_FIGURE_UNIT,
  KEY_FIGURES,
  type KeyFigureId,
} from './key-figure-list';
import type { KeyFigureRow, KeyFiguresRow } from './key-figure-select';
import { byNewest } from './newest-first';
import { type OpeningBalance, openingBalances } from './opening-balances';
import type {
  KeyFigureHistory,
  KeyFigurePart,
  KeyFigurePeriod,
  KeyFigureValue,
  NotComputed,
  Scope,
} from './types';

type Compared = Pick<KeyFigureValue, 'change' | 'notCompared'>;
type Uncompared = Omit<KeyFigureValue, keyof Compared>;

function compared(
  figure: Uncompared,
  before: Uncompared | undefined,
  reason: Break | null,
): Compared {
  const { value, onClosing } = figure;
  if (value === null || !before || before.value === null)
    return { change: null, notCompared: null };
  if (reason) return { change: null, notCompared: reason };
  if (onClosing !== before.onClosing) return { change: null, notCompared: 'average' };
  // Adding 0 turns -0 into 0.
  return { change: Math.round((value - before.value) * 100) / 100 + 0, notCompared: null };
}

const isShown = ({ effective }: KeyFigureRow) => effective;

type Field = keyof KeyFigureRow;
type Part = readonly [name: KeyFigurePart, ...fields: Field[]];

const revenue = ['revenue', 'revenue'] as const;
const equity = ['equity', 'equity'] as const;
const assets = ['assets', 'assets'] as const;

/** What each figure is computed from, the divisor first. Any one of a part's fields is enough. */
const PARTS: Record<KeyFigureId, readonly [divisor: Part, dividend: Part]> = {
  roe: [equity, ['profit', 'profitLoss']],
  roi: [assets, ['profitBeforeTax', 'profitLossBeforeTax']],
  coverageRatio: [revenue, ['grossProfit', 'grossProfit', 'grossResult']],
  liquidityRatio: [
    ['shortTermLiabilities', 'shortTermLiabilitiesOtherThanProvisions'],
    ['currentAssets', 'currentAssets'],
  ],
  profitMargin: [revenue, ['operatingProfit', 'profitLossFromOrdinaryOperatingActivities']],
  solvencyRatio: [assets, equity],
};

function isFlagged({ flags }: KeyFigureRow, field: string): boolean {
  return flags !== null && typeof flags === 'object' && field in flags;
}

/** The first part that explains why a figure has no value. */
function notComputedFor(
  row: KeyFigureRow,
  id: KeyFigureId,
  opening: OpeningBalance | undefined,
): NotComputed | null {
  if (row[id] !== null) return null;
  for (const [part, ...fields] of PARTS[id]) {
    if (fields.some((field) => row[field] !== null)) continue;
    const isContradictory = fields.some((field) => isFlagged(row, field));
    return { part, why: isContradictory ? 'contradiction' : 'notReported' };
  }
  // Both parts are known. The average with the year before is not stored.
  if (id === 'roe' && !opening?.isUnknown) return { part: 'averageEquity', why: 'notPositive' };
  if (id === 'roi' && isFlagged(row, 'otherFinanceExpense')) {
    return { part: 'financeExpenses', why: 'contradiction' };
  }
  const [[part, field]] = PARTS[id];
  return field && Number(row[field]) <= 0 ? { part, why: 'notPositive' } : null;
}

/** On which balance a figure is, and the opening balance where it is restated. */
function balanceOf(
  value: number | null,
  notComputed: NotComputed | null,
  opening: OpeningBalance | undefined,
): Pick<KeyFigureValue, 'onClosing' | 'restated'> {
  const isAveraged = value !== null || notComputed?.part === 'averageEquity';
  return {
    onClosing: value !== null && opening?.isUnknown === true,
    restated: isAveraged ? (opening?.restated ?? null) : null,
  };
}

/** The figures of a row, without their changes. */
function figuresOf(row: KeyFigureRow, rows: readonly KeyFigureRow[]) {
  const openings = openingBalances(row, rows);
  return recordOf(
    KEY_FIGURES.map(({ id }) => {
      const notComputed = notComputedFor(row, id, openings[id]);
      const value = row[id];
      return [id, { value, notComputed, ...balanceOf(value, notComputed, openings[id]) }] as const;
    }),
  );
}

function toPeriod(
  row: KeyFigureRow,
  before: KeyFigureRow | undefined,
  rows: readonly KeyFigureRow[],
  filings: KeyFiguresRow['filings'],
) {
  const { startDate, endDate, currency } = row;
  const own = figuresOf(row, rows);
  const former = before && figuresOf(before, rows);
  const reason = breakBefore(row, before);
  const figures = KEY_FIGURES.map(({ id }) => {
    const broken = breakOf(reason, BALANCE_RATIOS.has(id));
    return [id, { ...own[id], ...compared(own[id], former?.[id], broken) }] as const;
  });
  return {
    startDate,
    endDate,
    currency,
    corrected: correctionOf(row, filings),
    figures: recordOf(figures),
  };
}

function toPeriods({ periods, filings: rows }: KeyFiguresRow, scope: Scope): KeyFigurePeriod[] {
  const filings = rows.toSorted(byNewest);
  const own = periods.filter((row) => row.scope.toLowerCase() === scope);
  const shown = own.filter(isShown);
  return shown.map((row, index) => ({ scope, ...toPeriod(row, shown[index + 1], own, filings) }));
}

/** Maps rows, newest first, to the application's type. */
export const toKeyFigures = (company: KeyFiguresRow): KeyFigureHistory => ({
  solo: toPeriods(company, 'solo'),
  group: toPeriods(company, 'group'),
});

function toWirePeriod(period: KeyFigurePeriod) {
  const { startDate, endDate, currency, scope, corrected, figures } = period;
  const restated = KEY_FIGURES.filter(({ id }) => figures[id].restated !== null);
  const closing = KEY_FIGURES.filter(({ id }) => figures[id].onClosing);
  const missing = KEY_FIGURES.filter(({ id }) => figures[id].value === null);
  return {
    start_date: isoDay(startDate),
    end_date: isoDay(endDate),
    ...Object.fromEntries(KEY_FIGURES.map(({ id, wire }) => [wire, figures[id].value ?? 0])),
    /** Figures that are 0 because they cannot be computed. */
    not_computed: missing.map(({ wire }) => wire),
    /** Figures whose average begins with a balance that this report restates. */
    restated_opening: restated.map(({ wire }) => wire),
    /** Figures on the closing balance, because no opening balance is known. */
    on_closing_balance: closing.map(({ wire }) => wire),
    currency,
    scope,
    corrected_report: toWireCorrection(corrected),
  };
}

/** Maps the key figures of one scope to the API's wire format. */
export const toKeyFigureData = (history: KeyFigureHistory, scope: Scope) => ({
  data: history[scope].map(toWirePeriod),
  figures: KEY_FIGURES.map(({ wire, formula }) => ({
    name: wire,
    formula,
    unit: KEY_FIGURE_UNIT,
    direction: KEY_FIGURE_DIRECTION,
  })),
});
