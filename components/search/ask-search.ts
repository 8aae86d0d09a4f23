import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { searchApi } from '@/lib/api/search';
import { paths } from '@/lib/paths';
import { writtenSearch } from '@/lib/search/number-list';
import { recentCache } from './recent-cache';

type Asking = {
  search: string;
  texts: { noData: string };
  /** Aborted when the answer is not waited for any more. */
  signal: AbortSignal;
};

/** Runs the simple search. Answers where it leads; null is nowhere, and said. */
export async function askSearch({ search, texts, signal }: Asking): Promise<string | null> {
  try {
    const { data, numbers } = await searchApi.searchCompanies(search, signal);
    // It is the newest of the recent searches now.
    recentCache.clear();
    // Of a list of numbers the results say what came of each.
    if (data.totalRecords > 0 || numbers) return paths.discover({ search: writtenSearch(search) });
    toast.error(texts.noData);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!signal.aborted) toast.error(error.message);
  }
  return null;
}
