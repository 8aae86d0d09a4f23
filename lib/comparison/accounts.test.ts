import { expect, it } from 'vitest';
import type { FinancialPeriod, KeyFigurePeriod } from '@/lib/financials/types';
import { comparedAccounts } from './accounts';

const until = (year: number) => ({ endDate: new Date(`${year}-12-31`) });
const accounts = (solo: number[], group: number[], ofGroups = false) =>
  comparedAccounts(
    {
      periods: {
        solo: solo.map((year) => ({ ...until(year), scope: 'solo' }) as FinancialPeriod),
        group: group.map((year) => ({ ...until(year), scope: 'group' }) as FinancialPeriod),
      },
    },
    {
      solo: solo.map((year) => ({ ...until(year), scope: 'solo' }) as KeyFigurePeriod),
      group: group.map((year) => ({ ...until(year), scope: 'group' }) as KeyFigurePeriod),
    },
    ofGroups,
  );

it('are the company’s own, or the group’s where those are newer, with their key figures', () => {
  const own = accounts([2021, 2020], [2021]);
  expect(own.periods.map(({ scope }) => scope)).toEqual(['solo', 'solo']);
  expect(own.keyFigures).toMatchObject({ scope: 'solo', ...until(2021) });
  const newer = accounts([2020], [2021, 2020]);
  expect(newer.periods.map(({ scope }) => scope)).toEqual(['group', 'group']);
  expect(newer.keyFigures).toMatchObject({ scope: 'group', ...until(2021) });
  expect(accounts([], [])).toEqual({ periods: [], keyFigures: null, hasBoth: false });
});

it('are the group’s where those are asked for and there are any', () => {
  const group = accounts([2021], [2021, 2020], true);
  expect(group.periods.map(({ scope }) => scope)).toEqual(['group', 'group']);
  expect(group).toMatchObject({ keyFigures: { scope: 'group' }, hasBoth: true });
  expect(accounts([2021], [], true)).toMatchObject({
    ...{ periods: [{ scope: 'solo' }], keyFigures: { scope: 'solo' }, hasBoth: false },
  });
});
