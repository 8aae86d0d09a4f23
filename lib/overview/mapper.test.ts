import { expect, it } from 'vitest';
import { toOverviewData } from './mapper';
import type { Overview } from './types';

const overview: Overview = {
  ceoId: null,
  articles: {
    ...{ purpose: null, capital: null, capitalCurrency: null, signingRule: null },
    ...{ financialYearStart: null, financialYearEnd: null, auditWaived: null, listed: null },
    ...{ capitalPartlyPaid: null, shareClasses: null, articlesOn: null },
  },
  parent: null,
  firstAccounts: null,
  otherNames: [],
  employment: null,
  timeline: { events: [], total: 0, holders: new Map() },
  units: { items: [], total: 0, activeTotal: 0, page: 1, totalPages: 1 },
};

it('an interval of employees without an end has no most on the wire', () => {
  const point = (min: number, max: number) => ({
    startsOn: new Date('2024-01-01'),
    employees: { exact: null, min, max },
    fullTime: null,
  });
  const points = [point(500, 999), point(1_000, 999_999)];
  const { employment } = toOverviewData({ ...overview, employment: { months: 1, points } });
  expect(employment?.points.map(({ min, max }) => [min, max])).toEqual([
    [500, 999],
    [1_000, null],
  ]);
});
