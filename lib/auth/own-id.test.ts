import { expect, it } from 'vitest';
import { requireOwnId, requireSelf } from './own-id';
import type { SessionUser } from './types';

const id = 'abcdef00-0000-4000-8000-000000000001';
const user = { id, role: 'USER' } as SessionUser;

it.each([null, undefined, 'me', id, id.toUpperCase()])('%s is oneself', (given) => {
  expect(requireOwnId(user, given)).toBe(id);
  expect(() => requireSelf(user, given)).not.toThrow();
});

it('another id is somebody else', () => {
  const other = id.replace('abc', 'abd');
  expect(() => requireOwnId(user, other)).toThrow('This is the account of somebody else.');
  expect(() => requireSelf({ ...user, role: 'ADMIN' }, other)).toThrow();
  expect(requireOwnId({ ...user, role: 'ADMIN' }, other)).toBe(other);
});
