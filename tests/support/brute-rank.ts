import type { ParsedQuery, WordsQuery } from '@/lib/search/parse-query';
import { otherSons } from '@/lib/words/small-words';
import {
  bareNames,
  compoundsOf,
  hasPhrase,
  hasPrefix,
  neededOf,
  neighbourPairs,
  onHost,
} from './brute-names';
import type { BruteCompany } from './brute-register';

/** How well a company's name fits a query: smaller is better. */
export function rankOf(query: ParsedQuery): (company: BruteCompany) => number {
  if (query.kind === 'number') return ({ key }) => (key === query.digits ? 0 : 1);
  if (query.kind === 'words') return nameRank(query);
  if (query.kind !== 'domain') return () => 0;
  const isOn = onHost(query.hosts);
  const rank = query.words ? nameRank(query.words) : () => 0;
  return (company) => (isOn(company) ? 0 : 20) + rank(company);
}

/** An incomplete number is a different number. */
const endsInFigure = (text: string) => /(^| )\d+$/.test(text);

/** Whether a name has a text as it stands, or also as the beginning of a word. */
type IsThere = (name: string, isWhole: boolean) => boolean;

function isThereReader(text: string): IsThere {
  const isFigure = endsInFigure(text);
  return (name, isWhole) =>
    hasPhrase(name, text) || (!isWhole && !isFigure && hasPrefix(name, text));
}

/** Looks for the word of a query's place. @param isFirst of the words of which one is enough. */
function wordReader(words: readonly string[], place: number, isFirst: boolean): IsThere {
  const word = words[place] ?? '';
  const isThere = isThereReader(word);
  const pairs = neighbourPairs(words, place).map(([left, right]) => {
    const isJoined = isThereReader(left + right);
    const isShort = left.length < 3 || right.length < 3;
    return (name: string, isWhole: boolean) => isJoined(name, isWhole || isShort);
  });
  const sons = otherSons(word);
  return (name, isWhole) =>
    isThere(name, isWhole) ||
    sons.some((other) => hasPhrase(name, other)) ||
    pairs.some((isJoined) => isJoined(name, isWhole)) ||
    (isFirst && compoundsOf(name).includes(word));
}

/** Looks for all words and phrases of a query. */
function allReader(query: WordsQuery): IsThere {
  const needed = neededOf(query).map(({ places, phrases }) => ({
    words: places.map((place, at) => wordReader(query.words, place, at === 0)),
    texts: phrases.flatMap((text) => [text, text.replaceAll(' ', '')]),
  }));
  return (name, isWhole) =>
    needed.every(
      ({ words, texts }) =>
        words.some((isThere) => isThere(name, isWhole)) ||
        texts.some((text) => hasPhrase(name, text)),
    ) && query.phrases.every((phrase) => hasPhrase(name, phrase));
}

const beginsWhole = (name: string, text: string) => `${name} `.startsWith(`${text} `);

function nameRank(query: WordsQuery): (company: BruteCompany) => number {
  const { folded, core, optional, either } = query;
  if (core === '') return () => 0;
  const hasAll = allReader(query);
  const small = [...optional, ...either.flat()];
  // "bygge service", with spaces removed one at a time.
  const compounds = [...core.matchAll(/ /g)].map(
    ({ index }) => core.slice(0, index) + core.slice(index + 1),
  );
  const begun = [folded, core].filter((text) => !endsInFigure(text));
  return (company) => {
    const { foldedName: name, status } = company;
    const bare = bareNames(company);
    const isCalled = (text: string) => name === text || bare.includes(text);
    const begins = () => [folded, core].some((text) => beginsWhole(name, text));
    const hasSmall = () =>
      small.every((word) => hasPhrase(name, word) || compoundsOf(name).includes(word));
    const way = () => {
      if (isCalled(core)) return 1;
      if (compounds.some(isCalled)) return 1.5;
      if (begins()) return 2;
      if (hasAll(name, true)) return small.length > 0 && hasSmall() ? 2.5 : 3;
      if (begun.some((text) => name.startsWith(text))) return 5;
      return hasAll(name, false) ? 6 : 7;
    };
    if (folded !== core && name === folded) return 0;
    const rank = way();
    if (status !== 'CEASED') return rank;
    return (rank < 2 ? 3 : 8) + rank;
  };
}
