import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { keepForSwitch, takeKept } from './kept-typed';

class Form extends EventTarget {
  constructor(private readonly action: string) {
    super();
  }
  getAttribute = (name: string) => (name === 'action' ? this.action : null);
}

const typed = { firstname: 'Ida', email: 'ida@people.example', password: 'Right1!pass' };

let page: EventTarget;
let stored: Record<string, string>;
let end: () => void;

/** Sends a form whose event arrives at the document, as it does in browsers. */
function send(action: string) {
  const event = new Event('submit');
  Object.defineProperty(event, 'target', { value: new Form(action) });
  page.dispatchEvent(event);
}

beforeEach(() => {
  page = new EventTarget();
  stored = {};
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { pathname: '/signup' } });
  vi.stubGlobal('HTMLFormElement', Form);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => delete stored[key],
  });
  end = keepForSwitch(() => ({ ...typed, confirmPassword: typed.password }));
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

it('names and address outlive the switch of the language, once; passwords do not', () => {
  send(paths.language());
  expect(JSON.stringify(stored)).not.toContain(typed.password);
  expect(takeKept()).toEqual({ firstname: 'Ida', email: 'ida@people.example' });
  expect(takeKept()).toEqual({});
  expect(stored).toEqual({});
});

it('no other form keeps anything, and none after the page is left', () => {
  send('/api/user/signup');
  expect(stored).toEqual({});
  end();
  send(paths.language());
  expect(stored).toEqual({});
});

it('another page begins empty', () => {
  send(paths.language());
  vi.stubGlobal('window', { location: { pathname: '/forget' } });
  expect(takeKept()).toEqual({});
});

it('a browser without storage only forgets', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  send(paths.language());
  expect(takeKept()).toEqual({});
});
