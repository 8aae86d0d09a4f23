import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOAD_LOCK } from '@/lib/migrations/load-lock';
import { digestWorld } from '../support/digest-world';

const digests = await digestWorld('digest_timing');
const { rows } = digests.world.database;
const { orderAfterNews } = await import('@/lib/digests/order-after-news');
const { tellRegisterNews } = await import('@/lib/register-news');

beforeEach(async () => {
  await digests.forget();
  await rows('TRUNCATE register_loads CASCADE');
  await rows(`DELETE FROM pgboss.job WHERE name = 'register-update'`);
});

/** Danish winter times of one day. */
const at = (time: string) => new Date(`2026-11-25T${time}:00+01:00`);

const load = (status: string) =>
  rows(
    `INSERT INTO register_loads (source, kind, status) VALUES ('DISTRIBUTION', 'DELTA', '${status}')`,
  );

/** A reader who is due on that day and has news. */
async function dueReader() {
  const reader = await digests.createReader('daily');
  await digests.news(reader.id, ['Nordhavn', 'Accounts filed', '10000001']);
  await rows(`UPDATE users SET digest_day = '2026-11-24' WHERE id = '${reader.id}'`);
  return reader;
}

describe('the digests of a day', () => {
  test('come at seven when there is nothing to wait for, once', async () => {
    const { id } = await dueReader();
    expect(await orderAfterNews(at('06:59')), 'left over from the day before').toBeNull();
    const first = await Promise.all([orderAfterNews(at('07:00')), orderAfterNews(at('07:00'))]);
    expect(first.toSorted()).toEqual([0, 1]);
    for (const time of ['07:15', '10:45', '11:00', '11:45']) {
      await digests.news(id, ['Vesterbro', 'Accounts filed']);
      expect(await orderAfterNews(at(time))).toBe(0);
    }
    expect(await rows(`SELECT FROM pgboss.job WHERE name = 'digest-mail'`)).toHaveLength(1);
  });

  test('wait until the news of a load are written', async () => {
    const { id } = await dueReader();
    await load('DONE');
    expect(await orderAfterNews(at('07:00'))).toBeNull();
    const ordered = 'SELECT FROM notifications WHERE user_id = $1 AND digested_at IS NOT NULL';
    expect(await rows(ordered, [id]), 'and nothing is marked').toEqual([]);
    await tellRegisterNews();
    expect(await orderAfterNews(at('07:15'))).toBe(1);
  });

  test('wait for a load that runs, and for none that was killed', async () => {
    await dueReader();
    await load('RUNNING');
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [LOAD_LOCK]);
    expect(await orderAfterNews(at('07:00'))).toBeNull();
    await client.query('SELECT pg_advisory_unlock($1)', [LOAD_LOCK]);
    expect(await orderAfterNews(at('07:15'))).toBe(1);
    await client.end();
  });

  test.each(['active', 'retry'])(
    'wait for an update that is %s between two loads',
    async (state) => {
      await dueReader();
      await rows(`SELECT pgboss.create_queue('register-update', '{"policy": "standard"}')`);
      await rows(`INSERT INTO pgboss.job (name, state) VALUES ('register-update', '${state}')`);
      expect(await orderAfterNews(at('10:45'))).toBeNull();
      await rows(`UPDATE pgboss.job SET state = 'failed' WHERE name = 'register-update'`);
      expect(await orderAfterNews(at('10:46'))).toBe(1);
    },
  );

  test('come at eleven, whatever has not ended', async () => {
    await dueReader();
    await load('DONE');
    expect(await orderAfterNews(at('10:59'))).toBeNull();
    expect(await orderAfterNews(at('11:00'))).toBe(1);
  });
});

test('digests are asked for every quarter of an hour from seven to a quarter to twelve', async () => {
  const { jobs } = await import('@/lib/jobs/list');
  expect(jobs.find(({ name }) => name === 'digest')).toMatchObject({ schedule: '*/15 7-11 * * *' });
});
