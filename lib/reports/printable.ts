import PDFDocument from 'pdfkit';
import { PdfText } from '@/lib/exports/file/pdf-text';

/** Characters of Danish and most European languages: a fast path without lookups per character. */
const USUAL = /^[\s\x21-\x7e\xa0-\xac\xae-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026]*$/;

/**
 * Replaces, in all texts of a document, the characters that no font has: the layout engine would
 * draw other characters instead.
 */
export function printable<T>(part: T): T {
  const letters = new PdfText(new PDFDocument({ autoFirstPage: false }));
  const of = (value: unknown): unknown => {
    if (typeof value === 'string') return USUAL.test(value) ? value : letters.printable(value);
    if (Array.isArray(value)) return value.map(of);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, of(inner)]));
  };
  return of(part) as T;
}
