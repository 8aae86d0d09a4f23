import pg from 'pg';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeRegister } from '@/lib/local/register';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('register_status');
const { findRegisterStatus } = await import('@/lib/register/queries');
beforeEach(() => database.clear());

type Load = Partial<Record<'status' | 'snapshot_date' | 'complete_to' | 'finished_at', string>>;

async function enter(source: string, kind: string, companies: number, load: Load = {}) {
  const cells = [load.status ?? 'DONE', load.snapshot_date, load.complete_to, load.finished_at];
  const values = cells.map((cell) => (cell === undefined ? 'NULL' : `'${cell}'`));
  await database.rows(`INSERT INTO register_loads
    (source, kind, companies, status, snapshot_date, complete_to, finished_at)
    VALUES ('${source}', '${kind}', ${companies}, ${values.join(', ')})`);
}

const addCompany = (key: string, isSample: boolean) =>
  database.rows(`INSERT INTO companies (key, status, digest, is_sample)
    VALUES ('${key}', 'ACTIVE', '', ${isSample})`);

async function status() {
  const { snapshotDate, updatedOn, ...rest } = await findRegisterStatus();
  const day = (date: Date | null) => date?.toISOString() ?? null;
  return { ...rest, snapshotDate: day(snapshotDate), updatedOn: day(updatedOn) };
}

test('an empty register', async () => {
  expect(await status()).toEqual({
    companies: 0,
    hasSample: false,
    hasReal: false,
    snapshotDate: null,
    updatedOn: null,
  });
});

test('the total is what the newest finished load wrote, or else counted', async () => {
  await addCompany('99000001', true);
  expect((await status()).companies).toBe(1);
  await enter('SAMPLE', 'FULL', 20_000, { snapshot_date: '2022-01-15' });
  await enter('DISTRIBUTION', 'DELTA', 20_004, { finished_at: '2022-02-01T12:00:00Z' });
  await enter('FILINGS', 'DELTA', 0);
  await enter('DISTRIBUTION', 'DELTA', 70_000, { status: 'FAILED' });
  expect(await status()).toMatchObject({ companies: 20_004, hasSample: true, hasReal: false });
  await addCompany('12345678', false);
  expect(await status()).toMatchObject({ hasSample: true, hasReal: true });
});

test('the day is that of loads that are done, not of one under way or failed', async () => {
  await enter('SAMPLE', 'FULL', 1, { snapshot_date: '2022-01-15' });
  await enter('FILES', 'DELTA', 1, { snapshot_date: '2022-05-01' });
  await enter('FILES', 'FULL', 0, { snapshot_date: '2022-06-01', status: 'FAILED' });
  await enter('FILES', 'FULL', 0, { snapshot_date: '2022-06-02', status: 'RUNNING' });
  await enter('DISTRIBUTION', 'DELTA', 0, { complete_to: '2022-06-03', status: 'FAILED' });
  expect(await status()).toMatchObject({
    snapshotDate: '2022-01-15T00:00:00.000Z',
    updatedOn: '2022-05-01T00:00:00.000Z',
  });
});

test('updates after the full load are newer than its day, in Danish days', async () => {
  await enter('DISTRIBUTION', 'FULL', 1, { snapshot_date: '2022-12-01' });
  await enter('DISTRIBUTION', 'DELTA', 1, { complete_to: '2023-01-01T12:00:00Z' });
  await enter('DISTRIBUTION', 'FULL', 1, { snapshot_date: '2022-01-15' });
  const full = { snapshotDate: '2022-01-15T00:00:00.000Z' };
  expect(await status()).toMatchObject({ ...full, updatedOn: full.snapshotDate });
  await enter('DATAFORDELER', 'DELTA', 1, { finished_at: '2022-02-10T12:00:00Z' });
  expect(await status()).toMatchObject({ ...full, updatedOn: '2022-02-10T00:00:00.000Z' });
  const late = { complete_to: '2022-03-09T23:30:00Z', finished_at: '2022-03-11T00:00:00Z' };
  await enter('DISTRIBUTION', 'DELTA', 1, late);
  expect(await status()).toMatchObject({ ...full, updatedOn: '2022-03-10T00:00:00.000Z' });
});

