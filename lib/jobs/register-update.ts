import 'server-only';
import { scriptEnvironment } from '@/lib/env';
import { sendJob } from '@/lib/job-queue';
import { REGISTER_UPDATE_JOB } from '@/lib/register-news';
import { registerNews } from './register-news';
import { runScript } from './run-script';
import { hour, minute } from './seconds';
import type { Job } from './types';

/** Updates the register every morning, in a separate process. */
export const registerUpdate: Job = {
  name: REGISTER_UPDATE_JOB,
  schedule: '30 5 * * *',
  retries: { limit: 3, delaySeconds: 10 * minute },
  timeLimitSeconds: 20 * hour,
  pollingSeconds: 30,
  enabled: (env) => Boolean(env.CVR_USERNAME && env.CVR_PASSWORD),
  run: async ({ signal, log }) => {
    await runScript('scripts/register-update.ts', {
      signal,
      environment: scriptEnvironment(),
      onLine: (line) => log.info(line),
    });
    // Saves up to a minute until the job's own schedule.
    await sendJob(registerNews.name, {});
  },
};
