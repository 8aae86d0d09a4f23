/** A text as it is kept: trimmed, and without what the database refuses. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
