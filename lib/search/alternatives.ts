import { foldSearched } from '@/lib/words/fold';
import { isLegalSuffix } from '@/lib/words/legal-suffixes';
import { isEither, isLink } from '@/lib/words/small-words';
import { neededWords, type Piece } from './pieces';

/**
 * What stands on both sides of "eller" or a slash and what may be written otherwise, in groups, and
 * the other words and phrases.
 */
export function alternatives(pieces: readonly Piece[]): { either: string[][]; others: Piece[] } {
  const isBetween = (at: number) => isEitherOf(pieces, at);
  const groups: string[][] = [];
  const isGrouped = ({ otherwise }: Piece, at: number) =>
    isBetween(at + 1) || isBetween(at - 1) || otherwise !== undefined;
  for (const [at, piece] of pieces.entries()) {
    if (!isGrouped(piece, at)) continue;
    const known = isBetween(at - 1) ? groups.pop() : undefined;
    groups.push([...new Set([...(known ?? []), ...spellingsOf(piece)])]);
  }
  const isPhraseOf = (piece: Piece, at: number) => isGrouped(piece, at) && !isWord(textOf(piece));
  const single = groups.filter(({ length }) => length === 1).flat();
  return {
    either: groups.filter(({ length }) => length > 1),
    others: pieces.filter(
      (piece, at) => !isBetween(at) && (!isPhraseOf(piece, at) || single.includes(textOf(piece))),
    ),
  };
}

export const isWord = (text: string): boolean => !text.includes(' ');

/** Whether a piece is "eller" or a slash between two words or phrases. */
const isEitherOf = (pieces: readonly Piece[], at: number): boolean =>
  (pieces[at]?.slash ?? isPlain(pieces[at], isEither)) &&
  isSide(pieces[at - 1]) &&
  isSide(pieces[at + 1]);

const isSide = (piece: Piece | undefined): boolean =>
  piece !== undefined && !piece.excluded && (piece.words.length > 1 || isPlain(piece, isOwnWord));

const isOwnWord = (word: string) => !isEither(word) && !isLink(word);

const isPlain = (piece: Piece | undefined, isWanted: (word: string) => boolean): boolean =>
  piece !== undefined &&
  !piece.phrase &&
  piece.words.length === 1 &&
  isWanted(piece.words[0] ?? '');

const NONE: Piece = { written: '', words: [], phrase: false, excluded: false };

/** Removes slashes that are not between words that may be alternatives, such as a legal form. */
export function onlyBetween(pieces: readonly Piece[]): Piece[] {
  const isLong = ({ written, words }: Piece = NONE) =>
    words.some((word) => /^\p{L}{2,}$/u.test(word)) && !isLegalSuffix(written, words, true);
  return pieces.filter(
    ({ slash }, at) =>
      !slash || (isEitherOf(pieces, at) && isLong(pieces[at - 1]) && isLong(pieces[at + 1])),
  );
}

const textOf = (piece: Piece) => neededWords(piece, false).join(' ');

const spellingsOf = (piece: Piece) => [
  textOf(piece),
  ...(piece.otherwise === undefined ? [] : [piece.otherwise]),
];

const JOINING = /^(?:[,&+]|og|and)$/i;

/** The words of each enumeration, "tømrer, murer og maler", of those that are searched for. */
export function enumerated(text: string, words: readonly string[]): string[][] {
  const lists: string[][] = [];
  let isNext = false;
  for (const written of text.split(/\s+|(?<=,)/)) {
    const word = foldSearched(written);
    const isListed = words.includes(word) && isOwnWord(word);
    if (isNext && isListed) lists.at(-1)?.push(word);
    else if (isListed) lists.push([word]);
    isNext = JOINING.test(written) || (isListed && written.endsWith(','));
  }
  return lists.filter(({ length }) => length > 1);
}
