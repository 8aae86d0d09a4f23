/** A nested value of a form-encoded request; numbers and booleans stay texts. */
export type Form = { [name: string]: string | Form | undefined };

/** `a[b][0]=c` → { a: { b: { 0: 'c' } } }, as Stripe reads bodies and queries. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/[[\]]+/).filter(Boolean);
    const last = names.pop() ?? key;
    let at = form;
    for (const name of names) {
      const next = at[name];
      const inner: Form = typeof next === 'object' ? next : {};
      at[name] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return form;
}

export const textOf = (value: Form[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const formOf = (value: Form[string]): Form => (typeof value === 'object' ? value : {});

/** The members of an array, or of an object with names such as metadata. */
export const textsOf = (value: Form[string]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formOf(value)).flatMap(([name, one]) =>
      typeof one === 'string' ? [[name, one]] : [],
    ),
  );
