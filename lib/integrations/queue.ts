import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { KEPT_ALIVE, onConnection } from '@/lib/db-silence';
import { abandonedJobsSql, withJobLock, withPreparationLock } from './job-lock';
import { timeLimit } from './time-limit';

export type JobRun = { id: string; data: object; signal: AbortSignal };

export type QueuedJob = {
  name: string;
  /** When it runs by itself, as cron writes it, in Danish time. Such a job never runs beside itself. */
  schedule?: string;
  /** After a failure; the delay doubles each time, and without one it is tried again at once. */
  retries: { limit: number; delaySeconds: number };
  /** Below 24 hours; then the signal ends the run and it counts as failed. */
  timeLimitSeconds: number;
  /** How often an instance looks for work, at least half a second. */
  pollingSeconds: number;
  /** The job that gets the same data when this one has failed for good. */
  afterFailure?: string;
  /** Failed when it throws. Must end soon after the signal. */
  run: (run: JobRun) => Promise<void>;
};

export type QueueOptions = {
  connectionString: string;
  /** What goes wrong in the queue itself; it goes on. */
  onError: (error: unknown) => void;
  /** Jobs whose server is gone are looked for this often and at this age. */
  abandonedAfterSeconds?: number;
  /** How often jobs that are done with are put away and deleted. */
  tidyingSeconds?: number;
  /** False where jobs are only sent, for other instances to run; true unless said otherwise. */
  takesJobs?: boolean;
};

/** Runs a statement in somebody's transaction. @returns its rows. */
export type RunSql = (text: string, values: unknown[]) => Promise<object[]>;

export type Queue = {
  /** With `run` the job is entered by it, and is there when that transaction is committed. */
  send: (name: string, data?: object, run?: RunSql) => Promise<void>;
  /** Takes no more jobs and gives those that run so long to end. Jobs can still be sent. */
  rest: (graceMs: number) => Promise<void>;
  /** Ends running jobs, which are tried again later, and lets go of the database. */
  stop: (endWithinMs?: number) => Promise<void>;
};

const schema = 'pgboss';
const timeZone = 'Europe/Copenhagen';
/** The program that runs us is itself ended some seconds after it was told to stop. */
const patienceMs = 4_000;
/** No statement of the queue takes so long; one that does is on a connection that leads nowhere. */
const silenceMs = 60_000;

/** Jobs may say where somebody called from: none is kept longer than about ten days. */
const kept = {
  archiveCompletedAfterSeconds: 12 * 60 * 60,
  archiveFailedAfterSeconds: 7 * 24 * 60 * 60,
  deleteAfterDays: 3,
};

/** Whether a queue was ever started on this database. */
export async function hasQueue(connectionString: string): Promise<boolean> {
  const connection = { connectionString, connectionTimeoutMillis: 4_000, silenceMs };
  const { rows } = await onConnection(connection, (client) =>
    client.query(`SELECT FROM pg_namespace WHERE nspname = $1`, [schema]),
  );
  return rows.length > 0;
}

async function declare(boss: PgBoss, job: QueuedJob): Promise<void> {
  const settings: PgBoss.Queue = {
    name: job.name,
    policy: job.schedule ? 'singleton' : 'standard',
    retryLimit: job.retries.limit,
    retryDelay: job.retries.delaySeconds,
    // By itself the queue would take no delay for one of a second.
    retryBackoff: job.retries.delaySeconds > 0,
    expireInSeconds: job.timeLimitSeconds,
    ...(job.afterFailure && { deadLetter: job.afterFailure }),
  };
  if (await boss.getQueue(job.name)) await boss.updateQueue(job.name, settings);
  else await boss.createQueue(job.name, settings);
  if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: timeZone });
}

async function dropOtherSchedules(boss: PgBoss, jobs: readonly QueuedJob[]): Promise<void> {
  const kept = new Set(jobs.filter((job) => job.schedule).map((job) => job.name));
  for (const { name } of await boss.getSchedules()) {
    if (!kept.has(name)) await boss.unschedule(name);
  }
}

