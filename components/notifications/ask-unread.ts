import { isWriting, setSessionEnded } from '@/components/session/writing';
import { ApiError } from '@/lib/api/call';
import { readUnread } from '@/lib/api/unread';
import { paths } from '@/lib/paths';

/** Fetches the number of unread notifications, and checks the session. Undefined on failure. */
export async function askUnread() {
  try {
    const answer = await readUnread();
    setSessionEnded(false);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      // The session was ended elsewhere, so the screen may be in front of someone else by now.
      if (isWriting()) setSessionEnded(true);
      else location.assign(paths.signInAgain(location.pathname + location.search));
    }
    // Other failures are ignored: the user's next action will report them.
  }
}
