declare global {
  interface Window {
    /** Presses again what was pressed last before the page listened, once. */
    passOnEarly?: () => void;
  }
}

/**
 * Stands in the page itself: it has to listen before any file has come. The press that React wakes
 * up with is passed on by React. Links, forms and boxes need no code for a press.
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
