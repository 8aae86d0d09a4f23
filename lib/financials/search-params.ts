import { createLoader, parseAsInteger, parseAsStringLiteral } from 'nuqs/server';
import { SCOPES } from './constants';

/** Never throws: what does not fit becomes the default. */
export const loadFinancialParams = createLoader({
  scope: parseAsStringLiteral(SCOPES),
  /** How many of the newest periods are passed over. */
  periods: parseAsInteger.withDefault(0),
});
