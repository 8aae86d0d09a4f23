import 'server-only';
import { db } from '@/lib/db';
import { MESSAGES } from './constants';
import { removeKept } from './folder';
import { keptSince } from './queries';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** What takes longer is given up: the queue has tried it for a long time. */
const PATIENCE_HOURS = 2;
/** Files are there a moment before their rows are. */
const ROWLESS_HOURS = 1;

/** Files of a day ago, and those of accounts that are gone. */
async function removeFiles(): Promise<number> {
  const rows = await db.export.findMany({ select: { id: true } });
  const known = new Set(rows.map(({ id }) => id));
  const [old, rowless] = [keptSince(), ago(ROWLESS_HOURS)];
  return removeKept(
    ({ id, changedAt }) => changedAt < old || (changedAt < rowless && !known.has(id)),
  );
}

/** Removes what is not kept any longer, and says of what was never made that it failed. */
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
