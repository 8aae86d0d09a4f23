import { refreshUnread } from '@/components/notifications/unread-store';
import { setKnown } from '@/components/saved/saved-store';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import { MAX_REMOVED } from '@/lib/saved/constants';
import { parseSavedParams } from '@/lib/saved/saved-params';
import type { SavedListSummary, SavedRow, SavedTarget } from '@/lib/saved/types';
import { type Several, useSavedState } from './saved-context';

/** As many calls as the ids need. @returns the last answer. */
export async function inParts<Answer>(
  target: SavedTarget,
  call: (part: SavedTarget) => Promise<Answer>,
): Promise<Answer> {
  if ('query' in target) return call(target);
  let answer = await call({ ids: target.ids.slice(0, MAX_REMOVED) });
  for (let start = MAX_REMOVED; start < target.ids.length; start += MAX_REMOVED) {
    answer = await call({ ids: target.ids.slice(start, start + MAX_REMOVED) });
  }
  return answer;
}

/** @returns how many companies were meant in all parts. */
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

/** Rows of the page that leave it; of all that an address shows, none can be told apart. */
const without = (target: SavedTarget) => (rows: SavedRow[]) =>
  'query' in target ? rows : rows.filter(({ id }) => !target.ids.includes(id));

const exceptOf = (query: string) => parseSavedParams(new URLSearchParams(query)).except;

/** What changes the table at once, and is taken back when the server does not do it. */
export function useChanges() {
  const { data, choice, setChoice, clear, focus } = useSavedState();

  /** What is gone is not chosen any more; everything else stays so. */
  function drop(target: SavedTarget) {
    if ('query' in target) return clear();
    if (choice.kind === 'all') return;
    const ids = { ...choice.ids };
    for (const id of target.ids) delete ids[id];
    setChoice({ ...choice, ids });
  }

  async function change(
    target: SavedTarget,
    call: (part: SavedTarget) => Promise<{ message: string }>,
  ): Promise<void> {
    const takeBack = data.patch(without(target));
    const before = choice;
    drop(target);
    try {
      const { message } = await inParts(target, call);
      toast.success(message);
    } catch (error) {
      takeBack();
      setChoice(before);
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    }
    data.refresh();
  }

  return {
    takeOut: (list: SavedListSummary, { target }: Several) => {
      const done = change(target, (part) => savedApi.takeOut(list.id, part));
      // The button goes with the choice.
      focus();
      return done;
    },
    /** Takes companies off the list; other pages of this tab know at once. */
    unsave: async ({ target }: Several) => {
      const rows = (data.answer?.data ?? []).filter(({ id }) =>
        'query' in target ? !exceptOf(target.query).includes(id) : target.ids.includes(id),
      );
      await change(target, async (part) => {
        const answer = await savedApi.remove(part);
        const { at } = answer;
        for (const { companyKey } of rows) setKnown(companyKey, { saved: false, id: null, at });
        return answer;
      });
      void refreshUnread();
    },
  };
}
