import { toast } from '@/components/ui/toast';
import { unreachable } from '@/lib/api/call';

/** Reports code that could not be fetched with the message of an API call without a response. */
export async function toastUnreachable(): Promise<void> {
  const { message } = await unreachable();
  toast.error(message);
}

/**
 * For components whose code loads when they are opened: Escape closes them again, and so does a
 * failure to load, which is also reported.
 */
export const undoOnFailure = (takeBack: () => void) => ({
  onEscape: takeBack,
  onFailed: () => {
    takeBack();
    void toastUnreachable();
  },
});
