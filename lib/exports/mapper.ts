import type { Language } from '@/lib/i18n/languages';
import { HOUR_MS } from '@/lib/milliseconds';
import { paths } from '@/lib/paths';
import type { Export } from '@/prisma/client/client';
import { KEPT_HOURS } from './constants';
import { type Contents, listedTitle } from './contents';
import type { ExportFacts, ExportFormat, ExportOnWire } from './types';

const keptUntil = (createdAt: Date) => new Date(createdAt.getTime() + KEPT_HOURS * HOUR_MS);

/** Files of the version before do not know how many companies they were to leave out: none. */
type WrittenFacts = Omit<ExportFacts, 'protectedLeftOut'> & Partial<ExportFacts>;
const toFacts = (facts: WrittenFacts): ExportFacts => ({ protectedLeftOut: 0, ...facts });

/** Files of the version before are described in the language in which they were made only. */
const titleOf = ({ contents, title }: Pick<Export, 'contents' | 'title'>, language: Language) =>
  contents === null ? title : listedTitle(contents as Contents, language);

/**
 * An export as returned by the API.
 * @param language the reader's, if known; else it is described in that of the file
 */
export function toExportOnWire(row: Omit<Export, 'userId'>, language?: Language): ExportOnWire {
  const { id, status, fileName, asked, total, done, bytes, failure, createdAt } = row;
  return {
    id,
    status,
    fileName,
    title: titleOf(row, language ?? row.language),
    asked,
    total,
    done,
    bytes,
    failure,
    format: row.format as ExportFormat,
    facts: row.facts === null ? null : toFacts(row.facts as WrittenFacts),
    href: status === 'DONE' ? paths.exportFile(id) : null,
    createdAt: createdAt.toISOString(),
    expiresAt: keptUntil(createdAt).toISOString(),
  };
}
