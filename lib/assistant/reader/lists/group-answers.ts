import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import { breakDown, measure } from '@/lib/assistant/tools/breakdown';
import { findNamedCompany, MOST_LISTED, searchRegister } from '@/lib/assistant/tools/search';
import { formatNumber } from '@/lib/format';
import { foldText } from '@/lib/words/fold';
import { totalTold } from '../figures/figure-of';
import { type Grouped, readHowMany } from '../question/groups';
import { asksOtherGrowth, isRatio, type Measure, type Ranked } from '../question/measures';
import { figureIn } from '../question/understand-most';
import { isGrowth, measureName } from '../text/names';
import { readText, unreadText } from '../text/reading-text';
import type { Asking, Reply, Speak, Words } from '../text/reply';
import { bold, link, noted, TEXTS } from '../text/texts';
import { isNamedIn } from '../words/match';
import { COMPANIES } from '../words/vocabulary';
import {
  type Change,
  howManyListed,
  isFilters,
  isWhole,
  knownFormalName,
  withCeased,
} from './reading';
import { shareAnswer } from './share-answer';
import { noneReports, typicalAnswer } from './typical-answer';

const BY: Record<Extract<Grouped, { kind: 'ranking' }>['field'], Words> = {
  municipality: { en: 'municipality', da: 'kommune' },
  region: { en: 'region', da: 'region' },
  industry: { en: 'industry', da: 'branche' },
  sector: { en: 'sector', da: 'sektor' },
  division: { en: 'industry division', da: 'hovedgruppe' },
  companyType: { en: 'company type', da: 'virksomhedsform' },
  postalCode: { en: 'postal district', da: 'postdistrikt' },
  founded: { en: 'year of founding', da: 'stiftelsesår' },
  statusSince: {
    en: 'the year in which their status began',
    da: 'året, hvor deres status begyndte',
  },
};

const MOST_YEARS = 15;

function yearsHeading(by: string, [shown, total]: readonly [number, number], say: Speak): string {
  const of = {
    en: `, the newest ${shown} of ${total}`,
    da: `, de nyeste ${shown} af ${total}`,
  };
  const part = shown < total ? say(of) : '';
  return say({
    en: `Companies by ${by}${part}:`,
    da: `Virksomheder efter ${by}${part}:`,
  });
}

const MEASURED: Record<Measure['as'], Words> = {
  mean: { en: 'average', da: 'gennemsnit' },
  median: { en: 'median', da: 'median' },
  sum: { en: 'total', da: 'sum' },
};

/** "Revenue by region, highest average first:" */
function rankedHeading(
  { field, as }: Ranked['by'],
  by: string,
  { fewest, say }: { fewest: boolean; say: Speak },
): string {
  const [name, how] = [say(measureName(field)), say(MEASURED[as])];
  return fewest
    ? say({
        en: `${name} by ${by}, lowest ${how} first:`,
        da: `${name} efter ${by}, laveste ${how} først:`,
      })
    : say({
        en: `${name} by ${by}, highest ${how} first:`,
        da: `${name} efter ${by}, højeste ${how} først:`,
      });
}

const reporting = (count: number, say: Speak) =>
  say({
    en: count === 1 ? '1 company reports it' : `${formatNumber(count)} companies report it`,
    da:
      count === 1 ? '1 virksomhed oplyser det' : `${formatNumber(count)} virksomheder oplyser det`,
  });

