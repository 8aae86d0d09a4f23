import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { QueuedJob, QueueOptions } from '@/lib/integrations/queue';
import type { Job } from '@/lib/jobs/types';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('jobs');
const queues = await import('@/lib/integrations/queue');
const { startJobs } = await import('@/lib/jobs');
beforeEach(() => database.rows('DROP SCHEMA IF EXISTS pgboss CASCADE'));

const settings = { retries: { limit: 2, delaySeconds: 0 }, timeLimitSeconds: 60 };
const patience = { timeout: 20_000, interval: 50 };

async function instance(job: QueuedJob | null, options: Partial<QueueOptions> = {}) {
  const errors: unknown[] = [];
  const queue = await queues.startQueue(job ? [job] : [], {
    connectionString: process.env.DATABASE_URL ?? '',
    onError: (error) => errors.push(error),
    ...options,
  });
  onTestFinished(async () => {
    await queue.stop();
    expect(errors).toEqual([]);
  });
  return queue;
}

const states = async () => {
  const rows = await database.rows(
    `SELECT state::text, retry_count AS retries, output->>'message' AS message
     FROM pgboss.job WHERE name = 'work' ORDER BY created_on`,
  );
  return rows.map(({ state, retries, message }) => [state, retries, message]);
};
const allState = (state: string) =>
  vi.waitFor(async () => {
    const found = await states();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([current]) => current !== state)).toEqual([]);
  }, patience);

test('two instances that start at once make one queue and run each job once', async () => {
  const runs: unknown[] = [];
  const job = {
    ...settings,
    name: 'work',
    pollingSeconds: 0.5,
    run: async ({ data }: { data: object }) => {
      runs.push(data);
    },
  };
  const [first, second] = await Promise.all([instance(job), instance(job)]);
  for (let number = 0; number < 6; number++) {
    await (number % 2 === 0 ? first : second).send('work', { number });
  }
  await allState('completed');
  expect(runs).toHaveLength(6);
  expect(new Set(runs.map((data) => JSON.stringify(data))).size).toBe(6);
});

test('a job with a schedule never runs beside itself', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const job = {
    ...settings,
    name: 'work',
    pollingSeconds: 0.5,
    schedule: '30 5 * * *',
    run: async () => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      // Longer than the interval at which both instances look for work.
      await sleep(900);
      running -= 1;
    },
  };
  const [first] = await Promise.all([instance(job), instance(job)]);
  await first.send('work');
  await first.send('work');
  await allState('completed');
  expect({ runs, most }).toEqual({ runs: 2, most: 1 });
});

test('an instance that takes no jobs sends them to those that do', async () => {
  const runBy: string[] = [];
  const jobOf = (name: string) => ({
    ...settings,
    name: 'work',
    pollingSeconds: 0.5,
    run: async () => {
      runBy.push(name);
    },
  });
  const sender = await instance(jobOf('the sender'), { takesJobs: false });
  await sender.send('work');
  // An instance that took jobs would have run this one by then.
  await sleep(1_500);
  expect(await states()).toEqual([['created', 0, null]]);
  await instance(jobOf('another'));
  await allState('completed');
  expect(runBy).toEqual(['another']);
  await sender.rest(0);
});

test('a failed job is tried again, and in the end stays failed with its reason', async () => {
  const attempts: string[] = [];
  const job = {
    ...settings,
    name: 'work',
    pollingSeconds: 0.5,
    run: async ({ data }: { data: object }) => {
      const { until } = data as { until: number };
      attempts.push(`until ${until}`);
      const made = attempts.filter((attempt) => attempt === `until ${until}`).length;
      if (made < until) throw new Error(`Attempt ${made} failed.`);
    },
  };
  const queue = await instance(job);
  await queue.send('work', { until: 2 });
  await allState('completed');
  expect(await states()).toEqual([['completed', 1, null]]);
  await queue.send('work', { until: 9 });
  await vi.waitFor(async () => {
    expect((await states()).at(-1)).toEqual(['failed', 2, 'Attempt 3 failed.']);
  }, patience);
  expect(attempts.filter((attempt) => attempt === 'until 9')).toHaveLength(3);
});

