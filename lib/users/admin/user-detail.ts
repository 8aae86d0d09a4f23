import 'server-only';
import { openSessionsOf } from '@/lib/auth/sessions';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import type { UserRole } from '@/prisma/client/enums';
import type { UserOnWire } from '../answers';
import { getUser } from '../find-user';

/** An account as shown on its admin page. */
export type UserDetail = UserOnWire & {
  role: UserRole;
  createdAt: Date;
  verifiedAt: Date | null;
  /** When its most recently used session was last seen. */
  seenAt: Date | null;
  sessions: number;
};

/** The account of an id, or null. */
export async function findUserDetail(id: string): Promise<UserDetail | null> {
  const user = await getUser(id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  return user && withRest(user);
}

/** Null when the account is deleted meanwhile. */
async function withRest(user: UserOnWire): Promise<UserDetail | null> {
  const [row, sessions] = await Promise.all([
    db.user.findUnique({
      where: { id: user.id },
      select: { role: true, createdAt: true, emailVerifiedAt: true },
    }),
    db.session.aggregate({
      where: openSessionsOf(user.id),
      _max: { lastSeenAt: true },
      _count: true,
    }),
  ]);
  if (row === null) return null;
  return {
    ...user,
    role: row.role,
    createdAt: row.createdAt,
    verifiedAt: row.emailVerifiedAt,
    seenAt: sessions._max.lastSeenAt,
    sessions: sessions._count,
  };
}
