import { useEffect } from 'react';
import { keepForSwitch, takeKept } from '@/components/account/kept-typed';

function fieldOf(name: string): HTMLInputElement | null {
  const field = document.getElementById(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** The values that differ from what is saved. */
const editedIn = (names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fieldOf(name);
      return field && field.value !== field.defaultValue ? [[name, field.value]] : [];
    }),
  );

/**
 * Keeps unsaved edits of some fields, known by their ids, while the page is loaded again in the other
 * language.
 * @param onRestored called with true once edits are there again
 */
export function useKeptEdits(names: readonly string[], onRestored: (isEdited: true) => void) {
  useEffect(() => {
    const kept = takeKept();
    for (const name of names) {
      const field = fieldOf(name);
      const value = kept[name];
      if (!field || value === undefined) continue;
      field.value = value;
      onRestored(true);
    }
    return keepForSwitch(() => editedIn(names));
  }, [names, onRestored]);
}
