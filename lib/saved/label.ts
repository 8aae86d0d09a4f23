/** Bidirectional controls and zero-width characters: invisible in labels. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * The stored form of a list or tag name: NFC, without invisible characters, with single spaces
 * between words.
 */
export function cleanLabel(text: string): string {
  const seen = text.normalize('NFC').replace(unseen, '');
  return seen.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
}

/** Comparison key of labels: ignores case and compatibility variants of characters. */
export function labelKey(text: string): string {
  return cleanLabel(text).normalize('NFKC').toLowerCase();
}

/** Counts code points, not UTF-16 code units. */
export const lettersOf = (text: string): number => [...text].length;

/** The stored form of multi-line plain text. */
export function cleanNote(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim();
}

/** What was typed as tags, divided by commas; a tag in use that has one itself stays whole. */
export function typedTags(typed: string, inUse: readonly string[]): string[] {
  const key = labelKey(typed);
  const isWhole = inUse.some((tag) => labelKey(tag) === key);
  return (isWhole ? [typed] : typed.split(',')).map(cleanLabel).filter((tag) => tag !== '');
}

/** The stored form of tags: no duplicates. */
export function cleanTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(cleanLabel)) {
    const key = labelKey(tag);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}
