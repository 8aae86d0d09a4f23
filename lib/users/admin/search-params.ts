import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { withQuery } from '@/lib/paths';
import { readUserQuestion, userTrail } from './user-question';

type RawParams = Promise<Record<string, string | string[] | undefined>>;

/** The page of an account, for administrators. Never throws: an unknown tab is the first one. */
export const loadUserPage = createLoader({
  id: parseAsString.withDefault(''),
  tab: parseAsStringLiteral(['general', 'billing'] as const).withDefault('general'),
});

/** The table that the account was chosen from; nothing else of the address comes along. */
export async function loadUserTrail(params: RawParams): Promise<Record<string, string>> {
  return userTrail(readUserQuestion(new URLSearchParams(withQuery('', await params))));
}

/** Lists that have nothing but pages; one that is not there is the nearest. */
export const loadPageNumber = createLoader({ page: parseAsInteger.withDefault(1) });
