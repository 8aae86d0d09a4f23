import { asCompared } from './small-words';

/**
 * Danish text as the search compares it: lower case, æ ø å written out as ae oe
 * aa, accents dropped, everything else that is no letter or digit a space.
 * Legal suffixes keep together: "A/S" becomes "as".
 */
export function foldText(text: string): string {
  return plain.test(text) ? foldPlain(text.toLowerCase()) : foldAny(text);
}

/** Nearly every Danish name: no letter that needs taking apart. */
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
      // Only now: letters such as ǽ become æ when their accent goes.
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
 * Folded as names are compared: ø, oe and o are one letter, as whoever has no
 * Danish keyboard writes either. Not to be applied twice.
 */
export function foldName(text: string): string {
  return foldText(text).replaceAll('oe', 'o');
}

/**
 * Folded as companies are searched: foldName, but "og" between two words is as good
 * as "&", initials are one word, and brothers are not shortened.
 */
export function foldSearched(text: string): string {
  return asCompared(foldName(text));
}

type Texts = (string | null | undefined)[];

/** The distinct words of some texts, folded as names are, in order of appearance. */
export const foldWords = (...texts: Texts): string[] => distinctWords(texts, foldName);

/** The same, of what companies are found by. */
export const searchedWords = (...texts: Texts): string[] => distinctWords(texts, foldSearched);

function distinctWords(texts: Texts, fold: (text: string) => string): string[] {
  const words = texts.flatMap((text) => (text ? fold(text).split(' ') : []));
  return [...new Set(words)].filter((word) => word !== '');
}
