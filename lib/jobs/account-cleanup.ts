import 'server-only';
import { DEVICE_SECONDS, SESSION_IDLE_SECONDS } from '@/lib/cookies';
import { db } from '@/lib/db';
import { inBatches } from '@/lib/in-batches';
import { everyStep } from './every-step';
import { minute } from './seconds';
import type { Job } from './types';

const deleteSessions = () =>
  inBatches(
    (most) => db.$executeRaw`
      DELETE FROM sessions WHERE id = ANY (ARRAY(
        SELECT id FROM sessions
        WHERE expires_at < now() OR last_seen_at < now() - make_interval(secs => ${SESSION_IDLE_SECONDS})
        LIMIT ${most} FOR UPDATE SKIP LOCKED))`,
  );

const deleteTokens = () =>
  inBatches(
    (most) => db.$executeRaw`
      DELETE FROM one_time_tokens WHERE hash = ANY (ARRAY(
        SELECT hash FROM one_time_tokens WHERE expires_at < now() LIMIT ${most}
        FOR UPDATE SKIP LOCKED))`,
  );

const deleteDevices = () =>
  inBatches(
    (most) => db.$executeRaw`
      WITH old AS MATERIALIZED (
        SELECT user_id, hash FROM known_devices
        WHERE last_seen_at < now() - make_interval(secs => ${DEVICE_SECONDS}) LIMIT ${most}
        FOR UPDATE SKIP LOCKED)
      DELETE FROM known_devices d USING old WHERE d.user_id = old.user_id AND d.hash = old.hash`,
  );

/** Unconfirmed accounts cannot be signed in to, and the address may be a stranger's. */
const UNCONFIRMED_DAYS = 30;
/** Accounts per statement: deleting one searches many tables for its rows. */
const ACCOUNTS = 2_000;

/** Skips accounts with an open confirmation link: they may be confirmed at this moment. */
const deleteUnconfirmed = () =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM users WHERE id = ANY (ARRAY(
        SELECT id FROM users u
        WHERE email_verified_at IS NULL AND role = 'USER'
          AND created_at < now() - make_interval(days => ${UNCONFIRMED_DAYS})
          AND NOT EXISTS (
            SELECT FROM one_time_tokens WHERE user_id = u.id AND expires_at > now())
        LIMIT ${ACCOUNTS}))
      AND email_verified_at IS NULL`,
  );

/**
 * Deletes expired records, which are no longer usable. Those that somebody is changing are left for
 * the next run: waiting for them could deadlock.
 */
export const accountCleanup: Job = {
  name: 'account-cleanup',
  schedule: '45 3 * * *',
  retries: { limit: 2, delaySeconds: 5 * minute },
  timeLimitSeconds: 10 * minute,
  pollingSeconds: 30,
  enabled: () => true,
  run: ({ log }) =>
    everyStep(
      {
        sessions: deleteSessions,
        tokens: deleteTokens,
        devices: deleteDevices,
        unconfirmed: deleteUnconfirmed,
      },
      log,
    ),
};
