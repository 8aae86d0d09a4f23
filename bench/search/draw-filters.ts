import type { Area } from '@/lib/search/area';
import { RANGE_OPTIONS } from '@/lib/search/constants';
import type { CompanyFilters, NumberFilter } from '@/lib/search/types';
import type { SearchIndex } from '@/lib/search-index/types';
import type { Random } from '@/prisma/sample/random';
import { textOf } from './companies';

type Draw = (index: SearchIndex, random: Random) => CompanyFilters;

const TEXTS = ['industry', 'companyType', 'region', 'municipality'] as const;

/** Values of random companies, so that their frequency matches the register. */
const textFilter =
  (field: (typeof TEXTS)[number]): Draw =>
  (index, random) => {
    const values = new Set<string>();
    const wanted = random.between(1, 3);
    for (let attempt = 0; values.size < wanted && attempt < 50; attempt += 1) {
      const value = textOf(index, field, random.below(index.docs));
      if (value !== null) values.add(value);
    }
    return { [field]: [...values] };
  };

const choices: Draw[] = [
  ...TEXTS.map(textFilter),
  (_, random) => ({ employees: { ranges: [random.pick(RANGE_OPTIONS)] } }),
  (_, random) => ({ locations: { ranges: [random.pick(RANGE_OPTIONS)] } }),
  () => ({ status: ['ACTIVE'] }),
  (_, random) => ({ founded: { from: `${random.between(1990, 2018)}-01-01` } }),
  (_, random) => ({ hasPhone: random.chance(0.7) }),
  () => ({ hasEmail: true }),
  () => ({ hasPostalAddress: true }),
  () => ({ advertisingProtected: false }),
];

/** The given number of different filters at once. */
export function drawFilters(index: SearchIndex, random: Random, count: number): CompanyFilters {
  let filters: CompanyFilters = {};
  while (Object.keys(filters).length < count) {
    filters = { ...filters, ...random.pick(choices)(index, random) };
  }
  return filters;
}

const CORNERS = 50;

/**
 * Shapes round the middle of Denmark with the most corners allowed: each smaller, every other
 * one a star.
 */
export function drawnShape(place: number): Area {
  const corners = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const isInner = place % 2 === 1 && corner % 2 === 1;
    const size = 0.9 ** place * (isInner ? 0.4 : 1);
    return {
      longitude: 10.5 + 3 * size * Math.cos(angle),
      latitude: 56.1 + 1.8 * size * Math.sin(angle),
    };
  });
  return { kind: 'shape', corners };
}

/** From 100,000 to 100 millions DKK, in thousands. */
const amounts = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000];

function amount(random: Random): NumberFilter {
  const min = random.pick(amounts);
  if (random.chance(0.3)) return { ranges: [{ min }] };
  if (random.chance(0.2)) return { ranges: [{ max: min }] };
  return { ranges: [{ min, max: min * random.pick([2, 5, 10]) }] };
}

/** Ranges of revenue, gross profit, employees, or two of these. */
export function drawRanges(index: SearchIndex, random: Random, place: number): CompanyFilters {
  const min = random.pick([1, 2, 5, 10, 20, 50]);
  const employees: NumberFilter = { ranges: [{ min, max: min * random.pick([2, 4, 10]) }] };
  switch (place % 5) {
    case 0:
      return { revenue: amount(random) };
    case 1:
      return { grossProfit: amount(random) };
    case 2:
      return { employees };
    case 3:
      return { revenue: amount(random), ...drawFilters(index, random, 1) };
    default:
      return { grossProfit: amount(random), employees };
  }
}
