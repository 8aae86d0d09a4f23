/** The word for a name; falls back to the name itself, which another version may have written. */
export function wordFor(words: Record<string, string>, name: string): string {
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name;
}
