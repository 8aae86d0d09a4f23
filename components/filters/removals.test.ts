import { expect, it } from 'vitest';
import { alternativesTo, removalsOf } from './removals';

type Query = Record<string, string>;
const withouts = (query: Query) => removalsOf(query).map(({ without }) => without);

it('takes each filter away by itself, and leaves the search, the order and the layout', () => {
  const rest = { search: 'byg', sort: 'name-asc', view: 'list' };
  const query = { ...rest, region: 'Fyn', revenueFrom: '5', revenueTo: '9', hasEmail: 'true' };
  const { revenueFrom: _, revenueTo: __, ...withoutRevenue } = query;
  const { region: ___, ...withoutRegion } = query;
  const { hasEmail: ____, ...withoutEmail } = query;
  expect(withouts(query)).toEqual([withoutRegion, withoutRevenue, withoutEmail]);
  expect(removalsOf(rest)).toEqual([]);
});

it('takes alternatives away together, as one of them less finds no more', () => {
  const [removal, ...others] = removalsOf({ region: 'Fyn|Sjælland', status: 'ACTIVE' });
  expect(removal?.chips).toHaveLength(2);
  expect(removal?.without).toEqual({ status: 'ACTIVE' });
  expect(others.map(({ without }) => without)).toEqual([{ region: 'Fyn|Sjælland' }]);
});

it('takes ranges of a figure away together with companies that lack it', () => {
  const employees = { employees: '1-5|6-10', numEmployeesFrom: '90', missing: 'employees' };
  expect(withouts({ ...employees, region: 'Fyn' })).toEqual([employees, { region: 'Fyn' }]);
  const amounts = { missing: 'grossProfit|profit', profitFrom: '1', netProfitTo: '2' };
  expect(withouts(amounts)).toEqual([
    { missing: 'profit', netProfitTo: '2' },
    { missing: 'grossProfit', profitFrom: '1' },
  ]);
});

it('takes excluded values and trends away one by one, while they are few', () => {
  expect(withouts({ notRegion: 'Fyn|Sjælland', trends: 'revenueUp|profitUp' })).toEqual([
    { notRegion: 'Fyn|Sjælland', trends: 'profitUp' },
    { notRegion: 'Fyn|Sjælland', trends: 'revenueUp' },
    { notRegion: 'Sjælland', trends: 'revenueUp|profitUp' },
    { notRegion: 'Fyn', trends: 'revenueUp|profitUp' },
  ]);
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].join('|');
  expect(withouts({ notIndustry: many, region: 'Fyn' })).toEqual([
    { notIndustry: many },
    { region: 'Fyn' },
  ]);
});

it('offers the gross profit in place of revenue, which few companies publish', () => {
  const query = { industry: 'Murere', revenueFrom: '5000.001', revenueTo: '9000' };
  const instead = (asked: Query) => alternativesTo(asked).filter((way) => way.instead);
  expect(instead(query).map(({ without }) => without)).toEqual([
    { industry: 'Murere', profitFrom: '5000.001', profitTo: '9000' },
  ]);
  expect(instead({ ...query, profitFrom: '1' })).toEqual([]);
  expect(instead({ ...query, missing: 'revenue' })).toEqual([]);
  expect(instead({ industry: 'Murere' })).toEqual([]);
});
