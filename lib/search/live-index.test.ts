import { afterEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/log';
import { buildIndex } from '@/lib/search-index/build';
import { preparations } from './engine/prepare';
import { indexVersion, prepareIndex, withIndex } from './live-index';

let version = 1;
vi.mock('./engine/prepare', { spy: true });
vi.mock('@/lib/db', async (original) => ({
  ...(await original<typeof import('@/lib/db')>()),
  readRegister: (read: (url: string) => unknown) => read('postgres://none.example'),
  registerRows: async () => [{ version }],
}));
vi.mock('@/lib/db/silence', async (original) => ({
  ...(await original<typeof import('@/lib/db/silence')>()),
  onConnection: (_: unknown, work: (client: unknown) => unknown) => work({ query: () => {} }),
}));
vi.mock('@/lib/search-index/store', () => ({
  readIndex: async () => ({ version, ...buildIndex([]) }),
}));
afterEach(() => void vi.restoreAllMocks());

const failOnce = () => {
  const next = () => {
    throw new TypeError('no such thing');
  };
  vi.mocked(preparations).mockReturnValueOnce({ next } as never);
};
const told = ['The caches of the search index could not be made.'];

test('caches that could not be made are logged, and made when they are next waited for', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  failOnce();
  await expect(prepareIndex()).rejects.toThrow('no such thing');
  expect(logged.mock.calls).toEqual([[{ err: expect.any(TypeError) }, ...told]]);
  vi.mocked(preparations).mockClear();
  expect(await prepareIndex()).toBe(1);
  expect(await prepareIndex()).toBe(1);
  expect(preparations).toHaveBeenCalledOnce();
});

test('those of a later index are logged too, and nobody waits for them', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  version = 2;
  failOnce();
  const work = async () => ({ version: await indexVersion(), value: 'found' });
  expect(await withIndex(work)).toBe('found');
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  expect(await prepareIndex()).toBe(2);
});
