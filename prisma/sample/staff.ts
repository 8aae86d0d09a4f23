import type { CompanyRecord, Day, EmployeesRecord, EmploymentRecord } from '@/lib/register/record';
import { yearOf } from './calendar';
import type { Profile } from './profile';
import type { Random } from './random';

/** The bands in which the register publishes employee numbers. */
const bands: readonly (readonly [min: number, max: number])[] = [
  [0, 0],
  [1, 1],
  [2, 4],
  [5, 9],
  [10, 19],
  [20, 49],
  [50, 99],
  [100, 199],
  [200, 499],
  [500, 999],
  [1000, 999_999],
];

function bandOf(employees: number): readonly [number, number] {
  return bands.find(([, max]) => employees <= max) ?? [1000, 999_999];
}

/** Employees as published: nearly always the exact number, otherwise only the band. */
export function published(employees: number | null, exact: boolean): EmployeesRecord {
  if (employees === null) return { employees: null, employeesMin: null, employeesMax: null };
  const [employeesMin, employeesMax] = bandOf(employees);
  return { employees: exact ? employees : null, employeesMin, employeesMax };
}

/** The true number of employees; null where the register has none. */
export function drawHeadCount({ form, holding, life }: Profile, random: Random): number | null {
  if (life.ended !== null) return null;
  if (form.family === 'association') return random.chance(0.13) ? tail(random, 1.4, 1.3) : null;
  if (holding) return random.chance(0.25) ? 0 : random.chance(0.06) ? tail(random, 0.2, 0.6) : null;
  if (form.family === 'capital') {
    if (random.chance(0.22)) return null;
    if (random.chance(0.3)) return random.below(2);
    return form.code === 60 ? tail(random, 2.9, 1.75) : tail(random, 1.0, 1.15);
  }
  if (random.chance(0.62)) return null;
  return random.chance(0.8) ? random.below(2) : tail(random, 0.5, 0.7);
}

/** Log-normal with a heavier tail: one in two thousand is a very large employer. */
function tail(random: Random, mean: number, deviation: number): number {
  const boost = random.chance(0.0005) ? 2.5 : 0;
  return Math.min(24_000, Math.floor(Math.exp(random.normal(mean + boost, deviation))));
}

const points = ['2020-12-01', '2021-06-01', '2021-09-01', '2021-12-01'];

export type Staff = EmployeesRecord & Pick<CompanyRecord, 'employeesMonth' | 'employment'>;

/** The newest number and a few earlier months, all with the same precision. */
export function drawStaff({ life }: Profile, count: number | null, random: Random): Staff {
  const exact = random.chance(0.82);
  const { employees, employeesMin, employeesMax } = published(count, exact);
  const year = yearOf(life.founded);
  if (count === null || year > 2021) {
    return { employees, employeesMin, employeesMax, employeesMonth: null, employment: [] };
  }
  const months = points.slice(year < 2020 ? random.below(3) : 3);
  const employment = count > 0 ? months.map((month) => pointAt(month, count, exact, random)) : [];
  return { employees, employeesMin, employeesMax, employeesMonth: '2021-12-01', employment };
}

function pointAt(startsOn: Day, count: number, exact: boolean, random: Random): EmploymentRecord {
  const newest = startsOn === points.at(-1);
  const heads = newest ? count : Math.max(0, Math.round(count * random.normal(0.97, 0.08)));
  const point = published(heads, exact);
  return {
    startsOn,
    months: 1,
    employees: point.employees,
    min: point.employeesMin,
    max: point.employeesMax,
    fullTime: exact ? Math.round(heads * random.normal(0.8, 0.06) * 100) / 100 : null,
  };
}
