import { expect, test } from 'vitest';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import type { FinancialPeriod, KeyFigurePeriod, KeyFigureValue } from '@/lib/financials/types';
import { documentWords } from '@/lib/i18n/document-words';
import { ACCOUNTS_COLUMNS, comparedCells, comparedNote } from './compared';

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
  const accounts = { periods: of ? [of] : [], keyFigures: null, hasBoth: false };
  expect(comparedNote({ accounts }, ACCOUNTS_COLUMNS, documentWords(language))).toBe(text);
});

/** The key figures of the period, all known and on plain averages but for the given ones. */
function figuresWith(change: Partial<Record<'roe' | 'roi', Partial<KeyFigureValue>>>) {
  const plain = { value: 5, change: null, notCompared: null, notComputed: null };
  const figures = KEY_FIGURES.map(({ id }) => {
    const own = id === 'roe' || id === 'roi' ? change[id] : undefined;
    return [id, { ...plain, restated: null, onClosing: false, ...own }];
  });
  return { ...period, figures: Object.fromEntries(figures) } as KeyFigurePeriod;
}

test.each([
  [
    { roe: { restated: 70 }, roi: { onClosing: true } },
    'en',
    '01/07/2021 – 30/06/2022, EUR, the company. Year ended 30/06/2022: the opening balance is as the report restates it in Return on equity (ROE). Year ended 30/06/2022: no opening balance is known, so the closing balance stands for the average in Return on investment (ROI).',
  ],
  [
    { roe: { restated: 70 }, roi: { restated: 900 } },
    'da',
    '01/07/2021 – 30/06/2022, EUR, selskabet. Året til 30/06/2022: Beløbet primo er, som årsrapporten oplyser det på ny, i Egenkapitalens forrentning (ROE), Afkastningsgrad (ROI).',
  ],
  [{}, 'en', '01/07/2021 – 30/06/2022, EUR, the company'],
] as const)(
  'a file says which returns have no plain opening balance: %#',
  (change, language, text) => {
    const accounts = { periods: [period], keyFigures: figuresWith(change), hasBoth: false };
    const say = documentWords(language);
    expect(comparedNote({ accounts }, ACCOUNTS_COLUMNS, say)).toBe(text);
  },
);

test.each([
  [
    ['equity', 'roi'],
    ' Year ended 30/06/2022: the opening balance is as the report restates it in Return on investment (ROI).',
  ],
  [['equity', 'profitMargin'], ''],
] as const)('a file with %j says nothing of the averages of other returns', (columns, told) => {
  const keyFigures = figuresWith({ roe: { onClosing: true }, roi: { restated: 900 } });
  const note = comparedNote(
    { accounts: { periods: [period], keyFigures, hasBoth: true } },
    columns,
    documentWords('en'),
  );
  expect(note).toBe(`01/07/2021 – 30/06/2022, EUR, the company${told && `.${told}`}`);
});

test('a company without accounts has no cell of them', () => {
  const accounts = { periods: [], keyFigures: null, hasBoth: false };
  const cells = comparedCells({ accounts }, documentWords('en'));
  expect(new Set(Object.values(cells))).toEqual(new Set([null]));
});

test('accounts that could not be read leave no cell empty, and the note says what to do', () => {
  const [unread, danish] = [{ accounts: 'failed' } as const, documentWords('da')];
  const cells = comparedCells(unread, danish);
  expect(new Set(Object.values(cells))).toEqual(new Set(['ikke læst']));
  expect(comparedNote(unread, ['equity'], danish)).toBe(
    'regnskabet kunne ikke læses; eksportér filen igen',
  );
});
