import {
  ALL_PERIODS,
  accountFigures,
  type FigurePeriod,
  type Figures,
  keyFigureValues,
  MOST_PERIODS,
} from '@/lib/assistant/tools/figures';
import { formatAmount } from '@/lib/companies/format';
import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import type { StatementField } from '@/lib/financials/types';
import type { Claim } from '../question/claim';
import { asksForGroup } from '../question/understand-company';
import type { When } from '../question/when';
import { amountName, companyLink, formulaOf, KEY_FIGURE_NAMES } from '../text/names';
import type { Known, Reply, Speak, Words } from '../text/reply';
import { bold, dayText, joined, link, noted, TEXTS } from '../text/texts';
import { lackingText } from './figure-of';
import { growthText } from './growth-text';
import { movedText } from './moved-text';
import { noAccountsReason } from './no-accounts';
import { changeText, endText, picked, type Told } from './series';
import { claimText } from './size';
import { yearlyText } from './yearly-text';

/** Maximum years in a table. */
const MOST_YEARS = 5;

type Asked<Field> = { fields: Field[] | null; claim?: Claim } & When;
type Figure = FigurePeriod['figures'][number];

const periodText = ({ startDate, endDate }: FigurePeriod) =>
  `${dayText(startDate)}–${dayText(endDate)}`;

const valueLink = (figure: Figure, say: Speak) =>
  figure.value === null ? lackingText(figure, say) : link(figure.shown, figure.href);

async function noAccounts(known: Known): Promise<string> {
  const of = companyLink(known.company);
  const none = known.say({
    en: `Not in the register: ${of} has published no annual accounts that could be read.`,
    da: `Ikke i registret: ${of} har ikke offentliggjort regnskaber, der kunne læses.`,
  });
  return [none, ...(await noAccountsReason(known))].join(' ');
}

function noPeriod({ company, years }: Figures, { year, span }: When, say: Speak): string {
  const of = companyLink(company);
  const known = joined([...new Set(years)].map(String), say);
  const open = span?.last === null ? say({ en: 'or later', da: 'eller senere' }) : '';
  const asked = span ? [span.first, span.last].filter(Boolean).join('–') : year;
  const when = [asked, open].filter(Boolean).join(' ');
  return say({
    en: `Not in the register: ${of} has no accounts that end in ${when}. There are accounts of ${known}.`,
    da: `Ikke i registret: ${of} har intet regnskab, der slutter i ${when}. Der er regnskaber for ${known}.`,
  });
}

function yearsTable({ periods }: Figures, { nameOf, say }: Told): string {
  const fields = periods[0]?.figures.map(({ field }) => field) ?? [];
  const head = periods.map((period) => endText(period, say));
  const rows = fields.map((field, at) => {
    const cells = periods.map(({ figures: [...all] }) => {
      const figure = all[at];
      return figure ? valueLink(figure, say) : '';
    });
    return `| ${say(nameOf(field))} | ${cells.join(' | ')} |`;
  });
  const year = say({ en: 'Year until', da: 'År til' });
  return [
    `| ${year} | ${head.join(' | ')} |`,
    `|---|${head.map(() => '---:|').join('')}`,
    ...rows,
  ].join('\n');
}

export const AMOUNTS_TOLD = { nameOf: amountName, unit: { en: '%', da: '%' } };
export const RATIOS_TOLD = {
  nameOf: (field: string) => keyFigureName(field),
  formulaOf: (field: string) => formulaOf(field as KeyFigureId),
  unit: { en: 'percentage points', da: 'procentpoint' },
};

/** "- Equity: [12 DKK](…), +3,00 % on the year before" */
export const figureLine = (figure: Figure, { nameOf, unit, say }: Told) =>
  `- ${say(nameOf(figure.field))}: ${valueLink(figure, say)}${growthText(figure, unit, say)}`;

export const periodHeading = (period: FigurePeriod) => `${periodText(period)}:`;

