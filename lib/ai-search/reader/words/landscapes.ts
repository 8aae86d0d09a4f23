/**
 * Landscapes whose names are also those of families and companies, by their municipality: only
 * sentences know them, and only behind a word for a place, as "i Salling".
 */
export const landscapes: readonly (readonly [municipality: string, words: string])[] = [
  ['Skive', 'salling'],
  ['Syddjurs', 'mols'],
  ['Sønderborg', 'sundeved'],
];
