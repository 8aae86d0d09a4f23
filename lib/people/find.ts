import 'server-only';
import { readPlaced } from './placed';
import { searchPeople } from './queries';
import type { FoundPeople } from './types';

/**
 * The people of a name or, where nobody is called so, those of its first words who have a company in
 * the place that the last ones name: "Peter Nielsen Viborg".
 */
export async function findPeople(asked: { name: string; page?: number }): Promise<FoundPeople> {
  const found = await searchPeople(asked);
  const placed = found.total === 0 ? await readPlaced(asked.name) : null;
  if (placed === null) return { ...found, placed: null };
  const { name, place } = placed;
  const there = await searchPeople({ ...asked, name }, place);
  if (there.total === 0) return { ...found, placed: null };
  return { ...there, placed: { name, place: place.name } };
}
