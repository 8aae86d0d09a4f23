import 'server-only';
import { db } from '@/lib/db';
import { splitsOf } from './compounds';
import { foldText } from './fold';
import type { ParsedQuery, WordsQuery } from './parse-query';
import { tsquery } from './tsquery';

/**
 * What only reading names can tell, as the index knows words and not their order.
 * `phrases`: keys of companies that have the phrase in another name than today's.
 * `compounds`: for a word, where two words of a name together are the word.
 */
export type NameMatches = {
  phrases: Map<string, string[]>;
  compounds: Map<string, { keys: string[]; splits: string[] }>;
};

type NameRow = { key: string; name: string };

/** The words of a query that is not an identifier. */
export function wordsOf(query: ParsedQuery | { kind: 'all' }): WordsQuery | null {
  if (query.kind === 'words') return query;
  return query.kind === 'domain' ? query.words : null;
}

export async function findNameMatches(words: WordsQuery | null): Promise<NameMatches> {
  if (words === null) return { phrases: new Map(), compounds: new Map() };
  const phrases = [
    ...words.phrases,
    ...words.excluded.filter(({ phrase }) => phrase).map((excluded) => excluded.words.join(' ')),
  ];
  const [other, compounds] = await Promise.all([findPhrases(phrases), findCompounds(words.words)]);
  return { phrases: other, compounds };
}

/** Phrases in former and secondary names; long names of today are kept cut in the index. */
async function findPhrases(phrases: string[]): Promise<NameMatches['phrases']> {
  const found = new Map(phrases.map((phrase): [string, string[]] => [phrase, []]));
  if (found.size === 0) return found;
  const rows = await db.$queryRaw<NameRow[]>`
    select n.company_key as key, n.name
    from company_search s
    join company_names n on n.company_key = s.company_key
    join companies c on c.key = s.company_key
    where s.words @@ ${tsquery.anyOf(phrases)}::tsquery
      and (n.name is distinct from c.name or length(s.folded_name) >= 250)`;
  for (const { key, name } of rows) {
    const folded = ` ${foldText(name)} `;
    for (const [phrase, keys] of found) if (folded.includes(` ${phrase} `)) keys.push(key);
  }
  return found;
}

async function findCompounds(words: string[]): Promise<NameMatches['compounds']> {
  const splits = new Map(words.flatMap((word) => splitsOf(word).map((split) => [split, word])));
  const found: NameMatches['compounds'] = new Map();
  if (splits.size === 0) return found;
  const rows = await db.$queryRaw<NameRow[]>`
    select n.company_key as key, n.name
    from company_search s join company_names n on n.company_key = s.company_key
    where s.words @@ ${tsquery.anyOf([...splits.keys()])}::tsquery`;
  for (const { key, name } of rows) {
    for (const pair of pairsOf(foldText(name))) {
      const word = splits.get(pair);
      if (word === undefined) continue;
      const entry = found.get(word) ?? { keys: [], splits: [] };
      entry.keys.push(key);
      if (!entry.splits.includes(pair)) entry.splits.push(pair);
      found.set(word, entry);
    }
  }
  return found;
}

/** The neighbours of a folded text, "a b" and "b c". */
function pairsOf(folded: string): string[] {
  const words = folded.split(' ');
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}
