import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { SESSION_IDLE_SECONDS } from '@/lib/cookies';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { lockUserCounters } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import type { SessionUser } from './types';

type OwnSession = {
  id: string;
  userAgent: string | null;
  address: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  /** Whether it is the session of this request. */
  current: boolean;
};

/** Who acts, and in which session. */
export type Owner = Pick<SessionUser, 'id' | 'sessionId'>;

/** Filter for an account's active sessions: neither expired nor idle for too long. */
export function openSessionsOf(userId: string): Prisma.SessionWhereInput {
  const idleSince = new Date(Date.now() - SESSION_IDLE_SECONDS * 1_000);
  return { userId, expiresAt: { gt: new Date() }, lastSeenAt: { gt: idleSince } };
}

/** The account's active sessions: that of this request, then the most recently used ones. */
export async function listSessions({ id, sessionId }: Owner): Promise<OwnSession[]> {
  const sessions = await db.session.findMany({
    where: openSessionsOf(id),
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    select: { id: true, userAgent: true, address: true, createdAt: true, lastSeenAt: true },
  });
  return sessions
    .map((session) => ({ ...session, current: session.id === sessionId }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
}

export const sessionEnded = () => new AppError('unauthorized', 'Sign in to continue.');

/**
 * For actions that outlive the session. Call it while the user is locked: setting a new password
 * takes the same lock, so a request that arrives after it is rejected.
 * @throws AppError unauthorized
 */
export async function requireOpenSession(
  tx: Prisma.TransactionClient,
  { id: userId, sessionId }: Owner,
): Promise<void> {
  const open = await tx.session.count({ where: { id: sessionId, userId } });
  if (open === 0) throw sessionEnded();
}

export const notAdmin = () => new AppError('forbidden', 'Only administrators may do this.');

/**
 * Like requireOpenSession, for what administrators do to others. Call it once the locks are held:
 * whoever waited for them may have lost the role or the session meanwhile.
 * @throws AppError unauthorized, forbidden
 */
export async function requireAdminSession(
  tx: Prisma.TransactionClient,
  { id: userId, sessionId }: Owner,
): Promise<void> {
  const [user] = await tx.$queryRaw<Pick<SessionUser, 'role'>[]>`
    SELECT u.role FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND s.user_id = ${userId}::uuid`;
  if (!user) throw sessionEnded();
  if (user.role !== 'ADMIN') throw notAdmin();
}

/** @throws AppError not_found when it is unknown or belongs to another user. */
export async function endSession(
  owner: Owner,
  sessionId: string,
  address: string | null,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { id: sessionId, userId: owner.id } });
    if (count === 0) throw new AppError('not_found', 'There is no such session.');
    await recordAudit({ action: 'session_ended', actorId: owner.id, address }, tx);
  });
}

/** Signs the user out on all devices, including this one. @returns the number of ended sessions. */
export async function endAllSessions(owner: Owner, address: string | null): Promise<number> {
  return db.$transaction(async (tx) => {
    // As all who delete several sessions of a user, so that no two lock them in different orders.
    await lockUserCounters(tx, owner.id);
    const { count } = await tx.session.deleteMany({ where: { userId: owner.id } });
    await recordAudit(
      {
        action: 'sessions_ended',
        actorId: owner.id,
        address,
        details: { sessions: count },
      },
      tx,
    );
    return count;
  });
}
