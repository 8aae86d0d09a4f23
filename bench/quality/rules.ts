import { keysOf } from '@/lib/entries';
import { compoundHeads, compoundTails } from '../../prisma/sample/data/names';
import type { Random } from '../../prisma/sample/random';
import { type EditName, editOnce, edits, editTwice } from './misspell';
import type { NameParts, Piece } from './name-parts';

/**
 * A rule that misspells a registered name. Null if it does not apply to the name.
 * Words that another rule has already rewritten stay as they are.
 */
export type Rule = (name: NameParts, random: Random) => NameParts | null;

/** One edit in words of 4 letters or more, two from 8; shorter words must be right. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
/** Minimum length of each part when a word is split in two or two are joined. */
const SHORTEST_PART = 3;

const lengthOf = (text: string) => Array.from(text).length;
const isSpelled = ({ text, isWord, taken }: Piece) => isWord && !taken && !/\p{N}/u.test(text);

function replaceAt(name: NameParts, at: number, count: number, text: string): NameParts {
  const piece = { text, isWord: true, taken: true };
  return { ...name, pieces: name.pieces.toSpliced(at, count, piece) };
}

/** Positions of the words of at least this length that may be misspelt. */
function placesOf({ pieces }: NameParts, least: number): number[] {
  return pieces.flatMap((piece, at) =>
    isSpelled(piece) && lengthOf(piece.text) >= least ? [at] : [],
  );
}

const inOneWord =
  (least: number, edit: (word: string, random: Random) => string | null): Rule =>
  (name, random) => {
    const places = placesOf(name, least);
    if (places.length === 0) return null;
    const at = random.pick(places);
    const text = edit(name.pieces[at]?.text ?? '', random);
    return text === null ? null : replaceAt(name, at, 1, text);
  };

const misspelt = (edit: EditName) =>
  inOneWord(ONE_EDIT, (word, random) => editOnce(word, edit, random));

/** Danish letters as typed without a Danish keyboard, or in older spelling. */
const spellings: readonly (readonly [RegExp, string])[][] = [
  [
    [/æ/gi, 'ae'],
    [/ø/gi, 'oe'],
    [/å/gi, 'aa'],
  ],
  [
    [/æ/gi, 'ae'],
    [/ø/gi, 'o'],
    [/å/gi, 'aa'],
  ],
  [
    [/ae/gi, 'æ'],
    [/oe/gi, 'ø'],
    [/aa/gi, 'å'],
  ],
];

const danishLetters: Rule = (name, random) => {
  const spelling = random.pick(spellings);
  const pieces = name.pieces.map((piece) => {
    if (!isSpelled(piece)) return piece;
    const text = spelling.reduce((word, [from, to]) => word.replace(from, to), piece.text);
    return text === piece.text ? piece : { ...piece, text, taken: true };
  });
  return pieces.some(({ taken }, at) => taken && !name.pieces[at]?.taken)
    ? { ...name, pieces }
    : null;
};

/** Frequent endings of compounds in company names. */
const lastParts = [
  ...['firma', 'forening', 'klub', 'selskab', 'selskabet', 'værk', 'forretning', 'mester', 'hus'],
  ...['værksted', 'skole', 'handel', 'service', 'teknik', 'design', 'rådgivning', 'pleje', 'råd'],
  ...['udlejning', 'udvikling', 'butik', 'klinik', 'kontor', 'laug', 'invest', 'montage', 'salg'],
  ...['entreprise', 'formidling', 'gruppen', 'forsyning', 'varme', 'import', 'foreningen', 'fond'],
];
const heads = new Set(compoundHeads.map((head) => head.toLowerCase()));
const tails = new Set<string>(compoundTails);

/** Position where the two words of a compound meet; null if it is not a known compound. */
function seamOf(word: string): number | null {
  const small = word.toLowerCase();
  const last = lastParts.find((part) => small.endsWith(part));
  if (last && small.length >= last.length + SHORTEST_PART) return small.length - last.length;
  for (let at = SHORTEST_PART; at <= small.length - SHORTEST_PART; at += 1) {
    if (heads.has(small.slice(0, at)) && tails.has(small.slice(at))) return at;
  }
  return null;
}

const splitCompound: Rule = (name, random) => {
  const places = placesOf(name, 2 * SHORTEST_PART).flatMap((at) => {
    const text = name.pieces[at]?.text ?? '';
    const seam = seamOf(text);
    return seam === null ? [] : [{ at, text: `${text.slice(0, seam)} ${text.slice(seam)}` }];
  });
  if (places.length === 0) return null;
  const { at, text } = random.pick(places);
  return replaceAt(name, at, 1, text);
};

const joinWords: Rule = (name, random) => {
  const places = placesOf(name, SHORTEST_PART);
  const pairs = places.filter((at) => name.pieces[at + 1]?.text === ' ' && places.includes(at + 2));
  if (pairs.length === 0) return null;
  const at = random.pick(pairs);
  const [left, right] = [name.pieces[at]?.text ?? '', name.pieces[at + 2]?.text ?? ''];
  return replaceAt(name, at, 3, left + right.toLowerCase());
};

const withoutForm: Rule = (name) => (name.form === null ? null : { ...name, form: null });

const anyEdit: Rule = (name, random) => misspelt(random.pick(keysOf(edits)))(name, random);

/** Two or three of the other rules, each on separate words. */
const combined: Rule = (name, random) => {
  const some = [anyEdit, danishLetters, splitCompound, joinWords, withoutForm];
  const count = random.between(2, 3);
  let made = name;
  for (let done = 0; done < count; done += 1) {
    const [rule] = some.splice(random.below(some.length), 1);
    const next = rule?.(made, random);
    if (!next) return null;
    made = next;
  }
  return made;
};

/** Six classes of equal size, each divided among its rules. */
export const classes: Record<string, Record<string, Rule>> = {
  'one edit': Object.fromEntries(keysOf(edits).map((edit) => [edit, misspelt(edit)])),
  'two edits in a long word': { any: inOneWord(TWO_EDITS, editTwice) },
  'æ ø å written otherwise': { any: danishLetters },
  compounds: { 'a compound split': splitCompound, 'two words joined': joinWords },
  'legal form left out': { any: withoutForm },
  combined: { any: combined },
};
