import type { ExportFormat } from '@/lib/exports/types';
import { checkCsv } from './check-csv';
import { checkPdf } from './check-pdf';
import { checkWorkbook } from './check-workbook';

export type LookTask = { kind: ExportFormat; bytes: Uint8Array };

const checks: Record<ExportFormat, (bytes: Buffer) => Promise<string | null>> = {
  xlsx: checkWorkbook,
  csv: checkCsv,
  pdf: checkPdf,
};

/** @returns what is wrong with a file of this kind, or null; runs in a worker thread. */
export function lookInto({ kind, bytes }: LookTask): Promise<string | null> {
  return checks[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
