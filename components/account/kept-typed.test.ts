import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { KEEP_TYPED } from './keep-typed';
import { takeKept } from './kept-typed';

type Input = { id: string; value: string; defaultValue: string };

const unchanged = { id: 'lastname', value: 'Holm', defaultValue: 'Holm' };
const storageOf = (stored: Record<string, string>) => ({
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
  removeItem: (key: string) => delete stored[key],
});

let page: EventTarget;
let stored: Record<string, string>;
let inputs: Input[];

/** The code that pages have inline, on a page of its own. */
function listen(sessionStorage: object) {
  page = new EventTarget();
  const location = { pathname: '/signup' };
  const document = {
    querySelectorAll: (asked: string) => (asked === 'input[data-kept]' ? inputs : []),
  };
  const add = page.addEventListener.bind(page);
  const window = { location };
  new Function('window', 'addEventListener', 'document', 'location', 'sessionStorage', KEEP_TYPED)(
    ...[window, add, document, location, sessionStorage],
  );
  vi.stubGlobal('window', window);
  vi.stubGlobal('sessionStorage', sessionStorage);
}

/** The same page in the other language has come. */
const arrive = () => listen(storageOf(stored));

/** Sends a form whose event arrives at the window, as it does in browsers. */
function send(action: string) {
  const event = new Event('submit');
  const getAttribute = (name: string) => (name === 'action' ? action : null);
  Object.defineProperty(event, 'target', { value: { getAttribute } });
  page.dispatchEvent(event);
}

beforeEach(() => {
  stored = {};
  inputs = [{ id: 'firstname', value: 'Ida', defaultValue: '' }, unchanged];
  listen(storageOf(stored));
  return () => vi.unstubAllGlobals();
});

it('what was typed outlives the switch of the language, once', () => {
  send(paths.language());
  arrive();
  expect(takeKept()).toEqual({ firstname: 'Ida' });
  expect(takeKept()).toEqual({});
  expect(stored).toEqual({});
});

it('a form that awakes on the page that is being left leaves it to the next page', () => {
  send(paths.language());
  expect(takeKept()).toEqual({});
  arrive();
  expect(takeKept()).toEqual({ firstname: 'Ida' });
});

it('a second switch before any form took it keeps it', () => {
  send(paths.language());
  arrive();
  inputs = [{ id: 'email', value: 'ida@people.example', defaultValue: '' }, unchanged];
  send(paths.language());
  arrive();
  expect(takeKept()).toEqual({ firstname: 'Ida', email: 'ida@people.example' });
});

it('no other form keeps anything', () => {
  send('/api/user/signup');
  expect(stored).toEqual({});
});

it('another page begins empty', () => {
  send(paths.language());
  arrive();
  vi.stubGlobal('window', { location: { pathname: '/forget' } });
  expect(takeKept()).toEqual({});
});

it('a browser without storage only forgets', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  listen({ getItem: refuse, setItem: refuse, removeItem: refuse });
  send(paths.language());
  expect(takeKept()).toEqual({});
});
