import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { TYPESCRIPT } from '@/lib/local/node-process';
import { startElasticsearch } from '../doubles/elasticsearch';
import type { Faults } from '../doubles/loopback';
import { bundled } from '../support/bundled';
import { inventedCompany, inventedUnit } from '../support/invented-register';
import { registerDatabase } from '../support/register-database';
import { temporaryFolder } from '../support/temporary';

const credentials = { username: 'veminto', password: 'secret' };
const long = '2026-01-01T00:00:00.000+01:00';
const numbers = Array.from({ length: 1_100 }, (_, number) => number);
const faults: Faults = new Map();
const indices = {
  'cvr-permanent/virksomhed': numbers.map((number) => inventedCompany(number, long)),
  'cvr-permanent/produktionsenhed': numbers.slice(0, 40).map((unit) => inventedUnit(unit, long)),
};

const database = await registerDatabase('live_kill');
const inOneFile = ['--conditions=react-server', await bundled('scripts/register-update.ts')];
const register = await startElasticsearch({ indices, faults, credentials });
const filings = await startElasticsearch({ indices: { offentliggoerelser: [] } });
afterAll(async () => {
  for (const server of [register, filings]) await server.close();
});

const AS_TYPED = [...TYPESCRIPT, 'scripts/register-update.ts'];

/**
 * Runs `npm run register:update` and returns its output and exit code: in one file, which starts
 * at once, where the command is not given.
 */
function startUpdate(environment: Record<string, string>, command = inOneFile) {
  const process_ = spawn(process.execPath, command, {
    env: { ...process.env, LOG_LEVEL: 'info', ...environment },
  });
  let output = '';
  for (const stream of [process_.stdout, process_.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = once(process_, 'close').then(([code]) => ({ code, output }));
  return { kill: () => process_.kill('SIGKILL'), ended };
}

const account = { CVR_USERNAME: credentials.username, CVR_PASSWORD: credentials.password };
const sources = () => ({ CVR_BASE_URL: register.url, FILINGS_BASE_URL: filings.url });

test('a killed update goes on where it was and gives the same as files', async () => {
  const dataFolder = temporaryFolder();
  const environment = { ...account, ...sources(), DATA_DIR: dataFolder };
  const copy = path.join(dataFolder, 'register/distribution-full');
  faults.set(3, 'hang');
  const killed = startUpdate(environment);
  await vi.waitFor(() => expect(register.requests).toHaveLength(3), 30_000);
  killed.kill();
  expect((await killed.ended).code).toBeNull();
  const { startedAt, entities } = JSON.parse(readFileSync(path.join(copy, 'state.json'), 'utf8'));
  expect(entities.companies).toMatchObject({ pages: 2, documents: 1_000 });

  const { code, output } = await startUpdate(environment, AS_TYPED).ended;
  expect(output).toContain('The whole register:\n1140 loaded, 0 updated');
  expect(output).toContain('Changes in the register:\n0 loaded, 0 updated');
  expect(code).toBe(0);
  expect(register.requests[3]?.body).toMatchObject({
    query: { bool: { filter: [{ range: { 'Vrvirksomhed.cvrNummer': { gt: 20_000_999 } } }] } },
  });
  expect(existsSync(copy)).toBe(false);
  const [load] = await database.rows('SELECT complete_to FROM register_loads ORDER BY id');
  expect(load?.complete_to).toEqual(new Date(startedAt));

  const tables = await database.dump();
  await database.clear();
  const { importFiles } = await import('@/lib/register/import-files');
  const file = path.join(dataFolder, 'all.ndjson');
  const documents = Object.values(indices).flat();
  writeFileSync(file, documents.map((document) => JSON.stringify(document)).join('\n'));
  await importFiles([file], { onRefused: (place, reason) => expect.fail(`${place}: ${reason}`) });
  expect(await database.dump()).toEqual(tables);
}, 180_000);

test('without an account the command says what to set', async () => {
  const environment = { CVR_USERNAME: '', CVR_PASSWORD: '', DATA_DIR: temporaryFolder() };
  const { code, output } = await startUpdate(environment).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^Set CVR_USERNAME and CVR_PASSWORD in \.env to read the live register/);
});

test('with a wrong account the command says so', async () => {
  const wrong = { ...account, CVR_PASSWORD: 'wrong' };
  const environment = { ...wrong, ...sources(), DATA_DIR: temporaryFolder() };
  const { code, output } = await startUpdate(environment).ended;
  expect(code).toBe(1);
  expect(output).toContain(
    '\nThe company register does not accept CVR_USERNAME and CVR_PASSWORD.\n',
  );
  expect(output, 'the other source is read all the same').toMatch(/^0 filings with 0 statements/);
});

test('each source that is away is named', async () => {
  const wrong = { ...account, CVR_PASSWORD: 'wrong' };
  const nowhere = { CVR_BASE_URL: register.url, FILINGS_BASE_URL: `${filings.url}/nowhere` };
  const { code, output } = await startUpdate({
    ...wrong,
    ...nowhere,
    DATA_DIR: temporaryFolder(),
  }).ended;
  expect(code).toBe(1);
  expect(output.split('\n')).toEqual([
    'The company register does not accept CVR_USERNAME and CVR_PASSWORD.',
    expect.stringMatching(/^There is no index of filings at/),
    '',
  ]);
});
