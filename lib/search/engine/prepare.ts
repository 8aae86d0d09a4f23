import type { Steps } from '@/lib/in-steps';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import type { SearchIndex } from '@/lib/search-index/types';
import { valueCounts } from '../suggest/value-counts';
import { suggestedValues } from '../suggest/values';
import { prepareHistograms } from './histograms';
import { livingDocs } from './living';
import { mapBlocks } from './map-blocks';
import { nameWords } from './name-words';
import { columnOf, SORT_COLUMNS } from './order';
import { groupedBy, sortingBy } from './sorted';
import { combinedFacets } from './tallies';
import { vocabularyOf } from './vocabulary';

/**
 * Makes everything that is cached per index, in steps that take milliseconds each, what most
 * searches need first; a search may need a thing before its turn.
 */
export function* preparations(index: SearchIndex): Steps<void> {
  yield* vocabularyOf.steps(index);
  yield* nameWords.steps(index);
  yield* groupedBy.steps(index.statuses, STATUS_CHOICES.length);
  livingDocs(index);
  yield* valueCounts.steps(index);
  suggestedValues(index);
  yield;
  for (const { codes, values } of Object.values(index.texts)) {
    yield* groupedBy.steps(codes, values.length);
  }
  yield* combinedFacets.steps(index);
  yield* prepareHistograms(index);
  yield* mapBlocks.steps(index);
  for (const by of SORT_COLUMNS) {
    const { codes, top } = columnOf(index, by);
    yield* sortingBy(index, codes, top);
  }
  for (const { codes, values } of Object.values(index.numbers)) {
    yield* sortingBy(index, codes, values.length);
  }
}
