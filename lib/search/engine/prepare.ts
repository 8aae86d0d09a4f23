import { STATUS_CHOICES } from '@/lib/search-index/choices';
import type { SearchIndex } from '@/lib/search-index/types';
import { valueCounts } from '../suggest/value-counts';
import { suggestedValues } from '../suggest/values';
import { histogramPreparations } from './histograms';
import { livingDocs } from './living';
import { mapBlocks, placedDocs } from './map-blocks';
import { nameWords } from './name-words';
import { columnOf, SORT_COLUMNS } from './order';
import { docsByKey, groupedBy, sortedBy } from './sorted';
import { combinedFacets } from './tallies';
import { valueWords } from './value-words';
import { vocabularyOf } from './vocabulary';

/**
 * Everything cached per index, as steps of up to a second; searches may need a step before it runs.
 */
export function preparations(index: SearchIndex): (() => void)[] {
  return [
    () => valueWords(index),
    () => vocabularyOf(index),
    () => nameWords(index),
    () => valueCounts(index),
    () => suggestedValues(index),
    ...Object.values(index.texts).map(({ codes, values }) => () => {
      groupedBy(codes, values.length);
    }),
    () => groupedBy(index.statuses, STATUS_CHOICES.length),
    () => livingDocs(index),
    () => combinedFacets(index),
    ...histogramPreparations(index),
    () => placedDocs(index),
    () => mapBlocks(index),
    () => docsByKey(index.keys),
    ...SORT_COLUMNS.map((by) => () => {
      const { codes, top } = columnOf(index, by);
      sortedBy(index, codes, top);
    }),
    ...Object.values(index.numbers).map(({ codes, values }) => () => {
      sortedBy(index, codes, values.length);
    }),
  ];
}
