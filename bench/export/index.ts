import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';
import { readArguments } from '../../scripts/arguments';
import { query } from '../import/database';
import { companyData } from '../pages/questions';
import { companiesRow } from '../pages/rows';
import { withServer } from '../pages/server';
import type { Row } from '../row';
import { prepare } from '../search/prepare';
import { shuffled } from '../search/shuffled';
import { measureAlone } from './alone';
import { measureBeside } from './beside';

const peer = path.join(import.meta.dirname, 'peer-route.ts');

/** Any companies, the same each time. */
const drawn = (count: number) =>
  `SELECT key, name FROM companies WHERE name IS NOT NULL ORDER BY md5(key) LIMIT ${count}`;

const usage = `Usage: npm run bench -- export --database URL [--rows N] [--rate N] [--seconds N]
  How long files of companies take, and how much they slow down concurrent searches.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    database: { type: 'string' },
    rows: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '32' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  const { database = '' } = values;
  const count = Number(values.rows);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-export-'));
  process.env.DATA_DIR = folder;
  try {
    const added = { 'app/api/peer/route.ts': readFileSync(peer, 'utf8') };
    return await withServer({ database, added }, async (server) => {
      // The user created last is ours.
      await query(
        database,
        `INSERT INTO saved_companies (user_id, company_key, company_name)
         SELECT (SELECT user_id FROM sessions ORDER BY created_at DESC LIMIT 1), key, name
         FROM (${drawn(count)}) d`,
      );
      const keys = (await query<{ key: string }>(database, drawn(5 * count))).map(({ key }) => key);
      const alone = await measureAlone(keys, [
        ['csv', count, '≤ 0.5'],
        ['xlsx', count, '≤ 3'],
        ['pdf', 5_000],
        ['csv', 5 * count],
        ['xlsx', 5 * count],
      ]);
      const { index, queries } = await prepare(database);
      // A request that is too long is refused immediately, which would not measure anything.
      const short = queries.filter(({ search }) => (search?.length ?? 0) <= MAX_QUERY_LENGTH);
      const asked = companyData(shuffled(short, 1));
      const amount = { asked, rate: Number(values.rate), seconds: Number(values.seconds) };
      const others = await measureBeside(server, amount);
      return [...alone, ...others, companiesRow(index.docs)];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
