import 'server-only';

const ENDINGS = [
  ...['ernes', 'erne', 'ene', 'ers', 'ne', 'er', 'en', 'et', 'es', 'te', 'e', 'r', 's', 'n', 't'],
];
const SHORTEST = 3;

/** What Danish compounds end with that only says "company": rengøringsfirma, vognmandsforretning. */
const COMPANY =
  /^(.{2,})(?:firma|virksomhed|selskab|forretning|butik|bureau|branche|mester|mestr|hus|kaede|leverandor|handler|kontor|klinik|fabrik)$/;

const undoubled = (stem: string) => (/(.)\1$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem]);

function stemsOf(word: string): string[] {
  const stems = ENDINGS.filter(
    (ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST,
  ).flatMap((ending) => undoubled(word.slice(0, -ending.length)));
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  return stems;
}

/** A folded word and what it may be an inflection of, Danish or English; the word itself first. */
export function basesOf(word: string): string[] {
  return word.length <= SHORTEST ? [word] : [...new Set([word, ...stemsOf(word)])];
}

/** What a compound that ends with a word for companies begins with, the longest first. */
export function compoundStems(word: string): string[] {
  return basesOf(word).flatMap((base) => {
    const stem = COMPANY.exec(base)?.[1];
    return stem ? [stem, ...stem.replace(/[es]$/, '').split(' ')] : [];
  });
}
