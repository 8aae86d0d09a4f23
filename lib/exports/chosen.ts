import 'server-only';
import { AppError } from '@/lib/errors';
import { MAX_PDF_ROWS, MAX_ROWS, MESSAGES } from './constants';
import type { Subject } from './describe';
import { discoverKeys, segmentKeys } from './found-keys';
import { findSavedEntries, listSavedEntries, type SavedEntry } from './saved-entries';
import type { ExportFormat, ExportTarget } from './types';

/** The companies of a file, in its order. */
export type Chosen = {
  subject: Subject;
  title: string;
  details: string[];
  keys: string[];
  /** Of saved companies what was kept with them, in the same order. */
  saved: SavedEntry[] | null;
  /** As many as were asked for: ids of nobody's count here. */
  asked: number;
  total: number;
  /** The version of the register that they were found in; null when any will do. */
  version: number | null;
};

type Words = { title: string; details: string[] };

function ofSaved(entries: SavedEntry[], asked: number, words: Words): Chosen {
  const keys = entries.map(({ companyKey }) => companyKey);
  return {
    ...{ ...words, subject: 'saved', keys, saved: entries },
    ...{ asked, total: keys.length, version: null },
  };
}

async function choose(userId: string, target: ExportTarget): Promise<Chosen> {
  switch (target.kind) {
    case 'saved': {
      const ids = [...new Set(target.ids.map((id) => id.toLowerCase()))];
      const words = { title: 'Saved companies, some chosen', details: [] };
      return ofSaved(await findSavedEntries(userId, ids), ids.length, words);
    }
    case 'saved-query': {
      const { entries, ...words } = await listSavedEntries(userId, target.query);
      return ofSaved(entries, entries.length, words);
    }
    case 'discover': {
      const found = await discoverKeys(target.query);
      return { ...found, subject: 'discover', saved: null, asked: found.total };
    }
    case 'segment': {
      const found = await segmentKeys(target.query);
      return { ...found, subject: 'segmentation', saved: null, asked: found.total };
    }
  }
}

/**
 * Finds what a person asks for. Nothing is ever left out for being too much.
 * @throws AppError invalid_input when there is nothing, or more than a file holds
 */
export async function chooseCompanies(
  userId: string,
  target: ExportTarget,
  format: ExportFormat,
): Promise<Chosen> {
  const chosen = await choose(userId, target);
  const { total } = chosen;
  if (total === 0) throw new AppError('invalid_input', MESSAGES.nothing);
  if (total > MAX_ROWS) throw new AppError('invalid_input', MESSAGES.tooMany(total));
  if (format === 'pdf' && total > MAX_PDF_ROWS) {
    throw new AppError('invalid_input', MESSAGES.tooManyForPdf(total));
  }
  return chosen;
}
