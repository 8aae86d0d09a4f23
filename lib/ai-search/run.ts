import 'server-only';
import type { AccountCaller, SessionUser } from '@/lib/auth/types';
import { db } from '@/lib/db';
import { AppError, invalidField } from '@/lib/errors';
import { holdUse } from '@/lib/quotas/hold';
import { findRemaining } from '@/lib/quotas/queries';
import { recordLater } from '@/lib/recent-searches/record-later';
import { type SearchResult, searchCompanies } from '@/lib/search/queries';
import { listNames, ownQuestion } from '@/lib/search/saved-keys';
import { throttleQuestion } from '@/lib/throttle';
import { addressOf } from './address';
import { MAX_FOUND, nothingUnderstood } from './constants';
import { readQuestion } from './read-question';
import { createRun } from './runs';
import { MENTIONS_LIST } from './saved-words';
import type { AiRun, Reading } from './types';

export type AiAnswer = {
  run: AiRun & { address: string };
  /** At most 100, in the order of the reading; `total` counts all. */
  result: SearchResult;
  /** AI searches left this month; null when unlimited. */
  remaining: number | null;
};

/** The user who asks, and the network address they ask from. */
export type Asker = AccountCaller & Pick<SessionUser, 'isSubscriber' | 'keyScopes'>;

/** Runs the search that a reading describes, which is that of a user (`ownQuestion`). */
export function searchReading({ search, filters, sort }: Reading): Promise<SearchResult> {
  const asked = { search, filters, sort: sort ?? 'relevance' } as const;
  return searchCompanies({ ...asked, page: 1, pageSize: MAX_FOUND });
}

/**
 * Reads a sentence, searches, and stores both as a run, counting one use of the quota with it. A
 * failure at any step counts none.
 * @throws AppError quota_exceeded (403), too_many_requests (429), invalid_input (422) when nothing
 *   of the sentence could be searched for, unavailable while the register cannot be read.
 */
export async function runAiSearch(
  user: Asker,
  sentence: string,
  read: typeof readQuestion = readQuestion,
): Promise<AiAnswer> {
  await throttleQuestion({ account: user.id, address: user.address });
  const hold = await holdUse(user, 'AI_SEARCH');
  try {
    const lists = MENTIONS_LIST.test(sentence) ? await listNames(user.id) : [];
    const reading = await read(sentence, { lists });
    if (reading.parts.length === 0) throw refusal(reading);
    const result = await searchReading(await ownQuestion(reading, user.id));
    const { run, remaining } = await db.$transaction(async (tx) => {
      await hold.settle(tx);
      const kept = await createRun(tx, user.id, { sentence, reading });
      return { run: kept, remaining: await findRemaining(user, 'AI_SEARCH', tx) };
    });
    recordLater(user, { query: sentence, kind: 'AI' });
    return { run: { ...run, address: addressOf(reading) }, result, remaining };
  } catch (error) {
    await hold.release();
    throw error;
  }
}

/** Whether an AI search failed because nothing of its sentence could be searched for. */
export const isUnread = (failure: unknown): boolean =>
  failure instanceof AppError && failure.code === 'invalid_input';

const refusal = ({ notUnderstood }: Reading): AppError =>
  invalidField('query', nothingUnderstood(notUnderstood));
