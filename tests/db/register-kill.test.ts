import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bundled } from '../support/bundled';
import { registerDatabase } from '../support/register-database';
import { registerDocument } from '../support/register-document';
import { temporaryFolder } from '../support/temporary';

const database = await registerDatabase('register_kill');

/** Runs a command and kills it after some time, if given; returns whether it finished. */
async function run(args: readonly string[], killAfter?: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--conditions=react-server', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const over = once(child, 'exit');
  const stop = new AbortController();
  if (killAfter !== undefined) {
    setTimeout(killAfter, undefined, { signal: stop.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    );
  }
  const [code, signal] = await over;
  stop.abort();
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(said);
  return code === 0;
}

/** The register as readers see it, in one query. */
const serving = async () =>
  (
    await database.rows(`
      SELECT count(*)::int AS companies, md5(string_agg(digest, '' ORDER BY key)) AS digest,
        (SELECT md5(string_agg(roles::text, '' ORDER BY company_key, position)) FROM roles) AS roles,
        (SELECT string_agg(digest, ' ') FROM search_indexes) AS index
      FROM companies`)
  )[0];

/** KILL_POINTS=20 takes three minutes. */
const POINTS = Number(process.env.KILL_POINTS ?? 6);

/** Kill times spread over the run, each random within its part. */
const points = (duration: number) =>
  Array.from({ length: POINTS }, (_, index) => ((index + Math.random()) / POINTS) * duration);

async function killedAtEachPoint(args: readonly string[], restore: () => Promise<void>) {
  const before = await serving();
  const began = performance.now();
  expect(await run(args)).toBe(true);
  const duration = performance.now() - began;
  const tables = await database.dump();
  const after = await serving();
  await restore();
  for (const point of points(duration)) {
    const done = await run(args, point);
    const seen = await serving();
    // If killed after its last statement, it has nevertheless done everything.
    if (JSON.stringify(seen) === JSON.stringify(after)) await restore();
    else expect({ done, seen }).toEqual({ done: false, seen: before });
  }
  expect(await run(args)).toBe(true);
  expect(await database.dump()).toEqual(tables);
  const running = await database.rows(`SELECT id FROM register_loads WHERE status = 'RUNNING'`);
  expect(running).toEqual([]);
}

test('a full load killed at any point leaves the former register, and completes when run again', async () => {
  const sample = await bundled('scripts/register-sample.ts');
  const first = [sample, '--companies', '300', '--seed', '1'];
  const second = [sample, '--companies', '1500', '--seed', '2', '--replace'];
  const restore = async () => {
    await database.clear();
    await run(first);
  };
  await restore();
  await killedAtEachPoint(second, restore);
}, 240_000);

test('so does a delta', async () => {
  const folder = temporaryFolder();
  const program = await bundled('scripts/register-import.ts');
  const write = (name: string, companies: number, version: number) => {
    const lines = Array.from({ length: companies }, (_, index) =>
      JSON.stringify(registerDocument(10_000_000 + index * 11, version)),
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, name), lines.join('\n'));
    return [program, path.join(folder, name)];
  };
  const first = write('first.ndjson', 100, 1);
  const second = write('second.ndjson', 250, 2);
  const restore = async () => {
    await database.clear();
    await run(first);
  };
  await restore();
  await killedAtEachPoint(second, restore);
}, 240_000);