/** The formula of a ratio, and whether its average is not that of the balances shown. */
function formulaText(
  { field, restatedOpening, onClosingBalance }: Figure,
  { formulaOf: of, say }: Told,
): string | null {
  const words = of?.(field);
  if (!words) return null;
  const formula = say(words);
  if (onClosingBalance) {
    return say({
      en: `${formula}; on the closing balance, as no opening balance is known`,
      da: `${formula}; af beløbet ultimo, da beløbet primo ikke kendes`,
    });
  }
  if (restatedOpening == null) return formula;
  const opening = formatAmount(restatedOpening);
  return say({
    en: `${formula}; averaged with the opening balance as the report restates it, ${opening}`,
    da: `${formula}; gennemsnit med beløbet primo, som årsrapporten oplyser det på ny, ${opening}`,
  });
}

function listOf(figures: Figures, told: Told): string {
  const [period] = figures.periods;
  if (!period) return '';
  const lines = period.figures.map((figure, at) => {
    const isLacking = figure.value === null && at < (told.asked ?? 0);
    const lacking = isLacking ? told.lackingOf?.(period) : undefined;
    const line = lacking
      ? `- ${told.say(told.nameOf(figure.field))}: ${told.say(lacking)}`
      : figureLine(figure, told);
    const formula = formulaText(figure, told);
    return formula === null ? line : `${line} (${formula})`;
  });
  return [periodHeading(period), ...lines].join('\n');
}

function within(figures: Figures | null, { span }: When): Figures | null {
  if (!figures || !span) return figures;
  const periods = figures.periods.filter(({ endDate }) => {
    const year = Number(endDate.slice(0, 4));
    return year >= span.first && (span.last === null || year <= span.last);
  });
  return { ...figures, periods };
}

/**
 * Years of a span that have no accounts: the answer does not cover everything that was requested.
 */
function missingText({ periods }: Figures, { span }: When, say: Speak): string[] {
  if (!span) return [];
  const known = new Set(periods.map(({ endDate }) => Number(endDate.slice(0, 4))));
  const missing = [span.first, span.last].filter((year) => year !== null && !known.has(year));
  if (missing.length === 0) return [];
  const years = joined(missing.map(String), say);
  return noted(say, {
    en: `Not in the register: accounts that end in ${years}.`,
    da: `Ikke i registret: regnskaber, der slutter i ${years}.`,
  });
}

/** Which of the periods have a corrected report that their figures are not from. */
const correctedText = (periods: readonly FigurePeriod[], say: Speak): string[] =>
  periods.flatMap(({ endDate, correctedOn }) =>
    correctedOn === undefined
      ? []
      : say({
          en: `Year ended ${dayText(endDate)}: a corrected report was published on ${dayText(correctedOn)}; the figures are those of the first one.`,
          da: `Året til ${dayText(endDate)}: En berigtiget årsrapport blev offentliggjort ${dayText(correctedOn)}; tallene er fra den første.`,
        }),
  );

/** Where the accounts of the group are asked for and there are none. */
function notOfGroup({ question, company, say }: Known, { scope }: Figures): string[] {
  if (scope === 'group' || !asksForGroup(question, company.name)) return [];
  return noted(say, {
    en: 'Not in the register: consolidated accounts. These are those of the company alone.',
    da: 'Ikke i registret: koncernregnskab. Tallene er virksomhedens egne.',
  });
}

