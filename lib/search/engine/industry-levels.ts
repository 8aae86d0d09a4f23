import { sectorsOf } from '@/lib/companies/sectors';
import { oncePer } from '@/lib/once-per';
import type { TextColumn } from '@/lib/search-index/types';

/**
 * The sectors and the divisions of industries as columns of the same codes; an industry's own code
 * begins its second text. One that states nothing has no texts.
 */
export const industryLevels = oncePer('industryLevels', ({ codes, values }: TextColumn) => {
  const levels = values.map(([, coded = '']) => sectorsOf(coded.slice(0, 6)));
  const columnOf = (level: 'sector' | 'division'): TextColumn => ({
    codes,
    values: levels.map((one) => (one ? [one[level]] : [])),
  });
  return { sector: columnOf('sector'), division: columnOf('division') };
});
