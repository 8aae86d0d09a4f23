import { isWriting, setSessionEnded } from '@/components/shell/writing';
import { ApiError } from '@/lib/api/call';
import { readUnread } from '@/lib/api/unread';
import { paths } from '@/lib/paths';

/** Asks how many notifications are unread, and whether the session goes on. Undefined where that failed. */
export async function askUnread() {
  try {
    const answer = await readUnread();
    setSessionEnded(false);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      // The session was ended elsewhere: what is on the screen is no longer for who sits here.
      if (isWriting()) setSessionEnded(true);
      else location.assign(paths.signInAgain());
    }
    // What cannot be reached is told by what somebody does, not by a number that ages.
  }
}
