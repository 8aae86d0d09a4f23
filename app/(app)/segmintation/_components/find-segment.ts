import { alternativesTo } from '@/components/filters/removals';
import { withSaveStates } from '@/lib/saved/queries';
import { chosenColumns } from '@/lib/search/chosen-columns';
import { SEGMENT_SIZE } from '@/lib/search/constants';
import { facetCounts, histograms } from '@/lib/search/facets';
import { searchCompanies } from '@/lib/search/queries';
import type { SegmentationParams } from '@/lib/search/segmentation-params';
import { figuresIn } from '@/lib/search/table-columns';
import { findWaysOut } from '@/lib/search/ways-out';

/** What the page shows; the ways out only where filters leave nothing. */
export async function findSegment(userId: string, params: SegmentationParams) {
  const { sort, page, filters, query, view } = params;
  const question = { search: null, filters };
  const columns = await chosenColumns(view);
  const shown = { sort, page, also: figuresIn(columns) };
  const [{ result, saved }, counts, sizes] = await Promise.all([
    withSaveStates(userId, searchCompanies({ ...question, ...shown, pageSize: SEGMENT_SIZE })),
    facetCounts(question),
    histograms(question),
  ]);
  const ways = result.total === 0 ? alternativesTo(query) : [];
  const waysOut = ways.length === 0 ? null : await findWaysOut(question, ways);
  return { result, saved, counts, sizes, waysOut, columns };
}

export type FoundSegment = Awaited<ReturnType<typeof findSegment>>;
