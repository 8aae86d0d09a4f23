import 'server-only';
import { db } from '@/lib/db';
import type { KnownDevice, Prisma } from '@/prisma/client/client';
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

/** Those of somebody, the one seen last first. */
const devicesOf = (userId: string): Prisma.KnownDeviceFindManyArgs => ({
  where: { userId },
  orderBy: [{ lastSeenAt: 'desc' }, { hash: 'asc' }],
});

/** By its cookie, or by address and program. */
const sameDevice = (known: readonly KnownDevice[], caller: Caller) =>
  known.find(({ hash }) => hash === deviceHash(caller)) ??
  known.find(
    ({ userAgent, address }) => userAgent === caller.userAgent && address === caller.address,
  );

const isStrange = (known: readonly KnownDevice[], caller: Caller) =>
  known.length > 0 && sameDevice(known, caller) === undefined;

/** Whether a sign-in from here would be told to the owner. */
export async function isNewDevice(userId: string, caller: Caller): Promise<boolean> {
  return isStrange(await db.knownDevice.findMany(devicesOf(userId)), caller);
}

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
  const known = await tx.knownDevice.findMany(devicesOf(userId));
  const hash = deviceHash(caller);
  const same = sameDevice(known, caller);
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
  return { device, isNew: isStrange(known, caller) };
}
