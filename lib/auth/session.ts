import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { db } from '@/lib/db';
import { paths } from '@/lib/paths';
import type { Prisma } from '@/prisma/client/client';
import { SESSION_SECONDS, sessionCookie, TOKEN_HEADER } from './cookie';
import { openSession, sealSession } from './token';
import type { Caller, SessionUser } from './types';

/** Starts a session and returns what the caller shows to be recognised. */
export async function createSession(
  tx: Prisma.TransactionClient,
  userId: string,
  { userAgent, address }: Caller,
): Promise<string> {
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1_000);
  const session = await tx.session.create({
    data: { userId, expiresAt, userAgent, address },
    select: { id: true },
  });
  return sealSession(session.id);
}

/** One statement: every page and every call of the API begins with it. */
async function findUserOfSession(sessionId: string): Promise<SessionUser | null> {
  const [user] = await db.$queryRaw<SessionUser[]>`
    SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.role,
      s.id AS "sessionId", coalesce(p.status = 'active', false) AS "isSubscriber"
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    LEFT JOIN subscriptions p ON p.user_id = u.id
    WHERE s.id = ${sessionId}::uuid AND s.expires_at > now()`;
  return user ?? null;
}

async function findUserBySeal(sealed: string | undefined): Promise<SessionUser | null> {
  const sessionId = await openSession(sealed);
  return sessionId === null ? null : findUserOfSession(sessionId);
}

/** For handlers: the token header wins over the cookie. */
export async function findRequestUser(request: Request): Promise<SessionUser | null> {
  const token = request.headers.get(TOKEN_HEADER);
  return token ? findUserBySeal(token) : findSessionUser();
}

/** For pages: one look-up a request, whoever asks. */
export const findSessionUser = cache(async (): Promise<SessionUser | null> => {
  const cookie = (await cookies()).get(sessionCookie.name);
  return findUserBySeal(cookie?.value);
});

/** Pages that need a signed-in person call this first. */
export async function requireUser(): Promise<SessionUser> {
  const user = await findSessionUser();
  if (user) return user;
  // A dead cookie must go first, or the proxy would send the visitor back.
  const hasCookie = (await cookies()).has(sessionCookie.name);
  redirect(hasCookie ? paths.signInAgain() : paths.signIn());
}
