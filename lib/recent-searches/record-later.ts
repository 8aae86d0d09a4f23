import 'server-only';
import type { SessionUser } from '@/lib/auth/types';
import { log } from '@/lib/log';
import { writtenSearch } from '@/lib/search/number-list';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { cleanText } from './clean-text';
import { recordSearch } from './mutations';
import type { RecentSearch } from './types';

type Search = Pick<RecentSearch, 'query' | 'kind'>;
type Waiting = Search & { userId: string };

const MAX_WAITING = 1_000;

/** In insertion order; the same search of a user is queued only once. */
const waiting = new Map<string, Waiting>();
let recording: Promise<void> | null = null;

/**
 * Records an answered search in the background: the request does not wait, at most one connection
 * is used, and failures are only logged. Ignores searches that are too short, and those by API keys,
 * which the user did not type.
 */
export function recordLater(user: Pick<SessionUser, 'id' | 'keyScopes'>, search: Search): void {
  if (user.keyScopes) return;
  // A pasted multi-line list could exceed the size limit of the row's index key.
  const text = cleanText(writtenSearch(search.query));
  if (text.length < MIN_QUERY_LENGTH) return;
  const name = JSON.stringify([user.id, search.kind, text.toLowerCase()]);
  waiting.delete(name);
  waiting.set(name, { ...search, userId: user.id, query: text });
  if (waiting.size > MAX_WAITING) forgetOldest();
  recording ??= recordAll();
}

/** Resolves when the queue is empty. */
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
  // Synchronously after the loop, so that the next call starts a new run.
  recording = null;
}
