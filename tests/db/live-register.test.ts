import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type IndexedDocument, startElasticsearch } from '../doubles/elasticsearch';
import type { Fault, Faults } from '../doubles/loopback';
import { inventedCompany, inventedUnit } from '../support/invented-register';
import { registerDatabase } from '../support/register-database';
import { temporaryFolder } from '../support/temporary';

const credentials = { username: 'veminto', password: 'secret' };
const long = '2026-01-01T00:00:00.000+01:00';
const numbers = Array.from({ length: 25 }, (_, number) => number);
const faults: Faults = new Map();
const indices: Record<string, IndexedDocument[]> = {};

const database = await registerDatabase('live_register');
const server = await startElasticsearch({ indices, faults, credentials });
process.env.CVR_BASE_URL = server.url;
process.env.CVR_USERNAME = credentials.username;
process.env.CVR_PASSWORD = credentials.password;
const live = await import('@/lib/register/live/import');
const { importFiles } = await import('@/lib/register/import-files');
const { env } = await import('@/lib/env');
beforeEach(async () => {
  await database.clear();
  faults.clear();
  server.requests.length = 0;
  env.DATA_DIR = temporaryFolder();
  env.CVR_PASSWORD = credentials.password;
  indices['cvr-permanent/virksomhed'] = numbers.map((number) => inventedCompany(number, long));
  indices['cvr-permanent/produktionsenhed'] = numbers
    .filter((number) => number % 2 === 0)
    .map((number) => inventedUnit(number, long));
});
afterAll(() => server.close());

type Options = import('@/lib/register/live/import').LiveOptions;

const update = (options: Options = {}) =>
  live.importLive({ size: 6, waitMs: 1, silenceMs: 2_000, ...options });

/** The result of importing the same documents from a file into an empty register. */
async function fromFiles() {
  await database.clear();
  const file = path.join(temporaryFolder(), 'all.ndjson');
  const documents = Object.values(indices).flat();
  writeFileSync(file, documents.map((document) => JSON.stringify(document)).join('\n'));
  await importFiles([file], { onRefused: (place, reason) => expect.fail(`${place}: ${reason}`) });
  return database.dump();
}

const loads = () =>
  database.rows('SELECT source, kind, status, complete_to FROM register_loads ORDER BY id');
const folder = () => path.join(env.DATA_DIR, 'register');
const state = (kind = 'full') =>
  JSON.parse(readFileSync(path.join(folder(), `distribution-${kind}/state.json`), 'utf8'));
/** A delta begins an hour before the start of the previous load. */
function beginsBefore(load: Awaited<ReturnType<typeof update>>[number] | undefined) {
  const since = new Date(Date.parse(load?.completeTo ?? '') - 3_600_000).toISOString();
  return `{"gte":"${since}"}`;
}
const searches = () => server.requests.filter(({ path }) => path.includes('_search?scroll'));

test('the first update copies everything and then what changed meanwhile', async () => {
  const before = Date.now();
  const [full, delta] = await update();
  expect(full).toMatchObject({ kind: 'FULL', refused: 0 });
  expect(delta).toMatchObject({ kind: 'DELTA', loaded: 0, updated: 0, refused: 0 });
  const tables = await database.dump();
  expect(tables.companies).toHaveLength(25);
  expect(tables.production_units).toHaveLength(13);
  expect(await loads()).toMatchObject([
    { source: 'DISTRIBUTION', kind: 'FULL', status: 'DONE' },
    { source: 'DISTRIBUTION', kind: 'DELTA', status: 'DONE' },
  ]);
  const since = Date.parse(full?.completeTo ?? '');
  expect(since).toBeGreaterThanOrEqual(before);
  expect(JSON.stringify(searches().at(-1)?.body)).toContain(beginsBefore(full));
  expect(readdirSync(folder())).toEqual([]);
  expect(tables).toEqual(await fromFiles());
});

