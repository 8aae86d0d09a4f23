import { foldSearched } from '@/lib/words/fold';
import { isOtherwise } from './begun-otherwise';
import { compoundsOf } from './compounds-of';
import { searchedTrades } from './named-trades';
import { newerCodes } from './newer-codes';
import { wordsOfSectors } from './sector-phrases';
import type { IndustryWords } from './trades';

/** Words that only a search reads so. */
const IN_SEARCHES: readonly IndustryWords[] = [
  // In a sentence such words are also those that companies have one.
  ['6201 7311', 'hjemmesider, hjemmesidedesign, websites', 'computerprogrammering, reklamebureau'],
];

/**
 * Words that are not indexed, as they begin like the texts of their own industries, or are parts of
 * names and texts of any kind: "Store Heddinge", "filmproduktion".
 */
const NOT_SEARCHED = new Set([
  ...['bygning', 'detail', 'forretning', 'fremstilling', 'produktion', 'producer', 'store'],
  ...['bageri', 'gymnasie', 'lægemiddel', 'lægemiddelproducent'],
  ...['forsikringsmægler', 'forsikringsagent'],
]);

/** Up to this many digits, a code of DB07 is not taken for another one of DB25. */
const AGREED = 3;
/** Length of the common prefix by which a word and a text count as one stem. */
const STEM = 5;
const SHORTEST_STEM = 3;

/** Endings of compounds that only mean "company": "rengøringsfirma", "it-firma". */
const COMPANIES = ['firma', 'virksomhed', 'selskab'];
/** Danish compounds with these take a linking s. */
const WITH_S = /(?:ing|ion|tet|skab|dom|hed|brug)$/;
/** Compounds of other short words are too similar to other text: "tagfirma" and "the firma". */
const SHORT = 5;
const SHORT_TRADES = new Set(['it', 'el', 'vvs', 'taxa', 'taxi']);

/** `begunBy`: everyday words for something else that the word begins with. */
type Called = { word: string; begunBy: string[] };
type Entry = {
  codes: string[];
  /** Of DB25, where the industry is called alike. */
  newer: string[];
  stems: string[];
  words: Called[];
};

const listOf = (words = '') => words.split(', ').filter((word) => word && !NOT_SEARCHED.has(word));

const used = [...searchedTrades, ...IN_SEARCHES];
const single = used.flatMap(([, words]) => listOf(words).filter((word) => !word.includes(' ')));

const entries: Entry[] = used.map(([codes, words, texts]: IndustryWords) => {
  const listed = listOf(words);
  const starts = codes.split(' ');
  return {
    codes: starts,
    newer: starts.map(newerCodes).flatMap(({ sure, unsure }) => [...sure, ...unsure]),
    stems: stemsOf(words, texts),
    words: [
      ...listed.filter((word) => !word.includes(' ')).map((word) => ({ word, begunBy: [] })),
      ...compoundsOf(listed.filter((word) => word.includes(' '))).map(calledSo),
      ...listed.flatMap(ofCompanies).map((word) => ({ word, begunBy: [] })),
    ],
  };
});

const tradeWords = new Set(
  entries.flatMap(({ words }) => words.map(({ word }) => foldSearched(word))),
);

/** Whether a folded word, or a phrase as a compound, is an everyday name of an industry. */
export const isTradeWord = (word: string): boolean => tradeWords.has(word);

function stemsOf(words: string, texts?: string): string[] {
  const folded = foldSearched(words).split(' ');
  const long = folded.filter(({ length }) => length >= SHORTEST_STEM);
  return [...listOf(texts).map(foldSearched), ...long.map((word) => word.slice(0, STEM))];
}

/** Whether the texts of an industry have one of the words, or begin a word like one of them. */
export function isCalledLike(
  [, words, pieces]: IndustryWords,
  texts: readonly (string | null)[],
): boolean {
  const folded = foldSearched(texts.filter((text) => text !== null).join(' '));
  return stemsOf(words, pieces).some((stem) => folded.includes(stem));
}

function calledSo(word: string): Called {
  const isMeant = (other: string) =>
    word !== other && word.startsWith(other) && !isOtherwise(other, word);
  return { word, begunBy: single.filter(isMeant) };
}

function ofCompanies(phrase: string): string[] {
  if (phrase.includes(' ') || COMPANIES.some((end) => phrase.endsWith(end))) return [];
  return phrase.length >= SHORT || SHORT_TRADES.has(phrase) ? endings(phrase) : [];
}

function endings(phrase: string): string[] {
  const stem = WITH_S.test(phrase) ? `${phrase}s` : phrase;
  return [...COMPANIES.map((end) => stem + end), `${phrase}company`];
}

/**
 * Everyday words for an industry, as written; phrases as compounds. The same six digits can mean
 * different industries in two versions of the code list, so the text must agree as well. A compound
 * that begins with a word for another industry, "hotel og restaurant", is left out.
 */
export function industryWords(codes: readonly string[], texts: readonly string[]): string[] {
  const folded = texts.map(foldSearched).join(' ');
  const begins = (start: string) => codes.some((code) => code.startsWith(start));
  const fitting = entries.filter(({ codes: starts, newer, stems }) => {
    if (starts.some((start) => start.length <= AGREED && begins(start))) return true;
    return [...starts, ...newer].some(begins) && stems.some((stem) => folded.includes(stem));
  });
  const ofSectors = codes.flatMap(wordsOfSectors).map(calledSo);
  const called = [...fitting.flatMap(({ words }) => words), ...ofSectors];
  const own = new Set(called.map(({ word }) => word));
  return called.flatMap(({ word, begunBy }) =>
    begunBy.every((other) => own.has(other)) ? word : [],
  );
}
