import { useSyncExternalStore } from 'react';
import type { SaveState } from '@/lib/saved/types';

/** `id` is null while a company is being saved. */
type Known = { saved: boolean; id: string | null; at: number };

/** Changes made in this tab: a page restored by Back may be older than they are. */
const known = new Map<string, Known>();
const listeners = new Set<() => void>();

/** Calls back after each change. @returns how to end that. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Undefined removes the record. */
export function setKnown(companyKey: string, state: Known | undefined) {
  if (state) known.set(companyKey, state);
  else known.delete(companyKey);
  for (const listener of listeners) listener();
}

export const getKnown = (companyKey: string) => known.get(companyKey);

/** Whether a company is saved: as the page says, or by a change made after it was rendered. */
export function useSaved(companyKey: string, { id, at }: SaveState): Known {
  const done = useSyncExternalStore(
    subscribe,
    () => known.get(companyKey),
    () => undefined,
  );
  return done && done.at >= at ? done : { saved: id !== null, id, at };
}
