import type pg from 'pg';
import { formatNumber } from '../format';
import { lacksWhatLoadsMake } from '../lacks-what-loads-make';
import { UserError } from './bootstrap/user-error.mjs';
import type { Log } from './log';
import { type NodeOptions, runOrFail, TYPESCRIPT } from './node-process';

const SAMPLE_COMPANIES = 20_000;

/** Loads the sample companies when the register is empty; otherwise builds any missing index. */
export async function ensureRegister(
  client: pg.Client,
  options: NodeOptions & { log: Log },
): Promise<void> {
  const { environment, log } = options;
  const count = Number(environment.SAMPLE_COMPANIES || SAMPLE_COMPANIES);
  if (!Number.isInteger(count) || count < 0) {
    throw new UserError('SAMPLE_COMPANIES is not a whole number. Correct it or leave it empty.');
  }
  const { rowCount } = await client.query('SELECT 1 FROM companies LIMIT 1');
  if (rowCount !== 0) return ensureIndex(client, options);
  if (count === 0) return;
  log(`Loading the sample register (${formatNumber(count)} companies)…`);
  const script = ['scripts/register-sample.ts', '--companies', String(count), '--seed', '1'];
  const seconds = await runScript(script, options, 'The sample register cannot be loaded.');
  log(`Sample register loaded in ${seconds} s.`);
}

/** A register loaded by an earlier version may lack derived data that this version needs. */
async function ensureIndex(client: pg.Client, options: NodeOptions & { log: Log }): Promise<void> {
  if (!(await lacksWhatLoadsMake(client))) return;
  options.log('Making the search index of the register…');
  const script = ['scripts/register-index.ts', '--if-missing'];
  const seconds = await runScript(script, options, 'The search index cannot be made.');
  options.log(`Search index made in ${seconds} s.`);
}

async function runScript(script: string[], options: NodeOptions, failure: string): Promise<string> {
  const began = Date.now();
  await runOrFail([...TYPESCRIPT, ...script], { ...options, output: 'pipe' }, failure);
  return ((Date.now() - began) / 1000).toFixed(1);
}

/** Describes the register for the integrations table; the company count comes from the load log. */
export async function describeRegister(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ companies: number; sample: boolean; day: string | null }>(
    `SELECT CASE WHEN EXISTS (SELECT 1 FROM companies) THEN coalesce(
              (SELECT companies FROM register_loads WHERE status = 'DONE' AND companies > 0
                ORDER BY id DESC LIMIT 1),
              (SELECT count(*)::int FROM companies)) ELSE 0 END AS companies,
            EXISTS (SELECT 1 FROM companies WHERE is_sample) AS sample,
            (SELECT to_char(max(finished_at), 'YYYY-MM-DD') FROM register_loads
              WHERE status = 'DONE' AND source <> 'SAMPLE') AS day`,
  );
  const { companies = 0, sample = false, day = null } = rows[0] ?? {};
  if (companies === 0) return 'empty';
  const number = formatNumber(companies);
  const loaded = day ? `documents loaded on ${day}` : '';
  if (!sample) return `${number} companies${loaded && `, ${loaded}`}`;
  return `sample data: ${number} companies${loaded && `, with ${loaded}`}`;
}
