import { useEffectEvent, useLayoutEffect } from 'react';

const passedOn = new WeakSet<Event>();

/** What lies below took it for its own: it does nothing there, and is heard by what lies above. */
export function passOn(event: Event): void {
  event.preventDefault();
  passedOn.add(event);
}

/** Closes with an Escape that nobody heard: what opens listens a moment after it is drawn. */
export function useUnheardEscape(close: () => void, isOpen = true): void {
  const tell = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Whoever closes with an Escape prevents what else it would do, and on its way down.
    const hear = (event: KeyboardEvent) => {
      const isHeard = event.defaultPrevented && !passedOn.has(event);
      if (event.key === 'Escape' && !isHeard) tell();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOpen]);
}
