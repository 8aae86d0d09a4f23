import 'server-only';
import { AppError } from '@/lib/errors';
import type { Language } from '@/lib/i18n/languages';
import { cleanText } from '@/lib/recent-searches/clean-text';
import { findSavedKeys, type SavedKeys } from '@/lib/saved/keys';
import { indexVersion } from '@/lib/search/live-index';
import type { ColumnKey } from './columns';
import { readComparedFile } from './compared';
import { MAX_PDF_ROWS, MAX_ROWS, MESSAGES } from './constants';
import type { Contents } from './contents';
import type { Subject } from './describe';
import type { FileTask } from './file/types';
import { type FoundKeys, foundInComparison, foundInSegment, foundOnDiscover } from './found-keys';
import { listSavedEntries } from './saved-entries';
import type { ExportFormat, ExportTarget } from './types';

/** The companies to export, in order. */
export type Chosen = {
  subject: Subject;
  contents: Contents;
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

type Saved = SavedKeys & { userId: string; asked: number; contents: Contents };

function ofSaved({ userId, entries, asked, total, contents }: Saved): Chosen {
  const companies = { saved: { userId, entries } };
  return { subject: 'saved', contents, companies, compared: null, asked, total, version: null };
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
  const { ofGroups, ...found } = foundInComparison(query);
  const version = await indexVersion();
  const compared = await readComparedFile({ keys: found.keys, ofGroups }, columns, language);
  return ofFound({ ...found, version }, 'comparison', compared);
}

async function choose({ userId, target, columns, language }: Asked): Promise<Chosen> {
  switch (target.kind) {
    case 'saved': {
      const ids = [...new Set(target.ids.map((id) => id.toLowerCase()))];
      const found = await findSavedKeys(userId, { ids }, MAX_ROWS);
      return ofSaved({ ...found, userId, asked: ids.length, contents: { kind: 'saved' } });
    }
    case 'saved-query': {
      const found = await listSavedEntries(userId, target);
      return ofSaved({ ...found, userId, asked: found.total });
    }
    case 'discover':
      return ofFound(await foundOnDiscover(userId, target.query), 'discover');
    case 'segment':
      return ofFound(await foundInSegment(userId, target.query), 'segmentation');
    case 'compare':
      return ofComparison(target.query, { columns, language });
  }
}

/** URL parameters may contain characters that neither the database nor a workbook accepts. */
const cleaned = (contents: Contents): Contents =>
  JSON.parse(JSON.stringify(contents), (_, value) =>
    typeof value === 'string' ? cleanText(value) : value,
  );

/**
 * Resolves a target to its companies. Never truncates the result.
 * @throws AppError invalid_input when there is nothing, or more than a file holds
 */
export async function chooseCompanies(asked: Asked): Promise<Chosen> {
  const { format, target } = asked;
  const chosen = await choose(asked);
  const { total } = chosen;
  if (total === 0) throw new AppError('invalid_input', MESSAGES.nothing);
  if (total > MAX_ROWS) throw new AppError('invalid_input', MESSAGES.tooMany(total));
  if (format === 'pdf' && total > MAX_PDF_ROWS) {
    throw new AppError('invalid_input', MESSAGES.tooManyForPdf(total));
  }
  const contents = { ...chosen.contents, withoutProtected: target.withoutProtected ?? false };
  return { ...chosen, contents: cleaned(contents) };
}
