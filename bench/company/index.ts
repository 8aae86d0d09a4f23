import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { TYPESCRIPT } from '../../lib/local/node-process';
import { readArguments } from '../../scripts/arguments';
import { query } from '../import/database';
import type { Row } from '../row';
import { percentiles } from '../search/latency';
import { registerOptions, withRegister } from '../search/register';
import { withFolder } from '../with-folder';
import { VERBS } from './verbs';

type Drawn = { key: string; name: string };

/**
 * A mix of companies: half at random, a quarter with accounts, and the others the
 * largest.
 */
async function draw(url: string, count: number): Promise<Drawn[]> {
  const quarter = Math.ceil(count / 4);
  return query<Drawn>(
    url,
    `SELECT key, name FROM (
       (SELECT key FROM companies WHERE name IS NOT NULL ORDER BY md5(key) LIMIT ${quarter * 2})
       UNION (SELECT company_key FROM newest_figures ORDER BY md5(company_key) LIMIT ${quarter})
       UNION (SELECT key FROM companies WHERE employees IS NOT NULL AND status = 'ACTIVE'
              ORDER BY employees DESC, key LIMIT ${quarter})
     ) drawn JOIN companies USING (key) WHERE name IS NOT NULL ORDER BY md5(key || 'order')`,
  );
}

type Measured = { first: number[]; again: number[]; error: string | null };

/** Measures one verb in a separate process; see worker.ts. */
async function ask(verb: string, url: string, file: string, rate: string): Promise<Measured> {
  const worker = path.join(import.meta.dirname, 'worker.ts');
  const options = [...TYPESCRIPT, worker, verb, rate, file];
  await promisify(execFile)(process.execPath, options, {
    env: { ...process.env, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) },
  });
  return JSON.parse(readFileSync(`${file}.${verb}`, 'utf8'));
}

function rowOf(verb: string, { first, again, error }: Measured): Row {
  const times = { ...percentiles(again), ...percentiles(first, 'first ') };
  return { verb, companies: first.length, ...times, ...(error !== null && { error }) };
}

const usage = `Usage: npm run bench -- company [--companies N] [--keep DIR | --database URL] [--number N]
      [--rate N]
  Latencies in ms of the requests of a company page's tabs, first for companies not requested before,
  then for the same ones again. With --rate 0 each request is sent when the previous one is answered.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    ...registerOptions,
    number: { type: 'string', default: '240' },
    rate: { type: 'string', default: '20' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  return withFolder((folder) =>
    withRegister(values, (url) =>
      measureOn(url, path.join(folder, 'companies.json'), {
        number: Number(values.number),
        rate: values.rate,
      }),
    ),
  );
}

async function measureOn(url: string, file: string, options: { number: number; rate: string }) {
  const companies = await draw(url, options.number);
  writeFileSync(file, JSON.stringify(companies));
  const rows: Row[] = [];
  for (const verb of VERBS) {
    console.log(`Asking for ${verb}, ${companies.length} companies …`);
    rows.push(rowOf(verb, await ask(verb, url, file, options.rate)));
  }
  return rows;
}
