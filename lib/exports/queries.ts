import 'server-only';
import { Readable } from 'node:stream';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import type { Language } from '@/lib/i18n/languages';
import { HOUR_MS } from '@/lib/milliseconds';
import { CONTENT_TYPES, KEPT_HOURS, MESSAGES } from './constants';
import { openKept } from './folder';
import { toExportOnWire } from './mapper';
import type { ExportFormat, ExportOnWire } from './types';

/** Maximum exports per answer. */
const MOST_LISTED = 50;

/** Exports created before this time have expired. */
export const keptSince = () => new Date(Date.now() - KEPT_HOURS * HOUR_MS);

/** @throws AppError not_found, also for other users' exports. */
async function getOwn(userId: string, id: string) {
  const found = await db.export.findFirst({
    where: { id, userId, createdAt: { gt: keptSince() } },
    omit: { userId: true },
  });
  if (!found) throw new AppError('not_found', MESSAGES.unknown);
  return found;
}

/**
 * @param language the reader's, if known
 * @throws AppError not_found
 */
export const getExport = async (
  userId: string,
  id: string,
  language?: Language,
): Promise<ExportOnWire> => toExportOnWire(await getOwn(userId, id), language);

/** A user's unexpired exports, newest first, described in the reader's language if it is known. */
export async function listExports(userId: string, language?: Language): Promise<ExportOnWire[]> {
  const rows = await db.export.findMany({
    where: { userId, createdAt: { gt: keptSince() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST_LISTED,
    omit: { userId: true },
  });
  return rows.map((row) => toExportOnWire(row, language));
}

type OpenFile = { name: string; type: string; size: number; content: ReadableStream };

/** @throws AppError not_found, also when it has expired; conflict while it is being made */
export async function openExport(userId: string, id: string): Promise<OpenFile> {
  const { fileName, status, failure, ...row } = await getOwn(userId, id);
  if (status === 'FAILED') throw new AppError('not_found', failure ?? MESSAGES.failed);
  if (status !== 'DONE') throw new AppError('conflict', MESSAGES.notReady, { retryAfter: 2 });
  const format = row.format as ExportFormat;
  const file = await openKept({ id, format });
  if (!file) throw new AppError('not_found', MESSAGES.gone);
  const { size } = await file.stat();
  const content = Readable.toWeb(file.createReadStream()) as ReadableStream;
  return { name: fileName, type: CONTENT_TYPES[format], size, content };
}
