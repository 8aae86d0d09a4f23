import 'server-only';
import { db } from '@/lib/db';
import type { KnownDevice, Prisma } from '@/prisma/client/client';
import { digestOf, newSecret } from './secret';
import type { Caller } from './types';

/** Format of the device cookie: 256 random bits. */
const FORM = /^[\w-]{43}$/;
/** Known devices per account; the least recently seen is evicted. */
const MOST = 20;
/** Limit for one address and user agent: a program without cookies is a new device each time. */
const MOST_ALIKE = 5;

/** The digest that identifies a device; null without a valid cookie. */
export function deviceHash({ device }: Pick<Caller, 'device'>): string | null {
  if (device === null || !FORM.test(device)) return null;
  return digestOf(device);
}

type Remembered = {
  /** The value of the device cookie. */
  device: string;
  /** Neither the cookie nor the address and user agent are known, but other devices are. */
  isNew: boolean;
};

/** A user's devices, most recently seen first. */
const devicesOf = (userId: string): Prisma.KnownDeviceFindManyArgs => ({
  where: { userId },
  orderBy: [{ lastSeenAt: 'desc' }, { hash: 'asc' }],
});

/** Same address and user agent; several machines may match. */
const isAlike = (device: KnownDevice, { userAgent, address }: Caller) =>
  device.userAgent === userAgent && device.address === address;

const isStrange = (known: readonly KnownDevice[], caller: Caller) =>
  known.length > 0 &&
  !known.some((device) => device.hash === deviceHash(caller) || isAlike(device, caller));

/** Whether a sign-in from here would trigger a notice to the owner. */
export async function isNewDevice(userId: string, caller: Caller): Promise<boolean> {
  return isStrange(await db.knownDevice.findMany(devicesOf(userId)), caller);
}

/**
 * Remembers the device of a successful sign-in by its cookie. A device that lost its cookie gets a
 * new one, and the old entry is evicted in time.
 */
export async function rememberDevice(
  tx: Prisma.TransactionClient,
  userId: string,
  caller: Caller,
): Promise<Remembered> {
  const { userAgent, address } = caller;
  const known = await tx.knownDevice.findMany(devicesOf(userId));
  const device = deviceHash(caller) !== null && caller.device ? caller.device : newSecret();
  const hash = deviceHash({ device }) ?? '';
  const others = known.filter((each) => each.hash !== hash);
  const alike = others.filter((each) => isAlike(each, caller)).slice(MOST_ALIKE - 1);
  const rest = others.filter((each) => !alike.includes(each)).slice(MOST - 1);
  const gone = [...alike, ...rest].map((each) => each.hash);
  const now = new Date().toISOString();
  await tx.knownDevice.deleteMany({ where: { userId, hash: { in: gone } } });
  // A single upsert, because the same device may sign in twice concurrently.
  await tx.$executeRaw`
    INSERT INTO known_devices (user_id, hash, user_agent, address, created_at, last_seen_at)
    VALUES (${userId}::uuid, ${hash}, ${userAgent}, ${address}, ${now}::timestamptz,
      ${now}::timestamptz)
    ON CONFLICT (user_id, hash) DO UPDATE SET user_agent = EXCLUDED.user_agent,
      address = EXCLUDED.address, last_seen_at = EXCLUDED.last_seen_at`;
  return { device, isNew: isStrange(known, caller) };
}
