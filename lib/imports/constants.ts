import { formatNumber } from '@/lib/format';

/** Maximum size of a file, or of pasted rows. */
export const IMPORT_MAX_BYTES = 5 * 1024 ** 2;
/** Maximum rows with content, not counting the header. */
export const MAX_ROWS = 5_000;
/** Columns beyond these are not read. */
export const MAX_COLUMNS = 100;
/** Letters of a cell beyond these are not read. */
export const CELL_MAX = 200;
/** Maximum companies that a row may be, and rows shown as they are in the file. */
export const MAX_CANDIDATES = 5;
export const SAMPLE_ROWS = 5;

/** Messages of the API about importing one's own companies. */
export const IMPORT_MESSAGES = {
  nothing: 'Send a file, or the rows as text.',
  both: 'Send either a file or the rows as text, not both.',
  columns:
    'Give the columns as JSON: cvr, name and place are the number of a column from 0, or null.',
  noSuchColumn: 'The file has no such column.',
  oneColumn: 'Say which column has the CVR numbers or the names.',
  tooLarge: 'The file is larger than 5 MB. Divide it, or leave out columns that are not needed.',
  empty: 'There are no rows in it.',
  tooManyRows: `It has more than ${formatNumber(MAX_ROWS)} rows. Divide it into several files.`,
  noColumn:
    'No column with CVR numbers or names was found. Give the columns headings such as “CVR” and “Name”.',
  unreadable: 'This file cannot be read as a table. Send an Excel file (.xlsx) or a CSV file.',
  oldWorkbook: 'This is a workbook of an older kind. Save it as .xlsx or CSV, and send that.',
  protected: 'This workbook has a password. Save it without one, and send that.',
  damaged: 'This file is damaged. Save it once more, and send that.',
  bursts: 'Unpacked, this file is much larger than a list of companies.',
  which: 'Give the CVR numbers of the companies.',
  tooMany: `At most ${formatNumber(MAX_ROWS)} companies are saved at once.`,
  unknown: (number: string) =>
    `The register has no company with the CVR number ${number}. Nothing was saved.`,
  unknownSome: (numbers: string) =>
    `The register has no companies with the CVR numbers ${numbers}. Nothing was saved.`,
  unknownMany: (count: string, numbers: string) =>
    `The register has no companies with ${count} of the CVR numbers, among them ${numbers}. Nothing was saved.`,
} as const;
