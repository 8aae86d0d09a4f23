import { expect, test, vi } from 'vitest';
import { oncePerProcess } from './once-per-process';

test('copies of a module share one value, made on first use', () => {
  const make = vi.fn(() => ({ count: 0 }));
  const one = oncePerProcess('CopiedForATest', make);
  const other = oncePerProcess('CopiedForATest', make);
  expect(make).not.toHaveBeenCalled();
  one.get().count = 7;
  expect(other.get().count).toBe(7);
  expect(make).toHaveBeenCalledOnce();
});

test('a value that was taken is made again, and one never made is not there', () => {
  let made = 0;
  const counted = oncePerProcess('TakenForATest', () => ({ number: ++made }));
  expect(counted.take()).toBeUndefined();
  expect(counted.get().number).toBe(1);
  expect(counted.take()?.number).toBe(1);
  expect(counted.get().number).toBe(2);
});
