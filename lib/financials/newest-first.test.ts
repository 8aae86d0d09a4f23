import { expect, test } from 'vitest';
import { byNewest } from './newest-first';

const filing = (id: string, end: string, published: string | null) => ({
  id,
  endDate: new Date(end),
  publishedAt: published === null ? null : new Date(published),
});

test('the last day counts first, then the publication, then the greater id', () => {
  const ordered = [
    filing('undated-newer', '2023-12-31', null),
    filing('later', '2022-12-31', '2023-06-01'),
    filing('a', '2022-12-31', '2023-05-01'),
    filing('B', '2022-12-31', '2023-05-01'),
    filing('undated', '2022-12-31', null),
    filing('older', '2021-12-31', '2024-01-01'),
  ];
  expect(ordered.toReversed().toSorted(byNewest)).toEqual(ordered);
  expect(byNewest(filing('a', '2022-12-31', null), filing('a', '2022-12-31', null))).toBe(0);
});
