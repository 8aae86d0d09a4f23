import 'server-only';
import { EMPLOYEES_MONTHS } from '@/lib/companies/employees-since-sql';
import type { Day, EmployeesRecord, EmploymentRecord } from '../record';
import { countAt, decimalOf, integerAt, type Json, listAt, objectAt, textAt } from './values';

type Months = EmploymentRecord['months'];
/** For two entries of the same month the later series wins, so the live series comes last. */
const series: { list: string; newest: string; months: Months; part: string | null }[] = [
  { list: 'aarsbeskaeftigelse', newest: 'nyesteAarsbeskaeftigelse', months: 12, part: null },
  {
    list: 'kvartalsbeskaeftigelse',
    newest: 'nyesteKvartalsbeskaeftigelse',
    months: 3,
    part: 'kvartal',
  },
  {
    list: 'maanedsbeskaeftigelse',
    newest: 'nyesteMaanedsbeskaeftigelse',
    months: 1,
    part: 'maaned',
  },
  {
    list: 'erstMaanedsbeskaeftigelse',
    newest: 'nyesteErstMaanedsbeskaeftigelse',
    months: 1,
    part: 'maaned',
  },
];

/** Upper end of the last interval, which is open-ended. */
const unbounded = 999_999;

/** "ANTAL_20_49" → 20 to 49; the last interval has no upper end. */
export function interval(code: string | null): { min: number | null; max: number | null } {
  const [, min, max] = /^ANTAL_(\d{1,6})_(\d{1,6})$/.exec(code ?? '') ?? [];
  if (min === undefined) return { min: null, max: null };
  return { min: Number(min), max: Number(max) >= unbounded ? null : Number(max) };
}

const month = (year: number, number: number): Day =>
  `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}-01`;

function entryOf(item: Json, months: Months, part: string | null): EmploymentRecord | null {
  const year = integerAt(item, 'aar');
  const number = part === null ? 1 : integerAt(item, part);
  if (year === null || year < 1900 || year > 2200 || number === null) return null;
  if (number < 1 || number > 12 / months) return null;
  const employees = countAt(item, 'antalAnsatte');
  const range = interval(textAt(item, 'intervalKodeAntalAnsatte'));
  const fullTime = decimalOf(item.antalAarsvaerk, 1e9);
  if (employees === null && range.min === null && fullTime === null) return null;
  return {
    startsOn: month(year, (number - 1) * months + 1),
    months,
    employees,
    ...range,
    fullTime,
  };
}

export function employmentOf(document: Json, metadata: Json): EmploymentRecord[] {
  return series.flatMap(({ list, newest, months, part }) => {
    const items = listAt(document, list);
    const latest = objectAt(metadata, newest);
    const all = items.length > 0 || !latest ? items : [latest];
    return all.flatMap((item) => entryOf(item, months, part) ?? []);
  });
}

/** The last month that an entry covers. */
function lastMonth({ startsOn, months }: EmploymentRecord): Day {
  return month(Number(startsOn.slice(0, 4)), Number(startsOn.slice(5, 7)) + months - 1);
}

/** The first month whose employees count as current on a day. */
function firstMonthOf(day: Day): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - EMPLOYEES_MONTHS;
  return month(Math.floor(months / 12), (months % 12) + 1);
}

/** The newest head count, unless it is outdated on that day: it is shown without its month. */
export function employeesOn(entries: EmploymentRecord[], day: Day): EmployeesRecord {
  const { employeesMonth, ...employees } = newestEmployees(entries);
  const isOld = employeesMonth !== null && employeesMonth < firstMonthOf(day);
  return isOld ? { employees: null, employeesMin: null, employeesMax: null } : employees;
}

/**
 * The newest published head count. A month takes precedence over the quarter or year that ends with
 * it.
 */
export function newestEmployees(
  entries: EmploymentRecord[],
): EmployeesRecord & { employeesMonth: Day | null } {
  let found: EmploymentRecord | null = null;
  for (const entry of entries) {
    if (entry.employees === null && entry.min === null) continue;
    if (!found || lastMonth(entry) >= lastMonth(found)) found = entry;
  }
  return {
    employees: found?.employees ?? null,
    employeesMin: found?.min ?? null,
    employeesMax: found?.max ?? null,
    employeesMonth: found && lastMonth(found),
  };
}
