import 'server-only';
import { divisionsOf } from '@/lib/companies/sectors';
import type { NumberField } from '@/lib/search-index/types';
import { type Groups, groupsOf } from './engine/groups';
import { EMPLOYEE_BANDS, type GroupField, isYears } from './group-fields';
import { fromFound, type Search } from './live-index';
import type { CompanyFilters, NumberRange } from './types';

/**
 * The companies found, by the values of a field, with a figure of each group. Of postal districts
 * the value begins with the code. Amounts are in kroner; employees are exact numbers, or the lower
 * bound of the interval that the register publishes.
 */
export const companyGroups = (
  question: Search,
  asked: { by: GroupField; figure: NumberField | null },
): Promise<Groups> => fromFound(question, ({ index, docs }) => groupsOf(index, docs, asked));

/** The filters that find one group among the companies that filters find. */
export function withinGroup(
  filters: CompanyFilters,
  by: GroupField,
  value: string,
): CompanyFilters {
  if (by === 'employees') return { ...filters, employees: withinBand(filters, value) };
  if (isYears(by)) return { ...filters, [by]: withinYear(filters[by], value) };
  if (by === 'sector') return { ...filters, sector: withinSector(filters, value) };
  if (by === 'division') return { ...filters, sector: [value] };
  // The name of the district follows its code.
  return { ...filters, [by]: [by === 'postalCode' ? value.slice(0, 4) : value] };
}

/** Of a sector that is not chosen as a whole, its chosen divisions. */
function withinSector({ sector: chosen = [] }: CompanyFilters, sector: string): string[] {
  if (chosen.length === 0 || chosen.includes(sector)) return [sector];
  return divisionsOf(sector).filter((division) => chosen.includes(division));
}

function withinYear({ from = '', to = '' }: CompanyFilters['founded'] = {}, year: string) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return { from: from > first ? from : first, to: to && to < last ? to : last };
}

/** What a band leaves of the chosen ranges; a missing number is in no band. */
function withinBand({ employees }: CompanyFilters, value: string) {
  const band = EMPLOYEE_BANDS.find((one) => one.value === value);
  const [min, most] = [band?.min ?? 0, band?.max ?? undefined];
  const chosen: NumberRange[] = employees?.ranges.length ? employees.ranges : [{}];
  const ranges = chosen.flatMap((range): NumberRange[] => {
    const from = Math.max(range.min ?? min, min);
    const to = Math.min(range.max ?? Number.POSITIVE_INFINITY, most ?? Number.POSITIVE_INFINITY);
    return from > to ? [] : [{ min: from, ...(Number.isFinite(to) && { max: to }) }];
  });
  return { ranges };
}
