import { expect, test } from 'vitest';
import { searchesLeft, tellSearchesLeft } from './searches-left';

test('a page of the way back is told what the last answer said', () => {
  expect(searchesLeft(3)).toBe(3);
  tellSearchesLeft(1);
  expect(searchesLeft(3)).toBe(1);
  expect(searchesLeft(0), 'asked meanwhile elsewhere').toBe(0);
  expect(searchesLeft(null), 'a plan was bought').toBeNull();
  tellSearchesLeft(null);
  expect(searchesLeft(3)).toBe(3);
});
