/** Somebody is about to use the page. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;
/** Milliseconds after which a browser that is never idle goes on. */
const LONGEST = 1_000;

/** Resolves when the browser has nothing else to do. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such call.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, LONGEST / 5);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST });
  });
}

/** What somebody does is answered first. */
const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

/**
 * Resolves in the first calm moment after the page was loaded, or at once when somebody
 * begins to use it. On the server there is nothing to wait for.
 */
export function whenCalmOrUsed(): Promise<void> {
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
