import type { Logger } from 'pino';
import type { Env } from '@/lib/env';
import type { JobRun, QueuedJob } from '@/lib/integrations/queue';

/** A job as it is declared; list.ts names them all. */
export type Job = Omit<QueuedJob, 'run'> & {
  /** Whether this installation runs it. */
  enabled: (env: Env) => boolean;
  /** Looks so often that its beginnings and ends are only logged for those who look into it. */
  quiet?: boolean;
  run: (run: JobRun & { log: Logger }) => Promise<void>;
};
