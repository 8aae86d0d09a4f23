import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { oncePer } from './once-per';

test('makes once for each object, not once for equal ones', () => {
  const make = vi.fn(({ word }: { word: string }) => [word]);
  const lettersOf = oncePer('lettersForATest', make);
  const [one, other] = [{ word: 'a' }, { word: 'a' }];
  const made = lettersOf(one);
  expect(lettersOf(one)).toBe(made);
  expect(lettersOf(other)).toEqual(made);
  expect(lettersOf(other)).not.toBe(made);
  expect(make.mock.calls).toEqual([[one], [other]]);
});

test('keeps what counts as false', () => {
  const make = vi.fn(({ size }: { size: number }) => size);
  const sizeOf = oncePer('sizeForATest', make);
  const empty = { size: 0 };
  expect([sizeOf(empty), sizeOf(empty)]).toEqual([0, 0]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what failed is tried again', () => {
  let tries = 0;
  const attempt = oncePer('failureForATest', (_: object) => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return tries;
  });
  const source = {};
  expect(() => attempt(source)).toThrow('not yet');
  expect(attempt(source)).toBe(2);
});

test('copies of a module share what was made', () => {
  const make = vi.fn(({ word }: { word: string }) => [word]);
  const [one, other] = [oncePer('copiedForATest', make), oncePer('copiedForATest', make)];
  const source = { word: 'a' };
  expect(other(source)).toBe(one(source));
  expect(make).toHaveBeenCalledTimes(1);
});

test('no two memories of the application have one name', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(path.join('lib', file), 'utf8');
    return [...text.matchAll(/\boncePer(?:InSteps)?\(\s*(['`])(.+?)\1/g)].map(([, , name]) => name);
  });
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...new Set(names)]);
});
