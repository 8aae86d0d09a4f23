import 'server-only';
import { env } from '@/lib/env';
import { inTurnOfEach } from '@/lib/in-turn';
import { bucketOfEach } from './bucket';
import { MOST_AT_ONCE, PAGE_LIMITS } from './limits';

/** Sessions of which a process keeps whose they are; the first makes room. */
const MOST_KNOWN = 10_000;

type Kind = keyof typeof PAGE_LIMITS;

function newCounts() {
  const bucketOf = (kind: Kind) => {
    const { points, seconds } = PAGE_LIMITS[kind];
    const own = Math.max(1, Math.round(points * env.RATE_LIMIT_FACTOR));
    return bucketOfEach({ points: own, seconds });
  };
  return {
    owners: new Map<string, string>(),
    take: { page: bucketOf('page'), prefetch: bucketOf('prefetch') },
    inTurn: inTurnOfEach({ waiting: Number.POSITIVE_INFINITY, atOnce: MOST_AT_ONCE }),
  };
}

// The middleware is bundled apart from the pages, which know whose a session is.
const shared = globalThis as { __vemintoPageCounts?: ReturnType<typeof newCounts> };

function counts() {
  shared.__vemintoPageCounts ??= newCounts();
  return shared.__vemintoPageCounts;
}

/** Until a session was looked up for the first time, it has a count of its own. */
const ownerOf = (sessionId: string) => counts().owners.get(sessionId) ?? sessionId;

/** All sessions of an account have one count. */
export function noteOwner(sessionId: string, userId: string): void {
  const { owners } = counts();
  if (owners.has(sessionId)) return;
  const [first] = owners.keys();
  if (owners.size >= MOST_KNOWN && first !== undefined) owners.delete(first);
  owners.set(sessionId, userId);
}

/** Counts a page, asking no database. @returns in how many seconds it may be; 0 when it may now. */
export const countPage = (sessionId: string, kind: Kind): number =>
  counts().take[kind](ownerOf(sessionId));

/**
 * Waits until fewer than so many pages of the account are under way; this one is until it ended.
 * How many may wait is what pages are limited to.
 */
export function waitForTurn(sessionId: string, ended: Promise<void>): Promise<void> {
  return new Promise((letIn) => {
    void counts().inTurn(ownerOf(sessionId), () => {
      letIn();
      return ended;
    });
  });
}
