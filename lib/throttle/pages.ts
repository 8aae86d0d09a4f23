import 'server-only';
import { env } from '@/lib/env';
import { inTurnOfEach } from '@/lib/in-turn';
import { oncePerProcess } from '@/lib/once-per-process';
import { bucketOfEach } from './bucket';
import { MOST_AT_ONCE, PAGE_LIMIT } from './limits';

/** Maximum number of sessions whose owner a process remembers; the oldest is evicted. */
const MOST_KNOWN = 10_000;

const counts = oncePerProcess('PageCounts', () => {
  const points = Math.max(1, Math.round(PAGE_LIMIT.points * env.RATE_LIMIT_FACTOR));
  return {
    owners: new Map<string, string>(),
    take: bucketOfEach({ ...PAGE_LIMIT, points }),
    inTurn: inTurnOfEach({ waiting: Number.POSITIVE_INFINITY, atOnce: MOST_AT_ONCE }),
  };
});

/** A session has its own count until it is first looked up. */
const ownerOf = (sessionId: string) => counts.get().owners.get(sessionId) ?? sessionId;

/** Counts all sessions of an account together. */
export function noteOwner(sessionId: string, userId: string): void {
  const { owners } = counts.get();
  if (owners.has(sessionId)) return;
  const [first] = owners.keys();
  if (owners.size >= MOST_KNOWN && first !== undefined) owners.delete(first);
  owners.set(sessionId, userId);
}

/**
 * Counts a page without a database query. @returns seconds until it is allowed; 0 if allowed now.
 */
export const countPage = (sessionId: string): number => counts.get().take(ownerOf(sessionId));

/**
 * Waits until fewer than MOST_AT_ONCE pages of the account are in progress; this one then is until
 * `ended`. The page limit bounds how many can wait.
 */
export function waitForTurn(sessionId: string, ended: Promise<void>): Promise<void> {
  return new Promise((letIn) => {
    void counts.get().inTurn(ownerOf(sessionId), () => {
      letIn();
      return ended;
    });
  });
}