test('a load of which nobody says the day is of the one in Denmark', async () => {
  const { dayOf } = await import('@/lib/register/load');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-30T22:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(dayOf({ snapshotDate: null })).toBe('2026-07-01');
  expect(dayOf({ snapshotDate: '2026-01-02' })).toBe('2026-01-02');
});

test('documents of unknown age and accounts do not make the register newer', async () => {
  await enter('SAMPLE', 'FULL', 1, { snapshot_date: '2022-01-15' });
  await enter('FILES', 'DELTA', 1, { finished_at: '2026-01-01T00:00:00Z' });
  await enter('FILINGS', 'DELTA', 1, { complete_to: '2026-01-01T00:00:00Z' });
  expect((await status()).updatedOn).toBe('2022-01-15T00:00:00.000Z');
  await enter('FILES', 'DELTA', 1, { snapshot_date: '2022-05-01' });
  expect((await status()).updatedOn).toBe('2022-05-01T00:00:00.000Z');
});

test('the start tells what is in the register without counting it', async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  expect(await describeRegister(client)).toBe('empty');
  await addCompany('12345678', false);
  expect(await describeRegister(client)).toBe('1 companies');
  await enter('DISTRIBUTION', 'FULL', 2_194_982, { finished_at: '2022-01-16T12:00:00Z' });
  expect(await describeRegister(client)).toBe(
    '2.194.982 companies, documents loaded on 2022-01-16',
  );
});

describe('what the register holds besides companies', () => {
  const kept = globalThis as { __vemintoTotals?: unknown };
  const people = (count: number) =>
    database.rows(`INSERT INTO participants (id, kind, name)
      SELECT 5000000000 + n, CASE WHEN n = 1 THEN 'COMPANY' ELSE 'PERSON' END::participant_kind, 'P'
      FROM generate_series(1, ${count}) n`);
  const report = (id: string) =>
    database.rows(`INSERT INTO companies (key, status, digest) VALUES ('10000001', 'ACTIVE', '')
        ON CONFLICT DO NOTHING;
      INSERT INTO filings (id, company_key, kind, end_date)
        VALUES ('${id}', '10000001', 'ANNUAL', '2021-12-31')`);
  const forget = async () => {
    kept.__vemintoTotals = undefined;
    await database.rows('DELETE FROM participants; DELETE FROM filings; DELETE FROM companies');
  };
  beforeEach(async () => {
    await forget();
    onTestFinished(async () => {
      vi.useRealTimers();
      await forget();
    });
  });

  test('is counted once an hour; visitors meanwhile get the last count at once', async () => {
    const { findRegisterTotals } = await import('@/lib/register/totals');
    vi.useFakeTimers({ toFake: ['Date'] });
    await people(4);
    await report('a');
    expect(await Promise.all([findRegisterTotals(), findRegisterTotals()])).toEqual(
      Array(2).fill({ reports: 1, people: 3 }),
    );
    await report('b');
    expect(await findRegisterTotals()).toEqual({ reports: 1, people: 3 });
    vi.setSystemTime(Date.now() + 61 * 60_000);
    expect(await findRegisterTotals(), 'while it is counted again').toEqual({
      reports: 1,
      people: 3,
    });
    await vi.waitFor(
      async () => expect(await findRegisterTotals()).toEqual({ reports: 2, people: 3 }),
      20_000,
    );
  });

  test('an empty register is counted again soon, and a failure at the next visit', async () => {
    const { findRegisterTotals } = await import('@/lib/register/totals');
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await findRegisterTotals()).toEqual({ reports: 0, people: 0 });
    await people(2);
    vi.setSystemTime(Date.now() + 61_000);
    await vi.waitFor(
      async () => expect(await findRegisterTotals()).toEqual({ reports: 0, people: 1 }),
      20_000,
    );
    kept.__vemintoTotals = undefined;
    await database.rows('ALTER TABLE filings RENAME TO filings_away');
    onTestFinished(async () => {
      await database.rows('ALTER TABLE IF EXISTS filings_away RENAME TO filings');
    });
    await expect(findRegisterTotals()).rejects.toThrow();
    await database.rows('ALTER TABLE filings_away RENAME TO filings');
    expect(await findRegisterTotals()).toEqual({ reports: 0, people: 1 });
  });
});
