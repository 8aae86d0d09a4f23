import 'server-only';
import { db } from '@/lib/db';
import { MESSAGES } from './constants';
import { removeKept } from './folder';
import { keptSince } from './queries';

/** What takes longer is given up: the queue has tried it for a long time. */
const PATIENCE_MS = 2 * 3_600_000;

/** Removes files of more than a day ago, and says of those that were never made that they failed. */
export async function cleanExports(): Promise<{ rows: number; files: number; failed: number }> {
  const until = keptSince();
  const { count: rows } = await db.export.deleteMany({ where: { createdAt: { lt: until } } });
  const { count: failed } = await db.export.updateMany({
    where: {
      status: { in: ['WAITING', 'RUNNING'] },
      createdAt: { lt: new Date(Date.now() - PATIENCE_MS) },
    },
    data: { status: 'FAILED', failure: MESSAGES.failed, finishedAt: new Date() },
  });
  return { rows, failed, files: await removeKept(until) };
}
