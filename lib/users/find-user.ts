import 'server-only';
import { db } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { findPictureVersion } from '@/lib/pictures/queries';
import { NO_SUCH_USER, requireUserId } from '@/lib/user-rows/user-id';
import type { UserOnWire } from './answers';
import { toUserOnWire } from './mapper';

/** An account as the API returns it. @throws AppError not_found */
export async function getUser(id: string): Promise<UserOnWire> {
  const userId = requireUserId(id);
  const [user, pictureVersion] = await Promise.all([
    db.user.findUnique({
      where: { id: userId },
      omit: { picture: true },
      include: { subscription: { select: { plan: true, status: true, accessUntil: true } } },
    }),
    findPictureVersion(userId),
  ]);
  if (!user) throw new AppError('not_found', NO_SUCH_USER);
  return toUserOnWire({ ...user, pictureVersion });
}
