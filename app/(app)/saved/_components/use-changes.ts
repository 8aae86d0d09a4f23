import { useTranslations } from 'next-intl';
import { refreshUnread } from '@/components/notifications/unread-store';
import { setKnown } from '@/components/saved/saved-store';
import { toast, UNDO_DURATION } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import type { RemovedCompany } from '@/lib/saved/answers';
import { MAX_IDS } from '@/lib/saved/constants';
import { parseSavedParams } from '@/lib/saved/saved-params';
import type { SavedListSummary, SavedRow, SavedTarget } from '@/lib/saved/types';
import { type Several, useSavedState } from './saved-context';
import { useUndoneRemoval } from './use-undone-removal';

/** Splits the ids over as many calls as the limit requires. @returns the last answer. */
async function inParts<Answer>(
  target: SavedTarget,
  call: (part: SavedTarget) => Promise<Answer>,
): Promise<Answer> {
  if ('query' in target) return call(target);
  let answer = await call({ ids: target.ids.slice(0, MAX_IDS) });
  for (let start = MAX_IDS; start < target.ids.length; start += MAX_IDS) {
    answer = await call({ ids: target.ids.slice(start, start + MAX_IDS) });
  }
  return answer;
}

/** @returns how many companies all parts covered together. */
export async function countInParts(
  target: SavedTarget,
  call: (part: SavedTarget) => Promise<{ count: number }>,
): Promise<number> {
  let sum = 0;
  await inParts(target, async (part) => {
    const { count } = await call(part);
    sum += count;
  });
  return sum;
}

/** Removes the target's rows from the page; the rows of a query are unknown, so they stay. */
const without = (target: SavedTarget) => (rows: SavedRow[]) =>
  'query' in target ? rows : rows.filter(({ id }) => !target.ids.includes(id));

/** Whether more is lost with it than that it was saved. */
const isWritten = ({ held: { note, tags, lists } }: RemovedCompany) =>
  note !== '' || tags.length > 0 || lists.length > 0;

const exceptOf = (query: string) => parseSavedParams(new URLSearchParams(query)).except;

/** Changes that are applied optimistically and rolled back if the server refuses. */
export function useChanges() {
  const t = useTranslations('shell');
  const { data, choice, setChoice, clear, focus } = useSavedState();
  const removeOne = useUndoneRemoval(data.refresh);

  /** Deselects removed rows; everything else stays selected. */
  function drop(target: SavedTarget) {
    if ('query' in target) return clear();
    if (choice.kind === 'all') return;
    const ids = { ...choice.ids };
    for (const id of target.ids) delete ids[id];
    setChoice({ ...choice, ids });
  }

  async function change<Answer extends { message: string }>(
    target: SavedTarget,
    call: (part: SavedTarget) => Promise<Answer>,
    say: (answer: Answer) => void = ({ message }) => toast.success(message),
  ): Promise<void> {
    const takeBack = data.patch(without(target));
    const before = choice;
    drop(target);
    try {
      say(await inParts(target, call));
    } catch (error) {
      takeBack();
      setChoice(before);
      toast.error(sentenceOf(error));
    }
    data.refresh();
  }

  async function putBack(list: SavedListSummary, target: SavedTarget): Promise<void> {
    try {
      const { message } = await savedApi.putIn(list.id, target);
      toast.success(message);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    data.refresh();
  }

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

  return {
    /** Nobody is asked first, so that it can be undone. */
    takeOut: (list: SavedListSummary, { target }: Several) => {
      const left: (string[] | null)[] = [];
      const takeOut = async (part: SavedTarget) => {
        const answer = await savedApi.takeOut(list.id, part);
        left.push(answer.ids);
        return answer;
      };
      const done = change(target, takeOut, ({ message }) => {
        const ids = left.every((part) => part !== null) ? left.flat() : [];
        const canUndo = ids.length > 0 && ids.length <= MAX_IDS;
        const undo = () => putBack(list, { ids });
        if (canUndo) toast.offer(message, t('undo'), undo, UNDO_DURATION);
        else toast.success(message);
      });
      // The button disappears with the selection.
      focus();
      return done;
    },
    /** Removes saved companies; other parts of the app in this tab are updated at once. */
    unsave: async ({ target }: Several) => {
      const rows = (data.answer?.data ?? []).filter(({ id }) =>
        'query' in target ? !exceptOf(target.query).includes(id) : target.ids.includes(id),
      );
      const [only] = 'ids' in target && target.ids.length === 1 ? rows : [];
      if (only) {
        await change(
          target,
          () => removeOne(only),
          ({ say }) => say(),
        );
      } else {
        const isOneCall = 'query' in target || target.ids.length <= MAX_IDS;
        const remove = async (part: SavedTarget) => {
          const answer = await savedApi.remove(part);
          const { at } = answer;
          for (const { companyKey } of rows) setKnown(companyKey, { saved: false, id: null, at });
          return answer;
        };
        await change(target, remove, ({ message, removed }) => {
          if (!isOneCall || !removed?.length) return toast.success(message);
          const duration = removed.some(isWritten) ? undefined : UNDO_DURATION;
          toast.offer(message, t('undo'), () => restore(removed), duration);
        });
      }
      void refreshUnread();
    },
  };
}