test('the next update takes what changed since the last one began, or shortly before', async () => {
  const first = await update();
  const late = new Date(Date.now() - 50 * 60_000).toISOString();
  const now = new Date(Date.now() + 60_000).toISOString();
  const companies = indices['cvr-permanent/virksomhed'] ?? [];
  const later = { sidstOpdateret: now, reklamebeskyttet: true };
  companies[3] = inventedCompany(3, now, later);
  companies.push(inventedCompany(30, late));
  indices['cvr-permanent/produktionsenhed']?.push(inventedUnit(30, now));
  server.requests.length = 0;
  const [delta, ...more] = await update();
  expect(more).toEqual([]);
  expect(delta).toMatchObject({ kind: 'DELTA', loaded: 2, updated: 1 });
  expect(JSON.stringify(searches()[0]?.body)).toContain(beginsBefore(first[1]));
  const tables = await database.dump();
  expect(tables.companies).toHaveLength(26);
  expect(tables).toEqual(await fromFiles());
});

test('a full copy removes what the register has no more', async () => {
  await update();
  indices['cvr-permanent/virksomhed']?.splice(0, 2);
  indices['cvr-permanent/produktionsenhed']?.splice(0, 1);
  const [full] = await update({ full: true });
  expect(full).toMatchObject({ kind: 'FULL' });
  expect(await database.dump()).toEqual(await fromFiles());
});

test('a full copy of less than half replaces nothing, and is not loaded again', async () => {
  await update();
  const tables = await database.dump();
  const taken = indices['cvr-permanent/virksomhed']?.splice(11) ?? [];
  await expect(update({ full: true })).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'The source has 11 companies and 25 are loaded; nothing was replaced.',
  });
  expect(await database.dump()).toEqual(tables);
  expect(readdirSync(folder())).toEqual([]);
  indices['cvr-permanent/virksomhed']?.push(...taken.slice(1));
  const [full] = await update({ full: true });
  expect(full).toMatchObject({ kind: 'FULL', deleted: 1 });
});

describe('faults', () => {
  const kinds: Fault[] = [
    { status: 500 },
    { status: 503, retryAfter: '0' },
    ...(['hang', 'cut', 'wrong-gzip', 'garbage', 'partial', 'expired', 'lost-page'] as const),
  ];
  test('at every place of the copy are survived with the same tables', async () => {
    for (const [index, fault] of kinds.entries()) faults.set(2 + index * 2, fault);
    await update({ silenceMs: 1_500 });
    expect(server.requests.length).toBeGreaterThan(kinds.length * 2);
    const tables = await database.dump();
    expect(tables.companies).toHaveLength(25);
    expect(tables).toEqual(await fromFiles());
  });

  test('that stay end the update, and the next one goes on', async () => {
    for (const number of [4, 6]) faults.set(number, { status: 503 });
    await expect(update({ tries: 2 })).rejects.toMatchObject({ code: 'unavailable' });
    const { startedAt, entities } = state();
    expect(entities.companies).toMatchObject({ documents: 18, pages: 3, last: 20_000_017 });
    const [full] = await update();
    expect(full?.completeTo).toBe(startedAt);
    expect(await database.dump()).toEqual(await fromFiles());
  });

  test('an account that is not accepted is said and leaves everything as it was', async () => {
    await update();
    const tables = await database.dump();
    env.CVR_PASSWORD = 'wrong';
    await expect(update()).rejects.toMatchObject({
      code: 'not_configured',
      message: 'The company register does not accept CVR_USERNAME and CVR_PASSWORD.',
    });
    expect(await database.dump()).toEqual(tables);
    expect(await loads()).toHaveLength(2);
  });
});

