'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { refreshUnread } from '@/components/notifications/unread-store';
import { toast } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import { formatNumber } from '@/lib/format';
import type { SavedFoundAnswer, Saving } from '@/lib/saved/answers';

/** Says what saving many companies changed, and offers to undo just that. */
export function useTellSaving() {
  const t = useTranslations('saveAll');
  const shell = useTranslations('shell');
  const router = useRouter();

  /** The cards show what is saved, and the bell counts the notification. */
  function refresh() {
    router.refresh();
    void refreshUnread();
  }

  async function undo(saving: Saving, onUndone?: () => void) {
    try {
      const { message, kept } = await savedApi.undoSaving(saving);
      const rest = kept > 0 ? [t('kept', { plural: kept, count: formatNumber(kept) })] : [];
      toast.success([message, ...rest].join(' '));
      onUndone?.();
      refresh();
    } catch (error) {
      toast.error(sentenceOf(error));
      toast.offer(t('notUndone'), shell('again'), () => undo(saving, onUndone));
    }
  }

  return ({ count, added, saving }: SavedFoundAnswer, onUndone?: () => void) => {
    const done = t('done', {
      plural: count,
      count: formatNumber(count),
      novelty: added === count ? 'all' : 'some',
      new: added,
      added: formatNumber(added),
    });
    if (saving) toast.offer(done, shell('undo'), () => undo(saving, onUndone));
    else toast.success(done);
    refresh();
  };
}
