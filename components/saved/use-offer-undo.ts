import { useTranslations } from 'next-intl';
import { toast, UNDO_DURATION } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';

/**
 * Says what was done and offers to undo it for a while, and again if that fails. `undo` resolves to
 * the sentence that says so; `refresh` follows whether it succeeds or not.
 */
export function useOfferUndo(refresh: () => void) {
  const t = useTranslations('shell');
  return (message: string, undo: () => Promise<string>) => {
    async function takeBack() {
      try {
        toast.success(await undo());
      } catch (failure) {
        toast.error(sentenceOf(failure));
        toast.offer(t('notUndone'), t('again'), takeBack);
      }
      refresh();
    }
    toast.offer(message, t('undo'), takeBack, UNDO_DURATION);
  };
}
