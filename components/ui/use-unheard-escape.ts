import { useEffectEvent, useLayoutEffect } from 'react';

/** Closes with an Escape that nobody heard: what opens listens a moment after it is drawn. */
export function useUnheardEscape(close: () => void, isOpen = true): void {
  const tell = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Whoever closes with an Escape prevents what else it would do, and on its way down.
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) tell();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOpen]);
}
