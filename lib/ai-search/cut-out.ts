/** What joined words to the others: a comma, or a word that only these words needed. */
const JOINS = /^[\s,]+|[\s,]+(?:men|og|but|and)?[\s,]*$/giu;

/** A sentence without some of its words, which begin at `index`. */
export function cutOut(sentence: string, { text, index }: { text: string; index: number }): string {
  const before = sentence.slice(0, index).replace(JOINS, '');
  const after = sentence.slice(index + text.length).replace(JOINS, '');
  return `${before} ${after}`.trim();
}
