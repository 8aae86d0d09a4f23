/** Results come within it, or the reader has gone on. */
const PATIENCE_MS = 10_000;

const chips = () =>
  [...document.querySelectorAll<HTMLElement>('[data-removing]')].filter(
    (chip) => chip.getClientRects().length > 0,
  );

function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('main h1');
  if (found) found.tabIndex = -1;
  return found;
}

/**
 * A chip that is pressed goes with its condition. The focus goes to the one that takes its place,
 * or to the heading: once more where a skeleton stood between, but never from what has it.
 */
export function focusAfter(chip: HTMLElement): void {
  const place = chips().indexOf(chip);
  const controller = new AbortController();
  const observer = new MutationObserver(() => {
    if (chip.isConnected || document.activeElement !== document.body) return;
    const left = chips();
    (left[place] ?? left.at(-1) ?? heading())?.focus({ preventScroll: true });
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
