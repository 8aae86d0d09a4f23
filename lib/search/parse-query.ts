import { foldName, foldSearched } from '@/lib/words/fold';
import { isLegalSuffix } from '@/lib/words/legal-suffixes';
import {
  areInitials,
  isCountry,
  isEither,
  isJoiner,
  isLeading,
  isLink,
  isOfCompanies,
} from '@/lib/words/small-words';
import { MAX_QUERY_WORDS } from './constants';
import { type Identifier, parseIdentifier } from './identifiers';
import { letteredDistrict } from './lettered-districts';
import { readNumberList } from './number-list';
import { MAX_QUERY_LENGTH } from './query-length';

/** Words that occur anywhere in a company, or a phrase whose words are adjacent in one field. */
export type Excluded = { words: string[]; phrase: boolean };

export type WordsQuery = {
  kind: 'words';
  /** As typed, for messages about respelled words. */
  text: string;
  /** Words and phrases, folded, for the comparison with names. */
  folded: string;
  /** The same without legal suffixes, which a match need not have. */
  core: string;
  /** Each must begin a word of some field, unless optional. Distinct, without legal suffixes. */
  words: string[];
  /**
   * Those of `words` that only link others, as "i" in "murer i Odense", or that only ask for
   * companies: not required, and only compared with names.
   */
  optional: string[];
  /** Groups of `words` of which one is enough: "tømrer eller murer". */
  either: string[][];
  /**
   * Folded words that must be adjacent, as whole words, in a name, place, industry or legal form.
   */
  phrases: string[];
  /** Companies that match one of these are excluded. Whole words only. */
  excluded: Excluded[];
  /** Number of characters and words over the limits, which are not searched for. */
  ignored: { letters: number; words: number };
};

/** A parsed user query. A domain may also be a name, unless it is written as a web address. */
export type ParsedQuery =
  | { kind: 'empty' }
  | Exclude<Identifier, { kind: 'domain' }>
  | { kind: 'domain'; hosts: string[]; words: WordsQuery | null }
  | WordsQuery;

/** The query, or all companies when there is no text. */
export type Asked = ParsedQuery | { kind: 'all' };

export const readSearch = (search: string | null): Asked =>
  search === null ? { kind: 'all' } : parseQuery(search);

/** Maximum length of a folded word; one letter can fold to many. */
const MAX_WORD_LETTERS = 200;

type Piece = { written: string; words: string[]; phrase: boolean; excluded: boolean };

/** Parses any text; never throws. A query of exclusions alone finds everything else. */
export function parseQuery(text: string): ParsedQuery {
  const list = readNumberList(text);
  if (list) return list;
  const { used, ignored } = cut(text.trim());
  const identifier = parseIdentifier(used);
  if (identifier === null) return parseWords(used, ignored) ?? { kind: 'empty' };
  if (identifier.kind !== 'domain') return identifier;
  const { hosts, exact } = identifier;
  return { kind: 'domain', hosts, words: exact ? null : parseWords(used, ignored) };
}

function cut(text: string): { used: string; ignored: number } {
  if (text.length <= MAX_QUERY_LENGTH) return { used: text, ignored: 0 };
  // Cuts by code points, so that no surrogate pair is split.
  const letters = [...text];
  const used = letters.slice(0, MAX_QUERY_LENGTH).join('').trimEnd();
  return { used, ignored: Math.max(0, letters.length - MAX_QUERY_LENGTH) };
}

function parseWords(text: string, letters: number): WordsQuery | null {
  const { pieces, ignored } = limit(withInitials(withDistricts(unjoined(piecesOf(text)))));
  const wanted = pieces.filter((piece) => !piece.excluded);
  const excluded = pieces.filter((piece) => piece.excluded);
  if (pieces.length === 0) return null;
  const deciding = wanted.filter(
    (piece, index) =>
      piece.phrase || !isLegalSuffix(piece.written, piece.words, index === wanted.length - 1),
  );
  // "A/S" alone is searched for as it is.
  const searched = deciding.length > 0 ? deciding : wanted;
  const wordsOf = (list: Piece[]) => list.flatMap(({ words }) => words);
  const isLast = (piece: Piece) => piece === pieces.at(-1);
  const { either, others } = alternatives(searched);
  const plain = others.filter(({ phrase }) => !phrase);
  const words = [...new Set(plain.flatMap((piece) => neededWords(piece, isLast(piece))))];
  return {
    kind: 'words',
    text,
    folded: wordsOf(wanted).join(' '),
    core: wordsOf(searched).join(' '),
    words,
    optional: optionalOf(words, plain.length < others.length),
    either,
    phrases: [...new Set(searched.filter(({ phrase }) => phrase).map(joined))],
    excluded: excluded.map(({ words, phrase }) => ({ words, phrase })),
    ignored: { letters, words: ignored },
  };
}

/**
 * Small words are required when there is nothing else to search for; of these, words for companies
 * before words that only link.
 */
function optionalOf(words: readonly string[], hasPhrase: boolean): string[] {
  const links = words.filter(
    (word, at) => isLink(word) || (at === 0 && isLeading(word)) || isCountry(word, words[at - 1]),
  );
  const small = [...links, ...words.filter((word, at) => isOfCompanies(word, words[at + 1]))];
  if (small.length < words.length || hasPhrase) return small;
  return links.length < words.length ? links : [];
}

