import { asCompared } from './small-words';

/**
 * Folds Danish text for comparison in searches: lower case, æ ø å as ae oe aa, accents dropped,
 * everything but letters and digits a space. Legal suffixes stay together: "A/S" becomes "as".
 */
export function foldText(text: string): string {
  return plain.test(text) ? foldPlain(text.toLowerCase()) : foldAny(text);
}

/** Fast path for nearly every Danish name: no letter needs Unicode decomposition. */
const plain = /^[\x20-\x7eæøåÆØÅ]*$/;

function foldPlain(lower: string): string {
  const written = danish.test(lower)
    ? lower.replace(/å/g, 'aa').replace(/æ/g, 'ae').replace(/ø/g, 'oe')
    : lower;
  const suffixed = written.includes('/') ? joinSuffix(written) : written;
  return suffixed.replace(/[^a-z0-9]+/g, ' ').trim();
}
const danish = /[æøå]/;

const joinSuffix = (text: string) =>
  text.replace(/(^|[^\p{L}\p{N}])([aikp])\/s(?![\p{L}\p{N}])/gu, '$1$2s');

function foldAny(text: string): string {
  return joinSuffix(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/å/g, 'aa')
      // Decompose only now: letters such as ǽ become æ when their accent is dropped.
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/æ/g, 'ae')
      .replace(/ø/g, 'oe'),
  )
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Folds for the comparison of names: ø, oe and o are the same letter, since users without a Danish
 * keyboard type either. Not idempotent.
 */
export function foldName(text: string): string {
  return foldText(text).replaceAll('oe', 'o');
}

/**
 * Folds as companies are searched: foldName, but "og" between two words equals "&", initials are
 * one word, and the abbreviation of "brødrene" is expanded.
 */
export function foldSearched(text: string): string {
  return asCompared(foldName(text));
}

type Texts = (string | null | undefined)[];

/** The distinct words of the texts, folded by foldName, in order of appearance. */
export const foldWords = (...texts: Texts): string[] => distinctWords(texts, foldName);

/** The same, folded by foldSearched. */
export const searchedWords = (...texts: Texts): string[] => distinctWords(texts, foldSearched);

function distinctWords(texts: Texts, fold: (text: string) => string): string[] {
  const words = texts.flatMap((text) => (text ? fold(text).split(' ') : []));
  return [...new Set(words)].filter((word) => word !== '');
}
