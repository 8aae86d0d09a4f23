import pg from 'pg';
import { readArguments } from '../../scripts/arguments';
import { query } from '../import/database';
import type { Row } from '../row';
import { askInTurn, percentiles, shownPercentile } from '../search/latency';
import { registerOptions, withRegister } from '../search/register';

/** Reading all texts takes seconds each. */
const PEER_TEXTS = 10;

type Drawn = { text: string };

/** Words of a part of the newest reports, as they are written there, and how many of these have them. */
const words = `
  SELECT word AS text, count(DISTINCT filing_id)::float8 / (
    SELECT count(*) FROM report_words TABLESAMPLE SYSTEM (2) REPEATABLE (7)) AS share
  FROM report_words TABLESAMPLE SYSTEM (2) REPEATABLE (7)
  JOIN filings ON id = filing_id,
    jsonb_each_text(passages) AS said (kind, said),
    regexp_split_to_table(lower(said COLLATE "da-x-icu"), '[^a-zæøå]+') AS word
  WHERE length(word) >= 4 AND to_tsvector('danish', word) <> ''
  GROUP BY word`;

/** Two words that follow one another in a report. */
const phrases = `
  SELECT DISTINCT (regexp_match(said, '([[:alpha:]]{4,} [[:alpha:]]{4,})'))[1] AS text
  FROM report_words TABLESAMPLE SYSTEM (2) REPEATABLE (7)
  JOIN filings ON id = filing_id, jsonb_each_text(passages) AS said (kind, said)`;

const ofShare = (condition: string) => `SELECT text FROM (${words}) words WHERE ${condition}`;

const KINDS: Record<string, string> = {
  'a word of fewer than 1 % of the reports': ofShare('share < 0.01'),
  'a word of 1 to 10 %': ofShare('share BETWEEN 0.01 AND 0.1'),
  'a word of more': ofShare('share > 0.1'),
  'two words of fewer than 10 %': `
    SELECT one.text || ' ' || other.text AS text
    FROM (${ofShare('share < 0.1')} ORDER BY md5(text) LIMIT 40) one
    CROSS JOIN (${ofShare('share < 0.1')} ORDER BY md5(text || 'x') LIMIT 40) other
    WHERE one.text <> other.text`,
  'a phrase of two words': `SELECT '"' || text || '"' AS text FROM (${phrases}) p WHERE text IS NOT NULL`,
};

const draw = async (url: string, kind: string, count: number) => {
  const rows = await query<Drawn>(
    url,
    `SELECT text FROM (${kind}) drawn ORDER BY md5(text) LIMIT ${count}`,
  );
  return rows.map(({ text }) => text);
};

/** The search of a page, with the companies of its first page and what they say. */
async function askOurs(text: string): Promise<number> {
  const { searchCompanies } = await import('@/lib/search/queries');
  const filters = { mentions: [text] };
  const { items, total } = await searchCompanies({ search: null, filters, page: 1 });
  if (items.some(({ mention }) => !mention)) throw new Error(`${text}: a company does not say it.`);
  return total;
}

/** The same words looked for in the texts themselves: all newest reports are read. */
const ALL_TEXTS = `
  SELECT count(*)::int AS count FROM report_words JOIN filings ON id = filing_id
  WHERE (SELECT bool_and(passages::text ILIKE '%' || word || '%') FROM unnest($1::text[]) word)`;

async function askPeer(peer: pg.Pool, text: string): Promise<void> {
  const asked = text.startsWith('"') ? [text.replaceAll('"', '')] : text.split(' ');
  await peer.query(ALL_TEXTS, [asked]);
}

async function kindRow(kind: string, texts: readonly string[], peer: pg.Pool): Promise<Row> {
  const totals: number[] = [];
  await askInTurn(texts.slice(0, 5), askOurs);
  const taken = await askInTurn(texts, async (text) => {
    totals.push(await askOurs(text));
  });
  const alone = await askInTurn(texts.slice(0, PEER_TEXTS), (text) => askPeer(peer, text));
  const middle = totals.toSorted((a, b) => a - b)[Math.floor(totals.length / 2)] ?? 0;
  return {
    kind,
    texts: texts.length,
    'companies found, median': middle,
    ...percentiles(taken),
    'all texts read p50': shownPercentile(alone, 50),
  };
}

async function measureOn(url: string, count: number): Promise<Row[]> {
  const { registerDb } = await import('@/lib/db');
  const { prepareIndex } = await import('@/lib/search/live-index');
  const peer = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await prepareIndex();
    const rows: Row[] = [];
    for (const [kind, sql] of Object.entries(KINDS)) {
      rows.push(await kindRow(kind, await draw(url, sql, count), peer));
    }
    return rows;
  } finally {
    await Promise.all([peer.end(), registerDb.$disconnect()]);
  }
}

const usage = `Usage: npm run bench -- mentions [--companies N] [--keep DIR | --database URL] [--number N]
  Milliseconds to find the companies whose newest annual report mentions a text, with what the first ten
  say, compared with a statement that reads all texts.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = { ...registerOptions, number: { type: 'string', default: '100' } } as const;
  const { values } = readArguments({ args, options }, usage);
  return withRegister(values, (url) => measureOn(url, Number(values.number)));
}
