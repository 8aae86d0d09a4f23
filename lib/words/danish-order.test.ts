import { expect, test } from 'vitest';
import { danishOrder } from './danish-order';

test('Æ, Ø and Å come last, Aa is an Å, and capitals precede small letters', () => {
  const names = ['Åben', 'Zebra', 'Ørn', 'Aarhus', 'Ærlig', 'abe', 'Abe', 'Bil'];
  const sorted = ['Abe', 'abe', 'Bil', 'Zebra', 'Ærlig', 'Ørn', 'Åben', 'Aarhus'];
  expect(names.toSorted(danishOrder)).toEqual(sorted);
});
