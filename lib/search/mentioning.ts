import 'server-only';
import { contained } from '@/lib/contained';
import { fromFound } from './live-index';
import { readMentions } from './read-mentions';

/**
 * How many companies mention all words of a search in their newest annual reports; none where that
 * cannot be told, which is logged: a page is whole without it.
 */
export async function countMentioning(search: string): Promise<number> {
  const mentions = readMentions(search.replaceAll('|', ' '), () => {});
  if (!mentions) return 0;
  const counting = fromFound({ search: null, filters: { mentions } }, ({ docs }) => docs.size);
  const count = await contained('mentions', 'search', counting);
  return count === 'failed' ? 0 : count;
}
