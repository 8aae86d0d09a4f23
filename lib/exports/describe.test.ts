import { expect, test } from 'vitest';
import type { FilterTexts } from '@/lib/search/clean-filters';
import { fileNameOf, filterLines, orderLine } from './describe';

const written: FilterTexts = {
  region: 'Hovedstaden|Sjælland',
  status: 'CEASED|IN_BANKRUPTCY',
  municipality: 'Lyngby-Taarbæk',
  employees: '1-5|6-10',
  locations: '2-5',
  missing: 'revenue',
  trends: 'revenueUp|profitDown|lossmaking2',
  opinion: 'ADVERSE|disclaimer',
  hasTelephone: 'true',
  hasEmail: 'no',
  advertisingProtected: 'no',
  notStatus: 'ceased_bankruptcy',
  profitFrom: '1000',
  profitTo: '5000',
  equityTo: '50',
  solvencyRatioFrom: '20.5',
  foundedFrom: '2001-02-03',
};

test.each([
  ['circle:10.2,56.15,12.47', 'Area: Within 12,5\u00a0km', 'Område: Inden for 12,5\u00a0km'],
  ['box:9.5,56.8,10.5,57.3', 'Area: Part of the map', 'Område: Udsnit af kortet'],
  ['shape:9,56.5;11,56.5;10,57.5', 'Area drawn on the map', 'Område tegnet på kortet'],
])('an area is told as above the results: %s', (area, english, danish) => {
  expect(filterLines({ area }, 'en')).toEqual([english]);
  expect(filterLines({ area }, 'da')).toEqual([danish]);
});

test('filters stand in a file in its language, with the words of the screens', () => {
  expect(filterLines(written, 'en')).toEqual([
    ...['Region: Hovedstaden, Sjælland', 'Municipality: Lyngby-Taarbæk'],
    ...['Status: Ceased, In bankruptcy', 'Employees: 1–5, 6–10', 'Production units: 2–5'],
    ...[
      'Not reported: Revenue',
      'Auditor’s modified opinion: Adverse opinion, Disclaimer of opinion',
      'Trend: Revenue growing, Net profit falling, Loss 2 years in a row',
    ],
    ...['Not the status: Dissolved by bankruptcy', 'Gross profit 1.000–5.000 thousand DKK'],
    ...[
      'Equity up to 50 thousand DKK',
      'Solvency ratio from 20,5\u00a0%',
      'Founded from 03/02/2001',
    ],
    ...['Under advertising protection: no', 'Has telephone: yes', 'Has email: no'],
  ]);
  expect(filterLines(written, 'da')).toEqual([
    ...['Region: Hovedstaden, Sjælland', 'Kommune: Lyngby-Taarbæk'],
    ...['Status: Ophørt, Under konkurs', 'Ansatte: 1–5, 6–10', 'Produktionsenheder: 2–5'],
    ...[
      'Ikke oplyst: Omsætning',
      'Revisors modificerede konklusion: Afkræftende konklusion, Manglende konklusion',
      'Udvikling: Omsætningen vokser, Årets resultat falder, Underskud 2 år i træk',
    ],
    ...['Ikke statussen: Opløst efter konkurs', 'Bruttofortjeneste 1.000–5.000 tusind kr.'],
    ...[
      'Egenkapital op til 50 tusind kr.',
      'Soliditetsgrad fra 20,5\u00a0%',
      'Stiftet fra 03/02/2001',
    ],
    ...['Reklamebeskyttet: nej', 'Har telefon: ja', 'Har e-mail: nej'],
  ]);
});

test('an order is that of the screens', () => {
  expect(orderLine('profit-asc', 'en')).toBe('Order: net profit, losses first');
  expect(orderLine('name-asc', 'da')).toBe('Rækkefølge: navn, A til Å');
  expect(orderLine('relevance', 'en', 'holding')).toBe('Order: relevance');
  expect(orderLine('relevance', 'en')).toBe('Order: active first, most employees');
});

test('a file bears the time of Danish clocks', () => {
  const name = fileNameOf('saved', new Date('2026-06-30T22:15:30Z'), 'csv');
  expect(name).toBe('veminto-saved-20260701-001530.csv');
});
