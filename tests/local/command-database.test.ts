import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { tryLock } from '@/lib/local/bootstrap/lock.mjs';
import { withDatabase } from '@/lib/local/command-database';
import type { Environment } from '@/lib/local/log';
import { startEmbeddedPostgres } from '@/lib/local/postgres/embedded';
import { loadSecrets } from '@/lib/local/secrets';
import { createDatabase } from '../support/database';
import { temporaryFolder } from '../support/temporary';

const root = process.cwd();
const log = () => {};

async function canConnect(url: string | undefined): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select count(*) from companies');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

test('starts the embedded database for a command, migrated, and stops it again', async () => {
  const environment: Environment = { DATA_DIR: temporaryFolder() };
  let during = false;
  await withDatabase({ root, environment, log }, async () => {
    during = await canConnect(environment.DATABASE_URL);
  });
  expect(during).toBe(true);
  expect(environment.AUTH_SECRET).toHaveLength(43);
  expect(await canConnect(environment.DATABASE_URL)).toBe(false);
});

test('uses the database of a start that is running and leaves it running', async () => {
  const dataFolder = temporaryFolder();
  const lock = tryLock(path.join(dataFolder, 'lock'));
  const password = loadSecrets(dataFolder).databasePassword;
  const postgres = await startEmbeddedPostgres({ root, dataFolder, password, log, onLost: log });
  try {
    const environment: Environment = { DATA_DIR: dataFolder };
    await withDatabase({ root, environment, log }, async () => {});
    expect(environment.DATABASE_URL).toBe(postgres.url);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.end();
  } finally {
    await postgres.stop();
    lock.release?.();
  }
});

test('says so while a start that is running has no database yet', async () => {
  const dataFolder = temporaryFolder();
  const lock = tryLock(path.join(dataFolder, 'lock'));
  const command = withDatabase(
    { root, environment: { DATA_DIR: dataFolder }, log },
    async () => {},
  );
  await expect(command).rejects.toThrow(
    /^Veminto runs with .* set DATABASE_URL to the one it uses/,
  );
  lock.release?.();
});

test('takes a named database as it is, and says when it cannot be reached', async () => {
  const url = 'postgresql://nobody@127.0.0.1:1/none';
  const environment: Environment = { DATABASE_URL: url };
  let ran = false;
  const command = withDatabase({ root, environment, log }, async () => {
    ran = true;
  });
  await expect(command).rejects.toThrow(/127\.0\.0\.1:1/);
  expect(ran).toBe(false);
});

test('generates the Prisma client of a checkout that was never built, before the command', async () => {
  const checkout = temporaryFolder();
  mkdirSync(path.join(checkout, 'prisma'));
  for (const file of ['prisma.config.ts', 'prisma/schema.prisma', 'package.json']) {
    copyFileSync(path.join(root, file), path.join(checkout, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'));
  const environment: Environment = {
    ...process.env,
    DATABASE_URL: await createDatabase('command_fresh'),
  };
  const lines: string[] = [];
  let found = false;
  const command = async () => {
    found = existsSync(path.join(checkout, 'prisma/client/client.ts'));
  };
  const context = { root: checkout, environment, log: (line: string) => lines.push(line) };
  await withDatabase(context, command);
  expect(found).toBe(true);
  await withDatabase(context, command);
  expect(lines).toEqual(['Generating the Prisma client…']);
}, 120_000);
