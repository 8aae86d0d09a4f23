import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import type { Prisma } from '@/prisma/client/client';

/** Enters in the log that somebody became an administrator because ADMIN_EMAILS says so. */
export async function recordConfiguredAdmin(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const details = { from: 'USER', to: 'ADMIN', by: 'ADMIN_EMAILS' };
  await recordAudit(
    { action: 'role_changed', actorId: null, subject: userId, address: null, details },
    tx,
  );
}

/**
 * Makes those of ADMIN_EMAILS administrators who have an account already, and whose
 * address is theirs. Newcomers become so when they verify it.
 */
export async function grantConfiguredAdmins(emails: string[] = env.ADMIN_EMAILS): Promise<void> {
  if (emails.length === 0) return;
  await db.$transaction(async (tx) => {
    const granted = await tx.user.updateManyAndReturn({
      where: { email: { in: emails }, emailVerifiedAt: { not: null }, role: 'USER' },
      data: { role: 'ADMIN' },
      select: { id: true },
    });
    for (const { id } of granted) await recordConfiguredAdmin(tx, id);
  });
}

/** The same beside the start of a server, which does not wait for it. */
export function grantConfiguredAdminsLater(): void {
  grantConfiguredAdmins().catch((err: unknown) =>
    log.error({ err }, 'Those of ADMIN_EMAILS could not be made administrators.'),
  );
}
