import { expect, it } from 'vitest';
import { hasEnded } from './has-ended';

it('is over from its last day on, and held before', () => {
  const validTo = new Date('2027-06-30');
  expect(hasEnded({ validTo }, '2027-06-29')).toBe(false);
  expect(hasEnded({ validTo }, '2027-06-30')).toBe(true);
  expect(hasEnded({ validTo }, '2027-07-01')).toBe(true);
  expect(hasEnded({ validTo: null }, '2027-07-01')).toBe(false);
});
