import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';

/** Sends a request, shows the server's message in a toast, and refreshes the page. */
export function useAct() {
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [refreshing, startRefresh] = useTransition();
  async function act(work: () => Promise<{ message: string }>) {
    setSending(true);
    try {
      toast.success((await work()).message);
      startRefresh(() => router.refresh());
    } catch (failure) {
      toast.error(sentenceOf(failure));
    } finally {
      setSending(false);
    }
  }
  return { act, pending: sending || refreshing };
}