async function rankingAnswer(
  asking: Asking,
  { field, fewest, companies, by: measured, busiest }: Extract<Grouped, { kind: 'ranking' }>,
  change: Change,
): Promise<Reply | null> {
  const { say } = asking;
  const reading = change(await readWithReader(companies));
  if (reading.search !== null) return null;
  const isByYear = (field === 'founded' || field === 'statusSince') && !busiest;
  const limit = isByYear ? MOST_YEARS : howManyListed(asking.question);
  const { values, total, href } = await breakDown({
    ...reading,
    ...{ field, fewest, limit, by: measured, busiest },
  });
  const by = say(BY[field]);
  const ranked = fewest
    ? say({ en: `Fewest companies by ${by}:`, da: `Færrest virksomheder efter ${by}:` })
    : say({ en: `Most companies by ${by}:`, da: `Flest virksomheder efter ${by}:` });
  const counted = isByYear ? yearsHeading(by, [values.length, total], say) : ranked;
  const heading = measured ? rankedHeading(measured, say(BY[field]), { fewest, say }) : counted;
  const lines = values.map(
    ({ value, count, shown, href }, at) =>
      `${isByYear ? '-' : `${at + 1}.`} ${link(value, href)}: ${shown}${measured ? ` (${reporting(count, say)})` : ''}`,
  );
  if (lines.length === 0) return { text: say(TEXTS.noneFits) };
  // Unread words come first: the figures cover more companies than were meant.
  const unread = unreadText(reading, say).map(
    (text) => `${text} ${say({ en: 'Without it:', da: 'Uden det:' })}`,
  );
  const note = [
    ...(measured?.field === 'employees' ? noted(say, INTERVALS) : []),
    ...(measured ? [] : withCeased(reading, say)),
    ...readText(reading, say),
  ];
  const texts = [...unread, heading, lines.join('\n'), ...note];
  return { text: texts.join('\n\n'), search: { href, label: say(TEXTS.openBreakdown) } };
}

export const MEASURES: Record<Measure['as'], Words> = {
  mean: { en: 'Average', da: 'Gennemsnit' },
  median: { en: 'Median', da: 'Median' },
  sum: { en: 'Total', da: 'I alt' },
};

type Measured = Awaited<ReturnType<typeof measure>>;

/** "At least 1.632" where intervals are part of it. */
export function atLeast(measured: Measured, as: Measure['as'], say: Speak): string {
  const { shown, value } = measured[as];
  if (!measured.isAtLeast || value === null) return shown;
  return say({ en: `at least ${shown}`, da: `mindst ${shown}` });
}

const INTERVALS: Words = {
  en: 'Of some companies only an interval of employees is known; its lower end is counted.',
  da: 'For nogle virksomheder kendes kun et interval for ansatte; den nedre grænse er talt med.',
};

const intervalsNote = ({ isAtLeast }: Measured, say: Speak): string[] =>
  isAtLeast ? noted(say, INTERVALS) : [];

const NOTHING =
  /^(?:(?:what|whats|is|s|an?|the|of|for|in|all|denmark|hvad|er|en|et|den|det|af|i|alle|danmark)(?: |$))*$/;

const NO_GROWTH: Words = {
  en: 'Of many companies, growth is known of revenue, gross profit and employees, not of other figures.',
  da: 'For mange virksomheder kendes vækst i omsætning, bruttofortjeneste og ansatte, ikke i andre tal.',
};
const NO_GROWTH_OF_FIRST: Words = {
  en: 'What growth typically is I only tell of all that a search finds, not of the first of them.',
  da: 'Hvad væksten typisk er, svarer jeg kun på for alle, som en søgning finder, ikke for de første af dem.',
};

/** "What is a typical solvency ratio?", where nothing was spoken of that it could be of. */
const isOfNone = ({ spoken }: Asking, companies: string) =>
  spoken.former.length === 0 && spoken.openKey === null && NOTHING.test(foldText(companies));