export async function answerOf(
  known: Known,
  found: Figures | null,
  { asked, told, ofGroup = [] }: { asked: Asked<string>; told: Told; ofGroup?: string[] },
): Promise<Reply> {
  const { say } = told;
  const figures = within(found, asked);
  if (!figures) return { text: say(TEXTS.notInRegister) };
  if (figures.years.length === 0) return { text: await noAccounts(known) };
  if (figures.periods.length === 0) return { text: noPeriod(figures, asked, say) };
  const group = figures.scope === 'group' ? ` (${say({ en: 'group', da: 'koncern' })})` : '';
  const heading = `${bold(companyLink(figures.company))}${group}`;
  const { periods } = figures;
  const ofAsked = periods.map((period) => ({
    ...period,
    figures: period.figures.slice(0, told.asked),
  }));
  const first = asked.pick ? picked(ofAsked, asked.pick, told) : [];
  const several = periods.length > 1;
  // The table keeps to a size that fits a screen.
  const shown = { ...figures, periods: periods.slice(0, MOST_PERIODS) };
  const body = several ? yearsTable(shown, told) : listOf(shown, told);
  const change = asked.yearly
    ? yearlyText(ofAsked, told)
    : several && !asked.pick
      ? changeText(ofAsked.slice(0, MOST_PERIODS), told)
      : [];
  const more = periods.length - shown.periods.length;
  const rest =
    more > 0
      ? [say({ en: `${more} more ${more === 1 ? 'year' : 'years'}.`, da: `${more} år mere.` })]
      : [];
  const [only, other] = several ? [] : (ofAsked[0]?.figures ?? []);
  const value = other ? null : only?.value;
  const size = typeof value === 'number' ? { low: value, high: value } : null;
  const claim = several ? movedText(ofAsked, asked, say) : claimText(asked.claim, size, say);
  const notes = [
    ...correctedText(shown.periods, say),
    ...missingText(figures, asked, say),
    ...notOfGroup(known, figures),
  ];
  const after = [...ofGroup, ...change, ...rest, ...notes];
  return { text: [heading, ...claim, ...first, body, ...after].join('\n\n') };
}

export function periodsOf({ question, company }: Known, { year, span, history, most, pick }: When) {
  const newest = most ?? (history ? MOST_YEARS : 1);
  return {
    year: year ?? undefined,
    // The best year may be one that is not shown.
    periods: span || (pick && !most) ? ALL_PERIODS : newest,
    scope: asksForGroup(question, company.name) ? ('group' as const) : undefined,
  };
}

/** "Is equity negative?" is answered of the company; its group's may be on the other side of zero. */
async function groupText(
  figures: Figures | null,
  { claim, fields }: Asked<StatementField>,
  { nameOf, say }: Told,
): Promise<string[]> {
  const [period, ...more] = figures?.periods ?? [];
  if (!figures || !period || !claim || more.length > 0 || figures.scope === 'group') return [];
  const group = await accountFigures({
    key: figures.company.key,
    fields: fields ?? undefined,
    year: Number(period.endDate.slice(0, 4)),
    scope: 'group',
  });
  const same =
    group?.scope === 'group' && group.periods.find((one) => one.endDate === period.endDate);
  if (!same) return [];
  return same.figures
    .filter(({ value }) => value !== null)
    .map((figure) => {
      const name = nameOf(figure.field);
      const value = valueLink(figure, say);
      return `${say({ en: `Of the group: ${name.en}`, da: `For koncernen: ${name.da}` })}: ${value}`;
    });
}

export async function amountsAnswer(known: Known, asked: Asked<StatementField>): Promise<Reply> {
  const { company, say } = known;
  const figures = await accountFigures({
    key: company.key,
    // The best year is the one with the highest result.
    fields: asked.fields ?? (asked.pick ? ['profitLoss'] : undefined),
    ...periodsOf(known, asked),
  });
  const told = { ...AMOUNTS_TOLD, say };
  return answerOf(known, figures, { asked, told, ofGroup: await groupText(figures, asked, told) });
}

export const keyFigureName = (field: string): Words => KEY_FIGURE_NAMES[field as KeyFigureId].name;

export async function keyFiguresAnswer(known: Known, asked: Asked<KeyFigureId>): Promise<Reply> {
  const { company, say } = known;
  const figures = await keyFigureValues({
    key: company.key,
    fields: asked.fields ?? undefined,
    ...periodsOf(known, asked),
  });
  return answerOf(known, figures, { asked, told: { ...RATIOS_TOLD, say } });
}
