import { expect, it } from 'vitest';
import type { Reading } from '@/lib/ai-search/types';
import type { Trend } from '@/lib/search/types';
import { continuedReading, mergeReadings } from './merged';

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

it('what was left out stays so beside what is left out now, in a search that goes on', () => {
  const also = reading({ filters: { not: { industry: ['Kroer'], sector: ['Fast ejendom'] } } });
  expect(continuedReading(before, also).filters.not).toEqual({
    municipality: ['Odder'],
    industry: ['Hoteller', 'Kroer'],
    sector: ['Fast ejendom'],
  });
});

it('another trade takes that of the question before, be it a sector or an industry', () => {
  const sector = reading({
    filters: { sector: ['Detailhandel'] },
    parts: [{ text: 'retail', field: 'sector' }],
  });
  const merged = mergeReadings(before, sector);
  expect(merged.filters).toEqual({
    sector: ['Detailhandel'],
    region: ['Midtjylland'],
    not: { municipality: ['Odder'] },
  });
  expect(merged.parts.map(({ text }) => text)).toEqual(['Jutland', 'retail']);
  const back = mergeReadings(merged, reading({ filters: { industry: ['Murere'] } }));
  expect(back.filters).toMatchObject({ industry: ['Murere'], region: ['Midtjylland'] });
  expect(back.filters.sector).toBeUndefined();
});

it('another status has no day yet', () => {
  const bankrupt = reading({
    filters: { status: ['IN_BANKRUPTCY'], statusSince: { from: '2020-01-01' } },
  });
  const merged = mergeReadings(bankrupt, reading({ filters: { status: ['ACTIVE'] } }));
  expect(merged.filters).toEqual({ status: ['ACTIVE'] });
});

it.each<[string, Trend[], Trend[], Trend[]]>([
  ['of another figure holds besides', ['revenueUp'], ['profitable'], ['revenueUp', 'profitable']],
  [
    'that is the opposite takes its place',
    ['profitable', 'revenueUp'],
    ['lossMaking'],
    ['revenueUp', 'lossMaking'],
  ],
  [
    'of more years takes its place',
    ['lossMaking', 'employeesUp'],
    ['lossMaking3'],
    ['employeesUp', 'lossMaking3'],
  ],
  ['of no number of years leaves that of some', ['profitable3'], ['profitable'], ['profitable3']],
])('a trend %s', (_, first, second, expected) => {
  const merged = continuedReading(
    reading({ filters: { trends: first }, parts: [{ text: 'before', field: 'trends' }] }),
    reading({ filters: { trends: second }, parts: [{ text: 'now', field: 'trends' }] }),
  );
  expect(merged.filters).toEqual({ trends: expected });
  expect(merged.parts.map(({ text }) => text)).toEqual(['before', 'now']);
});

it.each<[string, Reading['filters'], Reading['filters']]>([
  ['not profitable', { trends: ['profitable', 'revenueUp'] }, { profit: { ranges: [{ max: 0 }] } }],
  ['profitable', { profit: { ranges: [{ max: 0 }] } }, { trends: ['profitable'] }],
])('those that are %s are others than those that are the opposite', (_, first, second) => {
  const [field] = Object.keys(first) as ('profit' | 'trends')[];
  const parts = field ? [{ text: 'before', field }] : [];
  const merged = continuedReading(reading({ filters: first, parts }), reading({ filters: second }));
  expect(merged.filters).toEqual({ ...second, ...(first.trends && { trends: ['revenueUp'] }) });
  expect(merged.parts).toEqual(first.trends ? parts : []);
});

it('those on one list and not on another are both', () => {
  const [some, others] = [{ in: ['1'] }, { out: ['2'] }].map((saved) =>
    reading({ filters: { saved } }),
  );
  if (!some || !others) throw new Error('Both are there.');
  expect(continuedReading(some, others).filters.saved).toEqual({ in: ['1'], out: ['2'] });
});

it.each<[string, Reading['filters'], Reading['filters'], Reading['filters']]>([
  [
    'ends a period that was open',
    { founded: { from: '2011-01-01' } },
    { founded: { to: '2014-12-31' } },
    { founded: { from: '2011-01-01', to: '2014-12-31' } },
  ],
  [
    'moves one of two bounds',
    { employees: { ranges: [{ min: 10, max: 50 }] } },
    { employees: { ranges: [{ min: 21 }] } },
    { employees: { ranges: [{ min: 21, max: 50 }] } },
  ],
  [
    'replaces a year that it is not within',
    { founded: { from: '2015-01-01', to: '2015-12-31' } },
    { founded: { from: '2011-01-01' } },
    { founded: { from: '2011-01-01' } },
  ],
  [
    'replaces what it would leave nothing of',
    { employees: { ranges: [{ min: 51 }] } },
    { employees: { ranges: [{ max: 9 }] } },
    { employees: { ranges: [{ max: 9 }] } },
  ],
])('another bound %s', (_, first, second, expected) => {
  const [field] = Object.keys(first) as ('founded' | 'employees')[];
  const partOf = (text: string) => (field ? [{ text, field }] : []);
  const merged = continuedReading(
    reading({ filters: first, parts: partOf('before') }),
    reading({ filters: second, parts: partOf('now') }),
  );
  expect(merged.filters).toEqual(expected);
  const isKept = Object.keys(merged.filters.founded ?? merged.filters.employees?.ranges[0] ?? {});
  expect(merged.parts.map(({ text }) => text)).toEqual(
    isKept.length > 1 ? ['before', 'now'] : ['now'],
  );
});
