import { describe, expect, it } from 'vitest';
import { chipsOf, withoutFilters } from './chips';

const query = {
  search: 'byg',
  region: 'Fyn|Sjælland',
  revenueFrom: '5',
  revenueTo: '9',
  hasEmail: 'true',
  area: 'circle:10,56,5',
  sort: 'name-asc',
};

describe('chipsOf', () => {
  it('has one chip for each value, range, flag and area', () => {
    expect(chipsOf(query).map(({ key }) => key)).toEqual([
      ...['region-Fyn', 'region-Sjælland', 'revenue', 'hasEmail', 'area'],
    ]);
    expect(chipsOf({ search: 'byg', sort: 'name-asc' })).toEqual([]);
  });

  it('tells which area it is', () => {
    expect(chipsOf(query).at(-1)).toMatchObject({ kind: 'area', value: 'circle:10,56,5' });
  });

  it('leads to the query without it, in the same order', () => {
    const [fyn, , revenue] = chipsOf(query);
    expect(fyn?.without).toEqual({ ...query, region: 'Sjælland' });
    expect(Object.keys(fyn?.without ?? {})).toEqual(Object.keys(query));
    const { revenueFrom: _, revenueTo: __, ...rest } = query;
    expect(revenue?.without).toEqual(rest);
    const [only] = chipsOf({ search: 'byg', region: 'Fyn' });
    expect(only?.without).toEqual({ search: 'byg' });
  });

  it('tells having from lacking', () => {
    expect(chipsOf({ hasEmail: 'no', hasTelephone: '1' })).toMatchObject([
      { param: 'hasTelephone', value: true },
      { param: 'hasEmail', value: false, without: { hasTelephone: '1' } },
    ]);
  });

  it('has one for each thing that is left out, and for each trend', () => {
    const query = { notRegion: 'Fyn|Sjælland', trends: 'revenueUp', netProfitFrom: '0' };
    expect(chipsOf(query).map(({ key }) => key)).toEqual([
      ...['trends-revenueUp', 'notRegion-Fyn', 'notRegion-Sjælland', 'netProfit'],
    ]);
    expect(chipsOf(query)[1]?.without).toEqual({ ...query, notRegion: 'Sjælland' });
  });

  it('shows a range that is open at one end', () => {
    expect(chipsOf({ numEmployeesTo: '7' })).toMatchObject([
      { kind: 'range', name: 'numEmployees', to: '7' },
    ]);
  });
});

it('withoutFilters keeps search, order and layout', () => {
  expect(withoutFilters({ ...query, view: 'list' })).toEqual({
    search: 'byg',
    sort: 'name-asc',
    view: 'list',
  });
});
