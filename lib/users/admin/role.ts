import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { type Owner, requireAdminSession } from '@/lib/auth/sessions';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { NO_SUCH_USER, requireUserId } from '@/lib/user-rows/user-id';
import type { UserRole } from '@/prisma/client/enums';
import { PROFILE_MESSAGES } from '../profile-messages';
import { requireOtherAdmin } from './admins';

type Before = { role: UserRole; email: string; confirmed: boolean };

/**
 * Rejects role changes that would have no effect or not last: an unconfirmed account cannot sign
 * in, and an address in ADMIN_EMAILS would regain the role at the next password reset or start.
 * @throws AppError conflict
 */
function requireLasting(role: UserRole, { email, confirmed }: Before): void {
  if (role === 'ADMIN' && !confirmed) throw new AppError('conflict', PROFILE_MESSAGES.unconfirmed);
  if (role === 'USER' && env.ADMIN_EMAILS.includes(email)) {
    throw new AppError('conflict', PROFILE_MESSAGES.namedAdmin);
  }
}

/**
 * Changes a user's role. Takes effect immediately, because sessions read the role on each request.
 * @throws AppError not_found, conflict when no administrator would remain or as requireLasting does,
 *   unauthorized or forbidden as requireAdminSession
 */
export async function changeRole(
  { actor, userId, role }: { actor: Owner; userId: string; role: UserRole },
  address: string | null,
): Promise<void> {
  const id = requireUserId(userId);
  await db.$transaction(async (tx) => {
    if (role === 'USER') await requireOtherAdmin(tx, id);
    const [before] = await tx.$queryRaw<Before[]>`
      SELECT role, email, email_verified_at IS NOT NULL AS confirmed
      FROM users WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    await requireAdminSession(tx, actor);
    if (!before) throw new AppError('not_found', NO_SUCH_USER);
    if (before.role === role) return;
    requireLasting(role, before);
    await tx.user.update({ where: { id }, data: { role }, select: { id: true } });
    const details = { from: before.role, to: role };
    const entry = { actorId: actor.id, action: 'role_changed', subject: id, address } as const;
    await recordAudit({ ...entry, details }, tx);
  });
}
