import { employeesText } from '@/lib/companies/employees-text';
import { formatAmount } from '@/lib/companies/format';
import { formatDay, formatNumber } from '@/lib/format';
import { formatMonth } from '@/lib/format-words';
import { dayOf, isRestructuring, yesOrNoOf } from '@/lib/history/constants';
import type { EmploymentSeries, OtherName, TimelineEvent } from '@/lib/history/types';
import { withTitles } from '@/lib/history/with-titles';
import type { ProductionUnit } from '@/lib/units/types';
import { firstOf } from './texts';
import type { CompanyReport, PrintedSection } from './types';
import type { ReportWords } from './words';

const EMPLOYMENT_PRINTED = 12;
const EVENTS_PRINTED = 40;

const PERIODS = { 1: 'Month', 3: 'Quarter from', 12: 'Year from' } as const;

const day = (date: Date | null) => (date ? formatDay(date) : '');

function namesSection(names: readonly OtherName[], { say }: ReportWords): PrintedSection[] {
  if (names.length === 0) return [];
  return [
    {
      heading: say('OTHER NAMES'),
      table: {
        columns: [
          { label: say('Name'), width: 0.54 },
          { label: '', width: 0.16 },
          { label: say('From'), width: 0.15 },
          { label: say('To'), width: 0.15 },
        ],
        rows: names.map(({ name, kind, validFrom, validTo }) => ({
          cells: [name, say(kind), day(validFrom), day(validTo)],
        })),
      },
    },
  ];
}

function employmentSection(
  series: EmploymentSeries | null,
  { language, messages: { detail }, say }: ReportWords,
): PrintedSection[] {
  if (series === null) return [];
  const newest = series.points.slice(-EMPLOYMENT_PRINTED).reverse();
  return [
    {
      heading: say('EMPLOYEES'),
      table: {
        columns: [
          { label: say(PERIODS[series.months]), width: 0.34 },
          { label: detail.employees, width: 0.33, align: 'right' },
          { label: detail.fullTime, width: 0.33, align: 'right' },
        ],
        rows: newest.map(({ startsOn, employees, fullTime }) => ({
          cells: [
            formatMonth(startsOn, language),
            employeesText(employees) ?? '',
            fullTime === null ? '' : formatAmount(fullTime),
          ],
        })),
      },
      note: firstOf(newest.length, series.points.length, say),
    },
  ];
}

/** A unit's address; without the street if the unit or its company is advertising-protected. */
function unitAddress(unit: ProductionUnit, isCompanyProtected: boolean): string {
  const { street, postalCode, postalDistrict, advertisingProtected } = unit;
  const place = [postalCode, postalDistrict].filter(Boolean).join(' ');
  const isProtected = isCompanyProtected || advertisingProtected;
  return [isProtected ? null : street, place].filter(Boolean).join(', ');
}

/** A unit's name, with its end as on the page: "Lager (Ceased 31/12/2020)". */
function unitName({ name, active, ceasedOn }: ProductionUnit, { messages }: ReportWords): string {
  const end = [messages.company.status.CEASED, day(ceasedOn)].filter(Boolean).join(' ');
  return [name, active ? null : `(${end})`].filter(Boolean).join(' ');
}

const activeText = (count: number, say: ReportWords['say']) =>
  count === 1 ? say('1 active.') : say(`${formatNumber(count)} active.`);

function unitsSection(
  { company, overview: { units } }: CompanyReport,
  words: ReportWords,
): PrintedSection[] {
  const { say } = words;
  const { items, total, activeTotal } = units;
  if (total === 0) return [];
  return [
    {
      heading: say('PRODUCTION UNITS'),
      table: {
        columns: [
          { label: say('P-number'), width: 0.14 },
          { label: say('Name'), width: 0.32 },
          { label: words.messages.detail.address, width: 0.38 },
          { label: words.messages.detail.employees, width: 0.16, align: 'right' },
        ],
        rows: items.map((unit) => ({
          cells: [
            unit.pNumber,
            unitName(unit, words),
            unitAddress(unit, company.advertisingProtected),
            employeesText(unit.employees) ?? '',
          ],
        })),
      },
      note: [activeText(activeTotal, say), firstOf(items.length, total, say)]
        .filter(Boolean)
        .join(' '),
    },
  ];
}

/** Translates the register's codes to the wording of the page. */
export function sideText(
  field: TimelineEvent['field'],
  text: string,
  { messages: { company, detail } }: ReportWords,
): string {
  const statuses: Record<string, string> = company.status;
  if (field === 'STATUS' || field === 'ENDED') return statuses[text] ?? text;
  const answer = yesOrNoOf(field, text);
  if (answer) return detail[answer];
  const day = dayOf(field, text);
  if (day) return formatDay(day);
  return field === 'MANAGEMENT' ? withTitles(text) : text;
}

/** The values before and after; hides both addresses when a protected company has moved. */
function changed(
  { field, before, after }: TimelineEvent,
  isProtected: boolean,
  words: ReportWords,
): string[] {
  if (isProtected && field === 'ADDRESS') return ['', ''];
  if (isRestructuring(field) && (before ?? after) === null) {
    return ['', words.messages.detail.otherUnknown];
  }
  return [before, after].map((text) => (text === null ? '' : sideText(field, text, words)));
}

function timelineSection(
  { company, overview: { timeline } }: CompanyReport,
  words: ReportWords,
): PrintedSection[] {
  const { messages, say } = words;
  const { events, total } = timeline;
  if (total === 0) return [];
  const printed = events.slice(0, EVENTS_PRINTED);
  return [
    {
      heading: say('TIMELINE'),
      table: {
        columns: [
          { label: say('Day'), width: 0.13 },
          { label: say('Change'), width: 0.17 },
          { label: messages.detail.before.value, width: 0.35 },
          { label: messages.detail.after.value, width: 0.35 },
        ],
        rows: printed.map((event) => ({
          cells: [
            formatDay(event.on),
            messages.detail.event[event.field],
            ...changed(event, company.advertisingProtected, words),
          ],
        })),
      },
      note: firstOf(printed.length, total, say),
    },
  ];
}

/** Names, employees, units and the timeline of changes. */
export function historySections(report: CompanyReport, words: ReportWords): PrintedSection[] {
  const { overview } = report;
  return [
    ...namesSection(overview.otherNames, words),
    ...employmentSection(overview.employment, words),
    ...unitsSection(report, words),
    ...timelineSection(report, words),
  ];
}
