import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const FRAME = 16;

const page = () => Object.assign(new EventTarget(), { body: {}, activeElement: null as unknown });
let document = page();

/** Imported afresh for each test, because it starts listening when it is loaded. */
const load = () => import('./when-idle');

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  document = page();
  vi.stubGlobal('document', Object.assign(document, { readyState: 'complete' }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, FRAME));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a promise has resolved after that many milliseconds. */
async function isDoneAfter(promise: Promise<void>, ms: number): Promise<boolean> {
  let isDone = false;
  void promise.then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isDone;
}

it('waits for a calm moment after the page was loaded', async () => {
  const { whenIdleOrUsed } = await load();
  const calm = whenIdleOrUsed();
  expect(await isDoneAfter(calm, 0)).toBe(false);
  expect(await isDoneAfter(calm, 1_000)).toBe(true);
});

it('waits but for the next frame when somebody begins to use the page', async () => {
  const { whenIdleOrUsed } = await load();
  const calm = whenIdleOrUsed();
  document.dispatchEvent(new Event('focusin'));
  expect(await isDoneAfter(calm, 0)).toBe(false);
  expect(await isDoneAfter(calm, FRAME + 1)).toBe(true);
});

it('does not wait where somebody is at work already', async () => {
  const { whenIdleOrUsed } = await load();
  document.activeElement = {};
  expect(await isDoneAfter(whenIdleOrUsed(), 0)).toBe(true);
});
