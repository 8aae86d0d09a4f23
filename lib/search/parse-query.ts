import { isLegalSuffix } from '@/lib/words/legal-suffixes';
import { isCountry, isLeading, isLink, isOfCompanies } from '@/lib/words/small-words';
import { alternatives, enumerated, isWord, onlyBetween } from './alternatives';
import { MAX_QUERY_WORDS } from './constants';
import { type Identifier, parseIdentifier } from './identifiers';
import { readNumberList } from './number-list';
import { joined, neededWords, type Piece, readPieces, withInitials } from './pieces';
import { MAX_QUERY_LENGTH } from './query-length';

/** Words that occur anywhere in a company, or a phrase whose words are adjacent in one field. */
type Excluded = { words: string[]; phrase: boolean };

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
  /**
   * Groups of which one is enough: "tømrer eller murer", "tømrer/murer". Those with a blank are
   * phrases, "Aarhus C"; all others are also in `words`.
   */
  either: string[][];
  /** Words of an enumeration, which may be alternatives: "tømrer, murer og maler". */
  lists: string[][];
  /** Legal forms among the words, which a match with other words need not have: "as", "aps". */
  forms: string[];
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
  const { pieces, ignored } = limit(withInitials(onlyBetween(readPieces(text))));
  const wanted = pieces.filter((piece) => !piece.excluded);
  const excluded = pieces.filter((piece) => piece.excluded);
  if (pieces.length === 0) return null;
  const { deciding, forms } = withoutForms(wanted);
  // "aps" alone is searched for as it is.
  const searched = deciding.length > 0 ? deciding : wanted;
  const wordsOf = (list: Piece[]) => list.flatMap(({ words }) => words);
  const isLast = (piece: Piece) => piece === pieces.at(-1);
  const { either, others } = alternatives(searched);
  const isOfForm = deciding.length === 0 && forms.length > 0;
  const plain = isOfForm ? [] : others.filter(({ phrase }) => !phrase);
  const words = [...new Set(plain.flatMap((piece) => neededWords(piece, isLast(piece))))];
  const phrases = others.filter(({ phrase }) => phrase).map(joined);
  const hasPhrase = phrases.length > 0 || either.some((group) => !group.some(isWord));
  return {
    kind: 'words',
    text,
    folded: wordsOf(wanted).join(' '),
    core: wordsOf(searched).join(' '),
    words,
    optional: optionalOf(words, hasPhrase),
    either,
    lists: enumerated(text, words),
    forms,
    phrases: [...new Set(phrases)],
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

/**
 * The pieces without legal forms, and these forms. Alone only those that are written with a slash
 * or dots are forms: "as" may become a name.
 */
function withoutForms(wanted: readonly Piece[]): { deciding: Piece[]; forms: string[] } {
  const isForm = ({ written, words, phrase }: Piece, at: number) =>
    !phrase && isLegalSuffix(written, words, at === wanted.length - 1);
  const deciding = wanted.filter((piece, at) => !isForm(piece, at));
  const ofForm = wanted.filter(isForm);
  const counts = deciding.length > 0 || ofForm.every(({ written }) => /[/.]/.test(written));
  return { deciding, forms: counts ? [...new Set(ofForm.map(joined))] : [] };
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
    if (words.length > 0 || piece.slash) kept.push({ ...piece, words });
  }
  return { pieces: kept, ignored };
}

/** The folded words of a name without its legal form. Companies with the same core share a name. */
export function coreOf(name: string): string {
  const query = parseQuery(name);
  if (query.kind === 'words') return query.core;
  return query.kind === 'domain' ? (query.words?.core ?? name) : name;
}
