/** Words from so many letters on may be misspelt; from the second length on twice. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
/** What is typed has to be so long for one edit and for two: less may be anything. */
const TYPED_FOR_ONE = 3;
const TYPED_FOR_TWO = 6;

/** Letters that may be missing, too many, wrong or swapped in a word of so many. */
const editsIn = (letters: number) => (letters >= TWO_EDITS ? 2 : letters >= ONE_EDIT ? 1 : 0);

/** Lengths, in letters, of the words that may be meant, and how many edits away they may be. */
export type Reach = { edits: number; shortest: number; longest: number };

/** The most letters by which an edit makes a word longer: å and æ are folded into two. */
const MOST_LETTERS = 2;

/**
 * How far the words may be that are meant by a folded word. The longer of the
 * two counts, as letters may be missing in either. A number is right or another
 * number, so nothing is near it.
 */
export function reachesOf(word: string): Reach[] {
  const letters = lettersOf(word).length;
  if (letters < TYPED_FOR_ONE || hasDigit(word)) return [];
  const once = reach(letters, 1);
  const twice = reach(letters, 2);
  if (letters >= TWO_EDITS) return [twice];
  const short = {
    ...once,
    shortest: letters < ONE_EDIT ? ONE_EDIT : once.shortest,
    longest: Math.min(once.longest, TWO_EDITS - 1),
  };
  const long = { ...(letters < TYPED_FOR_TWO ? once : twice), shortest: TWO_EDITS };
  return long.shortest <= long.longest ? [short, long] : [short];
}

const reach = (letters: number, edits: number): Reach => ({
  edits,
  shortest: letters - MOST_LETTERS * edits,
  longest: letters + MOST_LETTERS * edits,
});

/** The same for words that are not yet typed to their end: what is typed counts. */
export function reachOfBeginnings(word: string): Reach[] {
  const letters = lettersOf(word).length;
  const edits = hasDigit(word) ? 0 : editsIn(letters);
  return edits === 0 ? [] : [{ ...reach(letters, edits), longest: Number.MAX_SAFE_INTEGER }];
}

const hasDigit = (word: string) => /\p{Nd}/u.test(word);

/** The code points of a text. */
export const lettersOf = (text: string): Uint32Array =>
  Uint32Array.from(Array.from(text), (letter) => letter.codePointAt(0) ?? 0);
