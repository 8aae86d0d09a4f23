import { createLoader, parseAsBoolean, parseAsInteger, parseAsString } from 'nuqs/server';

/** Never throws: what does not fit becomes the default. */
export const loadRolesParams = createLoader({
  /** Those who left, in place of those who are there. */
  former: parseAsBoolean.withDefault(false),
  rolesPage: parseAsInteger.withDefault(1),
  /** Of somebody whose page is meant. */
  participant: parseAsString,
});
