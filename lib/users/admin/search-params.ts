import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs/server';

/** The page of an account, for administrators. Never throws: an unknown tab is the first one. */
export const loadUserPage = createLoader({
  id: parseAsString.withDefault(''),
  tab: parseAsStringLiteral(['general', 'billing'] as const).withDefault('general'),
});

/** Lists that have nothing but pages; one that is not there is the nearest. */
export const loadPageNumber = createLoader({ page: parseAsInteger.withDefault(1) });
