type Titled = { kind: string; title: string; companyKey: string | null };

/** Translates a title, unless it is the name of a company or a saved search. */
export function titleInWords(
  { kind, title, companyKey }: Titled,
  say: (sentence: string) => string,
): string {
  return companyKey !== null || kind === 'SEARCH' ? title : say(title);
}
