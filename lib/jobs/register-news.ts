import 'server-only';
import { scriptEnvironment } from '@/lib/env';
import { hasRegisterNews } from '@/lib/register-news';
import { runScript } from './run-script';
import { hour, minute } from './seconds';
import type { Job } from './types';

/**
 * Checks every minute for register loads, whichever command ran them, that users have not been
 * notified of. The work runs in a separate process: comparing thousands of searches would block the
 * pages.
 */
export const registerNews: Job = {
  name: 'register-news',
  schedule: '* * * * *',
  quiet: true,
  retries: { limit: 3, delaySeconds: minute },
  timeLimitSeconds: 3 * hour,
  pollingSeconds: 10,
  enabled: () => true,
  run: async ({ signal, log }) => {
    if (!(await hasRegisterNews())) return;
    await runScript('scripts/register-news.ts', {
      signal,
      environment: scriptEnvironment(),
      onLine: (line) => log.info(line),
    });
  },
};
