import { breakBefore } from '@/lib/financials/breaks';
import { monthsOf } from '@/lib/financials/periods';
import { DAY_MS } from '@/lib/milliseconds';
import { MOST_YEARS } from '@/lib/search-index/choices';
import type { RatioFilter } from '@/lib/search-index/percent-filters';
import type { RegisterDatabase } from './register-database';

type Ratios = Record<RatioFilter, number | null>;
type Period = Ratios & {
  key: string;
  scope: 'SOLO' | 'GROUP';
  contributed: number | null;
  capital: number | null;
  capitalCurrency: string | null;
  startDate: Date;
  endDate: Date;
  currency: string;
  revenue: number | null;
  grossProfit: number | null;
  profit: number | null;
  equity: number | null;
  assets: number | null;
  employees: number | null;
};
export type Figures = Ratios & {
  profit: number | null;
  equity: number | null;
  assets: number | null;
  revenueGrowth: number | null;
  grossProfitGrowth: number | null;
  employeesGrowth: number | null;
  trends: string[];
  /** Less than half of the capital is left. */
  capitalLost: boolean;
};

const statement = `
  SELECT p.company_key AS key, p.scope, c.capital::float, c.capital_currency AS "capitalCurrency",
    p.contributed_capital::float AS contributed, p.start_date::timestamp AT TIME ZONE 'UTC' AS "startDate",
    p.end_date::timestamp AT TIME ZONE 'UTC' AS "endDate", p.currency, p.revenue::float,
    CASE WHEN p.gross_profit IS NULL THEN p.gross_result ELSE p.gross_profit END::float AS "grossProfit",
    p.profit_loss::float AS profit, p.equity::float, p.assets::float, p.employees::float,
    p.solvency_ratio::float AS "solvencyRatio", p.liquidity_ratio::float AS "liquidityRatio",
    p.coverage_ratio::float AS "coverageRatio",
    p.profit_margin::float AS "profitMargin", p.roe::float, p.roi::float
  FROM accounting_periods p JOIN filings f ON f.id = p.filing_id JOIN companies c ON c.key = p.company_key
  WHERE p.effective AND f.kind = 'ANNUAL'
  ORDER BY p.end_date DESC`;

const GROWING = ['revenue', 'grossProfit', 'profit', 'employees'] as const;

/** Figures derived from the accounts of a register, period by period in plain TypeScript. */
export async function readBruteFigures(database: RegisterDatabase): Promise<Map<string, Figures>> {
  const periods = new Map<string, Period[]>();
  for (const period of (await database.rows(statement)) as Period[]) {
    const known = periods.get(period.key);
    if (known) known.push(period);
    else periods.set(period.key, [period]);
  }
  return new Map([...periods].map(([key, own]) => [key, figuresOf(own)]));
}

/** Whether the newest own accounts have equity below half of the capital; a group's say nothing of it. */
function isCapitalLost(all: readonly Period[]): boolean {
  const [own, group] = [
    all.find(({ scope }) => scope === 'SOLO'),
    all.find(({ scope }) => scope === 'GROUP'),
  ];
  if (!own || own.equity === null || own.capital === null) return false;
  if (group && group.endDate > own.endDate) return false;
  const registered = own.currency === (own.capitalCurrency ?? 'DKK') ? [own.capital] : [];
  const stated = own.contributed !== null && own.contributed > 0 ? [own.contributed] : [];
  const capitals = [...registered, ...stated];
  if (own.equity < 0) return true;
  return capitals.length > 0 && own.equity < Math.min(...capitals) / 2;
}

/** @param all the newest first. */
function figuresOf(all: readonly Period[]): Figures {
  const periods = all.filter(({ scope }) => scope === 'SOLO');
  const [newest] = periods;
  const isAYear = newest && monthsOf(newest) >= 11 && monthsOf(newest) <= 13;
  const inKroner = periods.find(({ currency }) => currency === 'DKK');
  return {
    profit: inKroner?.profit ?? null,
    equity: inKroner?.equity ?? null,
    assets: inKroner?.assets ?? null,
    revenueGrowth: growthOf('revenue', periods[0], periods[1]),
    grossProfitGrowth: growthOf('grossProfit', periods[0], periods[1]),
    employeesGrowth: growthOf('employees', periods[0], periods[1]),
    solvencyRatio: tenths(periods[0]?.solvencyRatio),
    liquidityRatio: tenths(periods[0]?.liquidityRatio),
    coverageRatio: tenths(periods[0]?.coverageRatio),
    profitMargin: tenths(periods[0]?.profitMargin),
    roe: isAYear ? tenths(newest.roe) : null,
    roi: isAYear ? tenths(newest.roi) : null,
    trends: trendsOf(periods),
    capitalLost: isCapitalLost(all),
  };
}

const tenths = (percent: number | null = null) =>
  percent === null ? null : Math.round(10 * percent) / 10;

function growthOf(
  of: 'revenue' | 'grossProfit' | 'employees',
  newest: Period | undefined,
  before: Period | undefined,
): number | null {
  if (!newest || !before || breakBefore(newest, before) !== null) return null;
  const [now, then] = [newest[of], before[of]];
  if (now === null || then === null || then <= 0) return null;
  return Math.round(1_000 * (now / then - 1)) / 10;
}

/** What is so of a year: of its own result and equity, and of each figure beside the year before. */
function runsOf(year: Period, before: Period | undefined): string[] {
  const { profit, equity } = year;
  const own = [
    ...(profit ? [profit > 0 ? 'profitable' : 'lossMaking'] : []),
    ...(equity ? [equity > 0 ? 'positiveEquity' : 'negativeEquity'] : []),
  ];
  if (!before || breakBefore(year, before) !== null) return own;
  const risen = GROWING.flatMap((name) => {
    const [now, then] = [year[name], before[name]];
    if (now === null || then === null || now === then) return [];
    return now > then ? `${name}Up` : `${name}Down`;
  });
  return [...own, ...risen];
}

/** The runs of the newest year, and with a number those of as many newest years without a gap. */
function trendsOf(periods: readonly Period[]): string[] {
  const trends: string[] = [];
  let going: string[] = [];
  for (const [place, year] of periods.slice(0, MOST_YEARS).entries()) {
    const newer = periods[place - 1];
    const isNext = !newer || newer.startDate.getTime() - year.endDate.getTime() === DAY_MS;
    const own = runsOf(year, periods[place + 1]).filter(
      (run) => isNext || !/^(?:profitable|lossMaking|positiveEquity|negativeEquity)$/.test(run),
    );
    going = place === 0 ? own : going.filter((run) => own.includes(run));
    trends.push(...going.map((run) => (place === 0 ? run : `${run}${place + 1}`)));
  }
  return trends;
}
