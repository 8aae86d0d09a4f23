import { beforeEach, expect, test, vi } from 'vitest';
import { readMeant } from './read-meant';

const asked = vi.hoisted(() => ({ redirect: vi.fn(), findCandidates: vi.fn() }));
vi.mock('next/navigation', () => ({ redirect: asked.redirect }));
vi.mock('@/lib/comparison/queries', () => ({ findCandidates: asked.findCandidates }));

beforeEach(() => vi.resetAllMocks());

const of = (...keys: string[]) => ({ keys, ofGroups: false });
const [one, two, three, four] = ['11111111', '22222222', '33333333', '44444444'] as const;

test('a single match is added at once, and a compared one told instead', async () => {
  const meant = { companies: [{ key: one }], total: 1 };
  asked.findCandidates.mockResolvedValue(meant);
  await readMeant(one, of(two));
  expect(asked.redirect).toHaveBeenCalledExactlyOnceWith(`/compare?company=${two}&company=${one}`);
  asked.redirect.mockReset();
  expect(await readMeant(one, of(two, one))).toBe(meant);
  expect(asked.redirect).not.toHaveBeenCalled();
});

test('nothing is looked up for a full comparison', async () => {
  expect(await readMeant(one, of(one, two, three, four))).toBeNull();
  expect(asked.findCandidates).not.toHaveBeenCalled();
});
