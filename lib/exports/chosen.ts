import 'server-only';
import { AppError } from '@/lib/errors';
import { documentWords } from '@/lib/i18n/document-words';
import type { Language } from '@/lib/i18n/languages';
import { cleanText } from '@/lib/recent-searches/clean-text';
import { findSavedKeys, type SavedKeys } from '@/lib/saved/keys';
import { indexVersion } from '@/lib/search/live-index';
import type { ColumnKey } from './columns';
import { readComparedFile } from './compared';
import { MAX_PDF_ROWS, MAX_ROWS, MESSAGES } from './constants';
import type { Subject } from './describe';
import type { FileTask } from './file/types';
import { type FoundKeys, foundInComparison, foundInSegment, foundOnDiscover } from './found-keys';
import { listSavedEntries } from './saved-entries';
import type { ExportFormat, ExportTarget } from './types';

/** The companies to export, in order. */
export type Chosen = {
  subject: Subject;
  title: string;
  details: string[];
  companies: FileTask['companies'];
  compared: FileTask['compared'];
  /** Number requested, including unknown ids. */
  asked: number;
  total: number;
  /** Version of the register they were found in; null when any version will do. */
  version: number | null;
};

type Asked = {
  userId: string;
  target: ExportTarget;
  format: ExportFormat;
  language: Language;
  columns: readonly ColumnKey[];
};

type Words = { title: string; details: string[] };

type Saved = SavedKeys & { userId: string; asked: number };

function ofSaved({ userId, entries, asked, total }: Saved, words: Words): Chosen {
  const companies = { saved: { userId, entries } };
  return { ...words, subject: 'saved', companies, compared: null, asked, total, version: null };
}

function ofFound(
  { keys, ...found }: FoundKeys,
  subject: Subject,
  compared: Chosen['compared'] = null,
): Chosen {
  return { ...found, subject, companies: { keys }, compared, asked: found.total };
}

/**
 * The version is read before the accounts: had the register been replaced in between, the rows
 * would have a newer one, and the file would start over.
 */
async function ofComparison(
  query: string,
  { columns, language }: Pick<Asked, 'columns' | 'language'>,
): Promise<Chosen> {
  const found = foundInComparison(query);
  const version = await indexVersion();
  const compared = await readComparedFile(found.keys, columns, language);
  return ofFound({ ...found, version }, 'comparison', compared);
}

async function choose({ userId, target, columns, language }: Asked): Promise<Chosen> {
  switch (target.kind) {
    case 'saved': {
      const ids = [...new Set(target.ids.map((id) => id.toLowerCase()))];
      const words = { title: 'Saved companies, some chosen', details: [] };
      const found = await findSavedKeys(userId, { ids }, MAX_ROWS);
      return ofSaved({ ...found, userId, asked: ids.length }, words);
    }
    case 'saved-query': {
      const { title, details, ...found } = await listSavedEntries(userId, { ...target, language });
      return ofSaved({ ...found, userId, asked: found.total }, { title, details });
    }
    case 'discover':
      return ofFound(await foundOnDiscover(target.query, language), 'discover');
    case 'segment':
      return ofFound(await foundInSegment(target.query, language), 'segmentation');
    case 'compare':
      return ofComparison(target.query, { columns, language });
  }
}

/** What is left out is known once the file is written; that it is belongs to what was asked for. */
function described(chosen: Chosen, { withoutProtected }: ExportTarget): Chosen {
  if (!withoutProtected) return chosen;
  const details = [...chosen.details, 'Without companies under advertising protection'];
  return { ...chosen, details };
}

/** URL parameters may contain characters that neither the database nor a workbook accepts. */
const inWords = (chosen: Chosen, say: (text: string) => string): Chosen => ({
  ...chosen,
  title: say(cleanText(chosen.title)),
  details: chosen.details.map((line) => say(cleanText(line))),
});

/**
 * Resolves a target to its companies. Never truncates the result.
 * @throws AppError invalid_input when there is nothing, or more than a file holds
 */
export async function chooseCompanies(asked: Asked): Promise<Chosen> {
  const { format, language } = asked;
  const chosen = inWords(described(await choose(asked), asked.target), documentWords(language));
  const { total } = chosen;
  if (total === 0) throw new AppError('invalid_input', MESSAGES.nothing);
  if (total > MAX_ROWS) throw new AppError('invalid_input', MESSAGES.tooMany(total));
  if (format === 'pdf' && total > MAX_PDF_ROWS) {
    throw new AppError('invalid_input', MESSAGES.tooManyForPdf(total));
  }
  return chosen;
}
