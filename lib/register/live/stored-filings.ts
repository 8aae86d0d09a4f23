import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { db } from '@/lib/db';
import { isoDay } from '@/lib/format';
import { filingEntries } from '../filings/index-entry';
import type { FilingEntry } from '../filings/types';
import type { Listed } from './filings';

/** Stored filings in the form of their index entries. */
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
 * Filters out filings that are stored exactly as listed, so that their documents are not fetched
 * again: a day of a busy month has ten thousand. Unreadable ones were reported the first time.
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
