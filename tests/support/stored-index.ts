import pg from 'pg';
import { LAST_PLACE, PLACE_BITS, type SearchIndex } from '@/lib/search-index/types';
import { wordAt } from '@/lib/search-index/word-list';

/** Runs a callback on a separate connection to the environment's database. */
export async function onClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The stored index in the environment's database. */
export function storedIndex(): Promise<SearchIndex> {
  return onClient(async (client) => {
    const { readIndex } = await import('@/lib/search-index/store');
    const index = await readIndex(client);
    if (!index) throw new Error('No index is stored.');
    return index;
  });
}

/** Key and text of each doc, from the words at positions accepted by `isWanted`. */
function texts(index: SearchIndex, isWanted: (doc: number, place: number) => boolean) {
  const words: string[][] = Array.from({ length: index.docs }, () => []);
  for (let word = 0; word < index.words.count; word += 1) {
    const end = index.words.postings[word + 1] ?? 0;
    for (let at = index.words.postings[word] ?? 0; at < end; at += 1) {
      const posting = index.postings[at] ?? 0;
      const [doc, place] = [posting >>> PLACE_BITS, posting & LAST_PLACE];
      const own = words[doc];
      if (own && isWanted(doc, place)) own[place] = wordAt(index.words, word);
    }
  }
  const all = words.map((own) => own.filter((word) => word !== undefined).join(' '));
  return Object.fromEntries(all.map((text, doc) => [String(index.keys[doc]), text]));
}

/** Current folded names by CVR number. */
export const indexedNames = (index: SearchIndex) =>
  texts(index, (doc, place) => place < (index.nameLengths[doc] ?? 0));

/** Former and secondary names by CVR number, concatenated. */
export const indexedOtherNames = (index: SearchIndex) =>
  texts(index, (doc, place) => place > (index.nameLengths[doc] ?? 0));
