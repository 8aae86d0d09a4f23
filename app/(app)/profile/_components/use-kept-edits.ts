import { useEffect } from 'react';
import { takeKept } from '@/components/account/kept-typed';

/**
 * Puts back edits that were not saved when the language was switched.
 * @param onRestored called with true once edits are there again
 */
export function useKeptEdits(onRestored: (isEdited: true) => void) {
  useEffect(() => {
    for (const [id, value] of Object.entries(takeKept())) {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = value;
      onRestored(true);
    }
  }, [onRestored]);
}
