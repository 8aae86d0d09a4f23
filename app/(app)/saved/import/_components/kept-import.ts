import { useEffect } from 'react';
import type { ImportSource } from '@/lib/api/imports';
import type { Decisions } from './decisions';
import type { Result } from './use-reading';

/** What was read and decided, but not saved yet. */
type KeptImport = { source: ImportSource | undefined; result: Result; decisions: Decisions };

let kept: KeptImport | null = null;

/** What was left for another page of the app. Signing out reloads the page, which forgets it. */
export const keptImport = () => kept;

export function forgetImport() {
  kept = null;
}

/**
 * Keeps an import on the way to other pages of the app.
 * @param isUnsaved the browser asks before it leaves the app
 */
export function useKeptImport(current: KeptImport | null, isUnsaved: boolean) {
  useEffect(() => {
    kept = current;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
