import { expect, test } from 'vitest';
import type { FilterTexts } from '@/lib/search/clean-filters';
import { fileNameOf, filterLines } from './describe';

const written: FilterTexts = {
  region: 'Hovedstaden|Sjælland',
  status: 'CEASED|IN_BANKRUPTCY',
  employees: '1-5|6-10',
  missing: 'revenue',
  trends: 'revenueUp|profitDown',
  hasTelephone: 'true',
  hasEmail: 'no',
  notStatus: 'ceased_bankruptcy',
  profitFrom: '1000',
  solvencyRatioFrom: '20.5',
  foundedFrom: '2001-02-03',
};

test.each([
  ['circle:10.2,56.15,12.47', 'Area: Within 12,5 km', 'Area: Inden for 12,5 km'],
  ['box:9.5,56.8,10.5,57.3', 'Area: Part of the map', 'Area: Udsnit af kortet'],
  ['shape:9,56.5;11,56.5;10,57.5', 'Area drawn on the map', 'Område tegnet på kortet'],
])('an area is told as above the results: %s', (area, english, danish) => {
  expect(filterLines({ area }, 'en')).toEqual([english]);
  expect(filterLines({ area }, 'da')).toEqual([danish]);
});

test('statuses, trends and flags stand in a file in its language, other values as above the results', () => {
  expect(filterLines(written, 'en')).toEqual([
    ...['Region: Hovedstaden, Sjælland', 'Status: Ceased, In bankruptcy', 'Employees: 1–5, 6–10'],
    ...['Not reported: Revenue', 'Gross profit from (thousand DKK): 1.000'],
    ...['Growth: Revenue growing, Net profit falling', 'Solvency ratio from (%): 20,5'],
    ...['Founded from: 03/02/2001', 'Has telephone: yes', 'Has email: no'],
    'Not the status: Dissolved by bankruptcy',
  ]);
  expect(filterLines(written, 'da')).toEqual([
    ...['Region: Hovedstaden, Sjælland', 'Status: Ophørt, Under konkurs', 'Employees: 1–5, 6–10'],
    ...['Not reported: Omsætning', 'Gross profit from (thousand DKK): 1.000'],
    ...['Growth: Omsætningen vokser, Årets resultat falder', 'Solvency ratio from (%): 20,5'],
    ...['Founded from: 03/02/2001', 'Has telephone: ja', 'Has email: nej'],
    'Not the status: Opløst efter konkurs',
  ]);
});

test('a file bears the time of Danish clocks', () => {
  const name = fileNameOf('saved', new Date('2026-06-30T22:15:30Z'), 'csv');
  expect(name).toBe('veminto-saved-20260701-001530.csv');
});
