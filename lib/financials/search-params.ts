import { createLoader, parseAsInteger, parseAsStringLiteral } from 'nuqs/server';
import { SCOPES } from './constants';

/** Never throws: invalid values become the defaults. */
export const loadFinancialParams = createLoader({
  scope: parseAsStringLiteral(SCOPES),
  /** How many of the newest periods are skipped. */
  periods: parseAsInteger.withDefault(0),
});
