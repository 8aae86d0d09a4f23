import { toast } from '@/components/ui/toast';
import type { AiSearchAnswer } from '@/lib/ai-search/answers';
import { runPath } from '@/lib/ai-search/run-path';
import { browserStorage } from '@/lib/api/browser-storage';
import { ApiError } from '@/lib/api/call';
import { searchApi } from '@/lib/api/search';
import { paths } from '@/lib/paths';
import { readNumberList } from '@/lib/search/number-list';
import { askSearch } from './ask-search';
import { recentCache } from './recent-cache';
import { tellSearchesLeft } from './searches-left';

export type Asking = {
  userId: string;
  sentence: string;
  /** Whether it was chosen from the list. */
  clicked: boolean;
  texts: { noData: string; upgrade: string };
  /** Aborted when the answer is no longer awaited; the run is kept all the same. */
  signal: AbortSignal;
  /** Called with every answer, including one without results. */
  onAnswer?: (answer: AiSearchAnswer) => void;
};

/** Runs the AI search. @returns the URL to open; null for none, with a toast that says why. */
export async function askAi(asking: Asking): Promise<string | null> {
  const { userId, sentence, clicked, texts, signal, onAnswer } = asking;
  // A list of numbers needs no interpretation, and so does not count as a use.
  if (readNumberList(sentence)) return askSearch({ search: sentence, texts, signal });
  try {
    const answer = await searchApi.aiSearch(userId, sentence);
    recentCache.clear();
    tellSearchesLeft(answer.remaining);
    if (signal.aborted) return null;
    onAnswer?.(answer);
    if (answer.run === null) return answer.people ?? null;
    if (answer.total === 0) {
      toast.error(texts.noData);
      return null;
    }
    return runPath(answer.run);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (signal.aborted) return null;
    const isOver = error.code === 'quota_exceeded';
    toast.error(isOver && clicked ? texts.upgrade : error.message);
    if (!isOver) return null;
    // Back, or after subscribing, it stands in the field again.
    browserStorage.set('unanswered', sentence);
    return paths.subscription();
  }
}
