import { beforeEach, expect, test, vi } from 'vitest';
import { markupOf } from '@/tests/support/markup';
import { NOBODY } from '@/tests/support/nobody';
import { ResultSteps } from './result-steps';

const KEY = '99000002';
const find = vi.hoisted(() => vi.fn());
vi.mock('@/lib/search/neighbours', () => ({ findNeighbours: find }));

const beside = (key: string, name: string | null, page: number) => ({ key, name, page });
const found = {
  ...{ place: 11, total: 1_204, page: 2 },
  ...{ before: beside('99000001', 'Første ApS', 1), after: beside('99000003', null, 2) },
};

beforeEach(() => {
  find.mockReset();
  find.mockResolvedValue(found);
});

async function shown(params: Record<string, string>, tab?: string): Promise<string> {
  const searchParams = Promise.resolve(params);
  const steps = await ResultSteps({ userId: NOBODY, companyKey: KEY, searchParams, tab });
  return markupOf(steps, 'en').replaceAll('&amp;', '&');
}

test('steps to the neighbours in a search, on the same tab', async () => {
  const markup = await shown({ from: 'discover', search: 'murer', page: '2' }, 'roles');
  expect(find).toHaveBeenCalledWith(KEY, expect.objectContaining({ search: 'murer', page: 2 }));
  expect(markup).toContain('11 of 1.204');
  expect(markup).toContain('aria-label="Previous: Første ApS"');
  expect(markup).toContain('/detail/99000001?from=discover&search=murer&tab=roles"');
  expect(markup, 'the way back is to the page of that company').toContain(
    '/detail/99000003?from=discover&search=murer&page=2&tab=roles"',
  );
});

test('in a segment its pages are of nine', async () => {
  const markup = await shown({ from: 'segmentation', page: '2' });
  expect(find).toHaveBeenCalledWith(KEY, expect.objectContaining({ search: null, pageSize: 9 }));
  expect(markup).toContain('/detail/99000003?from=segmentation&page=2"');
});

test('the last company says so, and its link stays here', async () => {
  find.mockResolvedValue({ ...found, after: null });
  const markup = await shown({ from: 'discover', search: 'murer', page: '2' });
  expect(markup).toMatch(/<a[^>]*aria-label="This is the last one"[^>]*aria-disabled="true"/);
  expect(markup).toContain(`/detail/${KEY}?from=discover&search=murer&page=2"`);
});

test.each([
  ['without an origin', {}],
  ['from another company', { from: 'discover', search: 'murer', via: '99000009' }],
  ['from the answer to a sentence', { from: 'discover', run: '0b0c7f1e' }],
  ['from the saved companies', { from: 'saved' }],
])('nothing is asked %s', async (_, params) => {
  expect(await shown(params)).toBe('');
  expect(find).not.toHaveBeenCalled();
});

test('without neighbours, or when they cannot be found, the page is as it was', async () => {
  const origin = { from: 'discover', search: 'murer' };
  find.mockResolvedValue(null);
  expect(await shown(origin)).toBe('');
  find.mockResolvedValue({ ...found, total: 1, before: null, after: null });
  expect(await shown(origin)).toBe('');
  find.mockRejectedValue(new Error('the index is away'));
  expect(await shown(origin)).toBe('');
});
