import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import type { RequestLimits } from '@/lib/integrations/http';
import type { LoadInput } from '../filings/load';
import { type Fetched, fetchDocuments, maxBatchBytes, slice } from './documents';
import { listStored } from './stored-filings';

/** After so many, with an update each morning after a month, a document that is gone is not coming. */
const mostTries = 30;
/** The new filings wait for these. */
const mostAnUpdate = 5_000;

/** In another order each time: those that always fail must not come before the same others for ever. */
async function listWithoutDocument(): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM filings
    WHERE xbrl_url IS NOT NULL AND document_sha IS NULL AND document_tries < ${mostTries}
    ORDER BY random() LIMIT ${mostAnUpdate}`;
  return rows.map(({ id }) => id);
}

/** Null when the server is in trouble. */
async function fetchAgain(ids: string[], limits: RequestLimits): Promise<Fetched | null> {
  try {
    return await fetchDocuments(await listStored(ids), { ...limits, tries: 1 });
  } catch (error) {
    // It is asked for the new documents next, and then it counts.
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  }
}

const countTry = (gone: string[]) =>
  db.filing.updateMany({
    where: { id: { in: gone } },
    data: { documentTries: { increment: 1 } },
  });

/**
 * Asks again for documents that could not be fetched before, of filings of any age, and gives in
 * batches those that can be had now. The others are passed over in silence: they have been told.
 */
export async function* missingDocuments(limits: RequestLimits): AsyncGenerator<LoadInput[]> {
  const ids = await listWithoutDocument();
  let found: LoadInput[] = [];
  let bytes = 0;
  for (let at = 0; at < ids.length; at += slice) {
    const fetched = await fetchAgain(ids.slice(at, at + slice), limits);
    if (fetched === null) break;
    await countTry(fetched.gone);
    found.push(...fetched.inputs.filter((input) => 'document' in input && input.document));
    bytes += fetched.bytes;
    if (bytes < maxBatchBytes) continue;
    yield found;
    found = [];
    bytes = 0;
  }
  if (found.length > 0) yield found;
}
