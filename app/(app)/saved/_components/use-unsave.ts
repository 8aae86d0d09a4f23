import { useTranslations } from 'next-intl';
import { refreshUnread } from '@/components/notifications/unread-store';
import { setKnown } from '@/components/saved/saved-store';
import { toast, UNDO_DURATION } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import type { RemovedCompany } from '@/lib/saved/answers';
import { MAX_IDS } from '@/lib/saved/constants';
import { parseSavedParams } from '@/lib/saved/saved-params';
import type { SavedRow, SavedTarget } from '@/lib/saved/types';
import { type Several, useSavedState } from './saved-context';
import { useChange } from './use-change';
import { useUndoneRemoval } from './use-undone-removal';

/** Whether more is lost with it than that it was saved. */
const isWritten = ({ held: { note, tags, lists } }: RemovedCompany) =>
  note !== '' || tags.length > 0 || lists.length > 0;

const exceptOf = (query: string) => parseSavedParams(new URLSearchParams(query)).except;

/** The rows on the page that a target means. */
const rowsOf = (target: SavedTarget, rows: SavedRow[] = []) =>
  rows.filter(({ id }) =>
    'query' in target ? !exceptOf(target.query).includes(id) : target.ids.includes(id),
  );

/** Removes saved companies; other parts of the app in this tab are updated at once. */
export function useUnsave() {
  const t = useTranslations('shell');
  const { data } = useSavedState();
  const change = useChange();
  const removeOne = useUndoneRemoval(data.refresh);

  async function restore(removed: RemovedCompany[]): Promise<void> {
    try {
      const { message, data: entries, at } = await savedApi.restore(removed);
      for (const { id, the_key } of entries) setKnown(the_key, { saved: true, id, at });
      toast.success(message);
      void refreshUnread();
    } catch (error) {
      toast.error(sentenceOf(error));
      toast.offer(t('notRestored'), t('again'), () => restore(removed));
    }
    data.refresh();
  }

  function unsaveSeveral(target: SavedTarget, rows: SavedRow[]): Promise<void> {
    const isOneCall = 'query' in target || target.ids.length <= MAX_IDS;
    const remove = async (part: SavedTarget) => {
      const answer = await savedApi.remove(part);
      const { at } = answer;
      for (const { companyKey } of rows) setKnown(companyKey, { saved: false, id: null, at });
      return answer;
    };
    return change(target, remove, ({ message, removed }) => {
      if (!isOneCall || !removed?.length) return toast.success(message);
      const duration = removed.some(isWritten) ? undefined : UNDO_DURATION;
      toast.offer(message, t('undo'), () => restore(removed), duration);
    });
  }

  return async function unsave({ target }: Several): Promise<void> {
    const rows = rowsOf(target, data.answer?.data);
    const [only] = 'ids' in target && target.ids.length === 1 ? rows : [];
    if (only) {
      await change(
        target,
        () => removeOne(only),
        ({ say }) => say(),
      );
    } else {
      await unsaveSeveral(target, rows);
    }
    void refreshUnread();
  };
}
