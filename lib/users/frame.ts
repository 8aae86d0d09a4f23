import 'server-only';
import { ownRows } from '@/lib/db';
import { findRegisterStatus } from '@/lib/register/queries';

type Own = {
  unread: number;
  /** See findPictureVersion. */
  pictureVersion: string | null;
};

/** One raw statement, because every page runs it and Prisma adds more time than the query takes. */
async function readOwn(userId: string): Promise<Own> {
  const [own] = await ownRows<Own>`
    SELECT (SELECT count(*)::int FROM notifications
        WHERE user_id = u.id AND read_at IS NULL) AS unread,
      CASE WHEN u.picture IS NOT NULL THEN u.xmin::text END AS "pictureVersion"
    FROM users u WHERE u.id = ${userId}::uuid`;
  return own ?? { unread: 0, pictureVersion: null };
}

/** The data in the frame of every page, read in parallel. */
export async function getFrame(userId: string) {
  const [status, own] = await Promise.all([findRegisterStatus(), readOwn(userId)]);
  return { status, ...own };
}
