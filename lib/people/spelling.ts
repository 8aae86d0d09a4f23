import 'server-only';
import { registerDb } from '@/lib/db';
import { similarIn } from '@/lib/search/engine/similar';
import { letterTree, packWords } from '@/lib/search/engine/vocabulary';
import { inCaseOf, RUN, writtenForms } from '@/lib/search/suggest/written';
import { foldName } from '@/lib/words/fold';
import { MOST_SPELLINGS } from './constants';
import { findPeople } from './find';
import type { FoundPeople } from './types';
import { type NearQuery, toNearQueries } from './words';

/** Of more names that come into question not all are read: they are those of frequent words. */
const MOST_NAMES = 10_000;

type Spelling = { text: string; edits: number; people: number };

/** People who are called so but for one word. */
async function namesOf({ query }: NearQuery): Promise<string[]> {
  const rows = await registerDb.$queryRaw<{ name: string }[]>`
    SELECT name FROM participants
    WHERE kind = 'PERSON' AND person_words(name) @@ ${query}::tsquery LIMIT ${MOST_NAMES}`;
  return rows.map(({ name }) => name);
}

/** The name with one word as people write it whose word is similar. */
async function spellingsBut(name: string, near: NearQuery): Promise<Spelling[]> {
  const names = await namesOf(near);
  const people = new Map<string, number>();
  for (const word of names.flatMap((one) => [...new Set(foldName(one).split(' '))]))
    people.set(word, (people.get(word) ?? 0) + 1);
  const tree = letterTree(packWords([...people.keys()]));
  const similar = similarIn([tree], near.word, 'words').slice(0, MOST_SPELLINGS);
  const texts = similar.map(({ text }) => text);
  const written = writtenForms(texts, names);
  const replaced = (word: string) =>
    name.replace(RUN, (typed) =>
      foldName(typed) === near.word ? inCaseOf(typed, written.get(word) ?? word) : typed,
    );
  return similar.map(({ text, edits }) => ({
    text: replaced(text),
    edits,
    people: people.get(text) ?? 0,
  }));
}

/**
 * Spellings of a name that nobody has, with one of its words as people write it who have all the
 * others: those with the fewest edits first, then those that more people have.
 */
export async function suggestNames(name: string): Promise<string[]> {
  const found = await Promise.all(toNearQueries(name).map((near) => spellingsBut(name, near)));
  const ordered = found.flat().sort((a, b) => a.edits - b.edits || b.people - a.people);
  return [...new Set(ordered.map(({ text }) => text))].slice(0, MOST_SPELLINGS);
}

/** The people of a name or, where there are none, names that may have been meant. */
export async function searchPeopleOrSpellings(
  asked: Parameters<typeof findPeople>[0],
): Promise<FoundPeople & { spellings: string[] }> {
  const found = await findPeople(asked);
  return { ...found, spellings: found.total === 0 ? await suggestNames(asked.name) : [] };
}
