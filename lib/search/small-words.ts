/** What a name is written with or without: "Hansen og Schou" is "Hansen & Schou". Folded. */
const JOINERS = new Set(['og', 'and']);

/** Words that only tell how others belong together, as in "murer i Odense". Folded. */
const LINKS = new Set([
  ...['i', 'paa', 'ved', 'for', 'af', 'til', 'fra'],
  ...['in', 'at', 'of', 'the'],
]);

export const isJoiner = (word: string): boolean => JOINERS.has(word);
export const isLink = (word: string): boolean => LINKS.has(word);

/** Initials, "h c" of "H.C. Andersen": one word, however they are written. */
const INITIALS = /(?<![^ ])\p{L}(?: \p{L})+(?![^ ])/gu;
export const areInitials = (words: readonly string[]): boolean =>
  words.every((word) => /^\p{L}$/u.test(word));

const SHORT_FORM = /(?<![^ ])brdr(?![^ ])/g;

const BETWEEN = new RegExp(` (?:${[...JOINERS].join('|')})(?= )`, 'g');

/** Most names have none of these, and the index is made of millions. */
const WRITTEN_VARIOUSLY = / (?:og|and) |brdr|(?:^| ).{1,2} .{1,2}(?: |$)/;

/** A folded text as it is compared, however it joins, spaces or shortens its words. */
export const asCompared = (folded: string): string =>
  WRITTEN_VARIOUSLY.test(folded)
    ? folded
        .replace(BETWEEN, '')
        .replace(SHORT_FORM, 'brodrene')
        .replace(INITIALS, (letters) => letters.replaceAll(' ', ''))
    : folded;
