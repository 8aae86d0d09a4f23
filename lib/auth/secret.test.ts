import { expect, it } from 'vitest';
import { digestOf, newSecret } from './secret';

it('secrets have 256 bits, and no two are the same', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(one).not.toBe(other);
});

it('what is kept of one is its SHA-256', () => {
  expect(digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
