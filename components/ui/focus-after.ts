/** By then the results have arrived, or the user has moved on. */
const PATIENCE_MS = 10_000;

/** All visible elements of a kind. */
const like = (kind: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-removing="${kind}"]`)].filter(
    (one) => one.getClientRects().length > 0,
  );

function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('main h1');
  if (found) found.tabIndex = -1;
  return found;
}

/** Finds the replacement of a removed element: the next one of its kind, or the heading. */
export function successorOf(gone: HTMLElement): () => HTMLElement | null {
  const kind = gone.dataset.removing ?? '';
  const place = like(kind).indexOf(gone);
  return () => {
    const left = like(kind);
    return left[place] ?? left.at(-1) ?? heading();
  };
}

/**
 * Moves the focus when the pressed element disappears: to the element of its kind that takes its
 * place, or to the heading. Repeats that after a skeleton, but never takes the focus from another
 * element.
 */
export function focusAfter(pressed: HTMLElement): void {
  const successor = successorOf(pressed);
  const controller = new AbortController();
  const observer = new MutationObserver(() => {
    if (pressed.isConnected || document.activeElement !== document.body) return;
    successor()?.focus({ preventScroll: true });
  });
  const stop = () => {
    observer.disconnect();
    controller.abort();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ['keydown', 'pointerdown'] as const) {
    window.addEventListener(act, stop, { capture: true, signal: controller.signal });
  }
  setTimeout(stop, PATIENCE_MS);
}
