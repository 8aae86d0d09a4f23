import type { SearchIndex } from '@/lib/search-index/types';
import { SIMILAR_SIZE_TIMES } from './constants';
import { employeesOf, numberOf } from './similar-docs';
import type { Reason } from './types';

/** Maximum differences at which growth and age of two companies count as similar. */
const SIMILAR = { percentagePoints: 10, years: 3 };
const DAYS_OF_YEAR = 365.25;

type Growth = number | null | undefined;

/** Difference in growth of two companies, in percentage points; null when unknown. */
export const growthBetween = (a: Growth, b: Growth): number | null =>
  a == null || b == null ? null : Math.abs(a - b);

const isSimilarSize = (a: number, b: number): boolean =>
  Math.max(a, b) <= SIMILAR_SIZE_TIMES * Math.min(a, b);

/** The common traits of two companies, strongest first. */
export function reasonsOf(
  index: SearchIndex,
  doc: number,
  other: number,
  growthApart: number | null,
): Reason[] {
  const same = (field: 'industry' | 'municipality' | 'region') => {
    const code = index.texts[field].codes[doc] ?? 0;
    return code !== 0 && code === index.texts[field].codes[other];
  };
  const { founded } = index.numbers;
  const [size, otherSize] = [employeesOf(index, doc), employeesOf(index, other)];
  const days = Math.abs(numberOf(founded, doc) - numberOf(founded, other));
  const industry = index.texts.industry.codes[doc] ? 'relatedIndustry' : null;
  const reasons: (Reason | false | null)[] = [
    same('industry') ? 'sameIndustry' : industry,
    isSimilarSize(size, otherSize) && 'similarSize',
    growthApart !== null && growthApart <= SIMILAR.percentagePoints && 'similarGrowth',
    same('municipality') ? 'sameMunicipality' : same('region') && 'sameRegion',
    days <= SIMILAR.years * DAYS_OF_YEAR && 'similarAge',
  ];
  return reasons.filter((reason) => reason !== false && reason !== null);
}
