import 'server-only';
import type { ComparisonAddress } from '@/lib/comparison/address';
import { listComparedAccounts } from '@/lib/comparison/queries';
import { documentWords } from '@/lib/i18n/document-words';
import type { Language } from '@/lib/i18n/languages';
import type { ColumnKey } from './columns';
import { type ComparedFile, comparedCells, comparedNote } from './file/compared';
import { cleanText } from './file/text';

/** The accounts that a comparison shows on the screen, in the words of its file. */
export async function readComparedFile(
  address: ComparisonAddress,
  columns: readonly ColumnKey[],
  language: Language,
): Promise<ComparedFile> {
  const say = documentWords(language);
  const companies = await listComparedAccounts(address);
  return {
    cells: Object.fromEntries(
      companies.map(({ company, accounts }) => [company.key, comparedCells({ accounts }, say)]),
    ),
    notes: companies.map(
      ({ company: { key, name }, accounts }) =>
        `${cleanText(name ?? key)} (CVR ${key}): ${comparedNote({ accounts }, columns, say)}`,
    ),
  };
}
