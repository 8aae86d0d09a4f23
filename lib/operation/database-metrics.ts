import 'server-only';
import { db, poolUse, replicaUse } from '@/lib/db';
import { log } from '@/lib/log';
import { findRegisterStatus } from '@/lib/register/queries';
import { within } from '@/lib/within';
import { type Family, gauge } from './prometheus';

const PATIENCE_MS = 3_000;

/** `waits`: seconds for which the job that has been due the longest has waited. */
type QueueRow = { queue: string; state: string; jobs: number; waits: number | null };

/**
 * Unfinished and failed jobs; none before the queue was first started. Queues without a failed job count
 * 0 of them: an alarm on a rise does not see a series that begins with its first failure.
 */
async function readQueues(): Promise<QueueRow[]> {
  const [found] = await db.$queryRaw<{ made: boolean }[]>`
    SELECT to_regclass('pgboss.job') IS NOT NULL AS made`;
  if (!found?.made) return [];
  // Names that start with two underscores are internal queues of pg-boss.
  return db.$queryRaw<QueueRow[]>`
    SELECT name AS queue, state::text AS state, count(*)::int AS jobs,
      extract(epoch FROM now() - min(start_after) FILTER (
        WHERE state IN ('created', 'retry') AND start_after < now()))::float AS waits
    FROM pgboss.job
    WHERE state IN ('created', 'retry', 'active', 'failed') AND name NOT LIKE '\\_\\_%'
    GROUP BY 1, 2
    UNION ALL
    SELECT name, 'failed', 0, NULL FROM pgboss.queue
    WHERE name NOT LIKE '\\_\\_%' AND NOT EXISTS (
      SELECT FROM pgboss.job WHERE job.name = queue.name AND state = 'failed')
    ORDER BY 1, 2`;
}

type LoadRow = { source: string; age: number };

/** A register that does not change still has its age: days without loads are what this shows. */
const readLoads = () => db.$queryRaw<LoadRow[]>`
  SELECT lower(source::text) AS source, extract(epoch FROM now() - max(finished_at))::float AS age
  FROM register_loads WHERE status = 'DONE' AND finished_at IS NOT NULL GROUP BY 1 ORDER BY 1`;

async function read() {
  const [queues, register, loads] = await Promise.all([
    readQueues(),
    findRegisterStatus(),
    readLoads(),
  ]);
  return { queues, register, loads };
}

async function readOrGiveUp() {
  try {
    return await within(PATIENCE_MS, read());
  } catch (error) {
    // The metrics themselves report the outage.
    log.warn({ err: error }, 'The database gave no numbers.');
    return undefined;
  }
}

type Use = ReturnType<typeof poolUse>;

function poolFamily(name: string, { total, idle, waiting }: Use): Family {
  const states = { used: total - idle, idle, waiting };
  return {
    name,
    type: 'gauge',
    help: 'Connections of the pool that are used or idle, and calls that wait for one.',
    samples: Object.entries(states).map(([state, value]) => ({ labels: { state }, value })),
  };
}

/** States in which no job is due have no sample of the wait. */
function jobFamilies(queues: QueueRow[]): Family[] {
  const samples = (field: 'jobs' | 'waits') =>
    queues.flatMap(({ queue, state, [field]: value }) =>
      value === null ? [] : [{ labels: { queue, state }, value }],
    );
  return [
    {
      name: 'veminto_jobs',
      type: 'gauge',
      help: 'Jobs by queue and state: created and retry wait, active run, failed were given up.',
      samples: samples('jobs'),
    },
    {
      name: 'veminto_jobs_overdue_seconds',
      type: 'gauge',
      help: 'How long the job that has been due the longest waits for an instance to run it.',
      samples: samples('waits'),
    },
  ];
}

/** Empty without a replica. */
function replicaFamilies(): Family[] {
  const replica = replicaUse();
  if (!replica) return [];
  return [
    gauge('veminto_replica_used', 'Whether the register is read from it.', Number(replica.used)),
    gauge('veminto_replica_behind_seconds', 'How far it is behind.', replica.behindSeconds),
    poolFamily('veminto_replica_pool', replica),
  ];
}

/** Metrics that come from the database; during an outage, only that it is down. */
export async function databaseFamilies(): Promise<Family[]> {
  const found = await readOrGiveUp();
  const updatedOn = found?.register.updatedOn;
  return [
    gauge('veminto_database_up', 'Whether the database answers.', found ? 1 : 0),
    poolFamily('veminto_database_pool', poolUse()),
    ...replicaFamilies(),
    ...jobFamilies(found?.queues ?? []),
    gauge('veminto_register_companies', 'Companies of the register.', found?.register.companies),
    gauge(
      'veminto_register_age_seconds',
      'Time since the midnight (UTC) of the day that the register is of.',
      updatedOn ? Math.max(0, (Date.now() - updatedOn.getTime()) / 1000) : undefined,
    ),
    {
      name: 'veminto_register_load_age_seconds',
      type: 'gauge',
      help: 'Time since the last load from each source was done.',
      samples: (found?.loads ?? []).map(({ source, age }) => ({ labels: { source }, value: age })),
    },
  ];
}
