import 'server-only';
import { ownRows } from '@/lib/db';
import { findRegisterStatus } from '@/lib/register/queries';

type Own = {
  unread: number;
  /** See findPictureVersion. */
  pictureVersion: string | null;
};

/** One statement, in SQL: every page has it, and the client needs longer for a count than PostgreSQL. */
async function readOwn(userId: string): Promise<Own> {
  const [own] = await ownRows<Own>`
    SELECT (SELECT count(*)::int FROM notifications
        WHERE user_id = u.id AND read_at IS NULL) AS unread,
      CASE WHEN u.picture IS NOT NULL THEN u.xmin::text END AS "pictureVersion"
    FROM users u WHERE u.id = ${userId}::uuid`;
  return own ?? { unread: 0, pictureVersion: null };
}

/** What the frame of every page shows to a person, read at once. */
export async function getFrame(userId: string) {
  const [status, own] = await Promise.all([findRegisterStatus(), readOwn(userId)]);
  return { status, ...own };
}
