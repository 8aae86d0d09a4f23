/** Somebody is about to use the page. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;
/** Milliseconds after which a browser that is never idle goes on. */
const LONGEST = 1_000;

/** Resolves when the browser has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such call.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, LONGEST / 5);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST });
  });
}

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
      document.addEventListener(sign, () => resolve(), { once: true, capture: true });
    }
    const wait = () => void whenIdle().then(resolve);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}

/** Milliseconds without a press, a key or a turn of the wheel: nobody is in the middle of something. */
const PAUSE = 600;
const USES = [...SIGNS, 'pointerup', 'wheel', 'touchmove'] as const;
let lastUse = Number.NEGATIVE_INFINITY;

function watchUse(): void {
  const note = () => {
    lastUse = performance.now();
  };
  for (const use of USES) document.addEventListener(use, note, { capture: true, passive: true });
}

if (typeof document !== 'undefined') watchUse();

/** Resolves when the browser is idle and whoever sits before it pauses: for what takes long. */
export async function whenPaused(): Promise<void> {
  while (true) {
    await whenIdle();
    const rest = PAUSE - (performance.now() - lastUse);
    if (rest <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
