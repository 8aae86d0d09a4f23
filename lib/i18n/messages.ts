import danish from '@/messages/da.json';
import english from '@/messages/en.json';

/** A text from a message file, or compiled by the build: an array. */
type Text = string | unknown[];
type Texts = { [key: string]: Text | Texts };

const isText = (entry: Text | Texts | undefined): entry is Text =>
  typeof entry === 'string' || Array.isArray(entry);

/**
 * Fills gaps in a translation with the original texts: an outdated translation shows an English
 * sentence instead of a key.
 */
export function complete<T extends Texts>(original: T, translated: Texts): T {
  const entries = Object.entries(original).map(([key, entry]) => {
    const other = translated[key];
    if (isText(entry)) return [key, isText(other) ? other : entry];
    return [key, complete(entry, other === undefined || isText(other) ? {} : other)];
  });
  return Object.fromEntries(entries);
}

/** The texts of the interface in each language. */
export const messages = { en: english, da: complete(english, danish) };
