import { expect, it } from 'vitest';
import { goesOn, hasBegun } from './goes-on';

const validFrom = new Date('2027-06-30');
const validTo = new Date('2027-12-31');

it('has begun from its first day on', () => {
  expect(hasBegun({ validFrom }, '2027-06-29')).toBe(false);
  expect(hasBegun({ validFrom }, '2027-06-30')).toBe(true);
  expect(hasBegun({ validFrom: null }, '2027-06-29')).toBe(true);
});

it('goes on between its first and its last day', () => {
  const role = { validFrom, validTo };
  const days = ['2027-06-29', '2027-06-30', '2027-12-30', '2027-12-31'];
  expect(days.map((day) => goesOn(role, day))).toEqual([false, true, true, false]);
  expect(goesOn({ validFrom: null, validTo: null }, '2027-06-29')).toBe(true);
});
