import { foldSearched } from '@/lib/words/fold';
import { INITIALS, SHORT_FORMS, SLASH_FIRST } from '@/lib/words/legal-suffixes';
import { isJoiner } from '@/lib/words/small-words';

/** A name as it is compared. */
export type WrittenName = {
  /** All of its words, folded. */
  full: string;
  /** The same without the legal form. */
  core: string;
  /** The legal form that is part of it, as in FORMS; null without one. */
  form: string | null;
};

/** Legal forms in names, folded; what is written out means the same as its short form. */
const FORMS: Record<string, string> = {
  ...Object.fromEntries(SHORT_FORMS.map((form) => [form, form])),
  aktieselskab: 'as',
  aktieselskabet: 'as',
  anpartsselskab: 'aps',
  anpartsselskabet: 'aps',
  interessentskab: 'is',
  interessentskabet: 'is',
  kommanditselskab: 'ks',
  kommanditselskabet: 'ks',
  partnerselskab: 'ps',
  partnerselskabet: 'ps',
  ivaerksaetterselskab: 'ivs',
};
/** Reads a name without case, accents, punctuation, "&" and "og". */
export function readName(written: string): WrittenName {
  const words = foldSearched(written).split(' ').filter(Boolean);
  const named = words.filter((word) => !isJoiner(word));
  const all = named.length > 0 ? named : words;
  const full = all.join(' ');
  const [first = '', ...others] = all;
  const last = all.at(-1) ?? '';
  if (all.length > 1 && Object.hasOwn(FORMS, last)) {
    return { full, core: all.slice(0, -1).join(' '), form: FORMS[last] ?? null };
  }
  const isFirst =
    Object.hasOwn(FORMS, first) && (!INITIALS.has(first) || SLASH_FIRST.test(written));
  if (isFirst && others.length > 0) {
    return { full, core: others.join(' '), form: FORMS[first] ?? null };
  }
  return { full, core: full, form: null };
}

/** What looks like a legal form may be a word of the name: "Hansens Is" sells ice. */
const isFormOfOther = (one: WrittenName, other: WrittenName) =>
  one.core === other.full || one.full === other.core;

export const isSameName = (one: WrittenName, other: WrittenName): boolean =>
  one.core === other.core || one.full === other.full || isFormOfOther(one, other);

/** Names of two forms are of two companies, even if they are alike otherwise. */
export const areFormsAlike = (one: WrittenName, other: WrittenName): boolean =>
  one.form === null || other.form === null || one.form === other.form || isFormOfOther(one, other);

/** Words that many companies have in common. */
const COMMON = new Set([
  ...['holding', 'invest', 'group', 'gruppen', 'danmark', 'denmark', 'dansk', 'danish'],
  ...['service', 'consult', 'company', 'firma', 'firmaet', 'ejendomme', 'v', 'ved', 'i', 'af'],
]);

const tellingWords = ({ core }: WrittenName) =>
  core.split(' ').filter((word) => word.length > 1 && !COMMON.has(word));

/** Letters of words that begin alike, as compounds and inflected words do. */
const ALIKE = 4;

const areAlike = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= ALIKE && one.slice(0, ALIKE) === other.slice(0, ALIKE));

const initialsOf = (words: readonly string[]) => words.map((word) => word[0]).join('');

/** Whether two names have nothing in common: no word, no beginning, and no initials. */
export function areStrangers(one: WrittenName, other: WrittenName): boolean {
  if (isSameName(one, other)) return false;
  const [left, right] = [tellingWords(one), tellingWords(other)];
  // A name of nothing but common words tells nothing.
  if (left.length === 0 || right.length === 0) return false;
  const [leftText, rightText] = [left.join(''), right.join('')];
  if (left.some((word) => right.some((another) => areAlike(word, another)))) return false;
  if (leftText.length > 2 && rightText.length > 2) {
    if (leftText.includes(rightText) || rightText.includes(leftText)) return false;
  }
  return leftText !== initialsOf(right) && rightText !== initialsOf(left);
}
