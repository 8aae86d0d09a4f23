/** The word for a name, which is shown itself where there is none: other versions wrote others. */
export function wordFor(words: Record<string, string>, name: string): string {
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name;
}
