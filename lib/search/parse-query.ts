import { MAX_QUERY_WORDS } from './constants';
import { foldName, foldSearched } from './fold';
import { type Identifier, parseIdentifier } from './identifiers';
import { isLegalSuffix } from './legal-suffixes';
import { readNumberList } from './number-list';
import { MAX_QUERY_LENGTH } from './query-length';
import { areInitials, isJoiner, isLink } from './small-words';

/** All words, anywhere in a company, or a phrase: its words together in one field. */
export type Excluded = { words: string[]; phrase: boolean };

export type WordsQuery = {
  kind: 'words';
  /** As typed, for those who are told what it was taken for. */
  text: string;
  /** Words and phrases as typed, folded: what a name is compared with. */
  folded: string;
  /** The same without legal suffixes, which do not decide. */
  core: string;
  /** Each must begin a word of some field, but for optional ones. Distinct, without legal suffixes. */
  words: string[];
  /** Those of `words` that only link others, as "i" in "murer i Odense": only names may have them. */
  optional: string[];
  /** Folded words that must stand together, whole, in a name, a place, a trade or a legal form. */
  phrases: string[];
  /** A company that has one of these is left out. Words are whole words. */
  excluded: Excluded[];
  /** What was over the limits and is not searched for. */
  ignored: { letters: number; words: number };
};

/** What somebody typed. A domain may be a name too, unless written as an address. */
export type ParsedQuery =
  | { kind: 'empty' }
  | Exclude<Identifier, { kind: 'domain' }>
  | { kind: 'domain'; hosts: string[]; words: WordsQuery | null }
  | WordsQuery;

/** What is asked: a text, or without one all companies. */
export type Asked = ParsedQuery | { kind: 'all' };

export const readSearch = (search: string | null): Asked =>
  search === null ? { kind: 'all' } : parseQuery(search);

/** Longest folded word that is compared; one letter can fold to many. */
const MAX_WORD_LETTERS = 200;

type Piece = { written: string; words: string[]; phrase: boolean; excluded: boolean };

/** Reads any text; never throws. Exclusions alone find everything else. */
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
  // By letters, not by halves of them.
  const letters = [...text];
  const used = letters.slice(0, MAX_QUERY_LENGTH).join('').trimEnd();
  return { used, ignored: Math.max(0, letters.length - MAX_QUERY_LENGTH) };
}

function parseWords(text: string, letters: number): WordsQuery | null {
  const { pieces, ignored } = limit(withInitials(unjoined(piecesOf(text))));
  const wanted = pieces.filter((piece) => !piece.excluded);
  const excluded = pieces.filter((piece) => piece.excluded);
  if (pieces.length === 0) return null;
  const deciding = wanted.filter(
    (piece, index) =>
      piece.phrase || !isLegalSuffix(piece.written, piece.words, index === wanted.length - 1),
  );
  // "A/S" alone is what somebody looks for.
  const searched = deciding.length > 0 ? deciding : wanted;
  const wordsOf = (list: Piece[]) => list.flatMap(({ words }) => words);
  const isLast = (piece: Piece) => piece === pieces.at(-1);
  const plain = searched.filter(({ phrase }) => !phrase);
  const words = [...new Set(plain.flatMap((piece) => neededWords(piece, isLast(piece))))];
  const links = words.filter(isLink);
  return {
    kind: 'words',
    text,
    folded: wordsOf(wanted).join(' '),
    core: wordsOf(searched).join(' '),
    words,
    // Alone they are what somebody looks for.
    optional: links.length < words.length || searched.some(({ phrase }) => phrase) ? links : [],
    phrases: [...new Set(searched.filter(({ phrase }) => phrase).map(joined))],
    excluded: excluded.map(({ words, phrase }) => ({ words, phrase })),
    ignored: { letters, words: ignored },
  };
}

/**
 * A code in the dots of its list, "62.01.00", is one number, which in names may stand
 * in pieces; and the last letter of "h c a" may be an initial or begin a word.
 */
function neededWords({ written, words }: Piece, isLast: boolean): string[] {
  if (/^\d\d\.\d\d(\.\d\d)?$/.test(written)) return [written.replaceAll('.', '')];
  if (!isLast || !/ \p{L}$/u.test(written)) return words;
  const letters = Array.from(words.join(''));
  return [letters.slice(0, -1).join(''), letters.slice(-1).join('')];
}

const joined = ({ words }: Piece) => words.join(' ');

/** A quote without its partner is no quote; a minus counts only before a word or a quote. */
const PIECE = /(-?)"([^"]*)"|(\S+)/g;

/** What a postal code or the code of an industry is called, before it. */
const LABEL =
  /(?<![\p{L}\p{N}])(?:branche(?:kode)?|industry code|db07|db25|nace|postn(?:umme)?r|postal code)[\s.:]*(?=\d{4}|\d\d\.\d\d)/giu;

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

/** Pieces without "og", which names are compared without; alone it is what somebody looks for. */
function unjoined(pieces: Piece[]): Piece[] {
  const isNamed = pieces.some(({ words, excluded }) => !excluded && !words.every(isJoiner));
  return pieces.flatMap((piece) => {
    const words = piece.words.filter((word) => !isJoiner(word));
    if (words.length === 0 && (piece.excluded || !isNamed)) return [piece];
    return words.length === 0 ? [] : [{ ...piece, words }];
  });
}

/** Initials in several pieces, "h. c. andersen", in one. */
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

/** An exclusion that is cut short would exclude more: it goes as a whole. */
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
