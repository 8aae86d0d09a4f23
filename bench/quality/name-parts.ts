import { foldName } from '@/lib/search/fold';
import { isLegalSuffix } from '@/lib/search/legal-suffixes';

/** A piece of a name: a word, or what stands between words. */
export type Piece = {
  text: string;
  isWord: boolean;
  /** A rule has written it anew; no other one touches it. */
  taken: boolean;
};

/** A name in pieces, and the legal form that it ends with. */
export type NameParts = { pieces: Piece[]; form: string | null };

const WORDS = /([\p{L}\p{N}\p{M}]+)/u;

export function partsOf(name: string): NameParts {
  const at = name.lastIndexOf(' ');
  const last = name.slice(at + 1);
  const hasForm = at > 0 && isLegalSuffix(last, foldName(last).split(' '), true);
  const text = hasForm ? name.slice(0, at) : name;
  const pieces = text
    .split(WORDS)
    // A text split by a group has the words at odd places.
    .map((piece, place) => ({ text: piece, isWord: place % 2 === 1, taken: false }))
    .filter((piece) => piece.text !== '');
  return { pieces, form: hasForm ? last : null };
}

export const writeName = ({ pieces, form }: NameParts): string =>
  pieces.map(({ text }) => text).join('') + (form === null ? '' : ` ${form}`);

/** The folded name without its legal form: what tells companies apart. */
export const coreOf = (name: string): string =>
  foldName(writeName({ ...partsOf(name), form: null }));
