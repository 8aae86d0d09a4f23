import { advice } from './advice';
import { care } from './care';
import { crafts } from './crafts';
import { leisure } from './leisure';
import { offices } from './offices';
import { services } from './services';
import { shops } from './shops';
import { type IndustryWords, trades } from './trades';

/**
 * Narrower trades. Their words are many: so they are no words that others are misspellings of, and
 * no phrase of theirs is a word of a search, in which "home" would begin "home builder".
 */
const narrow: readonly IndustryWords[] = [...crafts, ...shops, ...leisure, ...care, ...advice];

const wide: readonly IndustryWords[] = [...trades, ...services, ...offices];

/** All everyday names of industries. */
export const namedTrades: readonly IndustryWords[] = [...wide, ...narrow];

/** Those that a misspelt word is compared with. */
export const spelledTrades: ReadonlySet<IndustryWords> = new Set(wide);

/** Without the phrases. */
export const singleWords = (words: string) =>
  words.split(', ').filter((word) => !word.includes(' '));

/** The names that searches for words know. */
export const searchedTrades: readonly IndustryWords[] = [
  ...wide,
  ...narrow.flatMap(([codes, words, texts]): IndustryWords[] => {
    const single = singleWords(words).join(', ');
    return single === '' ? [] : [[codes, single, texts]];
  }),
];
