import 'server-only';
import { countUnread } from '@/lib/notifications/queries';
import { findPictureVersion } from '@/lib/pictures/queries';
import { findRegisterStatus } from '@/lib/register/queries';

/** What the frame of every page shows to a person, read at once. */
export async function readFrame(userId: string) {
  const [status, unread, pictureVersion] = await Promise.all([
    findRegisterStatus(),
    countUnread(userId),
    findPictureVersion(userId),
  ]);
  return { status, unread, pictureVersion };
}
