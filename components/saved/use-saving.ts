'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refreshUnread } from '@/components/notifications/unread-store';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { companiesApi } from '@/lib/api/companies';
import type { HeldEntry, SaveState } from '@/lib/saved/types';
import { getKnown, setKnown, useSaved } from './saved-store';

const CONFLICT = 409;
const NOT_FOUND = 404;
/** However long the answer takes, the button does not stay busy. */
const MOST_BUSY_MS = 5_000;

/** Saves and unsaves at once, and takes it back when the server does not do it. */
export function useSaving(companyKey: string, given: SaveState) {
  const { saved, id, at } = useSaved(companyKey, given);
  const t = useTranslations('shell');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const waiting = at === Number.POSITIVE_INFINITY;

  async function change(wanted: boolean, ask: () => Promise<Answer>): Promise<boolean> {
    const before = getKnown(companyKey);
    setBusy(true);
    const patience = setTimeout(() => setBusy(false), MOST_BUSY_MS);
    setKnown(companyKey, { saved: wanted, id: wanted ? null : id, at: Number.POSITIVE_INFINITY });
    try {
      const answer = await ask();
      // Newer than the page, whatever this machine takes for the time.
      const since = Math.max(answer.at, given.at);
      setKnown(companyKey, { saved: answer.id !== null, id: answer.id, at: since });
      tell(answer);
      void refreshUnread();
      return true;
    } catch (error) {
      setKnown(companyKey, before);
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
      return false;
    } finally {
      clearTimeout(patience);
      setBusy(false);
    }
  }

  function tell({ message, refused, held }: Answer) {
    if (held) toast.offer(message, t('undo'), () => restore(held));
    else (refused ? toast.error : toast.success)(message);
  }

  /** The page has the lists of an entry: it is made anew with those that came back. */
  async function restore(held: HeldEntry) {
    if (await change(true, () => save(companyKey, held))) router.refresh();
    else toast.offer(t('notRestored'), t('again'), () => restore(held));
  }

  async function toggle() {
    if (waiting) return;
    await change(!saved, () => (id === null ? save(companyKey) : unsave(id)));
  }

  return { saved, busy, toggle };
}

type Answer = {
  message: string;
  id: string | null;
  at: number;
  refused?: boolean;
  /** What went with the entry, and can come back. */
  held?: HeldEntry | null;
};

async function save(companyKey: string, held?: HeldEntry): Promise<Answer> {
  try {
    return await companiesApi.saveCompany(companyKey, held);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === CONFLICT)) throw error;
    // Saved in another tab meanwhile: only the entry knows its id.
    const { data, at } = await companiesApi.savedCompany(companyKey);
    return { message: error.message, id: data[0]?.id ?? null, at, refused: true };
  }
}

async function unsave(id: string): Promise<Answer> {
  try {
    return { ...(await companiesApi.unsaveCompany(id)), id: null };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
    // Gone already, which is what was wanted.
    return { message: error.message, id: null, at: Date.now(), refused: true };
  }
}
