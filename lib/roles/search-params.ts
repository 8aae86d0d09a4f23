import { createLoader, parseAsBoolean, parseAsInteger, parseAsString } from 'nuqs/server';

/** Never throws: what does not fit becomes the default. */
export const loadRolesParams = createLoader({
  /** Those who left, or those who are there; null is what the company opens on. */
  former: parseAsBoolean,
  rolesPage: parseAsInteger.withDefault(1),
  /** Of somebody whose page is meant. */
  participant: parseAsString,
});
