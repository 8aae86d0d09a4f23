/** Signs that the user is about to interact with the page. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;
/** Milliseconds after which a browser that is never idle continues anyway. */
const LONGEST = 1_000;

/** Resolves when the browser is idle. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not support it.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, LONGEST / 5);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST });
  });
}

/** The response to the user's action is painted first. */
const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

/**
 * Resolves when the browser is first idle after the page has loaded, or as soon as the user starts
 * to interact. Resolves immediately on the server.
 */
export function whenIdleOrUsed(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const isUsed = document.activeElement !== null && document.activeElement !== document.body;
    if (isUsed) resolve();
    for (const sign of SIGNS) {
      document.addEventListener(sign, () => afterPaint(resolve), { once: true, capture: true });
    }
    const wait = () => void whenIdle().then(resolve);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}
