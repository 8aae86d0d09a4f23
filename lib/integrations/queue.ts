import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { KEPT_ALIVE, onConnection } from '@/lib/db/silence';
import { abandonedJobsSql, withJobLock, withPreparationLock } from './job-lock';
import { timeLimit } from './time-limit';

export type JobRun = { id: string; data: object; signal: AbortSignal };

export type QueuedJob = {
  name: string;
  /**
   * Cron expression in Danish time, for a recurring job. Such a job never runs concurrently with
   * itself.
   */
  schedule?: string;
  /**
   * Retries after a failure; the delay doubles each time, and without one retries are immediate.
   */
  retries: { limit: number; delaySeconds: number };
  /** Less than 24 hours; when exceeded, the signal aborts the run and it counts as failed. */
  timeLimitSeconds: number;
  /** How often an instance polls for work, at least every half second. */
  pollingSeconds: number;
  /** The job that receives the same data when this one has failed for good. */
  afterFailure?: string;
  /** The run has failed when this throws. Must end soon after the signal aborts. */
  run: (run: JobRun) => Promise<void>;
};

export type QueueOptions = {
  connectionString: string;
  /** Receives errors of the queue itself, which keeps running. */
  onError: (error: unknown) => void;
  /** How often to look for jobs whose server is gone, and their minimum age. */
  abandonedAfterSeconds?: number;
  /** How often finished jobs are archived and deleted. */
  tidyingSeconds?: number;
  /** False where jobs are only sent, for other instances to run; true by default. */
  takesJobs?: boolean;
  /**
   * Names of jobs that are known and not to be run; an instance that takes jobs removes their
   * schedules. Those of unknown names stay: they may be of a newer version.
   */
  switchedOff?: readonly string[];
};

/** Runs a statement in the caller's transaction. @returns its rows. */
type RunSql = (text: string, values: unknown[]) => Promise<object[]>;

export type Queue = {
  /** With `run`, the job is inserted in the caller's transaction and exists once that commits. */
  send: (name: string, data?: object, run?: RunSql) => Promise<void>;
  /** Stops taking jobs and gives running ones `graceMs` to finish. Jobs can still be sent. */
  rest: (graceMs: number) => Promise<void>;
  /** Aborts running jobs, which are retried later, and closes the database connections. */
  stop: (endWithinMs?: number) => Promise<void>;
};

const schema = 'pgboss';
const timeZone = 'Europe/Copenhagen';
/** Our process manager kills us some seconds after it asked us to stop. */
const patienceMs = 4_000;
/** No statement of the queue takes this long; one that does is on a dead connection. */
const silenceMs = 60_000;

/** Job data may contain IP addresses, so no job is kept longer than about ten days. */
const kept = {
  archiveCompletedAfterSeconds: 12 * 60 * 60,
  archiveFailedAfterSeconds: 7 * 24 * 60 * 60,
  deleteAfterDays: 3,
};

/** Whether a queue has ever been started on this database. */
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
    // With backoff pg-boss would turn a delay of 0 into one second.
    retryBackoff: job.retries.delaySeconds > 0,
    expireInSeconds: job.timeLimitSeconds,
    ...(job.afterFailure && { deadLetter: job.afterFailure }),
  };
  if (await boss.getQueue(job.name)) await boss.updateQueue(job.name, settings);
  else await boss.createQueue(job.name, settings);
  if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: timeZone });
}

/** A dead letter queue must exist before another queue can refer to it. */
const followersFirst = (jobs: readonly QueuedJob[]) =>
  [...jobs].sort((a, b) => Number(Boolean(a.afterFailure)) - Number(Boolean(b.afterFailure)));

/** Fails the jobs that a killed server left active, so that they are retried. */
async function failAbandoned(boss: PgBoss, names: string[], seconds: number): Promise<void> {
  const { rows } = await boss.getDb().executeSql(abandonedJobsSql, [names, seconds]);
  for (const { name, id } of rows as { name: string; id: string }[]) {
    await boss.fail(name, id, { message: 'The server that ran the job is gone.' });
  }
}

/** pg-boss leaves optional values undefined; a statement needs each of its parameters. */
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
    // Another job may be waiting, so poll again immediately.
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
 * Starts processing jobs from the queue in PostgreSQL, whose tables are created when missing. Any
 * number of instances may share a database: each job is run by one of them.
 * @throws the driver's error when the database cannot be used.
 */
export async function startQueue(
  jobs: readonly QueuedJob[],
  options: QueueOptions,
): Promise<Queue> {
  const { connectionString, onError, takesJobs = true, switchedOff = [] } = options;
  const { abandonedAfterSeconds = 60, tidyingSeconds = 120 } = options;
  const taken = takesJobs ? jobs : [];
  const connection = {
    ...{ connectionString, schema, max: 2, application_name: 'veminto-queue' },
    // pg-boss has its own pool, which ends a connection whose statement took too long.
    ...{ ...KEPT_ALIVE, query_timeout: silenceMs },
  };
  const boss = new PgBoss({ ...connection, ...kept, maintenanceIntervalSeconds: tidyingSeconds });
  // An 'error' event without a listener would end the process.
  boss.on('error', onError);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const names = jobs.map((job) => job.name);
  const look = () => failAbandoned(boss, names, abandonedAfterSeconds);
  try {
    await withPreparationLock(connectionString, async () => {
      await boss.start();
      for (const job of followersFirst(jobs)) await declare(boss, job);
      // One that runs no jobs may lack the settings of those that do.
      if (takesJobs) for (const name of switchedOff) await boss.unschedule(name);
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
