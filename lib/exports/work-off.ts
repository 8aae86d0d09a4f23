import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { Export, Prisma } from '@/prisma/client/client';
import type { ColumnKey } from './columns';
import { MESSAGES, MOST_ATTEMPTS } from './constants';
import { listedTitle } from './contents';
import { makeFile } from './make';
import type { ExportFormat, ExportTarget } from './types';

/** Null when there is nothing to do: it is done, or its owner's account is gone. */
async function begin(id: string): Promise<Export | null> {
  const [begun] = await db.export.updateManyAndReturn({
    where: { id, status: { not: 'DONE' } },
    data: { status: 'RUNNING', done: 0, attempts: { increment: 1 } },
  });
  return begun ?? null;
}

/**
 * Keeps how a run ended without a file. One that took long to notice that it was given up has no
 * say: another run may have begun meanwhile, or even ended.
 */
async function end(
  { id, attempts }: Export,
  data: Prisma.ExportUpdateManyMutationInput,
): Promise<void> {
  await db.export.updateMany({ where: { id, attempts, status: 'RUNNING' }, data });
}

const failed = (failure: string) =>
  ({ status: 'FAILED', failure, finishedAt: new Date() }) as const;

async function write(row: Export, signal: AbortSignal): Promise<void> {
  const { id, userId, language, createdAt: madeAt } = row;
  const order = {
    id,
    userId,
    language,
    madeAt,
    format: row.format as ExportFormat,
    target: row.target as ExportTarget,
    columns: row.columns as ColumnKey[],
  };
  const onProgress = async (done: number) => {
    await db.export.updateMany({ where: { id, status: 'RUNNING' }, data: { done } });
  };
  const { chosen, facts, bytes } = await makeFile(order, { signal, onProgress });
  await db.export.updateMany({
    where: { id },
    data: {
      contents: chosen.contents,
      title: listedTitle(chosen.contents, language),
      asked: chosen.asked,
      total: facts.rows,
      done: facts.rows,
      facts,
      bytes,
      status: 'DONE',
      failure: null,
      finishedAt: new Date(),
    },
  });
}

/** Aborted by a stopping server, which is no failure of the file; a timeout is. */
const isStopped = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');

/**
 * Makes a queued file, always from the beginning. Reports permanent failures to its owner; throws
 * on others, so that the queue retries.
 */
export async function workOffExport(id: string, signal: AbortSignal): Promise<void> {
  const row = await begin(id);
  if (!row) return;
  try {
    await write(row, signal);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') {
      return await end(row, failed(error.message));
    }
    if (!isStopped(signal) && row.attempts >= MOST_ATTEMPTS) {
      log.error({ err: error, export: id }, 'A file is given up.');
      return await end(row, failed(MESSAGES.failed));
    }
    await end(row, { status: 'WAITING', done: 0 });
    throw error;
  }
}
