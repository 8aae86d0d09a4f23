import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { searchApi } from '@/lib/api/search';
import { paths } from '@/lib/paths';
import { writtenSearch } from '@/lib/search/number-list';
import { recentCache } from './recent-cache';

type Asking = {
  search: string;
  texts: { noData: string };
  /** Aborted when the answer is no longer awaited. */
  signal: AbortSignal;
  /** Called when no company matches. */
  onEmpty?: (search: string) => void;
};

/** Runs the simple search. @returns the URL to open; null for none, with a toast that says why. */
export async function askSearch(asking: Asking): Promise<string | null> {
  const { search, texts, signal, onEmpty } = asking;
  try {
    const { data, numbers } = await searchApi.searchCompanies(search, signal);
    // It is now the newest of the recent searches.
    recentCache.clear();
    // For a list of numbers, the results page reports on each of them.
    if (data.totalRecords > 0 || numbers) return paths.discover({ search: writtenSearch(search) });
    toast.error(texts.noData);
    if (!signal.aborted) onEmpty?.(search);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!signal.aborted) toast.error(error.message);
  }
  return null;
}
