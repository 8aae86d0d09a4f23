import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/i18n/languages';
import { sendJob } from '@/lib/job-queue';
import { throttle } from '@/lib/throttle';
import { lockUserCounters } from '@/lib/user-rows/locks';
import type { Prisma } from '@/prisma/client/client';
import { type Chosen, chooseCompanies } from './chosen';
import { type ColumnKey, columnsOf, defaultColumns, isColumnOf } from './columns';
import { AT_ONCE_ROWS, EXPORT_JOB, MESSAGES, MOST_UNDER_WAY } from './constants';
import { listedTitle } from './contents';
import { fileNameOf, type Subject } from './describe';
import { makeFile, type Order } from './make';
import { toExportOnWire } from './mapper';
import { keptSince } from './queries';
import type { ExportOnWire, ExportRequest } from './types';

type Asker = {
  userId: string;
  address: string | null;
  /** The chosen interface language, if any; API clients have none. */
  language?: Language;
};

function columnsFor({ target, format, columns }: ExportRequest): ColumnKey[] {
  // A comparison has nothing that the user wrote.
  const kind = target.shared && target.kind !== 'compare' ? 'shared' : target.kind;
  if (!columns) return defaultColumns(kind, format);
  const wanted = columnsOf(columns);
  const misfit = wanted.find((column) => !isColumnOf(kind, column));
  if (misfit) {
    const { saved, uncompared } = misfit;
    const other = uncompared ? 'growthColumns' : 'comparedColumns';
    throw new AppError('invalid_input', MESSAGES[saved ? 'savedColumns' : other]);
  }
  return wanted.map(({ key }) => key);
}

/**
 * Serialized by the user's lock, so that concurrent requests see each other.
 * @throws AppError too_many_requests
 */
async function checkUnderWay(tx: Prisma.TransactionClient, { id, userId }: Order): Promise<void> {
  await lockUserCounters(tx, userId);
  const underWay = await tx.export.count({
    where: {
      userId,
      id: { not: id },
      status: { in: ['WAITING', 'RUNNING'] },
      createdAt: { gt: keptSince() },
    },
  });
  if (underWay >= MOST_UNDER_WAY) {
    throw new AppError('too_many_requests', MESSAGES.underWay, { retryAfter: 10 });
  }
}

function rowOf(order: Order, chosen: Chosen) {
  const { id, userId, target, format, language, columns, madeAt } = order;
  const { subject, contents, asked, total } = chosen;
  return {
    id,
    userId,
    target,
    format,
    language,
    columns,
    subject,
    contents,
    title: listedTitle(contents, language),
    asked,
    total,
    fileName: fileNameOf(subject, madeAt, format),
    createdAt: madeAt,
  };
}

/** Inserts an export with its audit entry; `also` runs in the same transaction. */
async function enter(
  entered: Prisma.ExportUncheckedCreateInput & { subject: Subject },
  { address, userId }: Asker,
  also: (tx: Prisma.TransactionClient) => Promise<void> = async () => {},
): Promise<ExportOnWire> {
  const { format, total, subject, ...rest } = entered;
  const data = { ...rest, format, total };
  const details = { format, companies: total, from: subject };
  return db.$transaction(async (tx) => {
    const row = await tx.export.create({ data, omit: { userId: true } });
    const entry = { actorId: userId, action: 'companies_exported', address } as const;
    await recordAudit({ ...entry, subject: row.id, details }, tx);
    await also(tx);
    return toExportOnWire(row);
  });
}

/**
 * Exports companies: a short file immediately, a long one via the queue.
 * @throws AppError invalid_input when there is nothing or too much to export, too_many_requests,
 *   unavailable
 */
export async function createExport(asker: Asker, request: ExportRequest): Promise<ExportOnWire> {
  const { userId, language = DEFAULT_LANGUAGE } = asker;
  const { target, format } = request;
  const columns = columnsFor(request);
  await throttle('export', { account: userId });
  const asked = { userId, target, format, language, columns };
  const chosen = await chooseCompanies(asked);
  const order: Order = { id: randomUUID(), ...asked, madeAt: new Date() };
  if (chosen.total > AT_ONCE_ROWS[format]) {
    return enter(rowOf(order, chosen), asker, async (tx) => {
      await checkUnderWay(tx, order);
      await sendJob(EXPORT_JOB, { id: order.id }, tx);
    });
  }
  // Inserted once the file exists, so that a killed server leaves no unfinished export.
  const { chosen: written, facts, bytes } = await makeFile(order, {}, chosen);
  const { rows } = facts;
  const done = { status: 'DONE' as const, total: rows, done: rows, finishedAt: new Date() };
  return enter({ ...rowOf(order, written), ...done, facts, bytes }, asker);
}
