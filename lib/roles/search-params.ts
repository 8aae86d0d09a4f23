import { createLoader, parseAsBoolean, parseAsInteger, parseAsString } from 'nuqs/server';

/** Never throws: invalid values become the defaults. */
export const loadRolesParams = createLoader({
  /** Former or current roles; null for the list that the company opens on. */
  former: parseAsBoolean,
  rolesPage: parseAsInteger.withDefault(1),
  /** The participant whose roles are to be listed. */
  participant: parseAsString,
});
