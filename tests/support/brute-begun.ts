import { isOtherwise } from '@/lib/search/everyday/begun-otherwise';
import { isOfSons } from '@/lib/words/small-words';
import type { BruteCompany } from './brute-register';

/** Where a company has a word: sums of these. */
const [IN_NAME, IN_TRADE, IN_PLACE] = [1, 2, 4];

/** Where a company has one of its words. */
export function whereHad({ foldedNames, trades, places }: BruteCompany, word: string): number {
  const isNamed = foldedNames.some((name) => ` ${name} `.includes(` ${word} `));
  return (
    (isNamed ? IN_NAME : 0) + (trades.has(word) ? IN_TRADE : 0) + (places.has(word) ? IN_PLACE : 0)
  );
}

/** Whether a text counts as the beginning of a word that a company has there. */
type Counts = (where: number) => boolean;
/** The same for the words that begin with a text; null: it counts wherever the word is. */
export type Begins = (text: string, word: string) => Counts | null;

/**
 * In names always. A word for a trade begins no place, and no word for some other trades; sons begin
 * neither.
 */
export function beginsReader(companies: readonly BruteCompany[]): Begins {
  const ofTrades = new Set(companies.flatMap(({ trades }) => [...trades]));
  return (text, word) => {
    if (word === text) return null;
    const [isSons, isTrade] = [isOfSons(text), ofTrades.has(text)];
    const isOther = isOtherwise(text, word);
    if (!isSons && !isTrade && !isOther) return null;
    return (where) => {
      const [ofTrade, ofPlace] = [(where & IN_TRADE) !== 0, (where & IN_PLACE) !== 0];
      if ((where & IN_NAME) !== 0 || !(ofTrade || ofPlace)) return true;
      return !isSons && ((ofTrade && !isOther) || (ofPlace && !isTrade));
    };
  };
}
