import type { Logger } from 'pino';
import type { Env } from '@/lib/env';
import type { JobRun, QueuedJob } from '@/lib/integrations/queue';

/** A job declaration; list.ts lists them all. */
export type Job = Omit<QueuedJob, 'run'> & {
  /** Whether this installation runs the job. */
  enabled: (env: Env) => boolean;
  /** Runs so often that its start and end are only logged at debug level. */
  quiet?: boolean;
  run: (run: JobRun & { log: Logger }) => Promise<void>;
};