describe('an update that is stopped', () => {
  test.each([1, 2, 4, 5, 6, 7])('after %i pages goes on where it was', async (pages) => {
    const open = server.openScrolls();
    const stop = new AbortController();
    let stored = 0;
    const onProgress: Options['onProgress'] = ({ step }) => {
      if (step === 'copy') stored += 1;
      if (stored === pages) stop.abort(new Error('stopped'));
    };
    await expect(update({ signal: stop.signal, onProgress })).rejects.toThrow('stopped');
    expect(await loads()).toEqual([]);
    const { startedAt, entities } = state();
    expect(entities.companies.pages + entities.units.pages).toBe(pages);
    server.requests.length = 0;
    const [full] = await update();
    expect(full?.completeTo).toBe(startedAt);
    const { last } = pages < 6 ? entities.companies : entities.units;
    expect(JSON.stringify(searches()[0]?.body)).toContain(`{"gt":${last}}`);
    expect(server.openScrolls()).toBe(open);
    expect(await database.dump()).toEqual(await fromFiles());
  });

  test('in the middle of writing a page leaves nothing that is read', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('stopped'));
    await expect(update({ signal: stop.signal, onProgress })).rejects.toThrow('stopped');
    const pages = path.join(folder(), 'distribution-full/pages/companies');
    writeFileSync(path.join(pages, '000002.json.gz.part'), 'half a pa');
    writeFileSync(path.join(pages, '000002.json.gz'), 'a page the state does not know');
    await update();
    expect(await database.dump()).toEqual(await fromFiles());
  });

  test('more than seven days ago begins again', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('stopped'));
    await expect(update({ signal: stop.signal, onProgress })).rejects.toThrow('stopped');
    const file = path.join(folder(), 'distribution-full/state.json');
    const old = { ...state(), startedAt: '2026-01-01T00:00:00.000Z' };
    writeFileSync(file, JSON.stringify(old));
    server.requests.length = 0;
    const [full] = await update();
    expect(full?.completeTo).not.toBe(old.startedAt);
    expect(JSON.stringify(searches()[0]?.body)).toContain('match_all');
  });

  test('between loading and tidying up does not load the same copy again', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('stopped'));
    const [full] = await update();
    await expect(update({ full: true, signal: stop.signal, onProgress })).rejects.toThrow(
      'stopped',
    );
    const left = path.join(folder(), 'distribution-full/state.json');
    writeFileSync(left, JSON.stringify({ ...state(), startedAt: full?.completeTo }));
    expect(await update()).toMatchObject([{ kind: 'DELTA' }]);
    expect(readdirSync(folder())).toEqual([]);
  });

  test('by a failure while loading keeps its copy, and counts as no update', async () => {
    await database.rows('CREATE SCHEMA incoming');
    await expect(update()).rejects.toThrow('"incoming" already exists');
    await database.rows('DROP SCHEMA incoming');
    expect(await loads()).toMatchObject([{ status: 'FAILED', complete_to: expect.any(Date) }]);
    server.requests.length = 0;
    expect(await update()).toMatchObject([{ kind: 'FULL', loaded: 38 }, { kind: 'DELTA' }]);
    expect(searches().every(({ body }) => JSON.stringify(body).includes('gte'))).toBe(true);
  });

  test('while loading has its copy at hand the next time', async () => {
    await database.rows(`SELECT pg_advisory_lock(7262001)`);
    await expect(update()).rejects.toMatchObject({ code: 'conflict' });
    expect(existsSync(path.join(folder(), 'distribution-full'))).toBe(true);
    await database.rows(`SELECT pg_advisory_unlock(7262001)`);
    server.requests.length = 0;
    await update();
    expect(searches().map(({ body }) => JSON.stringify(body).includes('gte'))).toEqual([
      true,
      true,
    ]);
    expect(await database.dump()).toEqual(await fromFiles());
  });
});

test('of two updates at once one is refused', async () => {
  const results = await Promise.allSettled([update(), update()]);
  const failed = results.filter(({ status }) => status === 'rejected');
  expect(failed).toMatchObject([{ reason: { code: 'conflict' } }]);
  expect(await database.dump()).toEqual(await fromFiles());
});

test('an update is refused while another loads what it copied, and leaves the copy alone', async () => {
  let second: Promise<unknown> | undefined;
  const onProgress: Options['onProgress'] = ({ step, kind }) => {
    if (step === 'load' && kind === 'FULL') second ??= update().catch((error) => error);
  };
  await update({ onProgress });
  expect(await second).toMatchObject({ code: 'conflict' });
  expect(await loads()).toMatchObject([{ kind: 'FULL' }, { kind: 'DELTA' }]);
  expect(readdirSync(folder())).toEqual([]);
  expect(await database.dump()).toEqual(await fromFiles());
});
