/** Heard by Shortcuts; the menus send it, with what gets the focus back. */
export const OPEN_SHORTCUTS = 'veminto:shortcuts';

export function openShortcuts(opener: HTMLElement | null) {
  window.dispatchEvent(new CustomEvent(OPEN_SHORTCUTS, { detail: opener }));
}

/** A key typed into a field is text, not a command. */
export function isCommand(event: KeyboardEvent): boolean {
  const { target } = event;
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  const inDialog = document.querySelector('[role="dialog"]') !== null;
  return !typing && !inDialog && !event.ctrlKey && !event.metaKey && !event.altKey;
}
