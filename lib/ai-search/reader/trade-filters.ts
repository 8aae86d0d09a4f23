import 'server-only';
import type { CompanyFilters } from '@/lib/search/types';
import type { Trade } from './vocabulary';

type TradeFilters = Pick<CompanyFilters, 'industry' | 'sector'>;

/** The industries of all trades, and their sectors with the industries outside these. */
function partsOf(trades: readonly Trade[]) {
  const whole = trades.filter(({ sectors }) => sectors);
  const covered = new Set(whole.flatMap(({ values }) => values));
  const industries = [...new Set(trades.flatMap(({ values }) => values))];
  return {
    industries,
    sectors: [...new Set(whole.flatMap(({ sectors = [] }) => sectors))],
    others: industries.filter((name) => !covered.has(name)),
  };
}

const contains = (wide: Trade, narrow: Trade) =>
  narrow.values.every((name) => wide.values.includes(name));

/** "Murere i byggebranchen" means the narrower of the two, "murere og bagere" means either. */
export function withTrade(trades: readonly Trade[], trade: Trade, joined: boolean): Trade[] {
  if (joined) return [...trades, trade];
  if (trades.some((one) => contains(trade, one))) return [...trades];
  return [...trades.filter((one) => !contains(one, trade)), trade];
}

/**
 * Filters of which any trade may match. A search wants the sector and the industry, so an industry
 * beside a sector makes industries of all.
 */
export function wantedTrades(trades: readonly Trade[]): TradeFilters {
  const { industries, sectors, others } = partsOf(trades);
  if (industries.length === 0) return {};
  return others.length > 0 ? { industry: industries } : { sector: sectors };
}

/** Filters of which no trade may match. */
export function unwantedTrades(trades: readonly Trade[]): TradeFilters {
  const { sectors, others } = partsOf(trades);
  return {
    ...(others.length > 0 && { industry: others }),
    ...(sectors.length > 0 && { sector: sectors }),
  };
}

/** Whether the unwanted trades leave nothing of the wanted ones. */
export function isNothingLeft(wanted: readonly Trade[], unwanted: readonly Trade[]): boolean {
  const { industries } = partsOf(wanted);
  const removed = new Set(partsOf(unwanted).industries);
  return industries.length > 0 && industries.every((name) => removed.has(name));
}
