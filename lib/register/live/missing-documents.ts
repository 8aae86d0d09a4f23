import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import type { RequestLimits } from '@/lib/integrations/http';
import type { LoadInput } from '../filings/load';
import { type Fetched, fetchDocuments, maxBatchBytes, slice } from './documents';
import { listStored } from './stored-filings';

/** After this many tries, a month of daily updates, a missing document is given up. */
const mostTries = 30;
/** Limits the delay of the new filings, which are fetched afterwards. */
const mostAnUpdate = 5_000;

/** In random order, so that documents that always fail do not block the others forever. */
async function listWithoutDocument(): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM filings
    WHERE xbrl_url IS NOT NULL AND document_sha IS NULL AND document_tries < ${mostTries}
    ORDER BY random() LIMIT ${mostAnUpdate}`;
  return rows.map(({ id }) => id);
}

/** Null if the server is failing. */
async function fetchAgain(ids: string[], limits: RequestLimits): Promise<Fetched | null> {
  try {
    return await fetchDocuments(await listStored(ids), { ...limits, tries: 1 });
  } catch (error) {
    // The new documents are requested from it next, and failures count then.
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
 * Retries documents that could not be fetched before, of filings of any age, and yields in batches
 * those that can be fetched now. The others are skipped silently: they have been reported already.
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
