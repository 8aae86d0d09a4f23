import { foldSearched } from './fold';

/** Folded legal forms as written in names: with a slash or dots, or as one word. */
const ANYWHERE = new Set(['as', 'aps', 'ivs', 'amba', 'fmba', 'smba']);
/**
 * Also Danish words ("is" is ice): a suffix only when written with a slash or dots, or at the end.
 */
const WRITTEN_OUT = new Set(['is', 'ks', 'ps']);

/** All of them, folded. */
export const SHORT_FORMS = [...ANYWHERE, ...WRITTEN_OUT];

/** Whether a piece of a query, "A/S", "a.m.b.a." or "aps", is only a legal form. */
export function isLegalSuffix(written: string, folded: readonly string[], last: boolean): boolean {
  const [form = '', ...others] = folded;
  if (others.length > 0) return false;
  return ANYWHERE.has(form) || (WRITTEN_OUT.has(form) && (last || /[/.]/.test(written)));
}

const FIRST = new RegExp(`^(?:${SHORT_FORMS.join('|')})(?= )`);
const LAST = new RegExp(` (?:${SHORT_FORMS.join('|')})$`);

/** Forms that may also be initials: "KS Taxa" is not a K/S. */
export const INITIALS = new Set(['as', 'is', 'ks', 'ps']);
/** A form with a slash at the beginning of a name. */
export const SLASH_FIRST = /^[^\p{L}\p{N}]*[aikp]\/s(?![\p{L}\p{N}])/iu;
const SLASH_LAST = /(?<![\p{L}\p{N}])[aikp]\/s[^\p{L}\p{N}]*$/iu;

/**
 * Number of words of the legal form at the start of a name (high four bits) and at its end (low
 * four bits). A form alone is a name, not a form. Possible initials count as a form only where they
 * are the company's own form or are written with a slash.
 * @param ownForm short name of the company's legal form
 */
export function legalFormsOf(name: string, ownForm: string | null): number {
  const folded = foldSearched(name);
  const own = foldSearched(ownForm ?? '');
  const wordsOf = (form: string, slash: RegExp) => {
    if (form === '' || (INITIALS.has(form) && form !== own && !slash.test(name))) return 0;
    return 1;
  };
  const first = wordsOf(FIRST.exec(folded)?.[0] ?? '', SLASH_FIRST);
  const last = wordsOf(LAST.exec(folded)?.[0].slice(1) ?? '', SLASH_LAST);
  return (first << 4) | last;
}
