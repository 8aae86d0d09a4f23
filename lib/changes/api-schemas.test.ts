import { expect, test } from 'vitest';
import { changesQuerySchema } from './api-schemas';
import { MESSAGES } from './constants';

const read = (query: object) => changesQuerySchema.parse(query);
const refused = (query: object) => changesQuerySchema.safeParse(query).error?.issues[0]?.message;

test('since is a day, which begins at midnight UTC, or a moment', () => {
  expect(read({ since: '2026-01-31' }).since).toEqual(new Date('2026-01-31T00:00:00Z'));
  const moment = read({ since: '2026-01-31T06:30:00+01:00' });
  expect(moment).toEqual({
    since: new Date('2026-01-31T05:30:00Z'),
    after: undefined,
    limit: 1000,
  });
  for (const since of ['', 'yesterday', '2026-02-30', '31.01.2026', ['2026-01-31', '2026-02-01']]) {
    expect([since, refused({ since })]).toEqual([since, MESSAGES.since]);
  }
});

test('what is older than computers is all there is', () => {
  for (const since of ['0000-01-01', '0000-01-01T00:00:00Z', '1969-12-31']) {
    expect(read({ since }).since).toEqual(new Date(0));
  }
});

test('a limit out of bounds is refused, as fewer changes would look like the last', () => {
  for (const limit of ['0', '-1', '1001', '1.5', 'all']) {
    expect([limit, refused({ limit })]).toEqual([
      limit,
      'The limit is a whole number from 1 to 1000',
    ]);
  }
});

test('without since a week counts', () => {
  const back = Date.now() - read({}).since.getTime();
  expect(back / 86_400_000).toBeCloseTo(7, 3);
});

test('after is a place as it was answered', () => {
  expect(read({ after: '123', limit: '10' })).toMatchObject({ after: '123', limit: 10 });
  for (const after of ['', 'x', '-1', '1'.repeat(19), ['1', '2']]) {
    expect([after, refused({ after })]).toEqual([after, MESSAGES.after]);
  }
});
