import {
  BALANCE_SHEET,
  INCOME_STATEMENT,
  PART_OF,
  type StatementField,
  TOTAL_FIELDS,
  USUAL_CURRENCY,
} from '@/lib/financials/constants';
import { contradictedIn } from '@/lib/financials/contradicted';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { KEY_FIGURE_NAMES } from '@/lib/financials/key-figure-names';
import { lineText } from '@/lib/financials/line-text';
import { openingTexts } from '@/lib/financials/opening-texts';
import { monthsOf } from '@/lib/financials/periods';
import type {
  Amount,
  FinancialPeriod,
  KeyFigureHistory,
  KeyFigurePeriod,
  Scope,
} from '@/lib/financials/types';
import { formatDay, formatMomentDay, formatNumber, formatPercent } from '@/lib/format';
import type english from '@/messages/en.json';
import type { PrintedRow, PrintedSection } from './types';
import type { ReportWords } from './words';

/** Number of years per printed table. */
const YEARS_PRINTED = 4;

const FIRST = 0.4;

type Year = { startDate: Date; endDate: Date; currency: string };

/** A full year is labelled by its end; any other period by start, end and length. */
function daysText(year: Year, say: ReportWords['say']): string {
  const { startDate, endDate } = year;
  const months = monthsOf(year);
  if (months === 12) return formatDay(endDate);
  const length = say(months === 1 ? '1 month' : `${months} months`);
  // A hyphen, as the font of figure columns lacks the en dash.
  return `${formatDay(startDate)} - ${formatDay(endDate)} ${length}`;
}

/** @param money whether the columns contain amounts in the currency of their year. */
const columnsOf = (years: readonly Year[], say: ReportWords['say'], money: boolean) => [
  { label: '', width: FIRST },
  ...years.map((year) => ({
    label: [daysText(year, say), (money || year.currency !== USUAL_CURRENCY) && year.currency]
      .filter(Boolean)
      .join(' '),
    width: (1 - FIRST) / YEARS_PRINTED,
    align: 'right' as const,
  })),
];

type Groups = readonly {
  id: keyof typeof english.financial.groups;
  fields: readonly StatementField[];
}[];

/** On paper no grey 0 tells itself from a real one. The font of figure columns lacks the en dash. */
const MISSING = '-';
const CONTRADICTED = '*';

function amountText(field: StatementField, { value, contradiction }: Amount): string {
  if (value !== null) return lineText(field, value);
  return contradiction === null ? MISSING : CONTRADICTED;
}

const isTold = ({ value, contradiction }: Amount) => value !== null || contradiction !== null;

/** Omits lines that no year reports. */
function statementRows(
  periods: readonly FinancialPeriod[],
  statement: Groups,
  { messages }: ReportWords,
): PrintedRow[] {
  const { fields, groups } = messages.financial;
  return statement.flatMap(({ id, fields: ids }) => {
    const told = ids.filter((field) => periods.some(({ amounts }) => isTold(amounts[field])));
    const rows = told.map((field) => ({
      cells: [fields[field], ...periods.map(({ amounts }) => amountText(field, amounts[field]))],
      strong: TOTAL_FIELDS.has(field),
      part: PART_OF.has(field),
    }));
    return rows.length === 0 ? [] : [{ cells: [groups[id].toUpperCase()] }, ...rows];
  });
}

function older(shown: number, all: number, say: ReportWords['say']): string | null {
  if (all <= shown) return null;
  if (all === shown + 1) return say('1 older period is not printed.');
  return say(`${formatNumber(all - shown)} older periods are not printed.`);
}

/** Which years a later report corrects whose figures are not known. */
const correctionTexts = (years: readonly FinancialPeriod[], say: ReportWords['say']) =>
  years.map(
    ({ endDate, corrected }) =>
      corrected &&
      say(
        `Year ended ${formatDay(endDate)}: a corrected report was published on ${formatMomentDay(corrected.publishedAt)}; the figures are those of the first one.`,
      ),
  );

/** Both statements of the newest years. */
export function statementSections(
  periods: readonly FinancialPeriod[],
  words: ReportWords,
  suffix = '',
): PrintedSection[] {
  const { messages, say } = words;
  const { incomeStatement, balanceSheet } = messages.financial;
  const years = periods.slice(0, YEARS_PRINTED);
  const columns = columnsOf(years, say, true);
  const note = [
    say('Amounts in whole units of the currency above them.'),
    say('A hyphen stands for what was not reported.'),
    years.some((year) => contradictedIn(year).length > 0) &&
      say('An asterisk stands for what the report contradicts itself about.'),
    ...correctionTexts(years, say),
    older(years.length, periods.length, say),
  ];
  const printed = (statement: Groups) => {
    const rows = statementRows(years, statement, words);
    return rows.length === 0 ? { text: say('No data found') } : { table: { columns, rows } };
  };
  return [
    { heading: `${incomeStatement}${suffix}`, ...printed(INCOME_STATEMENT) },
    {
      heading: `${balanceSheet}${suffix}`,
      ...printed(BALANCE_SHEET),
      note: note.filter(Boolean).join(' '),
    },
  ];
}

export function keyFigureSection(
  periods: readonly KeyFigurePeriod[],
  { messages, say }: ReportWords,
  suffix = '',
): PrintedSection {
  const years = periods.slice(0, YEARS_PRINTED);
  const rows = KEY_FIGURES.map(({ id }) => ({
    cells: [
      say(KEY_FIGURE_NAMES[id]),
      ...years.map(({ figures }) => {
        const { value } = figures[id];
        return value === null ? MISSING : formatPercent(value);
      }),
    ],
  }));
  const { formulas } = messages.keyFigures;
  const told = KEY_FIGURES.map(({ id }) => `${say(KEY_FIGURE_NAMES[id])} = ${formulas[id]}`);
  return {
    heading: `${say('KEY FIGURES')}${suffix}`,
    table: { columns: columnsOf(years, say, false), rows },
    note: [
      `${told.join('. ')}.`,
      say(
        'A hyphen stands for what cannot be computed, as ROE where average equity is not positive.',
      ),
      ...openingTexts(years, say),
    ].join(' '),
  };
}

/** The statements, then the key figures: of the company, then of its group. */
export function accountsSections(
  { solo, group }: Record<Scope, FinancialPeriod[]>,
  keyFigures: KeyFigureHistory,
  words: ReportWords,
): PrintedSection[] {
  const suffix = words.say(' (GROUP)');
  return [
    ...(solo.length > 0 ? statementSections(solo, words) : []),
    ...(group.length > 0 ? statementSections(group, words, suffix) : []),
    ...(solo.length > 0 ? [keyFigureSection(keyFigures.solo, words)] : []),
    ...(group.length > 0 ? [keyFigureSection(keyFigures.group, words, suffix)] : []),
  ];
}
