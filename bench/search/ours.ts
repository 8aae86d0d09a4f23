import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { TYPESCRIPT } from '../../lib/local/node-process';
import type { BenchQuery, Verb, VerbResult } from './types';

type Work = {
  url: string;
  folder: string;
  queries: BenchQuery[];
  warmUp: BenchQuery[];
  rate: number;
  rounds: number;
};

/** Queries our search in a separate process; see worker.ts. */
export async function measureVerb(verb: Verb, work: Work): Promise<VerbResult> {
  const { url, folder, queries, warmUp, rate, rounds } = work;
  const file = path.join(folder, `${verb}.json`);
  writeFileSync(file, JSON.stringify({ warmUp, queries }));
  const worker = path.join(import.meta.dirname, 'worker.ts');
  const options = [...TYPESCRIPT, worker];
  await promisify(execFile)(
    process.execPath,
    [...options, verb, String(rate), String(rounds), file],
    { env: { ...process.env, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) } },
  );
  const { first, again, totals, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { first: new Map(first), again: new Map(again), totals: new Map(totals), errors };
}
