/** The stored form of a text: trimmed, without characters that the database rejects. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
