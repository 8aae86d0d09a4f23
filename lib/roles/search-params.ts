import {
  createLoader,
  createParser,
  parseAsBoolean,
  parseAsInteger,
  parseAsString,
} from 'nuqs/server';
import { roleDaySchema } from './day-schemas';

/** A day as a date field writes it, yyyy-mm-dd. */
const parseAsDay = createParser({
  parse: (text) => (roleDaySchema.safeParse(text).success ? text : null),
  serialize: (day: string) => day,
});

/** Never throws: invalid values become the defaults. */
export const loadRolesParams = createLoader({
  /** Former or current roles; null for the list that the company opens on. */
  former: parseAsBoolean,
  /** The day whose roles are listed, instead of `former`. */
  rolesOn: parseAsDay,
  rolesPage: parseAsInteger.withDefault(1),
  /** The participant whose roles are to be listed. */
  participant: parseAsString,
});
