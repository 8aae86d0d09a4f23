import { expect, it } from 'vitest';
import { addressKey, keyOf } from './key';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s stands for %s', (address, expected) => {
  expect(addressKey(address)).toBe(expected);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('%s belongs to %s', (address, expected) => {
  expect(addressKey(address, 48)).toBe(expected);
});

it('keys hold nothing of whom they are about, and differ where those do', () => {
  expect(keyOf('account', 'ida@veminto.example')).toMatch(/^account:[\w-]{43}$/);
  expect(keyOf('account', 'a')).not.toBe(keyOf('address', 'a'));
  expect(keyOf('both', 'a', 'bc')).not.toBe(keyOf('both', 'ab', 'c'));
});
