import { isStateWord } from '@/lib/search/everyday/states';
import { basesOf } from '@/lib/search/inflect';
import type { ParsedQuery, WordsQuery } from '@/lib/search/parse-query';
import type { Test } from './brute-filters';
import type { BruteCompany } from './brute-register';

// Most names lack the letters, and need no text of their own to be looked through.
export const hasPhrase = (name: string, phrase: string) =>
  name.includes(phrase) && ` ${name} `.includes(` ${phrase} `);
export const hasPrefix = (name: string, prefix: string) =>
  name.includes(prefix) && ` ${name}`.includes(` ${prefix}`);

const knownCompounds = new Map<string, string[]>();

/** Adjacent words of a name joined into one; three of them for dates. */
export function compoundsOf(name: string): string[] {
  const known = knownCompounds.get(name) ?? makeCompounds(name);
  knownCompounds.set(name, known);
  return known;
}

function makeCompounds(name: string): string[] {
  const words = name.split(' ');
  const figures = [2, 3].flatMap((count) =>
    words.flatMap((_word, index) => {
      const run = words.slice(index, index + count);
      return run.length === count && run.every((word) => /^\d\d$/.test(word)) ? run.join('') : [];
    }),
  );
  const pairs = words.slice(1).flatMap((right, index) => {
    const left = words[index] ?? '';
    const length = left.length + right.length;
    const fits = left.length >= 2 && right.length >= 2 && length >= 5 && length <= 40;
    return fits ? left + right : [];
  });
  return [...figures, ...pairs];
}

/** Full Danish names of places, in two halves. */
const halves = new Map<string, [string, string]>([
  ...(['copenhagen', 'cph', 'kbh'] as const).map((word): [string, [string, string]] => [
    word,
    ['koben', 'havn'],
  ]),
  ['elsinore', ['helsin', 'gor']],
  ['zealand', ['sjael', 'land']],
]);

/** Pairs [left, right] of neighbours in the query that include the word or stand for it. */
export function neighbourPairs(words: readonly string[], index: number): [string, string][] {
  const word = words[index] ?? '';
  const [before, after] = [words[index - 1], words[index + 1]];
  const pairs: [string, string][] = [];
  if (before !== undefined) pairs.push([before, word]);
  if (after !== undefined) pairs.push([word, after]);
  const otherwise = halves.get(word);
  if (otherwise) pairs.push(otherwise);
  return pairs;
}

/** Positions of required words, and phrases; one of them is enough. */
export type Needed = { places: number[]; phrases: string[] };

const isPhrase = (text: string) => text.includes(' ');

export function neededOf({ words, optional, either }: WordsQuery): Needed[] {
  const groupOf = (word: string) => either.find((group) => group.includes(word)) ?? [word];
  const ofWords = words.flatMap((word, at) => {
    const group = groupOf(word);
    const isFirst = words.findIndex((other) => group.includes(other)) === at;
    if (optional.includes(word) || !isFirst) return [];
    const places = [...words.keys()].filter((place) => group.includes(words[place] ?? ''));
    return [{ places, phrases: group.filter(isPhrase) }];
  });
  const ofPhrases = either.filter((group) => group.every(isPhrase));
  return [...ofWords, ...ofPhrases.map((phrases) => ({ places: [], phrases }))];
}

export function onHost(hosts: readonly string[]): Test {
  return (company) => company.hosts.some((host) => hosts.includes(host));
}

/** Companies that an e-mail address or numbers identify. */
export function identified(
  query: Extract<ParsedQuery, { kind: 'email' | 'numbers' | 'number' }>,
): Test {
  switch (query.kind) {
    case 'email':
      return ({ email }) => email?.toLowerCase() === query.address;
    case 'numbers':
      return ({ key, units }) =>
        query.cvr.includes(key) || units.some((unit) => query.units.includes(unit));
    case 'number':
      return ({ key, phone, units }) =>
        (query.of.includes('cvr') && key === query.digits) ||
        (query.of.includes('phone') && phone === query.digits) ||
        (query.of.includes('pNumber') && units.includes(query.digits));
  }
}

/** Legal forms, the long ones always, however written. */
const FORM = '(?:aps|ivs|[afs]mba)|(?:[aikp]s)';
const AT_END = new RegExp(` (${FORM})$`);
const AT_START = new RegExp(`^(${FORM}) `);
const ENDS_SLASHED = /(^|[^a-zæøå0-9])[aikp]\/s[^a-zæøå0-9]*$/i;
const STARTS_SLASHED = /^[^a-zæøå0-9]*[aikp]\/s([^a-zæøå0-9]|$)/i;

