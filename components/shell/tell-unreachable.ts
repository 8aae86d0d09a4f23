import { toast } from '@/components/ui/toast';
import { unreachable } from '@/lib/api/call';

/** Says what a call says that gets no answer; for code that could not be fetched. */
export async function tellUnreachable(): Promise<void> {
  const { message } = await unreachable();
  toast.error(message);
}

/**
 * For what opens with a press and whose code comes with it: Escape takes the press back, and so does
 * code that cannot be fetched, which is said.
 */
export const takenBackBy = (takeBack: () => void) => ({
  onEscape: takeBack,
  onFailed: () => {
    takeBack();
    void tellUnreachable();
  },
});
