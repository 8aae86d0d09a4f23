import { BYTE_ORDER_MARK, toRecord } from '@/lib/csv/record';
import type { ImportRow } from '@/lib/imports/types';

/** A number of a company, rather than a postal code or a house number. */
const NUMBER_LENGTH = 6;

const isName = (part: string) =>
  /\p{L}{2}/u.test(part) && part.replace(/\D/g, '').length < NUMBER_LENGTH;

/** The words of a row that can find it: its number would have found it already. */
export function wordsToSearch(text: string): string {
  const parts = text.split(/,\s*/).filter(isName);
  return (parts.length > 0 ? parts.join(' ') : text).trim();
}

type Words = {
  /** Headings of the three columns. */
  headings: readonly [line: string, text: string, why: string];
  whyOf: (row: ImportRow) => string;
};

/** A file of rows that were not found, to correct and read once more. */
export const notFoundCsv = (rows: readonly ImportRow[], { headings, whyOf }: Words) =>
  BYTE_ORDER_MARK +
  [headings, ...rows.map((row) => [row.line, row.text, whyOf(row)])].map(toRecord).join('');
