const ENDINGS = [
  ...['ernes', 'erne', 'ene', 'ers', 'ne', 'er', 'en', 'et', 'es', 'te', 'e', 'r', 's', 'n', 't'],
];
const SHORTEST = 3;
/** "dækcentre", "fitnesscentrene" */
const CENTRES = /^(.+cent)re(?:ne|nes|s|t|ts)?$/;

const undoubled = (stem: string) =>
  stem.length > SHORTEST && /(.)\1$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem];

function stemsOf(word: string): string[] {
  const stems = ENDINGS.filter(
    (ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST,
  ).flatMap((ending) => undoubled(word.slice(0, -ending.length)));
  const [, center] = CENTRES.exec(word) ?? [];
  if (center) stems.push(`${center}er`);
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  return stems;
}

/**
 * A folded word and the stems that it may inflect, Danish or English; the word itself comes first.
 */
export function basesOf(word: string): string[] {
  return word.length <= SHORTEST ? [word] : [...new Set([word, ...stemsOf(word)])];
}
