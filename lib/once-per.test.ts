import { expect, test, vi } from 'vitest';
import { oncePer } from './once-per';

test('makes once for each object, not once for equal ones', () => {
  const make = vi.fn(({ word }: { word: string }) => [word]);
  const lettersOf = oncePer(make);
  const [one, other] = [{ word: 'a' }, { word: 'a' }];
  const made = lettersOf(one);
  expect(lettersOf(one)).toBe(made);
  expect(lettersOf(other)).toEqual(made);
  expect(lettersOf(other)).not.toBe(made);
  expect(make.mock.calls).toEqual([[one], [other]]);
});

test('keeps what counts as false', () => {
  const make = vi.fn(({ size }: { size: number }) => size);
  const sizeOf = oncePer(make);
  const empty = { size: 0 };
  expect([sizeOf(empty), sizeOf(empty)]).toEqual([0, 0]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what failed is tried again', () => {
  let tries = 0;
  const attempt = oncePer((_: object) => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return tries;
  });
  const source = {};
  expect(() => attempt(source)).toThrow('not yet');
  expect(attempt(source)).toBe(2);
});
