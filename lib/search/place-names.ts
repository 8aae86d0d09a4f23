/** Places that are called otherwise in English or for short; folded. */
const OTHERWISE = new Map([
  ['copenhagen', 'kobenhavn'],
  ['cph', 'kobenhavn'],
  ['kbh', 'kobenhavn'],
  ['elsinore', 'helsingor'],
  ['zealand', 'sjaelland'],
]);

/** What the register calls the place that a word names otherwise. */
export function registeredNames(word: string): string[] {
  const name = OTHERWISE.get(word);
  return name === undefined ? [] : [name];
}
