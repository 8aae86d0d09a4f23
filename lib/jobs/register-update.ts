import 'server-only';
import { runScript } from './run-script';
import type { Job } from './types';

const minute = 60;
const hour = 60 * minute;

/** Brings the register up to date every morning, in a process of its own. */
export const registerUpdate: Job = {
  name: 'register-update',
  schedule: '30 5 * * *',
  retries: { limit: 3, delaySeconds: 10 * minute },
  timeLimitSeconds: 20 * hour,
  pollingSeconds: 30,
  enabled: (env) => Boolean(env.CVR_USERNAME && env.CVR_PASSWORD),
  run: ({ signal, log }) =>
    runScript('scripts/register-update.ts', { signal, onLine: (line) => log.info(line) }),
};
