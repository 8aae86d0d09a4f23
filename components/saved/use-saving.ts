'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refreshUnread } from '@/components/notifications/unread-store';
import { toast } from '@/components/ui/toast';
import { sentenceOf, unreachable } from '@/lib/api/call';
import type { RemovedEntry, SaveState } from '@/lib/saved/types';
import type { SaveAnswer } from './save-calls';
import { getKnown, setKnown, useSaved } from './saved-store';

/** The button stops being busy after this, however long the answer takes. */
const MOST_BUSY_MS = 5_000;

type Calls = typeof import('./save-calls');

/** Loaded on the first click: every page with cards has the button. */
async function loadCalls(): Promise<Calls> {
  const calls = await import('./save-calls').catch(() => null);
  if (calls === null) throw await unreachable();
  return calls;
}

/** Saves and unsaves optimistically, and rolls back if the server refuses. */
export function useSaving(companyKey: string, given: SaveState) {
  const { saved, id, at } = useSaved(companyKey, given);
  const t = useTranslations('shell');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const waiting = at === Number.POSITIVE_INFINITY;

  async function change(
    wanted: boolean,
    ask: (calls: Calls) => Promise<SaveAnswer>,
  ): Promise<boolean> {
    const before = getKnown(companyKey);
    setBusy(true);
    const patience = setTimeout(() => setBusy(false), MOST_BUSY_MS);
    setKnown(companyKey, { saved: wanted, id: wanted ? null : id, at: Number.POSITIVE_INFINITY });
    try {
      const answer = await ask(await loadCalls());
      // At least as new as the page, whatever this device's clock says.
      const since = Math.max(answer.at, given.at);
      setKnown(companyKey, { saved: answer.id !== null, id: answer.id, at: since });
      tell(answer);
      void refreshUnread();
      return true;
    } catch (error) {
      setKnown(companyKey, before);
      toast.error(sentenceOf(error));
      return false;
    } finally {
      clearTimeout(patience);
      setBusy(false);
    }
  }

  function tell({ message, refused, held }: SaveAnswer) {
    if (held) toast.offer(message, t('undo'), () => restore(held));
    else (refused ? toast.error : toast.success)(message);
  }

  /** Refreshes the page, which has the entry's lists, once they are restored. */
  async function restore(held: RemovedEntry) {
    if (await change(true, ({ save }) => save(companyKey, held))) router.refresh();
    else toast.offer(t('notRestored'), t('again'), () => restore(held));
  }

  async function toggle() {
    if (waiting) return;
    await change(!saved, ({ save, unsave }) => (id === null ? save(companyKey) : unsave(id)));
  }

  return { saved, busy, toggle };
}
