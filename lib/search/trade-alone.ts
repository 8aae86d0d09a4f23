import { wantedWords } from './compounds';
import { isTradeWord } from './everyday/industry-words';
import { isOfNames, tradeOfKind } from './everyday/kinds';
import { isStateWord } from './everyday/states';
import { basesOf } from './inflect';
import type { WordsQuery } from './parse-query';
import { withoutWords } from './without-asked';

/** More words than these beside a trade are a name, or a sentence. */
const MOST_QUALIFIERS = 3;
/** Shorter stems are too ambiguous. */
const SHORTEST_BASE = 5;

/** What the register has of a folded word. */
type Known = Record<'isOfValue' | 'isOfTrade' | 'isOfPlace', (word: string) => boolean>;
/** `isKind`: a word left out is known to be a kind of a trade, and so no misspelling. */
type TradeAlone = { query: WordsQuery; asked: string[]; isKind: boolean };
type Needed = { word: string; texts: string[] };

/**
 * The trade and the place of a query that finds nothing, without the words that no company has along
 * with them: "24 timer låsesmed" becomes "låsesmed", and "sushi" the trade that it is a kind of. Null
 * where no word says clearly what companies do, or where a legal form makes it a name.
 */
export function tradeAlone(query: WordsQuery, known: Known): TradeAlone | null {
  const { phrases, either, forms } = query;
  if (phrases.length + either.length + forms.length > 0) return null;
  const needed = wantedWords(query).map(({ word, joined }) => ({
    word,
    texts: [...inForms(word), ...joined.map(({ text }) => text).filter((text) => text !== word)],
  }));
  // Words in the text of an industry are no names of it: "børn" in "Døgninstitutioner for børn".
  const isSaid = (text: string) =>
    known.isOfPlace(text) || (known.isOfTrade(text) ? isTradeWord(text) : known.isOfValue(text));
  const isKept = ({ word, texts }: Needed) => isStateWord(word) || texts.some(isSaid);
  const asked = needed.filter((one) => !isKept(one)).map(({ word }) => word);
  if (asked.length === 0 || asked.length > MOST_QUALIFIERS) return null;
  const left = withoutWords(query, asked);
  const isTrade = (text: string) => isTradeWord(text) && !isOfNames(text) && known.isOfTrade(text);
  const kinds = needed.flatMap(({ texts }) => texts.flatMap((text) => tradeOfKind(text) ?? []));
  const isKind = kinds.length > 0;
  if (needed.some(({ texts }) => texts.some(isTrade))) return { query: left, asked, isKind };
  const trade = kinds.find(known.isOfTrade);
  return trade === undefined ? null : { query: withTrade(left, trade), asked, isKind };
}

const inForms = (word: string) =>
  basesOf(word).filter((base) => base === word || base.length >= SHORTEST_BASE);

const withTrade = (query: WordsQuery, trade: string): WordsQuery => ({
  ...query,
  folded: `${trade} ${query.folded}`.trim(),
  core: `${trade} ${query.core}`.trim(),
  words: [...new Set([trade, ...query.words])],
});
