import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { SCOPES } from './constants';

/** Never throws: invalid values become the defaults. */
export const loadFinancialParams = createLoader({
  scope: parseAsStringLiteral(SCOPES),
  /** How many of the newest periods are skipped. */
  periods: parseAsInteger.withDefault(0),
  /** The last day, yyyy-mm-dd, of the year whose report is shown in its own words. */
  words: parseAsString,
});
