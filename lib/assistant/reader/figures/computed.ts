import type { FigurePeriod } from '@/lib/assistant/tools/figures';
import { formatAmount } from '@/lib/companies/format';
import type { StatementField } from '@/lib/financials/types';
import { formatPercent, formatRatio } from '@/lib/format';
import type { Words } from '../text/reply';
import type { ComputedId } from '../words/computed-words';

type Figure = FigurePeriod['figures'][number];

/** `isRatio`: not an amount, so that its change is a difference. */
type Definition = {
  name: Words;
  formula: Words;
  lines: readonly StatementField[];
  isRatio?: true;
  /** What its change is counted in. */
  unit: Words;
  /** From the amounts of the lines in their order; null for a divisor that is not positive. */
  compute: (amounts: number[]) => number | null;
  shown: (value: number, currency: string) => string;
};

const PERCENT = { en: '%', da: '%' };
const inMoney = (value: number, currency: string) => `${formatAmount(value)} ${currency}`;
const over = (part: number, whole: number) => (whole > 0 ? part / whole : null);
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

export const COMPUTED: Record<ComputedId, Definition> = {
  workingCapital: {
    name: { en: 'Working capital', da: 'Arbejdskapital' },
    formula: {
      en: 'current assets − short-term liabilities',
      da: 'omsætningsaktiver − kortfristede gældsforpligtelser',
    },
    lines: ['currentAssets', 'shortTermLiabilitiesOtherThanProvisions'],
    unit: PERCENT,
    compute: ([assets = 0, debts = 0]) => assets - debts,
    shown: inMoney,
  },
  debtToEquity: {
    name: { en: 'Debt to equity (gearing)', da: 'Gæld i forhold til egenkapital (gearing)' },
    formula: {
      en: 'liabilities other than provisions ÷ equity × 100',
      da: 'gældsforpligtelser ÷ egenkapital × 100',
    },
    lines: ['liabilitiesOtherThanProvisions', 'equity'],
    isRatio: true,
    unit: { en: 'percentage points', da: 'procentpoint' },
    compute: ([debts = 0, equity = 0]) => over(debts * 100, equity),
    shown: formatPercent,
  },
  interestCover: {
    name: { en: 'Interest cover', da: 'Rentedækning' },
    formula: {
      en: 'operating profit ÷ finance expenses, in times',
      da: 'resultat af primær drift ÷ finansielle omkostninger, i gange',
    },
    lines: ['profitLossFromOrdinaryOperatingActivities', 'otherFinanceExpense'],
    isRatio: true,
    unit: { en: 'times', da: 'gange' },
    // Some reports state their expenses as negative amounts.
    compute: ([result = 0, expense = 0]) => over(result, Math.abs(expense)),
    shown: formatRatio,
  },
  netInterestBearingDebt: {
    name: { en: 'Net interest-bearing debt', da: 'Nettorentebærende gæld' },
    formula: {
      en: 'debt to banks and mortgage institutions, long-term and short-term, − cash',
      da: 'gæld til banker og realkreditinstitutter, lang- og kortfristet, − likvide beholdninger',
    },
    lines: [
      ...(['cashAndCashEquivalents', 'longTermDebtToMortgage', 'longTermDebtToBanks'] as const),
      ...(['shortTermMortgageDebt', 'shortTermDebtToBanks'] as const),
    ],
    unit: PERCENT,
    compute: ([cash = 0, ...debts]) => debts.reduce((sum, one) => sum + one, 0) - cash,
    shown: inMoney,
  },
};

/** A line of the accounts, or a figure that is computed from some. */
const isKnown = ({ value }: Figure) => typeof value === 'number';

/** The figure that the lines give, of which one may be missing. */
function computedOf(id: ComputedId, lines: readonly Figure[], currency: string): Figure {
  const { compute, shown, formula, isRatio } = COMPUTED[id];
  const amounts = lines.map(({ value }) => Number(value));
  const value = lines.length > 0 && lines.every(isKnown) ? rounded(compute(amounts)) : null;
  const text = value === null ? '' : shown(value, currency);
  const href = lines[0]?.href ?? '';
  return { field: id, value, shown: text, href, ...(isRatio && { formula: formula.en }) };
}

/** A period of the lines, with the figure that they give before them. */
export function withComputed(id: ComputedId, period: FigurePeriod): FigurePeriod {
  const { figures, currency } = period;
  // The change of a line is in other units than that of a ratio.
  const lines = COMPUTED[id].isRatio
    ? figures.map((figure) => ({ ...figure, growth: null }))
    : figures;
  return { ...period, figures: [computedOf(id, figures, currency), ...lines] };
}

const REASONS = {
  missing: {
    en: 'cannot be computed, as not all its lines are reported',
    da: 'kan ikke beregnes, da ikke alle dens poster er oplyst',
  },
  debtToEquity: {
    en: 'cannot be computed, as the equity is zero or below',
    da: 'kan ikke beregnes, da egenkapitalen er nul eller derunder',
  },
  interestCover: {
    en: 'cannot be computed, as there are no finance expenses',
    da: 'kan ikke beregnes, da der ingen finansielle omkostninger er',
  },
};

/** Why a figure is not computed. */
export function notComputedWords(id: ComputedId, [, ...lines]: readonly Figure[]): Words {
  const isDivided = id === 'debtToEquity' || id === 'interestCover';
  return isDivided && lines.every(isKnown) ? REASONS[id] : REASONS.missing;
}
