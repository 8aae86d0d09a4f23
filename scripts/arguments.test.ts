import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readArguments } from './arguments';

const nowhere = 'postgresql://nobody@127.0.0.1:1/none';

function run(script: string, ...given: string[]) {
  const node = ['--conditions=react-server', '--import', 'tsx', `scripts/${script}`, ...given];
  const env = { ...process.env, DATABASE_URL: nowhere, DATABASE_DIRECT_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

test('a command asked for help prints its usage and does nothing', () => {
  const { status, stdout, stderr } = run('migrate.ts', '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run migrate\n/);
});

test.each([
  ['register-import.ts', ['x', '--no-employment'], ''],
  ['register-filings.ts', ['--source', 'virk', '--since', '2026-02-31'], '--since must be a day'],
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