/** A queue can only name another that is there. */
const followersFirst = (jobs: readonly QueuedJob[]) =>
  [...jobs].sort((a, b) => Number(Boolean(a.afterFailure)) - Number(Boolean(b.afterFailure)));

/** A server that was killed leaves its jobs as running; they are tried again. */
async function failAbandoned(boss: PgBoss, names: string[], seconds: number): Promise<void> {
  const { rows } = await boss.getDb().executeSql(abandonedJobsSql, [names, seconds]);
  for (const { name, id } of rows as { name: string; id: string }[]) {
    await boss.fail(name, id, { message: 'The server that ran the job is gone.' });
  }
}

/** The queue leaves out what it is not given; a statement needs each of its values. */
function inTransaction(run: RunSql): PgBoss.Db {
  return {
    executeSql: async (text, values = []) => ({
      rows: await run(
        text,
        values.map((value) => value ?? null),
      ),
    }),
  };
}

type Working = { connectionString: string; stopping: AbortSignal; running: Set<Promise<void>> };

async function work(
  boss: PgBoss,
  job: QueuedJob,
  { connectionString, stopping, running }: Working,
): Promise<void> {
  const options = { batchSize: 1, pollingIntervalSeconds: job.pollingSeconds };
  let worker = '';
  worker = await boss.work<object>(job.name, options, async ([given]) => {
    if (!given) return;
    // Where one was, more may wait: the next look is at once.
    boss.notifyWorker(worker);
    const limit = timeLimit(job.timeLimitSeconds * 1000);
    const run = withJobLock(connectionString, given.id, async (lost) => {
      const signal = AbortSignal.any([stopping, lost, limit]);
      signal.throwIfAborted();
      await job.run({ id: given.id, data: given.data, signal });
    });
    running.add(run);
    await run.finally(() => running.delete(run));
  });
}

/**
 * Starts working off jobs from the queue in PostgreSQL, whose tables are made
 * when they are missing. Any number of instances may do so on one database:
 * each job is run by one of them. Schedules of jobs that are not given are
 * removed.
 * @throws the driver's error when the database cannot be used.
 */
export async function startQueue(
  jobs: readonly QueuedJob[],
  options: QueueOptions,
): Promise<Queue> {
  const { connectionString, onError, takesJobs = true } = options;
  const { abandonedAfterSeconds = 60, tidyingSeconds = 120 } = options;
  const taken = takesJobs ? jobs : [];
  const connection = {
    ...{ connectionString, schema, max: 2, application_name: 'veminto-queue' },
    // Its pool is its own, and ends a connection whose statement took too long.
    ...{ ...KEPT_ALIVE, query_timeout: silenceMs },
  };
  const boss = new PgBoss({ ...connection, ...kept, maintenanceIntervalSeconds: tidyingSeconds });
  // Unheard, an error event would end the process.
  boss.on('error', onError);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const names = jobs.map((job) => job.name);
  const look = () => failAbandoned(boss, names, abandonedAfterSeconds);
  try {
    await withPreparationLock(connectionString, async () => {
      await boss.start();
      for (const job of followersFirst(jobs)) await declare(boss, job);
      await dropOtherSchedules(boss, jobs);
    });
    await look();
    const working = { connectionString, stopping: stopping.signal, running };
    for (const job of taken) await work(boss, job, working);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  const looking = setInterval(() => look().catch(onError), abandonedAfterSeconds * 1000);
  return {
    send: async (name, data = {}, run = undefined) => {
      await boss.send(name, data, run ? { db: inTransaction(run) } : {});
    },
    rest: async (graceMs) => {
      clearInterval(looking);
      for (const { name } of taken) await boss.offWork(name);
      const over = new AbortController();
      const late = sleep(graceMs, undefined, { signal: over.signal }).catch(() => {});
      await Promise.race([Promise.allSettled(running), late]);
      over.abort();
    },
    stop: async (endWithinMs = patienceMs) => {
      clearInterval(looking);
      stopping.abort(new Error('The server stops.'));
      await boss.stop({ timeout: endWithinMs });
    },
  };
}
