import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCommand, keepShortcuts, OPEN_SHORTCUTS, openShortcuts } from './shortcut-keys';

class Part {
  isContentEditable = false;
  constructor(private readonly within: string) {}
  closest(selector: string) {
    return selector.split(', ').includes(this.within) ? this : null;
  }
}

let hasDialog = false;
let kept: Record<string, string> = {};

beforeEach(() => {
  hasDialog = false;
  kept = {};
  vi.stubGlobal('HTMLElement', Part);
  vi.stubGlobal('document', { querySelector: () => (hasDialog ? {} : null) });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => delete kept[key],
  });
});
afterEach(() => vi.unstubAllGlobals());

const pressed = (event: object = {}, within = 'main') =>
  isCommand({ target: new Part(within), ...event } as unknown as KeyboardEvent);

it('hears a key of the page', () => {
  expect(pressed()).toBe(true);
  expect(pressed({}, 'button')).toBe(true);
});

it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'defaultPrevented'])('not with %s', (what) => {
  expect(pressed({ [what]: true })).toBe(false);
});

it.each([
  ...['input', 'textarea', 'select'],
  ...['[role=menu]', '[role=listbox]', '[role=combobox]', '[data-assistant]'],
])('not within %s', (place) => {
  expect(pressed({}, place)).toBe(false);
});

it('not beside an open dialog', () => {
  hasDialog = true;
  expect(pressed()).toBe(false);
});

it('not when they are turned off', () => {
  keepShortcuts(false);
  expect(pressed()).toBe(false);
  keepShortcuts(true);
  expect(pressed()).toBe(true);
});

it('tells a menu whether what opens them is there yet', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  expect(openShortcuts(null)).toBe(false);
  page.addEventListener(OPEN_SHORTCUTS, (asked) => asked.preventDefault());
  expect(openShortcuts(null)).toBe(true);
});
