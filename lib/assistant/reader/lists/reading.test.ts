import { expect, it } from 'vitest';
import type { Reading } from '@/lib/ai-search/types';
import { mergeReadings } from './reading';

const reading = (change: Partial<Reading>): Reading => ({
  search: null,
  filters: {},
  sort: null,
  parts: [],
  notUnderstood: [],
  by: 'reader',
  ...change,
});

const before = reading({
  filters: {
    industry: ['Restauranter'],
    region: ['Midtjylland'],
    not: { municipality: ['Odder'], industry: ['Hoteller'] },
  },
  parts: [
    { text: 'restaurants', field: 'industry' },
    { text: 'Jutland', field: 'region' },
  ],
});

it('another place takes that of the question before, with what was left out of it', () => {
  const merged = mergeReadings(
    before,
    reading({
      filters: { municipality: ['Odense'] },
      parts: [{ text: 'Odense', field: 'municipality' }],
    }),
  );
  expect(merged.filters).toEqual({
    industry: ['Restauranter'],
    municipality: ['Odense'],
    not: { industry: ['Hoteller'] },
  });
  expect(merged.parts.map(({ text }) => text)).toEqual(['restaurants', 'Odense']);
});

it('what is left out besides is left out too', () => {
  const merged = mergeReadings(before, reading({ filters: { not: { municipality: ['Vejle'] } } }));
  expect(merged.filters.region).toEqual(['Midtjylland']);
  expect(merged.filters.not?.industry).toEqual(['Hoteller']);
});

it('another status has no day yet', () => {
  const bankrupt = reading({
    filters: { status: ['IN_BANKRUPTCY'], statusSince: { from: '2020-01-01' } },
  });
  const merged = mergeReadings(bankrupt, reading({ filters: { status: ['ACTIVE'] } }));
  expect(merged.filters).toEqual({ status: ['ACTIVE'] });
});
