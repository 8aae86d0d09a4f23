import 'server-only';
import { registerRows } from '@/lib/db';
import { ownVersionSql } from '@/lib/search-index/own-version';
import { Prisma } from '@/prisma/client/client';
import { compoundsSql } from './endings';
import { excerptOf, MARKS } from './excerpt';
import type { PassageKind } from './kinds';
import { languageOf } from './language';
import { type MentionPart, mentionParts } from './mention-words';
import type { Mention } from './types';

const { sql, join, raw } = Prisma;

/** Stems from this length on are also taken for beginnings: "solceller" finds "solcelleanlæg". */
const STEM_FROM = 6;

/** As PostgreSQL writes a beginning; the words consist of letters and digits alone. */
const beginningOf = (word: Prisma.Sql) => sql`(${word} || ':*')::tsquery`;

function partQuery({ text, kind }: MentionPart): Prisma.Sql {
  if (kind === 'phrase') return sql`phraseto_tsquery('danish', ${text})`;
  const word = sql`plainto_tsquery('danish', ${text})`;
  if (kind === 'word') return word;
  const begins = sql`CASE WHEN length(stem) >= ${STEM_FROM} THEN ${beginningOf(sql`stem`)} END`;
  const ends = kind === 'part' ? raw(compoundsSql) : sql`NULL::tsquery`;
  return sql`(${word} || ${beginningOf(sql`${text}::text`)} || (
    SELECT coalesce(${begins}, '') || coalesce(${ends}, '')
    FROM (SELECT (ts_lexize('danish_stem', ${text}))[1] AS stem) of_word))`;
}

/** What is found by any of some queries; nothing without any. */
const anyOf = (queries: Prisma.Sql[]) =>
  queries.length === 0 ? sql`''::tsquery` : sql`(${join(queries, ' || ')})`;

/** All parts of any of the texts. */
const wanted = (texts: readonly string[]) =>
  anyOf(
    texts
      .map(mentionParts)
      .filter((parts) => parts.length > 0)
      .map((parts) => sql`(${join(parts.map(partQuery), ' && ')})`),
  );

const numbersIn = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length / 4 }, (_, place) => bytes.readInt32BE(4 * place));

/**
 * CVR numbers (as integers) of the companies whose newest annual report mentions one of the texts,
 * with the version of the search index that they belong to.
 */
export async function findMentioning(
  texts: readonly string[],
): Promise<{ version: number; value: number[] }> {
  // Four bytes each: as an array of numbers they would take twice as long to write and read.
  const [row] = await registerRows<{ version: number; keys: Buffer | null }>`
    SELECT ${raw(ownVersionSql)} AS version, (
      SELECT string_agg(int4send(company_key::int), '') FROM report_words
      WHERE words @@ ${wanted(texts)}) AS keys`;
  return { version: row?.version ?? 0, value: row?.keys ? numbersIn(row.keys) : [] };
}

const headline = `StartSel=${MARKS.start}, StopSel=${MARKS.stop}, MaxFragments=1, MaxWords=24, MinWords=12`;
/** Also where the database has no locale of its own, which would know the letters of ASCII alone. */
const small = (text: string) => raw(`lower(${text} COLLATE "da-x-icu")`);

type Row = { key: string; year: number; kind: PassageKind; text: string; headline: string };

/** By company, where its newest annual report mentions most of the texts. */
export async function findMentions(
  keys: readonly string[],
  texts: readonly string[],
): Promise<Map<string, Mention>> {
  const any = anyOf(texts.flatMap((text) => mentionParts(text).map(partQuery)));
  const rows = await registerRows<Row>`
    SELECT company_key AS key, extract(year FROM end_date)::int AS year, said.kind, said.text,
      ts_headline('danish', ${small('said.text')}, wanted, ${headline}) AS headline
    FROM (SELECT ${any} AS wanted) asked
    CROSS JOIN (SELECT filing_id FROM report_words WHERE company_key = ANY (${keys})) newest
    JOIN filings ON filings.id = newest.filing_id
    CROSS JOIN LATERAL (
      SELECT kind, text FROM jsonb_each_text(passages) AS of_kind (kind, text),
        to_tsvector('danish', ${small('text')}) AS words
      WHERE words @@ wanted
      ORDER BY ts_rank(words, wanted) DESC, kind LIMIT 1) said`;
  return new Map(
    rows.map(({ key, kind, year, text, headline: found }) => [
      key,
      { kind, year, language: languageOf(text), parts: excerptOf(text, found) },
    ]),
  );
}