async function measureAnswer(
  asking: Asking,
  measure: Measure,
  change: Change,
): Promise<Reply | null> {
  const { field, as, companies, name: called } = measure;
  if (asksOtherGrowth(asking.question)) return { text: asking.say(NO_GROWTH), answered: false };
  if (called && (await findNamedCompany(called)).kind === 'one') return null;
  const { most, rest } = readHowMany(companies);
  const reading = change(await readWithReader(rest));
  const speaksOfAll = isNamedIn(COMPANIES, companies) || (isRatio(field) && isOfNone(asking, rest));
  if (!isWhole(reading) || !(isFilters(reading) || speaksOfAll)) return null;
  if (isRatio(field) && (await knownFormalName(asking.question))) return null;
  const isOfFirst = most !== null && reading.sort !== null;
  if (isOfFirst && isGrowth(field))
    return { text: asking.say(NO_GROWTH_OF_FIRST), answered: false };
  return isOfFirst
    ? measuredOfFirst(asking, reading, { field, as, most })
    : measuredAnswer(asking, reading, { field, as });
}

/** "How many employees do the ten largest have together?" */
async function measuredOfFirst(
  asking: Asking,
  reading: Reading,
  { field, as, most }: Pick<Measure, 'field' | 'as'> & { most: number },
): Promise<Reply> {
  const { say } = asking;
  const limit = Math.min(most, MOST_LISTED);
  const { companies } = await searchRegister({ ...reading, limit });
  const by = figureIn(say(measureName(field)));
  const { sentence, lines } = by
    ? await totalTold(asking, companies, { as, by })
    : { sentence: null, lines: '' };
  if (sentence === null) return noneReports(asking, reading, say(measureName(field)));
  const fewer = say({
    en: `At most ${MOST_LISTED} are added up: these are the first ${MOST_LISTED}.`,
    da: `Højst ${MOST_LISTED} lægges sammen: Det er de ${MOST_LISTED} første.`,
  });
  const notes = most > MOST_LISTED ? [fewer] : [];
  return { text: [sentence, ...notes, lines, ...readText(reading, say)].join('\n\n') };
}

/**
 * The sum, the average and the median of a figure of all companies that a search finds; of a key
 * figure the median.
 */
export async function measuredAnswer(
  asking: Asking,
  reading: Reading,
  { field, as }: Pick<Measure, 'field' | 'as'>,
): Promise<Reply> {
  if (isRatio(field)) return typicalAnswer(asking, reading, field);
  const { say } = asking;
  const measured = await measure({ ...reading, field });
  const { counted, missing } = measured;
  const name = say(measureName(field));
  if (counted.value === 0) return noneReports(asking, reading, name);
  const order = [as, ...(['mean', 'median', 'sum'] as const).filter((one) => one !== as)];
  const lines = order.map((one, at) => {
    const line = `${say(MEASURES[one])}: ${atLeast(measured, one, say)}`;
    return `- ${at === 0 ? bold(line) : line}`;
  });
  const of = link(counted.shown, counted.href);
  const all = link(formatNumber(counted.value + missing), counted.href);
  const some = say({
    en: `${name} of ${counted.shown} of the ${all} companies that fit; ${formatNumber(missing)} ${missing === 1 ? 'does' : 'do'} not report it:`,
    da: `${name} i ${counted.shown} af de ${all} virksomheder, der passer; ${formatNumber(missing)} oplyser det ikke:`,
  });
  const every = say({
    en: `${name} of ${counted.value === 1 ? `the ${of} company that fits and reports it` : `the ${of} companies that fit and report it`}:`,
    da: `${name} i ${counted.value === 1 ? `den ${of} virksomhed` : `de ${of} virksomheder`}, der passer og oplyser det:`,
  });
  return {
    text: [
      missing > 0 ? some : every,
      lines.join('\n'),
      ...intervalsNote(measured, say),
      ...readText(reading, say),
    ].join('\n\n'),
    search: { href: counted.href, label: say(TEXTS.openSearch) },
  };
}

/** Answers a question that counts by group, asks for a share or adds up a figure. */
export function groupedAnswer(
  asking: Asking,
  grouped: Grouped,
  change: Change,
): Promise<Reply | null> {
  switch (grouped.kind) {
    case 'ranking':
      return rankingAnswer(asking, grouped, change);
    case 'share':
      return shareAnswer(asking, grouped, change);
    case 'measure':
      return measureAnswer(asking, grouped, change);
  }
}
