import { createLoader, parseAsBoolean, parseAsInteger, parseAsString } from 'nuqs/server';

/** Never throws: what does not fit becomes the default. */
export const loadRolesParams = createLoader({
  /** Those who left, in place of those who are there. */
  former: parseAsBoolean.withDefault(false),
  rolesPage: parseAsInteger.withDefault(1),
  /** The person or company whose roles elsewhere are shown. */
  participant: parseAsString,
});
