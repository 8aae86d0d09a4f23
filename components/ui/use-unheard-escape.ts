import { useEffectEvent, useLayoutEffect } from 'react';

const passedOn = new WeakSet<Event>();

/** Marks an Escape that a lower layer received: it is ignored there and handled on top. */
export function passOn(event: Event): void {
  event.preventDefault();
  passedOn.add(event);
}

/** Closes on an Escape that nothing handled: an opening layer listens a moment after it renders. */
export function useUnheardEscape(close: () => void, isOpen = true): void {
  const tell = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // A handler that closes something on Escape prevents the default, and does so while capturing.
    const hear = (event: KeyboardEvent) => {
      const isHeard = event.defaultPrevented && !passedOn.has(event);
      if (event.key === 'Escape' && !isHeard) tell();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOpen]);
}
