/**
 * Words that names have or lack without a difference: "Hansen og Schou" is "Hansen & Schou".
 * Folded.
 */
const JOINERS = new Set(['og', 'and']);

/** Words that only relate others, as in "murer i Odense" and "Odense Kommune". Folded. */
const LINKS = new Set([
  ...['i', 'paa', 'ved', 'for', 'af', 'til', 'fra', 'hele'],
  ...['in', 'at', 'of', 'the'],
  ...['naer', 'naerheden', 'taet', 'omkring', 'omegn', 'omegnen', 'near', 'nearby', 'around'],
  ...['kommune', 'municipality'],
]);

/** Words that say no more than that companies are sought, as in "firma i Odense". Folded. */
const COMPANIES = new Set([
  ...['virksomhed', 'virksomheder', 'firma', 'firmaer', 'selskab', 'selskaber'],
  ...['companies', 'businesses'],
]);

/** The same before "in", as in "company in Odense"; elsewhere they are parts of names. */
const COMPANY = new Set(['company', 'business']);

/** The whole register, after "i" or "in": "banker i Danmark". Elsewhere it is part of a name. */
const COUNTRY = new Set(['danmark', 'denmark', 'landet']);
const BEFORE_COUNTRY = new Set(['i', 'in', 'hele']);

/** Words between two others either of which is enough: "tømrer eller murer". Folded. */
const EITHER = new Set(['eller', 'or']);

/** Words that say no more than that many are sought, at the beginning: later, "alle" is "allé". */
const LEADING = new Set(['alle', 'samtlige', 'all']);

/** "Hansen & Søn", "Hansen & Sønner" and "Hansen & Sons" are looked for alike. Folded. */
const SONS = ['son', 'sonner', 'sons'];

export const isOfSons = (word: string): boolean => SONS.includes(word);
/** The other words for the sons of a company's name. */
export const otherSons = (word: string): string[] =>
  isOfSons(word) ? SONS.filter((other) => other !== word) : [];
export const isJoiner = (word: string): boolean => JOINERS.has(word);
export const isLink = (word: string): boolean => LINKS.has(word);
export const isEither = (word: string): boolean => EITHER.has(word);
export const isOfCompanies = (word: string, next: string | undefined): boolean =>
  COMPANIES.has(word) || (next === 'in' && COMPANY.has(word));
export const isCountry = (word: string, before: string | undefined): boolean =>
  COUNTRY.has(word) && before !== undefined && BEFORE_COUNTRY.has(before);
export const isLeading = (word: string): boolean => LEADING.has(word);

/** Initials, "h c" of "H.C. Andersen": one word, however they are written. */
const INITIALS = /(?<![^ ])\p{L}(?: \p{L})+(?![^ ])/gu;
export const areInitials = (words: readonly string[]): boolean =>
  words.every((word) => /^\p{L}$/u.test(word));

const SHORT_FORM = /(?<![^ ])brdr(?![^ ])/g;

/** The joiners between two words. */
const BETWEEN = / (?:og|and)(?= )/g;

/** A quick test, as most of the millions of names that are indexed have none of these. */
const WRITTEN_VARIOUSLY = / (?:og|and) |brdr|(?:^| ).{1,2} .{1,2}(?: |$)/;

/** Normalizes a folded text for comparison, however it joins, spaces or abbreviates its words. */
export const asCompared = (folded: string): string =>
  WRITTEN_VARIOUSLY.test(folded)
    ? folded
        .replace(BETWEEN, '')
        .replace(SHORT_FORM, 'brodrene')
        .replace(INITIALS, (letters) => letters.replaceAll(' ', ''))
    : folded;
