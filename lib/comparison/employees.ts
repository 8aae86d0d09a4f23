import type { Employees } from '@/lib/companies/types';

type Range = { least: number; most: number };

function rangeOf({ exact, min, max }: Employees): Range[] {
  if (exact !== null) return [{ least: exact, most: exact }];
  if (min === null && max === null) return [];
  return [{ least: min ?? 0, most: max ?? Number.POSITIVE_INFINITY }];
}

/**
 * Whether it is certain who has most employees. Of 15 and 10–19, and of 20–49 twice, it is not:
 * the register publishes intervals for most companies.
 */
export function areCertain(employees: readonly Employees[]): boolean {
  const ranges = employees.flatMap(rangeOf);
  const [first, ...others] = ranges.toSorted((a, b) => b.most - a.most || b.least - a.least);
  if (!first) return true;
  const isNumber = first.least === first.most;
  return others.every(({ most }) => most < first.least || (isNumber && most === first.least));
}
