declare global {
  interface Window {
    /** Replays, once, the last click made before hydration. */
    passOnEarly?: () => void;
  }
}

/**
 * Inlined in the page, because it has to listen before any file has loaded. The click that triggers
 * hydration is replayed by React itself. Links, forms and checkboxes work without code.
 */
export const HEAR_EARLY = `(() => {
  let press;
  const hear = (event) => {
    if (event.type === 'click') press = event;
    else if (event.key === 'Escape') press = undefined;
  };
  const kinds = ['click', 'keydown'];
  for (const kind of kinds) addEventListener(kind, hear, true);
  window.passOnEarly = () => {
    for (const kind of kinds) removeEventListener(kind, hear, true);
    const button = press !== window.event && press?.target.closest?.('button[type="button"]');
    press = undefined;
    if (button) setTimeout(() => button.isConnected && button.click());
  };
})();`;
