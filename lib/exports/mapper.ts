import { HOUR_MS } from '@/lib/milliseconds';
import { paths } from '@/lib/paths';
import type { Export } from '@/prisma/client/client';
import { KEPT_HOURS } from './constants';
import type { ExportFacts, ExportFormat, ExportOnWire } from './types';

const keptUntil = (createdAt: Date) => new Date(createdAt.getTime() + KEPT_HOURS * HOUR_MS);

/** Files of the version before do not know how many companies they were to leave out: none. */
type WrittenFacts = Omit<ExportFacts, 'protectedLeftOut'> & Partial<ExportFacts>;
const toFacts = (facts: WrittenFacts): ExportFacts => ({ protectedLeftOut: 0, ...facts });

/** An export as returned by the API. */
export function toExportOnWire(row: Omit<Export, 'userId'>): ExportOnWire {
  const { id, status, fileName, title, asked, total, done, bytes, failure, createdAt } = row;
  return {
    id,
    status,
    fileName,
    title,
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
