import { employeesText } from '@/lib/companies/employees-text';
import { formatDay, formatMonth, formatNumber } from '@/lib/format';
import type { EmploymentSeries, OtherName, Timeline } from '@/lib/history/types';
import type { Overview } from '@/lib/overview/types';
import type { UnitsPage } from '@/lib/units/types';
import { firstOf } from './texts';
import type { PrintedSection } from './types';

const EMPLOYMENT_PRINTED = 12;
const EVENTS_PRINTED = 40;

const PERIODS = { 1: 'Month', 3: 'Quarter from', 12: 'Year from' } as const;

const day = (date: Date | null) => (date ? formatDay(date) : '');

/** NAME → Name */
const inWords = (field: string) => field.charAt(0) + field.slice(1).toLowerCase();

function namesSection(names: readonly OtherName[]): PrintedSection[] {
  if (names.length === 0) return [];
  return [
    {
      heading: 'OTHER NAMES',
      table: {
        columns: [
          { label: 'Name', width: 0.54 },
          { label: '', width: 0.16 },
          { label: 'From', width: 0.15 },
          { label: 'To', width: 0.15 },
        ],
        rows: names.map(({ name, kind, validFrom, validTo }) => ({
          cells: [name, kind, day(validFrom), day(validTo)],
        })),
      },
    },
  ];
}

function employmentSection(series: EmploymentSeries | null): PrintedSection[] {
  if (series === null) return [];
  const newest = series.points.slice(-EMPLOYMENT_PRINTED).reverse();
  return [
    {
      heading: 'EMPLOYEES',
      table: {
        columns: [
          { label: PERIODS[series.months], width: 0.34 },
          { label: 'Employees', width: 0.33, align: 'right' },
          { label: 'Full-time equivalents', width: 0.33, align: 'right' },
        ],
        rows: newest.map(({ startsOn, employees, fullTime }) => ({
          cells: [
            formatMonth(startsOn),
            employeesText(employees) ?? '',
            fullTime === null ? '' : formatNumber(fullTime),
          ],
        })),
      },
      note: firstOf(newest.length, series.points.length),
    },
  ];
}

function unitsSection({ items, total, activeTotal }: UnitsPage): PrintedSection[] {
  if (total === 0) return [];
  return [
    {
      heading: 'PRODUCTION UNITS',
      table: {
        columns: [
          { label: 'P number', width: 0.14 },
          { label: 'Name', width: 0.32 },
          { label: 'Address', width: 0.38 },
          { label: 'Employees', width: 0.16, align: 'right' },
        ],
        rows: items.map(({ pNumber, name, street, postalCode, postalDistrict, employees }) => ({
          cells: [
            pNumber,
            name ?? '',
            [street, [postalCode, postalDistrict].filter(Boolean).join(' ')]
              .filter(Boolean)
              .join(', '),
            employeesText(employees) ?? '',
          ],
        })),
      },
      note: [`${formatNumber(activeTotal)} active.`, firstOf(items.length, total)]
        .filter(Boolean)
        .join(' '),
    },
  ];
}

function timelineSection({ events, total }: Timeline): PrintedSection[] {
  if (total === 0) return [];
  const printed = events.slice(0, EVENTS_PRINTED);
  return [
    {
      heading: 'TIMELINE',
      table: {
        columns: [
          { label: 'Day', width: 0.13 },
          { label: 'Change', width: 0.17 },
          { label: 'Before', width: 0.35 },
          { label: 'After', width: 0.35 },
        ],
        rows: printed.map(({ on, field, before, after }) => ({
          cells: [formatDay(on), inWords(field), before ?? '', after ?? ''],
        })),
      },
      note: firstOf(printed.length, total),
    },
  ];
}

/** Names, employees, units and what has changed. */
export function historySections(overview: Overview): PrintedSection[] {
  return [
    ...namesSection(overview.otherNames),
    ...employmentSection(overview.employment),
    ...unitsSection(overview.units),
    ...timelineSection(overview.timeline),
  ];
}
