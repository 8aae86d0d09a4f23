import { sectorsOf } from '@/lib/companies/sectors';
import { oncePer } from '@/lib/once-per';
import type { TextColumn } from '@/lib/search-index/types';

/** The sector and division of each industry; its own code begins its second text. */
export const industryLevels = oncePer('industryLevels', ({ values }: TextColumn) =>
  values.map(([, coded = '']) => sectorsOf(coded.slice(0, 6))),
);
