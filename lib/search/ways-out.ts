import 'server-only';
import { contained } from '@/lib/contained';
import { applyFiltersExcept, filterSets } from './engine/filters';
import { fromFound, type Search } from './live-index';
import { readFilters } from './read-filters';

/** The most ways that are worth reading. */
const SHOWN = 4;

/** A search with fewer filters, by the URL parameters that are left. */
type Fewer = { without: Record<string, string> };

export type WaysOut<Way extends Fewer = Fewer> = {
  /** Those that find something, most companies first, and how many each finds. */
  ways: (Way & { count: number })[];
  /** Number of companies found without any filter. */
  unfiltered: number;
};

/**
 * How a search that finds nothing would find something. All counts are exact and of the same
 * register; a search that has just been answered needs only its filters intersected again.
 * @returns null where that failed, which is logged: a page is whole without it.
 */
export async function findWaysOut<Way extends Fewer>(
  question: Search,
  fewer: readonly Way[],
): Promise<WaysOut<Way> | null> {
  const found = await contained('ways out', 'search', countAll(question, fewer));
  return found === 'failed' ? null : found;
}

function countAll<Way extends Fewer>(
  question: Search,
  fewer: readonly Way[],
): Promise<WaysOut<Way>> {
  return fromFound(question, ({ index, unfiltered, outside }) => {
    const counted = fewer.map((way) => {
      const { filters } = readFilters(way.without);
      const { size } = applyFiltersExcept(unfiltered, filterSets(index, filters, outside));
      return { ...way, count: size };
    });
    const ways = counted
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, SHOWN);
    return { ways, unfiltered: unfiltered.size };
  });
}
