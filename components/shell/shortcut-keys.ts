import { browserStorage } from '@/lib/api/browser-storage';

/** Handled by Shortcuts; the menus dispatch it with the element to return the focus to. */
export const OPEN_SHORTCUTS = 'veminto:shortcuts';

/** @returns whether it was handled: the listener loads after the first scripts, if at all. */
export function openShortcuts(opener: HTMLElement | null): boolean {
  const asked = new CustomEvent(OPEN_SHORTCUTS, { detail: opener, cancelable: true });
  return !window.dispatchEvent(asked);
}

/** Can be switched off: dictation or a tremor may trigger shortcuts by accident. */
export const areShortcutsOn = () => browserStorage.get('shortcuts') !== 'off';

export function keepShortcuts(on: boolean) {
  if (on) browserStorage.remove('shortcuts');
  else browserStorage.set('shortcuts', 'off');
}

/**
 * Where keys have their own meaning: typing in fields, type-ahead in menus and lists. In the assistant
 * people type without looking whether its field has the focus yet, which touch screens do not give it.
 */
const OWN_KEYS =
  'input, textarea, select, [role=menu], [role=listbox], [role=combobox], [data-assistant]';

/** Whether a key is meant as a shortcut of the application. */
export function isCommand(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.repeat || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof HTMLElement && (target.isContentEditable || target.closest(OWN_KEYS)))
    return false;
  return document.querySelector('[role="dialog"]') === null && areShortcutsOn();
}
