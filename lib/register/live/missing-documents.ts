import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { isDocumentAddress } from '@/lib/integrations/filings-index';
import type { RequestLimits } from '@/lib/integrations/http';
import type { LoadInput } from '../filings/load';
import type { FilingEntry } from '../filings/types';
import { fetchDocuments } from './documents';

/** A document that stays away for longer is not coming. */
const longestMs = 30 * 24 * 60 * 60 * 1000;
const mostAtOnce = 200;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Filings of the last month whose document was not there when they were loaded. */
async function listWithoutDocument(): Promise<FilingEntry[]> {
  const filings = await db.filing.findMany({
    where: {
      xbrlUrl: { not: null },
      documentSha: null,
      publishedAt: { gte: new Date(Date.now() - longestMs) },
    },
    orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }],
    take: mostAtOnce,
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
  return filings
    .map(({ startDate, endDate, publishedAt, ...filing }) => ({
      ...filing,
      startDate: startDate && dayOf(startDate),
      endDate: dayOf(endDate),
      publishedAt: publishedAt?.toISOString() ?? null,
    }))
    .filter(({ xbrlUrl }) => xbrlUrl !== null && isDocumentAddress(xbrlUrl));
}

/**
 * Asks again for documents that could not be fetched before. Those that still
 * cannot be had are passed over in silence: they have been told.
 */
export async function fetchMissingDocuments(limits: RequestLimits): Promise<LoadInput[]> {
  const entries = await listWithoutDocument();
  try {
    const { inputs } = await fetchDocuments(entries, { ...limits, tries: 1 });
    return inputs.filter((input) => 'document' in input && input.document !== null);
  } catch (error) {
    // The same server is asked for the new documents next, and then it counts.
    if (error instanceof AppError && error.code === 'unavailable') return [];
    throw error;
  }
}
