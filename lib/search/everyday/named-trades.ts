import { advice } from './advice';
import { care } from './care';
import { crafts } from './crafts';
import { leisure } from './leisure';
import { offices } from './offices';
import { services } from './services';
import { shops } from './shops';
import { type IndustryWords, trades } from './trades';

/** Narrower trades: their words are many, and so are left out when misspellings are looked for. */
const narrow: readonly IndustryWords[] = [...crafts, ...shops, ...leisure, ...care, ...advice];

const wide: readonly IndustryWords[] = [...trades, ...services, ...offices];

/** All everyday names of industries, as sentences and searches know them. */
export const namedTrades: readonly IndustryWords[] = [...wide, ...narrow];

/** Those that a misspelt word is compared with. */
export const spelledTrades: ReadonlySet<IndustryWords> = new Set(wide);
