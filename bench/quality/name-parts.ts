import { foldName } from '@/lib/words/fold';
import { isLegalSuffix } from '@/lib/words/legal-suffixes';

/** A piece of a name: a word or a separator. */
export type Piece = {
  text: string;
  isWord: boolean;
  /** A rule has already rewritten it; no other rule may. */
  taken: boolean;
};

/** A name split into pieces, and its trailing legal form. */
export type NameParts = { pieces: Piece[]; form: string | null };

const WORDS = /([\p{L}\p{N}\p{M}]+)/u;

export function partsOf(name: string): NameParts {
  const at = name.lastIndexOf(' ');
  const last = name.slice(at + 1);
  const hasForm = at > 0 && isLegalSuffix(last, foldName(last).split(' '), true);
  const text = hasForm ? name.slice(0, at) : name;
  const pieces = text
    .split(WORDS)
    // A text split by a capturing group has the words at odd indices.
    .map((piece, place) => ({ text: piece, isWord: place % 2 === 1, taken: false }))
    .filter((piece) => piece.text !== '');
  return { pieces, form: hasForm ? last : null };
}

export const writeName = ({ pieces, form }: NameParts): string =>
  pieces.map(({ text }) => text).join('') + (form === null ? '' : ` ${form}`);

/** The folded name without its legal form, used to tell companies apart. */
export const coreOf = (name: string): string =>
  foldName(writeName({ ...partsOf(name), form: null }));
