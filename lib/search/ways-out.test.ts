import { expect, test, vi } from 'vitest';
import { findWaysOut } from './ways-out';

const { error, fromFound } = vi.hoisted(() => ({ error: vi.fn(), fromFound: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error } }));
vi.mock('./live-index', () => ({ fromFound }));

test('a failure is logged, and is no answer', async () => {
  const why = new Error('no index');
  fromFound.mockRejectedValue(why);
  expect(await findWaysOut({ search: null }, [{ without: {} }])).toBeNull();
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ err: why }), expect.any(String));
});
