/** As it stands in a file, or as a build has compiled it: an array. */
type Text = string | unknown[];
type Texts = { [key: string]: Text | Texts };

const isText = (entry: Text | Texts | undefined): entry is Text =>
  typeof entry === 'string' || Array.isArray(entry);

/**
 * Translated texts, and where one is missing the original: a language that is behind
 * shows an English sentence rather than the name of a key.
 */
export function complete<T extends Texts>(original: T, translated: Texts): T {
  const entries = Object.entries(original).map(([key, entry]) => {
    const other = translated[key];
    if (isText(entry)) return [key, isText(other) ? other : entry];
    return [key, complete(entry, other === undefined || isText(other) ? {} : other)];
  });
  return Object.fromEntries(entries);
}
