import { expect, test } from 'vitest';
import { isValidCvr } from './cvr';

test.each(['10150817', '25052943', '61126228', '22756214'])('%s has a valid check digit', (key) => {
  expect(isValidCvr(key)).toBe(true);
});

test.each([
  '10150818',
  '00000000',
  '1015081',
  '101508170',
  '1015081a',
  ' 10150817',
  '١٠١٥٠٨١٧',
  '',
])('%j is no CVR number', (key) => {
  expect(isValidCvr(key)).toBe(false);
});

test('changing any one digit makes a valid number invalid', () => {
  const key = '10150817';
  for (let place = 0; place < key.length; place += 1) {
    const other = (Number(key[place]) + 1) % 10;
    expect(isValidCvr(key.slice(0, place) + other + key.slice(place + 1))).toBe(false);
  }
});
