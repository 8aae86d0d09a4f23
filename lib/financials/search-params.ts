import { createLoader, createParser, parseAsInteger, parseAsStringLiteral } from 'nuqs/server';
import { SCOPES } from './constants';

/** What looks like a day, yyyy-mm-dd; it is only compared with days that there are. */
const parseAsDay = createParser({
  parse: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null),
  serialize: (day: string) => day,
});

/** Never throws: invalid values become the defaults. */
export const loadFinancialParams = createLoader({
  scope: parseAsStringLiteral(SCOPES),
  /** How many of the newest periods are skipped. */
  periods: parseAsInteger.withDefault(0),
  /** The last day of the year whose report is shown in its own words. */
  words: parseAsDay,
});
