import 'server-only';
import { db } from '@/lib/db';
import type { KnownDevice, Prisma } from '@/prisma/client/client';
import { digestOf, newSecret } from './secret';
import type { Caller } from './types';

/** What the cookie of a device holds: 256 random bits. */
const FORM = /^[\w-]{43}$/;
/** So many devices are known for each account; the one not seen longest goes first. */
const MOST = 20;
/** Of one address and program: a program without cookies is another device each time. */
const MOST_ALIKE = 5;

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

/** Of the same address and program; several machines may be that. */
const isAlike = (device: KnownDevice, { userAgent, address }: Caller) =>
  device.userAgent === userAgent && device.address === address;

const isStrange = (known: readonly KnownDevice[], caller: Caller) =>
  known.length > 0 &&
  !known.some((device) => device.hash === deviceHash(caller) || isAlike(device, caller));

/** Whether a sign-in from here would be told to the owner. */
export async function isNewDevice(userId: string, caller: Caller): Promise<boolean> {
  return isStrange(await db.knownDevice.findMany(devicesOf(userId)), caller);
}

/**
 * Remembers on which device somebody has shown who they are, by its cookie. One that
 * lost it gets a new one, and what is known of the old one goes in time.
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
  // One statement: the same device may sign in twice at the same moment.
  await tx.$executeRaw`
    INSERT INTO known_devices (user_id, hash, user_agent, address, created_at, last_seen_at)
    VALUES (${userId}::uuid, ${hash}, ${userAgent}, ${address}, ${now}::timestamptz,
      ${now}::timestamptz)
    ON CONFLICT (user_id, hash) DO UPDATE SET user_agent = EXCLUDED.user_agent,
      address = EXCLUDED.address, last_seen_at = EXCLUDED.last_seen_at`;
  return { device, isNew: isStrange(known, caller) };
}
