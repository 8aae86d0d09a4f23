import { existsSync, mkdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureDemoAccounts } from '@/lib/local/demo-accounts';
import { fingerprintSources } from '@/lib/local/fingerprint';
import { describeIntegrations, formatTable, outsideVariables } from '@/lib/local/integrations';
import { hydrateSymlinks } from '@/lib/local/postgres/binaries';
import { doWhenStale } from '@/lib/local/stamp';
import { createDatabase } from '../support/database';
import { temporaryFolder } from '../support/temporary';

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('the build is stale when its sources or its public settings change, not its tests', () => {
  const root = temporaryFolder();
  write(root, 'prisma/schema.prisma', 'model A {}');
  write(root, 'app/page.tsx', 'one');
  write(root, 'next.config.ts', 'one');
  const first = fingerprintSources(root, {});
  write(root, 'app/page.test.tsx', 'a test');
  write(root, 'vitest.config.ts', 'settings of tests');
  write(root, '.env', 'A=1');
  expect(fingerprintSources(root, { SECRET: '1' })).toBe(first);
  const changed = [fingerprintSources(root, { NEXT_PUBLIC_TOKEN: '1' })];
  for (const file of ['app/page.tsx', 'next.config.ts', 'middleware.ts', 'public/icon.svg']) {
    write(root, file, 'two');
    changed.push(fingerprintSources(root, {}));
  }
  expect(new Set([first, ...changed]).size).toBe(6);
});

test('stale work is done once for two starts, and again when it was cut off', async () => {
  const root = temporaryFolder();
  let done = 0;
  const options = {
    root,
    stamp: path.join(root, 'out/.stamp'),
    fingerprint: () => 'v1',
    isComplete: () => done > 0,
    log: () => {},
    work: async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      done += 1;
    },
  };
  await Promise.all([doWhenStale(options), doWhenStale(options)]);
  expect(done).toBe(1);
  await doWhenStale({ ...options, fingerprint: () => 'v2' });
  expect(done).toBe(2);
  const cutOff = { ...options, work: () => Promise.reject(new Error('killed')) };
  await expect(doWhenStale({ ...cutOff, fingerprint: () => 'v3' })).rejects.toThrow('killed');
  expect(existsSync(options.stamp)).toBe(false);
  expect(existsSync(path.join(root, '.start.lock'))).toBe(false);
});

test('makes the symbolic links that an install script would have made', () => {
  const folder = temporaryFolder();
  write(folder, 'native/lib/libpq.so.5.18', 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }];
  write(folder, 'native/pg-symlinks.json', JSON.stringify(links));
  hydrateSymlinks(folder);
  hydrateSymlinks(folder);
  const link = path.join(folder, 'native/lib/libpq.so');
  expect(readlinkSync(link)).toBe('libpq.so.5.18');
  rmSync(link);
  hydrateSymlinks(folder);
  expect(existsSync(link)).toBe(true);
});

test('the table names every integration, its mode and what to set', () => {
  const rows = describeIntegrations({
    environment: { RESEND_API_KEY: 're_1' },
    dataFolder: '/data',
    embedded: true,
    postgresMajor: 18,
    register: 'sample data: 20.000 companies',
  });
  expect(rows).toContainEqual({ name: 'Mail', mode: 'Resend', set: 'RESEND_API_KEY' });
  expect(formatTable(rows)[2]).toMatch(/^ {2}Database +embedded PostgreSQL 18 +DATABASE_URL$/);
});

test('the live register is off until its account is set, and tells where it asks', () => {
  const modeOf = (environment: Record<string, string>) =>
    describeIntegrations({
      environment,
      dataFolder: '/data',
      embedded: true,
      postgresMajor: 18,
      register: '',
    }).find(({ set }) => set === 'CVR_USERNAME, CVR_PASSWORD')?.mode;
  const account = { CVR_USERNAME: 'nord', CVR_PASSWORD: 'hemmelig' };
  expect(modeOf({ CVR_USERNAME: 'nord' })).toBe('off');
  expect(modeOf(account)).toBe('daily at 05:30 from distribution.virk.dk');
  expect(modeOf({ ...account, CVR_BASE_URL: 'http://127.0.0.1:9200' })).toBe(
    'daily at 05:30 from 127.0.0.1:9200',
  );
});

test('the tests run without each variable that reaches outside', () => {
  expect(outsideVariables).toEqual(
    expect.arrayContaining(['RESEND_API_KEY', 'CVR_USERNAME', 'CVR_PASSWORD']),
  );
  expect(outsideVariables).not.toContain('DATABASE_URL');
  expect(outsideVariables.filter((name) => !/^[A-Z_]+$/.test(name))).toEqual([]);
});

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createDatabase('demo_accounts');
});

test('demo accounts exist once, and a changed password is left alone', async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const secrets = {
    authSecret: 'x',
    databasePassword: 'x',
    demoUserPassword: 'Secret2!user',
    demoAdminPassword: 'Secret2!admin',
  };
  const first = await ensureDemoAccounts(client, secrets);
  expect(first.map(({ email, password }) => [email, password])).toEqual([
    ['demo@veminto.example', 'Secret2!user'],
    ['admin@veminto.example', 'Secret2!admin'],
  ]);
  expect(await ensureDemoAccounts(client, secrets)).toEqual(first);
  const changed = await ensureDemoAccounts(client, { ...secrets, demoUserPassword: 'Other2!x' });
  expect(changed.map(({ password }) => password)).toEqual([undefined, 'Secret2!admin']);
  const { rows } = await client.query(
    'SELECT role, email_verified_at IS NOT NULL AS verified FROM users ORDER BY role',
  );
  expect(rows).toEqual([
    { role: 'USER', verified: true },
    { role: 'ADMIN', verified: true },
  ]);
});
