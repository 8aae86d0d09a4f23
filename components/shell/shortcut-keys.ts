import { browserStorage } from '@/lib/api/browser-storage';

/** Heard by Shortcuts; the menus send it, with what gets the focus back. */
export const OPEN_SHORTCUTS = 'veminto:shortcuts';

/** @returns whether it was heard: what hears it comes after a page's first scripts, if it comes. */
export function openShortcuts(opener: HTMLElement | null): boolean {
  const asked = new CustomEvent(OPEN_SHORTCUTS, { detail: opener, cancelable: true });
  return !window.dispatchEvent(asked);
}

/** Speech typed as letters, or a hand that trembles, may set off what nobody wants. */
export const areShortcutsOn = () => browserStorage.get('shortcuts') !== 'off';

export function keepShortcuts(on: boolean) {
  if (on) browserStorage.remove('shortcuts');
  else browserStorage.set('shortcuts', 'off');
}

/** Where keys have a meaning of their own: text in fields, first letters in menus and lists. */
const OWN_KEYS = 'input, textarea, select, [role=menu], [role=listbox], [role=combobox]';

/** Whether a key is meant for the whole application. */
export function isCommand(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.repeat || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof HTMLElement && (target.isContentEditable || target.closest(OWN_KEYS)))
    return false;
  return document.querySelector('[role="dialog"]') === null && areShortcutsOn();
}