test('the time limit and the end of the server end a run, which is tried again', async () => {
  const endings: string[] = [];
  let runs = 0;
  const job: QueuedJob = {
    ...settings,
    name: 'work',
    pollingSeconds: 0.5,
    timeLimitSeconds: 1,
    run: ({ signal }) =>
      new Promise((_, reject) => {
        runs += 1;
        signal.addEventListener('abort', () => {
          endings.push(signal.reason.name === 'TimeoutError' ? 'limit' : signal.reason.message);
          reject(signal.reason);
        });
      }),
  };
  const queue = await instance({ ...job, retries: { limit: 0, delaySeconds: 0 } });
  // On a busy machine the second may pass before the run begins, which then never happens.
  while (runs === 0) {
    await queue.send('work');
    await allState('failed');
  }
  await vi.waitFor(() => expect(endings).toEqual(['limit']), patience);
  await queue.stop();
  await database.rows('DELETE FROM pgboss.job');
  const other = await instance({ ...job, timeLimitSeconds: 60 });
  await other.send('work');
  await vi.waitFor(() => expect(runs).toBe(2), patience);
  await other.stop();
  expect(endings).toEqual(['limit', 'The server stops.']);
  expect(await states()).toEqual([['retry', 0, 'The server stops.']]);
});

test('a job whose server was killed is run by another, one whose server lives is not', async () => {
  const runs: string[] = [];
  let release = () => {};
  const job: QueuedJob = {
    ...settings,
    name: 'work',
    pollingSeconds: 0.5,
    run: async ({ id, data }) => {
      runs.push(id);
      if ('wait' in data) await new Promise<void>((resolve) => (release = resolve));
    },
  };
  const first = await instance(job);
  await first.send('work', { wait: true });
  await allState('active');
  await database.rows(`INSERT INTO pgboss.job (name, data, state, retry_limit, started_on)
    VALUES ('work', '{}', 'active', 1, now() - interval '2 minutes')`);
  await database.rows(`UPDATE pgboss.job SET started_on = now() - interval '2 minutes'`);
  await instance(job);
  await vi.waitFor(() => expect(runs).toHaveLength(2), patience);
  expect(new Set(runs).size).toBe(2);
  release();
  await allState('completed');
});

const declared = (enabled: boolean): Job => ({
  ...settings,
  name: 'work',
  pollingSeconds: 2,
  schedule: '30 5 * * *',
  enabled: () => enabled,
  run: async () => {},
});
const schedules = () => database.rows('SELECT name, cron, timezone FROM pgboss.schedule');

test('a schedule stands while its job is enabled, and goes when it is not', async () => {
  expect(await startJobs([declared(false)])).toBeNull();
  expect(await database.rows(`SELECT FROM pg_namespace WHERE nspname = 'pgboss'`)).toEqual([]);
  const queue = await startJobs([declared(true)]);
  await queue?.stop();
  expect(await schedules()).toEqual([
    { name: 'work', cron: '30 5 * * *', timezone: 'Europe/Copenhagen' },
  ]);
  expect(await startJobs([declared(false)])).toBeNull();
  expect(await schedules()).toEqual([]);
});

test('an instance that takes no jobs leaves the schedules of those that do', async () => {
  const queue = await startJobs([declared(true)]);
  await queue?.stop();
  const switchedOff = ['work'];
  await instance(null, { takesJobs: false, switchedOff });
  expect(await schedules()).toHaveLength(1);
  await instance(null, { switchedOff });
  expect(await schedules()).toEqual([]);
});

test('an instance of an older version leaves the schedules of jobs that it does not know', async () => {
  const newer = await startJobs([declared(true)]);
  await newer?.stop();
  const older = await startJobs([{ ...declared(true), name: 'older' }]);
  await older?.stop();
  expect((await schedules()).map(({ name }) => name).sort()).toEqual(['older', 'work']);
});

test('the register is updated every morning where its account is set', async () => {
  const { jobs } = await import('@/lib/jobs/list');
  const { env } = await import('@/lib/env');
  const update = jobs.find(({ name }) => name === 'register-update');
  expect(update).toMatchObject({ schedule: '30 5 * * *', timeLimitSeconds: 72_000 });
  const account = { CVR_USERNAME: 'nord', CVR_PASSWORD: 'hemmelig' };
  expect(update?.enabled({ ...env, ...account })).toBe(true);
  expect(update?.enabled({ ...env, ...account, CVR_PASSWORD: undefined })).toBe(false);
});
