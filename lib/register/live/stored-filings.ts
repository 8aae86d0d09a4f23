import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { db } from '@/lib/db';
import { isoDay } from '@/lib/format';
import { filingEntries } from '../filings/index-entry';
import type { FilingEntry } from '../filings/types';
import type { Listed } from './filings';

/** Filings as their entries told of them. */
export async function listStored(ids: string[]): Promise<FilingEntry[]> {
  const filings = await db.filing.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      companyKey: true,
      kind: true,
      startDate: true,
      endDate: true,
      publishedAt: true,
      amended: true,
      pdfUrl: true,
      xbrlUrl: true,
    },
  });
  return filings.map(({ startDate, endDate, publishedAt, ...filing }) => ({
    ...filing,
    startDate: startDate && isoDay(startDate),
    endDate: isoDay(endDate),
    publishedAt: publishedAt?.toISOString() ?? null,
  }));
}

/**
 * Leaves out what is stored as it is listed, without asking for its document: a day of a busy
 * month has ten thousand. What cannot be read was told when it came.
 */
export async function withoutStored(listed: Listed): Promise<Listed> {
  const readable = listed.flatMap((filing) =>
    filingEntries(filing.hit).flatMap((item) => ('entry' in item ? [{ filing, ...item }] : [])),
  );
  const stored = await listStored(readable.map(({ entry }) => entry.id));
  const known = new Map(stored.map((entry) => [entry.id, entry]));
  return readable
    .filter(({ entry }) => !isDeepStrictEqual(entry, known.get(entry.id)))
    .map(({ filing }) => filing);
}
