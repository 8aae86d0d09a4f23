import { toast } from '@/components/ui/toast';
import { sentenceOf } from '@/lib/api/call';
import type { SavedRow, SavedTarget } from '@/lib/saved/types';
import { inParts } from './in-parts';
import { useSavedState } from './saved-context';

/** Removes the target's rows from the page; the rows of a query are unknown, so they stay. */
const without = (target: SavedTarget) => (rows: SavedRow[]) =>
  'query' in target ? rows : rows.filter(({ id }) => !target.ids.includes(id));

/** A change that is applied optimistically and rolled back if the server refuses. */
export function useChange() {
  const { data, choice, setChoice, clear } = useSavedState();

  /** Deselects removed rows; everything else stays selected. */
  function drop(target: SavedTarget) {
    if ('query' in target) return clear();
    if (choice.kind === 'all') return;
    const ids = { ...choice.ids };
    for (const id of target.ids) delete ids[id];
    setChoice({ ...choice, ids });
  }

  return async function change<Answer extends { message: string }>(
    target: SavedTarget,
    call: (part: SavedTarget) => Promise<Answer>,
    say: (answer: Answer) => void,
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
  };
}
