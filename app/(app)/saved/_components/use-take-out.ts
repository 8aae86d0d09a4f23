import { useTranslations } from 'next-intl';
import { toast, UNDO_DURATION } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import { MAX_IDS } from '@/lib/saved/constants';
import type { SavedListSummary, SavedTarget } from '@/lib/saved/types';
import { type Several, useSavedState } from './saved-context';
import { useChange } from './use-change';

/** Takes companies out of a list; nobody is asked first, so that it can be undone. */
export function useTakeOut() {
  const t = useTranslations('shell');
  const { data, focus } = useSavedState();
  const change = useChange();

  async function putBack(list: SavedListSummary, target: SavedTarget): Promise<void> {
    try {
      const { message } = await savedApi.putIn(list.id, target);
      toast.success(message);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    data.refresh();
  }

  return function takeOut(list: SavedListSummary, { target }: Several): Promise<void> {
    const left: (string[] | null)[] = [];
    const call = async (part: SavedTarget) => {
      const answer = await savedApi.takeOut(list.id, part);
      left.push(answer.ids);
      return answer;
    };
    const done = change(target, call, ({ message }) => {
      const ids = left.every((part) => part !== null) ? left.flat() : [];
      const canUndo = ids.length > 0 && ids.length <= MAX_IDS;
      const undo = () => putBack(list, { ids });
      if (canUndo) toast.offer(message, t('undo'), undo, UNDO_DURATION);
      else toast.success(message);
    });
    // The button disappears with the selection.
    focus();
    return done;
  };
}
