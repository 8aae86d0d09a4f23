import { toast } from '@/components/ui/toast';
import { unreachable } from '@/lib/api/call';

/** Says what a call says that gets no answer; for code that could not be fetched. */
export async function tellUnreachable(): Promise<void> {
  const { message } = await unreachable();
  toast.error(message);
}
