import { createElement } from 'react';
import { expect, test } from 'vitest';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import type { KeyFigurePeriod, KeyFigureValue } from '@/lib/financials/types';
import { markupOf } from '@/tests/support/markup';
import { KeyFigureTable } from './key-figure-table';

function period(year: number, notCompared: KeyFigureValue['notCompared']): KeyFigurePeriod {
  const figure: KeyFigureValue = {
    ...{ value: year, change: null, notCompared, notComputed: null },
    ...{ restated: null, onClosing: false },
  };
  return {
    startDate: new Date(`${year}-01-01`),
    endDate: new Date(`${year}-12-31`),
    ...{ scope: 'solo', currency: 'DKK', corrected: null },
    figures: Object.fromEntries(
      KEY_FIGURES.map(({ id }) => [id, figure]),
    ) as KeyFigurePeriod['figures'],
  };
}

/** How many points each line of the first trend joins, from the oldest period on. */
function linesOf(...periods: KeyFigurePeriod[]): number[] {
  const html = markupOf(createElement(KeyFigureTable, { periods, breaks: new Map() }), 'en');
  const [drawing = ''] = /<svg.*?<\/svg>/.exec(html) ?? [];
  return [...drawing.matchAll(/points="([^"]*)"/g)].map(
    ([, points = '']) => points.split(' ').length,
  );
}

test.each(['gap', 'overlap', 'currency', 'length'] as const)(
  'a trend ends where the periods do not compare: %s',
  (reason) => {
    const before = [period(2020, null), period(2019, null), period(2018, 'average')];
    expect(linesOf(period(2022, null), period(2021, reason), ...before)).toEqual([3, 2]);
  },
);
