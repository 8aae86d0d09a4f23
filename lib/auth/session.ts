import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { SESSION_IDLE_SECONDS, SESSION_SECONDS, sessionCookie } from '@/lib/cookies';
import { db, ownRows } from '@/lib/db';
import { ADDRESS_HEADER } from '@/lib/i18n/address-header';
import { log } from '@/lib/log';
import { paths } from '@/lib/paths';
import { noteOwner } from '@/lib/throttle/pages';
import { subscriberSql } from '@/lib/user-rows/subscriber-sql';
import type { Prisma } from '@/prisma/client/client';
import { isApiKey } from './api-key';
import { findUserOfKey } from './find-key-owner';
import { tokenOf } from './request-token';
import { openSession, sealSession } from './token';
import type { Caller, SessionUser } from './types';

/** Maximum sessions per account. */
const MOST = 20;

/**
 * Makes room for one more session: deletes the browser's former one, which may be another user's,
 * and the least recently used ones. All at once and in the order of their ids, because two users
 * who sign in to each other's browsers would otherwise wait for one another.
 */
async function makeRoom(
  tx: Prisma.TransactionClient,
  userId: string,
  former: string | null,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM sessions WHERE id = ANY (ARRAY(
      SELECT id FROM sessions WHERE id = ANY (${former}::uuid || ARRAY(
        SELECT id FROM sessions
        WHERE user_id = ${userId}::uuid AND id IS DISTINCT FROM ${former}::uuid
        ORDER BY last_seen_at DESC, id OFFSET ${MOST - 1}))
      ORDER BY id FOR UPDATE))`;
}

/**
 * Starts a session of a locked user and returns its token.
 * @param former the id of the browser's session before, which would otherwise be orphaned
 */
export async function createSession(
  tx: Prisma.TransactionClient,
  userId: string,
  { userAgent, address }: Caller,
  former: string | null,
): Promise<string> {
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1_000);
  await makeRoom(tx, userId, former);
  const session = await tx.session.create({
    data: { userId, expiresAt, userAgent, address },
    select: { id: true },
  });
  return sealSession(session.id);
}

/** Precision of a session's last-seen time. */
const SEEN_SECONDS = 5 * 60;

/** Fire and forget: the request neither waits for it nor depends on it. */
function markSeen(sessionId: string): void {
  db.$executeRaw`
    UPDATE sessions SET last_seen_at = now()
    WHERE id = ${sessionId}::uuid AND last_seen_at < now() - make_interval(secs => ${SEEN_SECONDS})`.catch(
    (error: unknown) => log.warn({ err: error }, 'The use of a session was not noted.'),
  );
}

type FoundSession = SessionUser & { seenLongAgo: boolean };

/**
 * One statement, because every page and API call starts with it. A session ends when it expires,
 * when it is idle for too long, or when its row is deleted.
 */
async function findUserOfSession(sessionId: string): Promise<SessionUser | null> {
  const [found] = await ownRows<FoundSession>`
    SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.role,
      s.id AS "sessionId", ${subscriberSql} AS "isSubscriber",
      s.last_seen_at < now() - make_interval(secs => ${SEEN_SECONDS}) AS "seenLongAgo"
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    LEFT JOIN subscriptions p ON p.user_id = u.id
    WHERE s.id = ${sessionId}::uuid AND s.expires_at > now()
      AND s.last_seen_at > now() - make_interval(secs => ${SESSION_IDLE_SECONDS})`;
  if (!found) return null;
  const { seenLongAgo, ...user } = found;
  noteOwner(sessionId, user.id);
  if (seenLongAgo) markSeen(sessionId);
  return user;
}

async function findUserBySeal(sealed: string | undefined): Promise<SessionUser | null> {
  const sessionId = await openSession(sealed);
  return sessionId === null ? null : findUserOfSession(sessionId);
}

/** For route handlers: an API key or sign-in token in a header takes precedence over the cookie. */
export async function findRequestUser(request: Request): Promise<SessionUser | null> {
  const token = tokenOf(request);
  if (!token) return findSessionUser();
  return isApiKey(token) ? findUserOfKey(token) : findUserBySeal(token);
}

/** For public handlers that act on an account: an API key counts as nobody. */
export async function findRequestSessionUser(request: Request): Promise<SessionUser | null> {
  const user = await findRequestUser(request);
  return user?.keyScopes ? null : user;
}

/** For pages: cached, so that each request looks the session up once. */
export const findSessionUser = cache(async (): Promise<SessionUser | null> => {
  const cookie = (await cookies()).get(sessionCookie.name);
  return findUserBySeal(cookie?.value);
});

/** Must be called first in pages that require a signed-in user. */
export async function requireUser(): Promise<SessionUser> {
  const user = await findSessionUser();
  if (user) return user;
  // Clear an invalid cookie first, or the middleware would redirect the visitor back here.
  const hasCookie = (await cookies()).has(sessionCookie.name);
  const wanted = (await headers()).get(ADDRESS_HEADER) ?? undefined;
  redirect(hasCookie ? paths.signInAgain(wanted) : paths.signIn());
}
