import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Closes with an Escape that nobody heard. What opens listens a moment after it is drawn,
 * and later still where its code has to come first.
 */
export function useUnheardEscape(close: () => void, isWaiting = true): void {
  const tell = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isWaiting) return;
    // Whoever closes with an Escape prevents what else it would do, and on its way down.
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) tell();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isWaiting]);
}
