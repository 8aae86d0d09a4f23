import { expect, test } from 'vitest';
import type { FinancialPeriod } from '@/lib/financials/types';
import { documentWords } from '@/lib/i18n/document-words';
import { comparedCells, comparedNote } from './compared';

const period = {
  startDate: new Date('2021-07-01'),
  endDate: new Date('2022-06-30'),
  scope: 'solo',
  currency: 'EUR',
  corrected: null,
} as FinancialPeriod;
const corrected = { url: 'https://reports.example/b.pdf', publishedAt: new Date('2022-09-01') };
const long = { ...period, startDate: new Date('2021-01-01'), scope: 'group', corrected } as const;

test.each([
  [period, 'en', '01/07/2021 – 30/06/2022, EUR, the company'],
  [
    long,
    'en',
    '01/01/2021 – 30/06/2022, 18 months, EUR, the group. A corrected report was published on 01/09/2022; the figures are those of the first one. https://reports.example/b.pdf',
  ],
  [
    long,
    'da',
    '01/01/2021 – 30/06/2022, 18 måneder, EUR, koncernen. En berigtiget årsrapport blev offentliggjort 01/09/2022; tallene er fra den første. https://reports.example/b.pdf',
  ],
  [undefined, 'da', 'der er ikke offentliggjort noget regnskab'],
] as const)('a file says which accounts a company is compared by: %#', (of, language, text) => {
  expect(comparedNote(of, documentWords(language))).toBe(text);
});

test('a company without accounts has no cell of them', () => {
  const cells = comparedCells({ periods: [], keyFigures: null }, documentWords('en'));
  expect(new Set(Object.values(cells))).toEqual(new Set([null]));
});
