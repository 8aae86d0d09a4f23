import 'server-only';
import { db } from '@/lib/db';
import type { DigestPeriod } from '@/lib/digests/constants';
import type { NewsTopic } from '@/lib/notifications/constants';
import type { UserOnWire } from '../answers';
import { getUser } from '../find-user';

/** The data of the profile page; `hasPassword` is false for accounts that only use a provider. */
export type OwnAccount = UserOnWire & {
  hasPassword: boolean;
  digest: DigestPeriod;
  mutedNews: NewsTopic[];
};

const periods = { OFF: 'off', DAILY: 'daily', WEEKLY: 'weekly' } as const;

/** @throws AppError not_found */
export async function getOwnAccount(userId: string): Promise<OwnAccount> {
  const [user, { passwordHash, digest, mutedNews }] = await Promise.all([
    getUser(userId),
    db.user.findUniqueOrThrow({
      where: { id: userId },
      select: { passwordHash: true, digest: true, mutedNews: true },
    }),
  ]);
  return { ...user, hasPassword: passwordHash !== null, digest: periods[digest], mutedNews };
}
