import 'server-only';
import { ownRows } from '@/lib/db';
import { invalidField } from '@/lib/errors';
import { Prisma } from '@/prisma/client/client';
import type { FilterProblem } from './read-filters';
import { shown } from './reader';
import { ALL_SAVED, listValue } from './saved-values';
import type { CompanyFilters, SavedFilter } from './types';

/** CVR numbers (as integers) by the values of the filter. */
export type SavedKeys = ReadonlyMap<string, readonly number[]>;

const unknownList = (value: string) => `you have no list called "${shown(value)}"`;

/** The names of the user's lists. */
export async function listNames(userId: string): Promise<string[]> {
  const lists = await ownRows<{ name: string }>`
    SELECT name FROM saved_lists WHERE user_id = ${userId}::uuid`;
  return lists.map(({ name }) => name);
}

/** The filter as its user has it, and what is said of lists that the user does not have. */
export async function ownSaved(
  saved: SavedFilter,
  userId: string,
): Promise<{ saved: SavedFilter; problems: FilterProblem[] }> {
  const known = new Set([ALL_SAVED, ...(await listNames(userId)).map(listValue)]);
  const problems: FilterProblem[] = [];
  const knownOf = (param: 'saved' | 'notSaved', values: readonly string[] = []) =>
    values.filter((value) => {
      if (!known.has(value)) problems.push({ param, sentence: unknownList(value) });
      return known.has(value);
    });
  const [inside, outside] = [knownOf('saved', saved.in), knownOf('notSaved', saved.out)];
  return { saved: { in: inside, out: outside, userId }, problems };
}

/** @throws AppError invalid_input for filters with lists that the user does not have */
export async function withOwnSaved(
  filters: CompanyFilters,
  userId: string,
): Promise<CompanyFilters> {
  if (filters.saved === undefined) return filters;
  const { saved, problems } = await ownSaved(filters.saved, userId);
  const [first] = problems;
  if (first) throw invalidField(first.param, first.sentence);
  return { ...filters, saved };
}

/** A question of a user; see withOwnSaved. */
export const ownQuestion = async <Q extends { filters: CompanyFilters }>(
  question: Q,
  userId: string,
): Promise<Q> => ({ ...question, filters: await withOwnSaved(question.filters, userId) });

/** listValue in SQL. */
const valueOfList = Prisma.sql`replace(l.name, '|', '/')`;

/** The companies that the filter is about; null where it is not set. */
export async function readSavedKeys({ saved }: CompanyFilters): Promise<SavedKeys | null> {
  const values = [...new Set([...(saved?.in ?? []), ...(saved?.out ?? [])])];
  if (!saved || values.length === 0) return null;
  const { userId } = saved;
  if (userId === undefined) throw new Error('What is saved depends on who saved it.');
  const rows = await ownRows<{ value: string; keys: number[] }>`
    SELECT ${ALL_SAVED}::text AS value,
      array(SELECT company_key::int FROM saved_companies WHERE user_id = ${userId}::uuid) AS keys
    WHERE ${values.includes(ALL_SAVED)}
    UNION ALL
    SELECT ${valueOfList}, array(
      SELECT s.company_key::int FROM saved_list_entries e JOIN saved_companies s ON s.id = e.saved_id
      WHERE e.user_id = l.user_id AND e.list_id = l.id)
    FROM saved_lists l
    WHERE l.user_id = ${userId}::uuid AND ${valueOfList} = ANY (${values})`;
  const keys = new Map<string, number[]>();
  for (const row of rows) keys.set(row.value, [...(keys.get(row.value) ?? []), ...row.keys]);
  return keys;
}
