'use client';

import { useState } from 'react';
import { refreshUnread } from '@/components/notifications/unread-store';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/call';
import { companiesApi } from '@/lib/api/companies';
import type { SaveState } from '@/lib/saved/types';
import { getKnown, setKnown, useSaved } from './saved-store';

const CONFLICT = 409;
const NOT_FOUND = 404;
/** However long the answer takes, the button does not stay busy. */
const MOST_BUSY_MS = 5_000;

/** Saves and unsaves at once, and takes it back when the server does not do it. */
export function useSaving(companyKey: string, given: SaveState) {
  const { saved, id, at } = useSaved(companyKey, given);
  const [busy, setBusy] = useState(false);
  const waiting = at === Number.POSITIVE_INFINITY;

  async function toggle() {
    if (waiting) return;
    const before = getKnown(companyKey);
    setBusy(true);
    const patience = setTimeout(() => setBusy(false), MOST_BUSY_MS);
    setKnown(companyKey, { saved: !saved, id, at: Number.POSITIVE_INFINITY });
    try {
      const answer = await (id === null ? save(companyKey) : unsave(id));
      // Newer than the page, whatever this machine takes for the time.
      const since = Math.max(answer.at, given.at);
      setKnown(companyKey, { saved: answer.id !== null, id: answer.id, at: since });
      (answer.refused ? toast.error : toast.success)(answer.message);
      void refreshUnread();
    } catch (error) {
      setKnown(companyKey, before);
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    } finally {
      clearTimeout(patience);
      setBusy(false);
    }
  }

  return { saved, busy, toggle };
}

type Answer = { message: string; id: string | null; at: number; refused?: boolean };

async function save(companyKey: string): Promise<Answer> {
  try {
    return await companiesApi.saveCompany(companyKey);
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
