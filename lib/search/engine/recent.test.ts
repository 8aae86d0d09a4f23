import { expect, test } from 'vitest';
import { Recent } from './recent';

test('what was used longest ago makes room by its weight', () => {
  const made: string[] = [];
  const recent = new Recent<string>(10, ({ length }) => length);
  const ask = (name: string) =>
    recent.get(name, () => {
      made.push(name);
      return name;
    });
  for (const name of ['four', 'three', 'four', 'two', 'three', 'four']) ask(name);
  expect(made).toEqual(['four', 'three', 'two', 'three', 'four']);
});

test('what is heavier than all may be is answered and not kept', () => {
  const recent = new Recent<string>(3, ({ length }) => length);
  expect(recent.get('a', () => 'heavy')).toBe('heavy');
  expect(recent.get('a', () => 'new')).toBe('new');
  expect(recent.get('a', () => 'not made')).toBe('new');
});
