import type { Client } from 'pg';
import type { SearchIndex, TextField } from '@/lib/search-index/types';
import { wordAt } from '@/lib/search-index/word-list';
import type { Random } from '@/prisma/sample/random';

/** A company drawn from the register, from which queries are built. */
export type DrawnCompany = {
  doc: number;
  key: string;
  name: string;
  /** Words of its name without the legal form, as written. */
  words: string[];
  place: string | null;
  phone: string | null;
  email: string | null;
  pNumber: string | null;
};

type Row = Omit<DrawnCompany, 'doc' | 'words'>;

const LEGAL_FORM = /(\s+(a\/s|aps|ivs|i\/s|k\/s|p\/s|amba|a\.m\.b\.a\.|fmba))+$/i;

function wordsOfName(name: string): string[] {
  return name.replace(LEGAL_FORM, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Random companies, uniformly distributed. */
export async function drawCompanies(
  client: Client,
  index: SearchIndex,
  count: number,
  random: Random,
): Promise<DrawnCompany[]> {
  const docs = new Map<string, number>();
  while (docs.size < Math.min(count, index.docs / 2)) {
    const doc = random.below(index.docs);
    docs.set(String(index.keys[doc]).padStart(8, '0'), doc);
  }
  const { rows } = await client.query<Row>(
    `SELECT key, name, phone, email, coalesce(town, postal_district) AS place,
       (SELECT min(p_number::text) FROM production_units WHERE company_key = key) AS "pNumber"
     FROM companies WHERE key = ANY ($1) AND name IS NOT NULL`,
    [[...docs.keys()]],
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return [...docs].flatMap(([key, doc]) => {
    const row = byKey.get(key);
    return row ? { ...row, doc, words: wordsOfName(row.name) } : [];
  });
}

/** Number of postings of a word: roughly the number of companies with it in their names. */
export function frequencyOf({ words }: SearchIndex, word: number): number {
  return (words.postings[word + 1] ?? 0) - (words.postings[word] ?? 0);
}

const LEGAL_WORDS = new Set(['as', 'aps', 'ivs', 'is', 'ks', 'ps']);

/** Words in a given number of names, without legal forms and numbers; the most frequent first. */
export function wordsBetween(index: SearchIndex, low: number, high: number): string[] {
  const found: number[] = [];
  for (let word = 0; word < index.words.count; word += 1) {
    const frequency = frequencyOf(index, word);
    if (frequency >= low && frequency <= high) found.push(word);
  }
  return found
    .sort((a, b) => frequencyOf(index, b) - frequencyOf(index, a))
    .map((word) => wordAt(index.words, word))
    .filter((text) => /^\p{L}{2,}$/u.test(text) && !LEGAL_WORDS.has(text));
}

/** A company's value of a field, in Danish; null if it has none. */
export function textOf(index: SearchIndex, field: TextField, doc: number): string | null {
  const { values, codes } = index.texts[field];
  return values[(codes[doc] ?? 0) - 1]?.[0] ?? null;
}
