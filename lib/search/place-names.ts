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

const LETTERS = {
  kobenhavn: 'k v o n nv sv s',
  frederiksberg: 'c',
  aarhus: 'c n v',
  odense: 'c v nv so m no sv n s',
  aalborg: 'sv so',
  esbjerg: 'n v o',
  randers: 'c nv no so sv',
  viby: 'j',
} as const;

const districts = new Set(
  Object.entries(LETTERS).flatMap(([city, letters]) =>
    letters.split(' ').map((letter) => `${city} ${letter}`),
  ),
);

/**
 * A city and the letters of its postal district, folded, as in "København S". Treated apart they
 * would match the city and any word that begins with that letter. Null for other words.
 */
export function letteredDistrict(city: string, letters: string): string[] | null {
  const [name = city] = registeredNames(city);
  return districts.has(`${name} ${letters}`) ? [name, letters] : null;
}
