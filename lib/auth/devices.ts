import 'server-only';
import type { Prisma } from '@/prisma/client/client';
import { digestOf, newSecret } from './secret';
import type { Caller } from './types';

/** What the cookie of a device holds: 256 random bits. */
const FORM = /^[\w-]{43}$/;
/** So many devices are known for each account; the one not seen longest goes first. */
const MOST = 20;

/** The digest under which a device is known; null without its cookie. */
export function deviceHash({ device }: Pick<Caller, 'device'>): string | null {
  if (device === null || !FORM.test(device)) return null;
  return digestOf(device);
}

export type Remembered = {
  /** For the cookie. */
  device: string;
  /** Neither its cookie nor its address and program were seen, but others were. */
  isNew: boolean;
};

/**
 * Remembers on which device somebody has shown who they are. A device that lost its
 * cookie is recognised by address and program, and gets a new one.
 */
export async function rememberDevice(
  tx: Prisma.TransactionClient,
  userId: string,
  caller: Caller,
): Promise<Remembered> {
  const { userAgent, address } = caller;
  const known = await tx.knownDevice.findMany({
    where: { userId },
    orderBy: [{ lastSeenAt: 'desc' }, { hash: 'asc' }],
  });
  const hash = deviceHash(caller);
  const same =
    known.find((each) => each.hash === hash) ??
    known.find((each) => each.userAgent === userAgent && each.address === address);
  const keepsCookie = hash !== null && (same === undefined || same.hash === hash);
  const device = keepsCookie && caller.device ? caller.device : newSecret();
  const now = new Date().toISOString();
  const since = same?.createdAt.toISOString() ?? now;
  const newHash = deviceHash({ device }) ?? '';
  const gone = [same, ...known.slice(MOST - 1)].flatMap((each) =>
    each && each.hash !== newHash ? [each.hash] : [],
  );
  await tx.knownDevice.deleteMany({ where: { userId, hash: { in: gone } } });
  // One statement: the same device may sign in twice at the same moment.
  await tx.$executeRaw`
    INSERT INTO known_devices (user_id, hash, user_agent, address, created_at, last_seen_at)
    VALUES (${userId}::uuid, ${newHash}, ${userAgent}, ${address}, ${since}::timestamptz,
      ${now}::timestamptz)
    ON CONFLICT (user_id, hash) DO UPDATE SET user_agent = EXCLUDED.user_agent,
      address = EXCLUDED.address, last_seen_at = EXCLUDED.last_seen_at`;
  return { device, isNew: same === undefined && known.length > 0 };
}
