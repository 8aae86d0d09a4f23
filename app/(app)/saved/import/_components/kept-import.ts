import { useEffect } from 'react';
import { hasUnsaved, setUnsaved } from '@/components/session/unsaved';
import type { ImportSource } from '@/lib/api/imports';
import type { Decisions } from './decisions';
import type { Result } from './result';
import type { SavedImport } from './save-bar';

/** What was read, decided and saved of it. */
type KeptImport = {
  source: ImportSource | undefined;
  result: Result;
  decisions: Decisions;
  saved: SavedImport | undefined;
};

let kept: KeptImport | null = null;

/** What was left for another page of the app. Signing out reloads the page, which forgets it. */
export const keptImport = () => kept;

/** What was saved may be undone on another page. */
export function keepSaved(result: Result, saved: SavedImport | undefined) {
  if (kept?.result === result) kept = { ...kept, saved };
}

export function forgetImport() {
  kept = null;
  setUnsaved(false);
}

/**
 * Keeps an import on the way to other pages of the app.
 * @param isUnsaved the browser asks before it leaves the app, unless signing out has asked already
 */
export function useKeptImport(current: KeptImport | null, isUnsaved: boolean) {
  useEffect(() => {
    kept = current;
  });
  useEffect(() => {
    setUnsaved(isUnsaved);
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