/** The words on both sides of "eller", in groups, and the pieces without it. */
function alternatives(pieces: readonly Piece[]): { either: string[][]; others: Piece[] } {
  const isBetween = (at: number) =>
    isSingle(pieces[at], isEither) && isSingle(pieces[at - 1]) && isSingle(pieces[at + 1]);
  const groups: string[][] = [];
  for (const [at, { words }] of pieces.entries()) {
    if (!isBetween(at + 1) && !isBetween(at - 1)) continue;
    const word = words[0] ?? '';
    const known = isBetween(at - 1) ? groups.at(-1) : undefined;
    if (known === undefined) groups.push([word]);
    else if (!known.includes(word)) known.push(word);
  }
  return {
    either: groups.filter(({ length }) => length > 1),
    others: pieces.filter((_, at) => !isBetween(at)),
  };
}

const isSingle = (
  piece: Piece | undefined,
  isWanted = (word: string) => !isEither(word) && !isLink(word),
): boolean =>
  piece !== undefined &&
  !piece.phrase &&
  piece.words.length === 1 &&
  isWanted(piece.words[0] ?? '');

/**
 * An industry code with dots, "62.01.00", is one number, which names may contain in pieces. The
 * last letter of "h c a" may be an initial or the beginning of a word.
 */
function neededWords({ written, words }: Piece, isLast: boolean): string[] {
  if (/^\d\d\.\d\d(\.\d\d)?$/.test(written)) return [written.replaceAll('.', '')];
  if (!isLast || !/ \p{L}$/u.test(written)) return words;
  const letters = Array.from(words.join(''));
  return [letters.slice(0, -1).join(''), letters.slice(-1).join('')];
}

const joined = ({ words }: Piece) => words.join(' ');

/** An unpaired quote is ignored; a minus counts only before a word or a quote. */
const PIECE = /(-?)"([^"]*)"|(\S+)/g;

/** Labels of a postal code or an industry code. */
const LABEL =
  /(?<![\p{L}\p{N}])(?:branche(?:kode)?|industry code|db07|db25|nace|postn(?:umme)?r|postal code|post ?code|zip(?: code)?|dk[\s-]?(?=\d{4}(?!\d)))[\s.:]*(?=\d{4}|\d\d\.\d\d)/giu;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const plainly = text.replace(/[“”„‟«»]/g, '"').replace(LABEL, '');
  for (const [, minus, quoted, plain = ''] of plainly.matchAll(PIECE)) {
    const phrase = quoted !== undefined;
    const written = quoted ?? plain;
    const words = foldSearched(written).split(' ').filter(Boolean).map(shorten);
    if (words.length === 0) continue;
    const excluded = phrase ? minus === '-' : /^-"?[\p{L}\p{N}]/u.test(plain);
    pieces.push({ written, words, phrase, excluded });
  }
  return pieces;
}

/** Removes "og", which names are compared without, unless it is the only word to search for. */
function unjoined(pieces: Piece[]): Piece[] {
  const isNamed = pieces.some(({ words, excluded }) => !excluded && !words.every(isJoiner));
  return pieces.flatMap((piece) => {
    const words = piece.words.filter((word) => !isJoiner(word));
    if (words.length === 0 && (piece.excluded || !isNamed)) return [piece];
    return words.length === 0 ? [] : [{ ...piece, words }];
  });
}

/** Merges "København S" into one piece, so that its words must be adjacent. */
function withDistricts(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const words = last && districtOf(last, piece);
    if (!words) merged.push(piece);
    else
      merged.splice(-1, 1, {
        ...piece,
        written: `${last.written} ${piece.written}`,
        words,
        phrase: true,
      });
  }
  return merged;
}

function districtOf(city: Piece, letters: Piece): string[] | null {
  const arePlain = [city, letters].every(
    ({ words, phrase, excluded }) => words.length === 1 && !phrase && !excluded,
  );
  return arePlain ? letteredDistrict(city.words[0] ?? '', letters.words[0] ?? '') : null;
}

/** Merges initials in several pieces, "h. c. andersen", into one. */
function withInitials(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last && isSpelled(last) && isSpelled(piece)) {
      const words = [[...last.words, ...piece.words].join('')];
      merged.splice(-1, 1, { ...last, written: `${last.written} ${piece.written}`, words });
    } else merged.push(piece);
  }
  return merged;
}

const isSpelled = ({ written, phrase, excluded }: Piece) =>
  !phrase && !excluded && areInitials(foldName(written).split(' '));

function shorten(word: string): string {
  return word.length <= MAX_WORD_LETTERS ? word : [...word].slice(0, MAX_WORD_LETTERS).join('');
}

/** Truncating an exclusion would exclude more companies, so it is dropped as a whole. */
function limit(pieces: Piece[]): { pieces: Piece[]; ignored: number } {
  let room = MAX_QUERY_WORDS;
  let ignored = 0;
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const taken = piece.excluded && piece.words.length > room ? 0 : room;
    const words = piece.words.slice(0, taken);
    room -= words.length;
    ignored += piece.words.length - words.length;
    if (words.length > 0) kept.push({ ...piece, words });
  }
  return { pieces: kept, ignored };
}
