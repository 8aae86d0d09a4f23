import 'server-only';
import { AppError } from '@/lib/errors';
import { EXPORT_FORMATS } from '@/lib/exports/constants';
import type { ExportFormat } from '@/lib/exports/types';
import { inTurn } from '@/lib/in-turn';
import { checkCsv } from './check-csv';
import { checkPdf } from './check-pdf';
import { checkWorkbook } from './check-workbook';
import { SHARE_MESSAGES } from './constants';

const checks: Record<ExportFormat, (bytes: Buffer) => Promise<string | null>> = {
  xlsx: checkWorkbook,
  csv: checkCsv,
  pdf: checkPdf,
};

function kindOf(bytes: Buffer): ExportFormat {
  const head = bytes.toString('latin1', 0, 5);
  return head.startsWith('PK') ? 'xlsx' : head === '%PDF-' ? 'pdf' : 'csv';
}

function refuse(message: string): never {
  throw new AppError('invalid_input', message, { fields: { file: message } });
}

/** One file at a time, whoever sends them: unpacking takes a core. */
const checkInTurn = inTurn({ waiting: 20 });

/**
 * What kind of file this is, by its contents. The name counts for nothing, unless it is
 * that of another kind: then one of the two deceives.
 * @throws AppError invalid_input with the reason, for anything but a plain table of one
 *   of the three kinds; unavailable when too many wait already.
 */
export async function checkFile(bytes: Buffer, name: string): Promise<ExportFormat> {
  const kind = kindOf(bytes);
  const problem = await checkInTurn(() => checks[kind](bytes));
  if (problem !== null) refuse(problem);
  const said = EXPORT_FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`));
  if (said !== undefined && said !== kind) refuse(SHARE_MESSAGES.otherKind);
  return kind;
}
