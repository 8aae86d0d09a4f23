import 'server-only';
import { db } from '@/lib/db';
import type { Prisma } from '@/prisma/client/client';
import type { AuditAction } from './actions';

export type AuditEntry = {
  /** Who did it; null for somebody who only claims to be that person. */
  actorId: string | null;
  action: AuditAction;
  /** What it was done to: the id of another account, for instance. Never a name. */
  subject?: string;
  /** Where from. */
  address: string | null;
  details?: Record<string, string | number | boolean>;
};

/** Writes into the audit log, with what it tells of where that is given. */
export async function recordAudit(
  entry: AuditEntry,
  tx: Pick<Prisma.TransactionClient, 'auditEvent'> = db,
): Promise<void> {
  await tx.auditEvent.create({ data: entry, select: { id: true } });
}
