import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { withQuery } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { readUserQuestion, userTrail } from './user-question';

/** The admin page of one account. Never throws: an unknown tab falls back to the first. */
export const loadUserPage = createLoader({
  id: parseAsString.withDefault(''),
  tab: parseAsStringLiteral(['general', 'billing'] as const).withDefault('general'),
});

/** The state of the user table that the admin came from; other URL parameters are dropped. */
export async function loadUserTrail(params: Promise<RawParams>): Promise<Record<string, string>> {
  return userTrail(readUserQuestion(new URLSearchParams(withQuery('', await params))));
}

/** Lists whose only parameter is the page; an out-of-range page becomes the nearest valid one. */
export const loadPageNumber = createLoader({ page: parseAsInteger.withDefault(1) });
