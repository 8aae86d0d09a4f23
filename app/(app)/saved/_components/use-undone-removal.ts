import { useTranslations } from 'next-intl';
import { refreshUnread } from '@/components/notifications/unread-store';
import { unsave } from '@/components/saved/save-calls';
import { setKnown } from '@/components/saved/saved-store';
import { toast, UNDO_DURATION } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { companiesApi } from '@/lib/api/companies';
import type { RemovedEntry, SavedRow } from '@/lib/saved/types';

/** Removes one saved company, and gives it back with what was written about it. */
export function useUndoneRemoval(refresh: () => void) {
  const t = useTranslations('shell');

  async function restore(companyKey: string, held: RemovedEntry): Promise<void> {
    try {
      const { message, id, at } = await companiesApi.saveCompany(companyKey, held);
      setKnown(companyKey, { saved: true, id, at });
      toast.success(message);
      void refreshUnread();
    } catch (error) {
      toast.error(sentenceOf(error));
      toast.offer(t('notRestored'), t('again'), () => restore(companyKey, held));
    }
    refresh();
  }

  return async function remove({ id, companyKey, savedAt, known }: SavedRow) {
    const { message, held, at, refused } = await unsave(id);
    setKnown(companyKey, { saved: false, id: null, at });
    function say() {
      if (refused) return toast.error(message);
      // What the register no longer has cannot be saved once more.
      if (!known) return toast.success(message);
      const entry = held ?? { note: '', tags: [], lists: [], savedAt };
      const duration = held ? undefined : UNDO_DURATION;
      toast.offer(message, t('undo'), () => restore(companyKey, entry), duration);
    }
    return { message, say };
  };
}
