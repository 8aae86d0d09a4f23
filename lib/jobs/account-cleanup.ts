import 'server-only';
import { DEVICE_SECONDS, SESSION_IDLE_SECONDS } from '@/lib/auth/cookie';
import { db } from '@/lib/db';
import type { Job } from './types';

const minute = 60;
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);

/** Removes what has ended by itself: nobody could use it any more. */
export const accountCleanup: Job = {
  name: 'account-cleanup',
  schedule: '45 3 * * *',
  retries: { limit: 2, delaySeconds: 5 * minute },
  timeLimitSeconds: 10 * minute,
  pollingSeconds: 30,
  enabled: () => true,
  run: async ({ log }) => {
    const sessions = await db.session.deleteMany({
      where: {
        OR: [{ expiresAt: { lt: new Date() } }, { lastSeenAt: { lt: ago(SESSION_IDLE_SECONDS) } }],
      },
    });
    const tokens = await db.oneTimeToken.deleteMany({ where: { expiresAt: { lt: new Date() } } });
    const devices = await db.knownDevice.deleteMany({
      where: { lastSeenAt: { lt: ago(DEVICE_SECONDS) } },
    });
    log.info(
      { sessions: sessions.count, tokens: tokens.count, devices: devices.count },
      'Removed.',
    );
  },
};
