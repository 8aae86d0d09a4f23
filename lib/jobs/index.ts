import 'server-only';
import { directDatabaseUrl, env } from '@/lib/env';
import { hasQueue, type Queue, type QueuedJob, startQueue } from '@/lib/integrations/queue';
import { setQueue } from '@/lib/job-queue';
import { log } from '@/lib/log';
import type { ServerJobs } from '@/lib/operation/shutdown';
import { jobs } from './list';
import type { Job } from './types';

const tryAgainMs = 60_000;

/** Wraps a job so that its start, end and messages are logged. */
function logged(job: Job): QueuedJob {
  return {
    ...job,
    run: async (run) => {
      const jobLog = log.child({ job: job.name, jobId: run.id });
      const level = job.quiet ? 'debug' : 'info';
      const began = Date.now();
      jobLog[level]('Job started.');
      try {
        await job.run({ ...run, log: jobLog });
        jobLog[level]({ ms: Date.now() - began }, 'Job done.');
      } catch (error) {
        jobLog.error({ ms: Date.now() - began, err: error }, 'Job failed.');
        throw error;
      }
    },
  };
}

/**
 * Starts the jobs that are enabled here and removes the schedules of the other declared ones.
 * Returns null, without a queue, when there is nothing to do. Without TAKE_JOBS jobs are only sent,
 * not run, and all schedules stay.
 * @throws the driver's error when the database cannot be used.
 */
export async function startJobs(declared: readonly Job[] = jobs): Promise<Queue | null> {
  const enabled = declared.filter((job) => job.enabled(env));
  const connectionString = directDatabaseUrl(env);
  if (enabled.length === 0 && !(await hasQueue(connectionString))) return null;
  const onError = (error: unknown) => log.error({ err: error }, 'The job queue met an error.');
  const switchedOff = declared.filter((job) => !enabled.includes(job)).map(({ name }) => name);
  const options = { connectionString, onError, takesJobs: env.TAKE_JOBS, switchedOff };
  const queue = await startQueue(enabled.map(logged), options);
  if (enabled.length === 0) {
    await queue.stop();
    return null;
  }
  setQueue(queue);
  return queue;
}

/**
 * Starts the jobs alongside the web server. It does not block: pages are served without the queue,
 * and starting it is retried until it succeeds. When the server ends before `stop` completes, the
 * queue treats its jobs as abandoned.
 */
export function startJobsWithServer(): ServerJobs {
  let stopping = false;
  let queue: Queue | null = null;
  const begin = async () => {
    if (stopping) return;
    try {
      queue = await startJobs();
      if (stopping) await queue?.rest(0);
    } catch (error) {
      log.error({ err: error }, 'The job queue cannot be started.');
      setTimeout(begin, tryAgainMs).unref();
    }
  };
  const unhappy = (error: unknown) => log.error({ err: error }, 'The job queue did not stop well.');
  void begin();
  return {
    rest: async (graceMs) => {
      stopping = true;
      await queue?.rest(graceMs).catch(unhappy);
    },
    stop: async (endWithinMs) => {
      stopping = true;
      setQueue(null);
      await queue?.stop(endWithinMs).catch(unhappy);
    },
  };
}
