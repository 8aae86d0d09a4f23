import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import type { Prisma } from '@/prisma/client/client';

/** Promotes the matching users and records ADMIN_EMAILS as the reason in the audit log. */
async function grant(tx: Prisma.TransactionClient, where: Prisma.UserWhereInput): Promise<void> {
  const granted = await tx.user.updateManyAndReturn({
    where: { ...where, role: 'USER' },
    data: { role: 'ADMIN' },
    select: { id: true },
  });
  const details = { from: 'USER', to: 'ADMIN', by: 'ADMIN_EMAILS' };
  for (const { id } of granted) {
    await recordAudit(
      { action: 'role_changed', actorId: null, subject: id, address: null, details },
      tx,
    );
  }
}

/**
 * Call this only for users who alone control the account: they have just set its password through a
 * mailed link, or created it through a provider that verified their mailbox. A password chosen at
 * sign-up may be a stranger's, no matter who confirmed the address later.
 */
export async function grantConfiguredAdmin(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  if (env.ADMIN_EMAILS.length === 0) return;
  await grant(tx, { id: userId, email: { in: env.ADMIN_EMAILS } });
}

/**
 * Promotes the accounts in ADMIN_EMAILS that sign in only through a provider. All others are
 * promoted once they set a password through a mailed link; a log line counts the pending ones.
 */
export async function grantConfiguredAdmins(emails: string[] = env.ADMIN_EMAILS): Promise<void> {
  if (emails.length === 0) return;
  const email = { in: emails };
  const isProviders = { emailVerifiedAt: { not: null }, passwordHash: null };
  await db.$transaction((tx) => grant(tx, { email, ...isProviders }));
  const admins = await db.user.count({ where: { email, role: 'ADMIN' } });
  const waiting = new Set(emails).size - admins;
  if (waiting === 0) return;
  log.info(
    { waiting },
    'Some of ADMIN_EMAILS are no administrators yet: each becomes one by signing up and setting a password with the link of /forget.',
  );
}

/** The same in the background at server start, which does not wait for it. */
export function grantConfiguredAdminsLater(): void {
  grantConfiguredAdmins().catch((err: unknown) =>
    log.error({ err }, 'Those of ADMIN_EMAILS could not be made administrators.'),
  );
}
