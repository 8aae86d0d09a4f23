import { isOtherwise } from '@/lib/search/everyday/begun-otherwise';
import { isOfSons } from '@/lib/words/small-words';
import type { BruteCompany } from './brute-register';

/** Whether a text counts as the beginning of a word that a company has. */
export type Begins = (company: BruteCompany, text: string, word: string) => boolean;

/**
 * In names always. A word for a trade begins no place, and no word for some other trades; sons begin
 * neither.
 */
export function beginsReader(companies: readonly BruteCompany[]): Begins {
  const ofTrades = new Set(companies.flatMap(({ trades }) => [...trades]));
  return ({ foldedNames, trades, places }, text, word) => {
    if (!word.startsWith(text)) return false;
    if (word === text) return true;
    const isPlain = !isOfSons(text) && !ofTrades.has(text) && !isOtherwise(text, word);
    if (isPlain || !(trades.has(word) || places.has(word))) return true;
    if (foldedNames.some((name) => ` ${name} `.includes(` ${word} `))) return true;
    if (isOfSons(text)) return false;
    const isOfTrade = trades.has(word) && !isOtherwise(text, word);
    return isOfTrade || (places.has(word) && !ofTrades.has(text));
  };
}
