/** What turns the direction of writing, and spaces without a width: nobody sees them. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * The name of a list or a tag as it is kept: without what nobody sees, one space between
 * words, composed letters.
 */
export function cleanLabel(text: string): string {
  const seen = text.normalize('NFC').replace(unseen, '');
  return seen.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
}

/** As labels are compared: without regard to case and to ways of writing the same letter. */
export function labelKey(text: string): string {
  return cleanLabel(text).normalize('NFKC').toLowerCase();
}

/** Letters as people count them, not the units of a computer. */
export const lettersOf = (text: string): number => [...text].length;

/** Plain text of several lines, as it is kept. */
export function cleanNote(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim();
}

/** Tags as they are kept: each once. */
export function cleanTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(cleanLabel)) {
    const key = labelKey(tag);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}
