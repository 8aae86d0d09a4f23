import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '@/prisma/client/client';
import type { Caller } from './types';

/** What the cookie of a device holds: 256 random bits. */
const FORM = /^[\w-]{43}$/;
/** So many devices are known for each account; the one not seen longest goes first. */
const MOST = 20;

/** The digest under which a device is known; null without its cookie. */
export function deviceHash({ device }: Pick<Caller, 'device'>): string | null {
  if (device === null || !FORM.test(device)) return null;
  return createHash('sha256').update(device).digest('hex');
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
  const device =
    keepsCookie && caller.device ? caller.device : randomBytes(32).toString('base64url');
  const data = { hash: deviceHash({ device }) ?? '', userAgent, address, lastSeenAt: new Date() };
  const gone = [...(same ? [same] : []), ...known.slice(MOST - 1)].map((each) => each.hash);
  await tx.knownDevice.deleteMany({ where: { userId, hash: { in: gone } } });
  const createdAt = same?.createdAt ?? data.lastSeenAt;
  await tx.knownDevice.create({ data: { userId, ...data, createdAt } });
  return { device, isNew: same === undefined && known.length > 0 };
}
