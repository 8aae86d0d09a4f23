type Titled = { kind: string; title: string; companyKey: string | null };

/** The names of companies and of saved searches are what they are; other titles are words. */
export function titleInWords(
  { kind, title, companyKey }: Titled,
  say: (sentence: string) => string,
): string {
  return companyKey !== null || kind === 'SEARCH' ? title : say(title);
}
