/** Minimum lengths, in letters, of words that may be misspelt by one edit and by two. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
/**
 * Minimum lengths of the typed text for one edit and two: anything shorter resembles too many
 * words.
 */
const TYPED_FOR_ONE = 3;
const TYPED_FOR_TWO = 6;

/** Number of edits (insertions, deletions, substitutions, transpositions) allowed in a word. */
const editsIn = (letters: number) => (letters >= TWO_EDITS ? 2 : letters >= ONE_EDIT ? 1 : 0);

/** The lengths, in letters, of candidate words, and how many edits away they may be. */
export type Reach = { edits: number; shortest: number; longest: number };

/** Maximum number of letters that one edit adds: å and æ are folded into two. */
const MOST_LETTERS = 2;

/**
 * How far candidates may be from a folded word. The longer of the two words decides, as either may
 * lack letters. A word with digits has no candidates: a misspelt number is another number.
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

/** The same for words not yet typed to their end; the length typed so far decides. */
export function reachOfBeginnings(word: string): Reach[] {
  const letters = lettersOf(word).length;
  const edits = hasDigit(word) ? 0 : editsIn(letters);
  return edits === 0 ? [] : [{ ...reach(letters, edits), longest: Number.MAX_SAFE_INTEGER }];
}

const hasDigit = (word: string) => /\p{Nd}/u.test(word);

/** The code points of a text. */
export const lettersOf = (text: string): Uint32Array =>
  Uint32Array.from(Array.from(text), (letter) => letter.codePointAt(0) ?? 0);
