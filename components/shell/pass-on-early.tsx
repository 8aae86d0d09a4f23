'use client';

import { useLayoutEffect } from 'react';

/** Links, forms and boxes need no code for a press; what opens and saves does. */
const NEEDS_CODE = 'button[type="button"]:not(:disabled)';

/** Presses again what was pressed last before the page listened. */
export function PassOnEarly() {
  useLayoutEffect(() => {
    const press = window.takeEarlyPress?.();
    // The press that React woke up with is passed on by React.
    if (!press || press === window.event || !(press.target instanceof Element)) return;
    const button = press.target.closest<HTMLButtonElement>(NEEDS_CODE);
    const timer = setTimeout(() => button?.isConnected && button.click());
    return () => clearTimeout(timer);
  }, []);
  return null;
}
