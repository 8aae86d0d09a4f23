import type { WordsQuery } from '@/lib/search/parse-query';
import { type Begins, whereHad } from './brute-begun';
import { bareNames, hasPhrase, type Needed } from './brute-names';
import type { BruteCompany } from './brute-register';
import type { Near, Vocabulary } from './near-words';
import { hasWord, readingsOf, some } from './similar-readings';

const within = (near: Near[], edits: number) =>
  near.filter((one) => one.edits <= edits).map(({ word }) => word);

/** Names are not distinguished by longer numbers. */
const isNoFigure = (word: string) => /\D/.test(word);

/** What a query with misspelt words may mean. */
type Similar = {
  /** By words of the query: a company must have one of these, or a word itself. */
  needed: { one: Needed; alike: ReadonlySet<string> }[];
  /** How well a company matches: 40 to 53, smaller is better; null if it does not. */
  rank: (company: BruteCompany) => number | null;
};

export function similarReader(query: WordsQuery, near: Vocabulary, begins: Begins): Similar {
  const { core, phrases, excluded } = query;
  const readings = readingsOf(query, near);
  const coreWords = core.split(' ');
  const levels = [1, 2].map((edits) => ({
    edits,
    alike: readings.map(({ meant, compounds }) => new Set(within([...meant, ...compounds], edits))),
    inPlace: coreWords.map(
      (word) =>
        new Set([
          word,
          ...within(readings.find((reading) => reading.word === word)?.meant ?? [], edits),
        ]),
    ),
  }));
  type Level = (typeof levels)[number];
  const hasAll = (
    list: ReadonlySet<string>,
    names: readonly string[],
    { alike }: Level,
    texts = names,
    isCompleted: (word: string) => boolean = () => true,
    states: ReadonlySet<string> = new Set(),
    company: BruteCompany | null = null,
  ) =>
    readings.every(
      (reading, at) =>
        some(list, (word) => alike[at]?.has(word) === true) ||
        some(states, (word) => alike[at]?.has(word) === true) ||
        hasWord(list, names, texts, reading, isCompleted, states, (text, word) => {
          if (!word.startsWith(text)) return false;
          const counts = company ? begins(text, word) : null;
          return counts === null || (company !== null && counts(whereHad(company, word)));
        }),
    ) && phrases.every((phrase) => texts.some((text) => hasPhrase(text, phrase)));
  const placeIn = (company: BruteCompany, level: Level): number | null => {
    const texts = [...company.foldedNames, ...company.foldedValues];
    const { words, foldedNames, states } = company;
    if (!hasAll(words, foldedNames, level, texts, undefined, states, company)) return null;
    const unwanted = excluded.some(({ words: out, phrase }) =>
      phrase
        ? texts.some((text) => hasPhrase(text, out.join(' ')))
        : out.every((word) => words.has(word) || states.has(word)),
    );
    if (unwanted) return null;
    const name = company.foldedName;
    const tokens = name.split(' ');
    const bare = bareNames(company)[0].split(' ');
    const last = coreWords.length - 1;
    const isAt = (at: number) => level.inPlace[at]?.has(tokens[at] ?? '') === true;
    const fits = coreWords.every((_, at) => isAt(at));
    if (fits && [tokens.length, bare.length].includes(coreWords.length)) return 0;
    const begins = coreWords.every(
      (word, at) => isAt(at) || (at === last && isNoFigure(word) && tokens[at]?.startsWith(word)),
    );
    const later = company.status === 'CEASED' ? 3 : 0;
    if (begins) return later + 1;
    return later + (hasAll(new Set(tokens), [name], level, [name], isNoFigure) ? 2 : 3);
  };
  const rank = (company: BruteCompany) => {
    const ranks = levels.flatMap((level) => {
      const place = placeIn(company, level);
      return place === null ? [] : 40 + 2 * place + (level.edits - 1);
    });
    return ranks.length === 0 ? null : Math.min(...ranks);
  };
  const farthest = levels.at(-1)?.alike ?? [];
  const needed = readings.map(({ one }, at) => ({ one, alike: farthest[at] ?? new Set() }));
  return { needed, rank };
}
