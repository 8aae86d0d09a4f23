import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findFreePort } from '@/lib/local/bootstrap/port.mjs';
import { TYPESCRIPT } from '@/lib/local/node-process';
import { startProgram } from '../support/child-program';
import { createDatabase } from '../support/database';
import { temporaryFolder } from '../support/temporary';

/** Serves, and ends with the given code after SIGTERM. */
const nextThatEndsWith = (code: number) => `
  require('node:http').createServer((_, response) => response.end('up'))
    .listen(Number(process.argv.at(process.argv.indexOf('-p') + 1)), '127.0.0.1');
  process.on('SIGTERM', () => process.exit(${code}));`;

const program = ['serve', 'run-command', 'arguments'].map((name) => `scripts/${name}.ts`);
const modules = ['lib/local', 'lib/migrations', 'lib/env.ts', 'lib/errors.ts', 'lib/db/silence.ts'];
const sources = [...modules, 'prisma/migrations', 'package.json', 'tsconfig.json'];

/** A copy of what `npm run serve` needs of the project, with the given program as Next. */
function checkoutWith(next: string): string {
  const checkout = temporaryFolder();
  for (const part of [...program, ...sources]) {
    cpSync(part, path.join(checkout, part), { recursive: true });
  }
  const packages = path.join(checkout, 'node_modules');
  mkdirSync(path.join(packages, 'next/dist/bin'), { recursive: true });
  for (const name of ['tsx', 'pg', 'zod', 'server-only']) {
    symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  }
  writeFileSync(path.join(packages, 'next/dist/bin/next'), next);
  mkdirSync(path.join(checkout, '.next'));
  writeFileSync(path.join(checkout, '.next/BUILD_ID'), 'one');
  return checkout;
}

const args = [...TYPESCRIPT, 'scripts/serve.ts'];
const environmentWith = async (databaseUrl: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production' as const,
  DATABASE_URL: databaseUrl,
  AUTH_SECRET: 'a'.repeat(32),
  PORT: String(await findFreePort()),
});

test.each([
  ['nothing was cut off', 0],
  ['requests were cut off', 1],
])('npm run serve ends with the code of its server: %s', async (_, code) => {
  const cwd = checkoutWith(nextThatEndsWith(code));
  const env = await environmentWith(await createDatabase(`serve_${code}`));
  const server = await startProgram(args, { cwd, env });
  expect(server.said[0]).toContain('Veminto runs at');
  expect(await server.kill('SIGTERM')).toEqual([code, null]);
});

test('npm run serve tells that its database lacks migrations, and serves', async () => {
  const cwd = checkoutWith(nextThatEndsWith(0));
  const url = await createDatabase('serve_pending');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`DELETE FROM _prisma_migrations WHERE migration_name IN (
    SELECT max(migration_name) FROM _prisma_migrations)`);
  await client.end();
  const server = await startProgram(args, { cwd, env: await environmentWith(url) });
  expect(server.said[0]).toContain("lacks 1 of this version's migrations: run `npm run migrate`");
  await expect.poll(() => server.said[1]).toContain('Veminto runs at');
  await server.kill('SIGTERM');
});

test('npm run serve does not begin without the database that jobs and mails are sent through', async () => {
  const cwd = checkoutWith(nextThatEndsWith(0));
  const url = `postgresql://localhost:${await findFreePort()}/away`;
  const env = {
    ...(await environmentWith(await createDatabase('serve_direct'))),
    DATABASE_DIRECT_URL: url,
  };
  const run = promisify(execFile)(process.execPath, args, { cwd, env });
  const sentence = 'Check that it runs and that DATABASE_DIRECT_URL is right.';
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
});
