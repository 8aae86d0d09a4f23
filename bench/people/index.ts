import pg from 'pg';
import { readArguments } from '../../scripts/arguments';
import { query } from '../import/database';
import type { Row } from '../row';
import { askInTurn, percentiles, shownPercentile } from '../search/latency';
import { registerOptions, withRegister } from '../search/register';

/** What users type of a person's name. */
const KINDS: Record<string, (words: string[]) => string> = {
  'the whole name': (words) => words.join(' '),
  'first and family name': (words) => `${words[0]} ${words.at(-1)}`,
  'the family name': (words) => words.at(-1) ?? '',
  'the first name': (words) => words[0] ?? '',
  'beginnings of both': (words) => `${words[0]?.slice(0, 3)} ${words.at(-1)?.slice(0, 3)}`,
  nobody: (words) => `${words.join('x')}x`,
};

const drawNames = (url: string, count: number) =>
  query<{ name: string }>(
    url,
    `SELECT name FROM (SELECT DISTINCT name FROM participants WHERE kind = 'PERSON') people
     WHERE name LIKE '% %' ORDER BY md5(name) LIMIT ${count}`,
  );

/** People weighted by their number of roles. */
const drawPeople = (url: string, count: number) =>
  query<{ id: string }>(
    url,
    `SELECT DISTINCT participant_id::text AS id
     FROM roles TABLESAMPLE SYSTEM (0.05) REPEATABLE (7) JOIN participants person ON person.id = participant_id
     WHERE kind = 'PERSON' LIMIT ${count}`,
  );

/** Everything that a person's page requests. */
async function askForPage(id: string): Promise<void> {
  const { getPerson, listColleagues, listPersonCompanies } = await import('@/lib/people/person');
  const person = await getPerson(id);
  await Promise.all([
    listPersonCompanies(person, { which: person.currentTotal === 0 ? 'FORMER' : 'TODAY', page: 1 }),
    listColleagues(id),
  ]);
}

async function pageRow(url: string, count: number): Promise<Row> {
  const ids = (await drawPeople(url, count)).map(({ id }) => id);
  await askInTurn(ids.slice(0, 5), askForPage);
  const taken = await askInTurn(ids, askForPage);
  return {
    kind: 'the page of a person',
    names: ids.length,
    ...percentiles(taken),
    'ILIKE p50': '',
  };
}

async function measureOn(url: string, count: number): Promise<Row[]> {
  const { searchPeople } = await import('@/lib/people/queries');
  const { registerDb } = await import('@/lib/db');
  const names = (await drawNames(url, count)).map(({ name }) => name.split(' '));
  const peer = new pg.Pool({ connectionString: url, max: 1 });
  const rows: Row[] = [];
  for (const [kind, typed] of Object.entries(KINDS)) {
    const asked = names.map(typed);
    await askInTurn(asked.slice(0, 5), (name) => searchPeople({ name }));
    const taken = await askInTurn(asked, (name) => searchPeople({ name }));
    const naive = await askInTurn(asked.slice(0, 5), (name) =>
      peer.query(
        `SELECT id, name, count(*) OVER () AS total FROM participants
         WHERE kind = 'PERSON' AND name ILIKE $1 ORDER BY name LIMIT 20`,
        [`%${name.replaceAll(' ', '%')}%`],
      ),
    );
    const naiveP50 = shownPercentile(naive, 50);
    rows.push({ kind, names: asked.length, ...percentiles(taken), 'ILIKE p50': naiveP50 });
  }
  rows.push(await pageRow(url, count * 10));
  await Promise.all([peer.end(), registerDb.$disconnect()]);
  return rows;
}

const usage = `Usage: npm run bench -- people [--companies N] [--keep DIR | --database URL] [--number N]
  Milliseconds to find people by name, compared with ILIKE over all names, and to read everything that
  a person's page shows.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = { ...registerOptions, number: { type: 'string', default: '60' } } as const;
  const { values } = readArguments({ args, options }, usage);
  return withRegister(values, (url) => measureOn(url, Number(values.number)));
}
