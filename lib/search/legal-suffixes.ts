/** Legal forms as they stand in names, folded: with a slash or dots, or as one word. */
const ANYWHERE = new Set(['as', 'aps', 'ivs', 'amba', 'fmba', 'smba']);
/** Also Danish words ("is" is ice): a suffix when written out or at the end. */
const WRITTEN_OUT = new Set(['is', 'ks', 'ps']);

const FORMS = [...ANYWHERE, ...WRITTEN_OUT, 'a m b a', 'f m b a', 's m b a'];

/** Whether a piece of a query, "A/S", "a.m.b.a." or "aps", only names a legal form. */
export function isLegalSuffix(written: string, folded: readonly string[], last: boolean): boolean {
  const spelled = folded.length > 1 && folded.every((word) => word.length === 1);
  if (folded.length !== 1 && !spelled) return false;
  const form = folded.join('');
  return (
    ANYWHERE.has(form) || (WRITTEN_OUT.has(form) && (last || spelled || written.includes('/')))
  );
}

/** The folded names that differ from a name by a legal form alone. */
export function withAnyLegalForm(core: string): string[] {
  return [core, ...FORMS.flatMap((form) => [`${core} ${form}`, `${form} ${core}`])];
}

const FIRST = new RegExp(`^(?:${FORMS.join('|')})(?= )`);
const LAST = new RegExp(` (?:${FORMS.join('|')})$`);

/**
 * Words of the legal form that a folded name begins with (high four bits) and of
 * the one it ends with (low four bits); a form alone is a name and not a form.
 */
export function legalFormsOf(folded: string): number {
  const first = FIRST.exec(folded)?.[0] ?? '';
  const last = LAST.exec(folded)?.[0].slice(1) ?? '';
  return (wordsOf(first) << 4) | wordsOf(last);
}

const wordsOf = (form: string) =>
  form === '' ? 0 : form.includes(' ') ? form.split(' ').length : 1;
