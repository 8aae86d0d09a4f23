import 'server-only';
import { Prisma } from '@/prisma/client/client';
import { type Joined, joinedWith } from './compounds';
import { phoneSpellings } from './identifiers';
import { withAnyLegalForm } from './legal-suffixes';
import type { NameMatches } from './name-matches';
import type { ParsedQuery, WordsQuery } from './parse-query';
import { tsquery } from './tsquery';

const { sql, join } = Prisma;

/** A query with what was found out about it; `all` is no query at all. */
export type PreparedQuery = {
  query: ParsedQuery | { kind: 'all' };
  names: NameMatches;
  /** Keys of the companies on the hosts of the query. */
  onHosts: string[];
};

/** Condition on `companies c` and `company_search s`. */
export function queryCondition({ query, names, onHosts }: PreparedQuery): Prisma.Sql {
  switch (query.kind) {
    case 'all':
      return sql`true`;
    case 'empty':
      return sql`false`;
    case 'number':
      return numberCondition(query);
    case 'email':
      return sql`lower(c.email) = ${query.address}`;
    case 'domain': {
      const onHost = sql`s.company_key = any(${onHosts})`;
      return query.words ? sql`(${onHost} or ${wordsCondition(query.words, names)})` : onHost;
    }
    case 'words':
      return wordsCondition(query, names);
  }
}

function numberCondition({ digits, of }: ParsedQuery & { kind: 'number' }): Prisma.Sql {
  const conditions = of.map((field) => {
    if (field === 'cvr') return sql`c.key = ${digits}`;
    if (field === 'phone') return sql`c.phone = any(${phoneSpellings(digits)})`;
    return sql`c.key in (select company_key from production_units where p_number = ${digits})`;
  });
  return sql`(${join(conditions, ' or ')})`;
}

function wordsCondition(query: WordsQuery, names: NameMatches): Prisma.Sql {
  const { words, phrases, excluded } = query;
  const joined = joinedWith(words);
  const indexed: string[] = phrases.map(tsquery.phrase);
  const conditions: Prisma.Sql[] = phrases.map((phrase) => inSomeName(phrase, names));
  for (const [index, word] of words.entries()) {
    const text = tsquery.word(word, joined[index] ?? []);
    const keys = names.compounds.get(word)?.keys;
    if (keys) conditions.push(sql`(s.words @@ ${text}::tsquery or s.company_key = any(${keys}))`);
    else indexed.push(text);
  }
  for (const { words: unwanted, phrase } of excluded) {
    if (phrase) conditions.push(sql`not ${inSomeName(unwanted.join(' '), names)}`);
    else indexed.push(tsquery.not(unwanted));
  }
  if (indexed.length > 0) conditions.push(sql`s.words @@ ${tsquery.all(indexed)}::tsquery`);
  return sql`(${join(conditions, ' and ')})`;
}

function inSomeName(phrase: string, names: NameMatches): Prisma.Sql {
  const keys = names.phrases.get(phrase) ?? [];
  return keys.length > 0
    ? sql`(${inName(` ${phrase} `)} or s.company_key = any(${keys}))`
    : sql`(${inName(` ${phrase} `)})`;
}

const inName = (text: string) => sql`strpos(' ' || s.folded_name || ' ', ${text}) > 0`;

function inNameInSomeForm(word: string, joined: Joined[], names: NameMatches): Prisma.Sql {
  return sql`(${join(
    [
      inName(` ${word}`),
      ...joined.map(({ text, whole }) => inName(whole ? ` ${text} ` : ` ${text}`)),
      ...(names.compounds.get(word)?.splits ?? []).map((split) => inName(` ${split} `)),
    ],
    ' or ',
  )})`;
}

/** How well a name fits, 0 is best: as typed, but for legal forms, begins so, has all words. */
function nameFit({ folded, core, words, phrases }: WordsQuery, names: NameMatches): Prisma.Sql {
  const joined = joinedWith(words);
  const parts = [
    ...words.map((word, index) => inNameInSomeForm(word, joined[index] ?? [], names)),
    ...phrases.map((phrase) => inName(` ${phrase} `)),
  ];
  const asTyped = folded === core ? sql`false` : sql`s.folded_name = ${folded}`;
  return sql`case when ${asTyped} then 0
    when s.folded_name = any(${withAnyLegalForm(core)}) then 1
    when starts_with(s.folded_name, ${folded}) or starts_with(s.folded_name, ${core}) then 2
    when ${join(parts, ' and ')} then 3 else 4 end`;
}

/** The first part of the order by relevance; what fits equally well follows by prominence. */
export function relevance({ query, names, onHosts }: PreparedQuery): Prisma.Sql[] {
  if (query.kind === 'number') return [sql`(c.key = ${query.digits}) desc`];
  if (query.kind === 'domain') {
    return [sql`(c.key = any(${onHosts})) desc`, ...wordRelevance(query.words, names)];
  }
  return query.kind === 'words' ? wordRelevance(query, names) : [];
}

/** Exclusions alone say nothing of names. */
function wordRelevance(words: WordsQuery | null, names: NameMatches): Prisma.Sql[] {
  return words && words.core !== '' ? [nameFit(words, names)] : [];
}
