/** English and short names of places, folded. */
const OTHERWISE = new Map([
  ['copenhagen', 'kobenhavn'],
  ['cph', 'kobenhavn'],
  ['kbh', 'kobenhavn'],
  ['elsinore', 'helsingor'],
  ['zealand', 'sjaelland'],
]);

/** The register's name of the place for which the word is another name. */
export function registeredNames(word: string): string[] {
  const name = OTHERWISE.get(word);
  return name === undefined ? [] : [name];
}
