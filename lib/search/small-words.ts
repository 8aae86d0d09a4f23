/** What a name is written with or without: "Hansen og Schou" is "Hansen & Schou". Folded. */
const JOINERS = new Set(['og', 'and']);

/** Words that only tell how others belong together, as in "murer i Odense". Folded. */
const LINKS = new Set([
  ...['i', 'paa', 'ved', 'for', 'af', 'til', 'fra'],
  ...['in', 'at', 'of', 'the'],
]);

export const isJoiner = (word: string): boolean => JOINERS.has(word);
export const isLink = (word: string): boolean => LINKS.has(word);

const BETWEEN = new RegExp(` (?:${[...JOINERS].join('|')})(?= )`, 'g');

/** A folded text without the joiners between its words. */
export const withoutJoiners = (folded: string): string => folded.replace(BETWEEN, '');
