import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { TYPESCRIPT } from '@/lib/local/node-process';
import { readArguments } from './arguments';

const nowhere = 'postgresql://nobody@127.0.0.1:1/none';

function run(file: string, ...given: string[]) {
  const node = [...TYPESCRIPT, file, ...given];
  const env = { ...process.env, DATABASE_URL: nowhere, DATABASE_DIRECT_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

test('a command asked for help prints its usage and does nothing', () => {
  const { status, stdout, stderr } = run('scripts/migrate.ts', '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run migrate\n/);
});

test('a benchmark asked for help prints its usage and measures nothing', () => {
  const { status, stdout, stderr } = run('bench/run.ts', 'start', '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run bench -- start \[RUNS\]\n/);
});

test.each([
  ['scripts/register-import.ts', [], 'Give the PATH'],
  ['scripts/register-import.ts', ['x', '--no-employment'], 'Only datafordeler'],
  ['scripts/register-import.ts', ['--source', 'virk', '--dry-run'], 'no --dry-run'],
  ['scripts/register-filings.ts', ['x', '--since', '2026-01-01'], 'needs --source virk'],
  [
    'scripts/register-filings.ts',
    ['--source', 'virk', '--since', '2026-02-31'],
    '--since must be a day',
  ],
])('%s refuses %j and says how it is used', (script, given, why) => {
  const { status, stderr } = run(script, ...given);
  expect(status).toBe(1);
  expect(stderr).toContain(why);
  expect(stderr).toContain('Usage: npm run register:');
});

test('an unknown option and a stray word are refused together with the usage', () => {
  const read = (...args: string[]) => readArguments({ args }, 'Usage: npm run x');
  expect(() => read('--dry-run')).toThrow(/^Unknown option '--dry-run'.*\nUsage: npm run x$/s);
  expect(() => read('repair')).toThrow(/^Unexpected argument 'repair'.*\nUsage: npm run x$/s);
});
