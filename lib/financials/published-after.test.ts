import { expect, it } from 'vitest';
import { publishedAfter } from './published-after';

it.each([
  ['2020-12-31', '2021-05-29T12:00:00Z', 149],
  ['2019-12-31', '2020-04-16T15:00:00Z', 107],
  // In Denmark it is already the next day, in summer two hours before midnight UTC.
  ['2022-06-30', '2022-07-01T21:59:00Z', 1],
  ['2022-06-30', '2022-07-01T22:00:00Z', 2],
  ['2022-12-31', '2022-12-31T12:00:00Z', null],
  ['2022-12-31', '2022-03-01T12:00:00Z', null],
  ['2022-12-31', null, null],
])('of a period until %s and published %s: %s days', (end, published, days) => {
  const publishedAt = published === null ? null : new Date(published);
  expect(publishedAfter({ endDate: new Date(end), publishedAt })).toBe(days);
});
