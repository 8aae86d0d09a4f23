import 'server-only';
import type { Prisma } from '@/prisma/client/client';

export type AccountAction =
  | 'sign_up'
  | 'email_verified'
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'session_ended'
  | 'sessions_ended'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'provider_linked';

type Entry = {
  action: AccountAction;
  /** Who did it; null for somebody who only claims to be that person. */
  actorId: string | null;
  /** The account it is about, when that is not the actor's. */
  subject?: string;
  address: string | null;
  details?: Prisma.InputJsonObject;
};

/** Enters what was done with an account, in the transaction in which it is done. */
export async function audit(
  tx: Pick<Prisma.TransactionClient, 'auditEvent'>,
  entry: Entry,
): Promise<void> {
  await tx.auditEvent.create({ data: entry, select: { id: true } });
}
