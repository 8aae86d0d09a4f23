import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { subscriberSql } from '@/lib/user-rows/subscriber-sql';
import { digestOf } from './secret';
import type { KeyScope, SessionUser } from './types';

/** Precision of `last_used_at`, to avoid a write per request. */
const USED_SECONDS = 5 * 60;

/** Fire and forget: the request does not wait for the update and succeeds without it. */
function markUsed(keyId: string): void {
  db.$executeRaw`
    UPDATE api_keys SET last_used_at = now()
    WHERE id = ${keyId}::uuid
      AND coalesce(last_used_at, '-infinity') < now() - make_interval(secs => ${USED_SECONDS})`.catch(
    (error: unknown) => log.warn({ err: error }, 'The use of an API key was not noted.'),
  );
}

type Found = SessionUser & { keyScopes: KeyScope[]; usedLongAgo: boolean };

/**
 * Finds the owner of a key by its digest, in one statement. An administrator's key has the role
 * USER: administration requires a session.
 */
export async function findUserOfKey(key: string): Promise<SessionUser | null> {
  const [found] = await db.$queryRaw<Found[]>`
    SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
      'USER' AS role, k.id AS "sessionId", k.scopes::text[] AS "keyScopes",
      ${subscriberSql} AS "isSubscriber",
      coalesce(k.last_used_at, '-infinity')
        < now() - make_interval(secs => ${USED_SECONDS}) AS "usedLongAgo"
    FROM api_keys k
    JOIN users u ON u.id = k.user_id
    LEFT JOIN subscriptions p ON p.user_id = u.id
    WHERE k.hash = ${digestOf(key)} AND k.revoked_at IS NULL
      AND coalesce(k.expires_at, 'infinity') > now()`;
  if (!found) return null;
  const { usedLongAgo, ...user } = found;
  if (usedLongAgo) markUsed(user.sessionId);
  return user;
}

/** Whether a key that opens nothing would, had it not expired. */
export async function isExpiredKey(key: string): Promise<boolean> {
  const found = await db.apiKey.count({
    where: { hash: digestOf(key), revokedAt: null, expiresAt: { lte: new Date() } },
  });
  return found > 0;
}
