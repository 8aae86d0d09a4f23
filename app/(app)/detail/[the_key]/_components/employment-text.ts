import { MISSING } from '@/components/company/company-text';
import { employeesText, withoutOpenEnd } from '@/lib/companies/employees-text';
import { formatMonth } from '@/lib/format-words';
import type { EmploymentPoint, EmploymentSeries } from '@/lib/history/types';
import type { Language } from '@/lib/i18n/languages';

type Slot = Pick<EmploymentPoint, 'startsOn'>;

/** "Jan 2021", "2021 Q1" or "2021"; in Danish "jan. 2021", "1. kvt. 2021" or "2021". */
export function periodLabel(
  { startsOn }: Slot,
  months: EmploymentSeries['months'],
  language: Language,
): string {
  if (months === 1) return formatMonth(startsOn, language);
  const year = startsOn.getUTCFullYear();
  if (months === 12) return `${year}`;
  const quarter = Math.floor(startsOn.getUTCMonth() / 3) + 1;
  return language === 'da' ? `${quarter}. kvt. ${year}` : `${year} Q${quarter}`;
}

/** With more periods than this, not each is named on the axis: what fits on a phone. */
const MOST_NAMED = { 1: 3, 3: 3, 12: 6 } as const;

/** The year, for its first period; null for the others. */
const yearLabel = ({ startsOn }: Slot) =>
  startsOn.getUTCMonth() === 0 ? `${startsOn.getUTCFullYear()}` : null;

/**
 * The names of periods on the axis, null for those without one: all of a few; of many the years that
 * begin, or the first and the last one where fewer than two years do.
 */
export function axisLabels(
  slots: readonly Slot[],
  months: EmploymentSeries['months'],
  language: Language,
): (string | null)[] {
  const nameOf = (slot: Slot) => periodLabel(slot, months, language);
  if (slots.length <= MOST_NAMED[months]) return slots.map(nameOf);
  const years = slots.map(yearLabel);
  if (years.filter(Boolean).length > 1) return years;
  const ends = [0, slots.length - 1];
  return slots.map((slot, place) => (ends.includes(place) ? nameOf(slot) : null));
}

export const employeesWords = ({ employees }: EmploymentPoint) =>
  employeesText(employees) ?? MISSING;

/** Of an interval without an end, only the lower bound is drawn. */
export function employeesBar({ employees }: EmploymentPoint) {
  const { exact, min, max } = withoutOpenEnd(employees);
  if (exact !== null) return { from: exact, to: exact };
  if (max === null) return { from: min, to: min };
  return { from: min ?? 0, to: max };
}

const monthOf = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();

/** Every period from first to last, including those without published data. */
export function employmentSlots({ months, points }: EmploymentSeries) {
  const byMonth = new Map(points.map((point) => [monthOf(point.startsOn), point]));
  const [first = 0] = byMonth.keys();
  const count = Math.floor((Math.max(first, ...byMonth.keys()) - first) / months) + 1;
  return Array.from({ length: count }, (_none, place) => {
    const month = first + place * months;
    const startsOn = new Date(Date.UTC(Math.floor(month / 12), month % 12));
    return { startsOn, point: byMonth.get(month) ?? null };
  });
}