/** The folded name without its trailing legal form, and without a leading one. */
function withoutForms({ name, foldedName, shortType }: BruteCompany): [string, string] {
  const own = (shortType ?? '').toLowerCase().replace('/', '');
  const isForm = (form: string | undefined, slashed: RegExp) =>
    form !== undefined && (form.length !== 2 || form === own || slashed.test(name ?? ''));
  return [
    isForm(AT_END.exec(foldedName)?.[1], ENDS_SLASHED)
      ? foldedName.replace(AT_END, '')
      : foldedName,
    isForm(AT_START.exec(foldedName)?.[1], STARTS_SLASHED)
      ? foldedName.replace(AT_START, '')
      : foldedName,
  ];
}

const knownBareNames = new WeakMap<BruteCompany, [string, string]>();

/** A name without its trailing legal form, and without a leading one. */
export function bareNames(company: BruteCompany): [string, string] {
  const known = knownBareNames.get(company) ?? withoutForms(company);
  knownBareNames.set(company, known);
  return known;
}

/**
 * Which words some company has, and which of them are words of industries, places or any value.
 * `isOfValue` is asked for phrases too, which may also be what a sector is called.
 */
export type Known = Record<
  'isNamed' | 'isOfTrade' | 'isOfPlace' | 'isOfValue' | 'isWithinValue',
  (text: string) => boolean
>;

/** @param everyday words of places and industries that are not in their texts. */
export function knownWords(companies: readonly BruteCompany[], everyday: Iterable<string>): Known {
  const named = new Set(
    companies.flatMap(({ foldedName, foldedNames }) =>
      [foldedName, ...foldedNames].flatMap((name) => name.split(' ')),
    ),
  );
  const trades = new Set(companies.flatMap((company) => [...company.trades]));
  const places = new Set(companies.flatMap((company) => [...company.places]));
  const texts = [...new Set(companies.flatMap(({ foldedValues }) => foldedValues))];
  const values = new Set([
    ...texts.flatMap((text) => text.split(' ')),
    ...everyday,
    ...companies.flatMap(({ sectorPhrases }) => sectorPhrases),
  ]);
  const isWithinValue = (text: string) => texts.some((value) => hasPhrase(value, text));
  return {
    isWithinValue,
    isNamed: (word) => named.has(word),
    isOfTrade: (word) => trades.has(word),
    isOfPlace: (word) => places.has(word),
    isOfValue: (text) => values.has(text) || (text.includes(' ') && isWithinValue(text)),
  };
}

/** Whether every required word, or the first of alternatives, is one of a value or a state, and so no misspelling. */
export const isSpelled = (query: WordsQuery, { isOfValue }: Known): boolean =>
  neededOf(query).every(({ places: [place], phrases: [phrase = ''] }) => {
    const word = place === undefined ? phrase : (query.words[place] ?? '');
    return isStateWord(word) || isOfValue(word);
  });

/**
 * Replaces query words that no company has in full by a form that one has, and those that only
 * names have by a form that is a trade. `isBetter`: all were words that no company has.
 */
export function inOtherForms(
  query: WordsQuery,
  { isNamed, isOfTrade, isOfValue }: Known,
): { query: WordsQuery; isBetter: boolean } {
  const formOf = (word: string): string => {
    if (query.optional.includes(word) || isStateWord(word)) return word;
    const before = query.words[query.words.indexOf(word) - 1];
    const half = basesOf(word).find((base) => base !== word && isOfTrade(`${before}${base}`));
    if (before !== undefined && half && !isOfTrade(before + word)) return half;
    if (isOfValue(word)) return word;
    const isMeant = isNamed(word) ? isOfTrade : (base: string) => isNamed(base) || isOfValue(base);
    const [best = word] = basesOf(word)
      .filter((base) => base !== word && base.length >= 5 && isMeant(base))
      .toSorted((a, b) => a.length - b.length);
    return best;
  };
  const forms = new Map(query.words.map((word) => [word, formOf(word)]));
  if ([...forms].every(([word, form]) => word === form)) return { query, isBetter: true };
  const replaced = (text: string) => text.replace(/[^ ]+/g, (word) => forms.get(word) ?? word);
  return {
    isBetter: [...forms].every(
      ([word, form]) => word === form || !(isNamed(word) || isOfValue(word)),
    ),
    query: {
      ...query,
      folded: replaced(query.folded),
      core: replaced(query.core),
      words: [...new Set(forms.values())],
      either: query.either.map((group) => group.map((word) => forms.get(word) ?? word)),
      lists: query.lists.map((list) => list.map((word) => forms.get(word) ?? word)),
    },
  };
}
