import 'server-only';
import { log } from '@/lib/log';
import { writtenSearch } from '@/lib/search/number-list';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { cleanText } from './clean-text';
import { recordSearch } from './mutations';
import type { RecentSearch } from './types';

type Waiting = { userId: string } & Pick<RecentSearch, 'query' | 'kind'>;

const MAX_WAITING = 1_000;

/** In the order they were made; the same search of the same person waits once. */
const waiting = new Map<string, Waiting>();
let recording: Promise<void> | null = null;

/**
 * Records a search that was just answered. Nobody waits for it, at most one
 * connection is used, and a failure is only logged. Too short ones are no searches.
 */
export function recordLater(search: Waiting): void {
  // Line by line a list may be too long for the key of its row.
  const text = cleanText(writtenSearch(search.query));
  if (text.length < MIN_QUERY_LENGTH) return;
  const name = JSON.stringify([search.userId, search.kind, text.toLowerCase()]);
  waiting.delete(name);
  waiting.set(name, { ...search, query: text });
  if (waiting.size > MAX_WAITING) forgetOldest();
  recording ??= recordAll();
}

/** Resolves when nothing waits any more. */
export const recorded = async (): Promise<void> => {
  await recording;
};

function forgetOldest(): void {
  const [oldest] = waiting.keys();
  if (oldest === undefined) return;
  waiting.delete(oldest);
  log.warn('A recent search was dropped: too many wait to be recorded.');
}

async function recordAll(): Promise<void> {
  for (const [name, { userId, ...search }] of waiting) {
    waiting.delete(name);
    try {
      await recordSearch(userId, search);
    } catch (err) {
      log.error({ userId, err }, 'A recent search was not recorded.');
    }
  }
  // At once: whoever comes next must find that nobody works any more.
  recording = null;
}
