import { useState } from 'react';
import { useOfferUndo } from '@/components/saved/use-offer-undo';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { savedApi } from '@/lib/api/saved';
import { cleanNote } from '@/lib/saved/label';
import type { SavedRow, Written } from '@/lib/saved/types';
import { useSavedState } from '../saved-context';
import { useTags } from './tag-field';
import { useAttempt } from './use-attempt';

const CONFLICT = 409;

/** Whether the note was deleted, or a tag. */
const isLoss = (row: Written, { note, tags }: Partial<Written>) =>
  (row.note !== '' && note === '') || (tags && row.tags.some((tag) => !tags.includes(tag)));

const isSame = (one: string[], other: string[]) => one.join('\n') === other.join('\n');

/** Edits a company's note and tags. Changes made in another tab are not overwritten silently. */
export function useWritten(row: SavedRow, onClose: () => void) {
  const { data } = useSavedState();
  const offerUndo = useOfferUndo(data.refresh);
  const { error, attempt, close } = useAttempt(onClose);
  const [note, setNote] = useState(row.note);
  const tags = useTags(row.tags);
  const [pending, setPending] = useState(false);
  const [isTold, setTold] = useState(false);
  const hasNote = cleanNote(note) !== row.note;
  const hasTags = !isSame(tags.chosen, row.tags) || tags.typed.trim() !== '';

  /** Sends only the changed fields. Once a conflict was shown, the next save overwrites it. */
  async function send() {
    const change = { ...(hasNote && { note }), ...(hasTags && { tags: tags.take() }) };
    const seen = { ...(hasNote && { note: row.note }), ...(hasTags && { tags: row.tags }) };
    try {
      return await savedApi.edit(row.id, isTold ? change : { ...change, before: seen });
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === CONFLICT) {
        setTold(true);
        data.refresh();
      }
      throw failure;
    }
  }

  async function save() {
    if (!hasNote && !hasTags) return close();
    setPending(true);
    const answer = await attempt(send);
    setPending(false);
    if (!answer) return;
    const { message, ...written } = answer;
    show(written);
    const former = {
      ...(written.note !== undefined && { note: row.note }),
      ...(written.tags && { tags: row.tags }),
    };
    // What was shown as changed elsewhere was replaced on purpose.
    if (isTold || !isLoss(row, written)) toast.success(message);
    else offerUndo(message, () => takeBack(former, written));
    close();
    data.refresh();
  }

  async function takeBack(former: Partial<Written>, before: Partial<Written>) {
    const { message, ...written } = await savedApi.edit(row.id, { ...former, before });
    show(written);
    return message;
  }

  function show(written: Partial<Written>) {
    data.patch((rows) =>
      rows.map((other) => (other.id === row.id ? { ...other, ...written } : other)),
    );
  }

  const now = isTold ? data.answer?.data.find(({ id }) => id === row.id) : undefined;
  return { note, setNote, tags, error, pending, save, now, isChanged: hasNote || hasTags };
}
