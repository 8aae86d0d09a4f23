import 'server-only';
import { db } from '@/lib/db';
import type { Prisma } from '@/prisma/client/client';
import type { AuditAction } from './actions';

type AuditEntry = {
  /** The user who acted; null when they are not authenticated. */
  actorId: string | null;
  action: AuditAction;
  /** The target, for example the id of another account. Never a name. */
  subject?: string;
  /** IP address. */
  address: string | null;
  details?: Record<string, string | number | boolean>;
};

/** Adds an entry to the audit log; with `tx`, in the same transaction as the change it records. */
export async function recordAudit(
  entry: AuditEntry,
  tx: Pick<Prisma.TransactionClient, 'auditEvent'> = db,
): Promise<void> {
  await tx.auditEvent.create({ data: entry, select: { id: true } });
}
