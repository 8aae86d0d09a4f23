import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import { countRegister } from '@/lib/assistant/tools/search';
import { keysOf } from '@/lib/entries';
import { formatNumber, formatPercent } from '@/lib/format';
import { AMOUNT_FILTERS } from '@/lib/search/filter-kinds';
import type { Trend } from '@/lib/search/types';
import { oppositeOf, partsOf } from '@/lib/search-index/choices';
import { PERCENT_FILTERS } from '@/lib/search-index/percent-filters';
import type { Grouped } from '../question/groups';
import { readText, unreadOf } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { bold, link, TEXTS } from '../text/texts';
import { type Change, isFilters, isWhole, withCeased } from './reading';
import { searchAnswer } from './search-answers';

/** Figures of accounts, which many companies do not have. */
const FIGURES = [...keysOf(AMOUNT_FILTERS), ...PERCENT_FILTERS] as const;
type Figure = (typeof FIGURES)[number];
type Run = ReturnType<typeof partsOf>['run'];

/** The figure that a trend is of; none where there is no column of it. */
const OF_RUN: Partial<Record<Run, Figure>> = {
  profitable: 'profit',
  lossMaking: 'profit',
  positiveEquity: 'equity',
  negativeEquity: 'equity',
  revenueUp: 'revenueGrowth',
  revenueDown: 'revenueGrowth',
  grossProfitUp: 'grossProfitGrowth',
  grossProfitDown: 'grossProfitGrowth',
  employeesUp: 'employeesGrowth',
  employeesDown: 'employeesGrowth',
};

/** What a part of the companies must have in its accounts, beyond what all have. */
function conditionsOf(all: Reading, some: Reading): { figures: Figure[]; runs: Run[] } {
  const isNew = (figure: Figure) =>
    JSON.stringify(some.filters[figure]) !== JSON.stringify(all.filters[figure]);
  const trends = (some.filters.trends ?? []).filter((one) => !all.filters.trends?.includes(one));
  return {
    figures: FIGURES.filter((figure) => some.filters[figure] && isNew(figure)),
    runs: trends.map((trend) => partsOf(trend).run),
  };
}

const totalOf = async (reading: Reading, filters: Reading['filters']) =>
  (await countRegister({ ...reading, sort: null, filters: { ...reading.filters, ...filters } }))
    .total;

/**
 * How many have what a condition on their accounts is about; null where that is of several figures,
 * or none. Signs and trends are also known of accounts in other currencies, which have no amounts.
 */
async function withFigure(all: Reading, some: Reading): Promise<number | null> {
  const { figures, runs } = conditionsOf(all, some);
  const [run, ...more] = runs;
  const figure = figures[0] ?? (run && OF_RUN[run]);
  if (figures.length + runs.length === 0 || figures.length > 1 || more.length > 0) return null;
  if (figures.length > 0 && run && OF_RUN[run] !== figure) return null;
  const known = figure ? await totalOf(all, { [figure]: { ranges: [{}] } }) : 0;
  if (!run) return known;
  const trends = all.filters.trends ?? [];
  const others = [run, oppositeOf(run)].map((one: Trend) =>
    totalOf(all, {
      ...(figure && { [figure]: { ranges: [], missing: true } }),
      trends: [...trends, one],
    }),
  );
  return (await Promise.all(others)).reduce((sum, count) => sum + count, known);
}

/** "What share of bakers made a profit?": of those whose accounts say so. */
export async function shareAnswer(
  asking: Asking,
  { companies, part }: Extract<Grouped, { kind: 'share' }>,
  change: Change,
): Promise<Reply | null> {
  const { say } = asking;
  const read = await Promise.all([
    readWithReader(companies),
    readWithReader(`${companies} ${part}`),
  ]);
  const [all, some] = [change(read[0]), change(read[1])];
  if (!isWhole(all)) return null;
  const isRead = isFilters(some) && some.parts.length > all.parts.length;
  if (unreadOf(some).length > 0 && (isRead || isFilters(all))) {
    return searchAnswer(asking, 'count', some);
  }
  if (!isRead) return null;
  const [whole, those, known] = await Promise.all([
    countRegister({ ...all, sort: null }),
    countRegister({ ...some, sort: null }),
    withFigure(all, some),
  ]);
  if (whole.total === 0) return { text: say(TEXTS.noneFits) };
  const of = link(whole.shown, whole.href);
  const fit = those.total > 0 ? link(those.shown, those.href) : those.shown;
  const shareOf = (number: number) => bold(formatPercent((100 * those.total) / number));
  const notes = [...withCeased(some, say), ...readText(some, say)];
  const search = { href: those.href, label: say(TEXTS.openSearch) };
  if (known === null || known === whole.total) {
    const text = say({
      en: `${shareOf(whole.total)}: ${fit} of ${of} companies.`,
      da: `${shareOf(whole.total)}: ${fit} af ${of} virksomheder.`,
    });
    return { text: [text, ...notes].join('\n\n'), search };
  }
  if (known === 0) {
    const none = say({
      en: `The figure is not in the register for any of the ${of} companies.`,
      da: `Tallet står ikke i registret for nogen af de ${of} virksomheder.`,
    });
    return { text: [none, ...notes].join('\n\n') };
  }
  const left = whole.total - known;
  const missing = formatNumber(left);
  const have = left === 1 ? 'has no such figure and is' : 'have no such figure and are';
  const text = say({
    en: `${shareOf(known)}: ${fit} of the ${formatNumber(known)} companies whose accounts tell. Of all ${of}, ${missing} ${have} left out.`,
    da: `${shareOf(known)}: ${fit} af de ${formatNumber(known)} virksomheder, hvis regnskab viser det. Af alle ${of} har ${missing} ikke tallet og er ikke talt med.`,
  });
  return { text: [text, ...notes].join('\n\n'), search };
}
