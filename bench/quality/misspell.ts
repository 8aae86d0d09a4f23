import { keysOf } from '@/lib/entries';
import type { Random } from '../../prisma/sample/random';
import { letters, neighbours } from './keyboard';

/** Probability that a wrong letter is adjacent to the right one on the keyboard. */
const SLIPS = 0.7;

/** A word with one edit at a position; null if that position has no such edit. */
type Edit = (word: readonly string[], at: number, random: Random) => string[] | null;

function wrongLetter(right: string, random: Random): string {
  const near = neighbours(right.toLowerCase());
  const choices = near.length > 0 && random.chance(SLIPS) ? near : letters;
  return random.pick(choices.filter((letter) => letter !== right.toLowerCase()));
}

const replace = (word: readonly string[], at: number, count: number, ...by: string[]) =>
  word.toSpliced(at, count, ...by);

export const edits = {
  'a letter missing': (word, at) => replace(word, at, 1),
  // A doubled letter, or an adjacent key pressed as well.
  'a letter too many': (word, at, random) => {
    const right = word[at] ?? '';
    const letter = random.chance(0.3) ? right.toLowerCase() : wrongLetter(right, random);
    return replace(word, at + 1, 0, letter);
  },
  'a wrong letter': (word, at, random) => replace(word, at, 1, wrongLetter(word[at] ?? '', random)),
  'two letters swapped': (word, at) => {
    const [first, second] = [word[at], word[at + 1]];
    if (first === undefined || second === undefined) return null;
    return first.toLowerCase() === second.toLowerCase()
      ? null
      : replace(word, at, 2, second, first);
  },
} satisfies Record<string, Edit>;

export type EditName = keyof typeof edits;

export function editOnce(word: string, name: EditName, random: Random): string | null {
  const written = Array.from(word);
  return edits[name](written, random.below(written.length), random)?.join('') ?? null;
}

/** Two edits of any kind, at least two letters apart, so that they stay two. */
export function editTwice(word: string, random: Random): string | null {
  const written = Array.from(word);
  const first = random.below(written.length - 3);
  const second = random.between(first + 3, written.length - 1);
  const names = keysOf(edits);
  // From the end, so that the first position stays valid.
  const once = edits[random.pick(names)](written, second, random);
  return (once && edits[random.pick(names)](once, first, random))?.join('') ?? null;
}
