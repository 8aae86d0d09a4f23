import { foldWords } from './fold';

/** What somebody typed: an identifier that names one company, or words. */
export type ParsedQuery =
  | { kind: 'empty' }
  | { kind: 'number'; digits: string }
  | { kind: 'words'; folded: string; words: string[] };

/** "DK 12 34 56 78", "12.34.56.78" and "12345678" are one number. */
const NUMBER = /^(?:dk|cvr|cvr-nr\.?|p-nr\.?)?[\s:]*((?:\d[\s.-]*){8}|(?:\d[\s.-]*){10})$/i;

export function parseQuery(text: string): ParsedQuery {
  const number = NUMBER.exec(text.trim());
  if (number) return { kind: 'number', digits: (number[1] ?? '').replace(/\D/g, '') };
  const words = foldWords(text);
  return words.length === 0 ? { kind: 'empty' } : { kind: 'words', folded: words.join(' '), words };
}
