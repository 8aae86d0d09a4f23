import 'server-only';
import { db } from '@/lib/db';
import { HOUR_MS } from '@/lib/milliseconds';
import { MESSAGES } from './constants';
import { removeKept } from './folder';
import { keptSince } from './queries';

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Unfinished exports older than this are given up: the queue has retried them for long enough. */
const PATIENCE_HOURS = 2;
/** Grace period for files without a row, as a file exists a moment before its row. */
const ROWLESS_HOURS = 1;

/** Deletes expired files, and those of deleted accounts. */
async function removeFiles(): Promise<number> {
  const rows = await db.export.findMany({ select: { id: true } });
  const known = new Set(rows.map(({ id }) => id));
  const [old, rowless] = [keptSince(), ago(ROWLESS_HOURS)];
  return removeKept(
    ({ id, changedAt }) => changedAt < old || (changedAt < rowless && !known.has(id)),
  );
}

/** Deletes expired exports and marks stuck ones as failed. */
export async function cleanExports(): Promise<{ rows: number; files: number; failed: number }> {
  const { count: rows } = await db.export.deleteMany({
    where: { createdAt: { lt: keptSince() } },
  });
  const { count: failed } = await db.export.updateMany({
    where: {
      status: { in: ['WAITING', 'RUNNING'] },
      createdAt: { lt: ago(PATIENCE_HOURS) },
    },
    data: { status: 'FAILED', failure: MESSAGES.failed, finishedAt: new Date() },
  });
  return { rows, failed, files: await removeFiles() };
}
