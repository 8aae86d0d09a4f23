import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { STATUS_CHOICES, TRENDS } from '@/lib/search-index/choices';
import { RANGE_OPTIONS } from './constants';
import { readFilters } from './read-filters';
import type { CompanyFilters } from './types';
import { writeFilters } from './write-filters';

const names = fc.uniqueArray(fc.constantFrom('Bagerier', 'A og B', 'Fyn', 'Ærø'), { minLength: 1 });
const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const ends = (end: fc.Arbitrary<number>) =>
  fc
    .record({ min: seldom(end), max: seldom(end) })
    .filter(({ min, max }) => min === undefined || max === undefined || min <= max)
    .map(({ min, max }) => ({
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    }))
    .filter((range) => Object.keys(range).length > 0);
const whole = fc.integer({ min: -999_999_999, max: 999_999_999 });
const amounts = fc
  .record({
    ranges: fc.array(ends(whole), { maxLength: 1 }),
    missing: fc.constantFrom(true, undefined),
  })
  .filter(({ ranges, missing }) => ranges.length > 0 || missing === true)
  .map(({ ranges, missing }) => (missing ? { ranges, missing } : { ranges }));
const growth = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.boolean())
  .map(([tenths, up]) => ({ ranges: [up ? { min: tenths / 10 } : { max: tenths / 10 }] }));
const statuses = fc.subarray([...STATUS_CHOICES], { minLength: 1 });
const day = fc.constantFrom('1999-12-31', '2020-02-29');

const anyFilters = fc
  .record({
    industry: seldom(names),
    companyType: seldom(names),
    region: seldom(names),
    municipality: seldom(names),
    status: seldom(statuses),
    postalCode: seldom(fc.subarray(['0900', '2100', '8000-8270'], { minLength: 1 })),
    employees: seldom(
      fc
        .tuple(fc.subarray([...RANGE_OPTIONS], { minLength: 1 }), seldom(fc.nat({ max: 999 })))
        .map(([ranges, min]) => ({ ranges: [...ranges, ...(min === undefined ? [] : [{ min }])] })),
    ),
    locations: seldom(fc.constant({ ranges: [RANGE_OPTIONS[1]] })),
    revenue: seldom(amounts),
    grossProfit: seldom(amounts),
    profit: seldom(amounts),
    equity: seldom(amounts),
    revenueGrowth: seldom(growth),
    grossProfitGrowth: seldom(growth),
    employeesGrowth: seldom(growth),
    solvencyRatio: seldom(growth),
    liquidityRatio: seldom(growth),
    coverageRatio: seldom(growth),
    profitMargin: seldom(growth),
    roe: seldom(growth),
    roi: seldom(growth),
    trends: seldom(fc.subarray([...TRENDS], { minLength: 1 })),
    founded: seldom(fc.constant({ from: '1999-12-31', to: '2020-02-29' })),
    statusSince: seldom(fc.constantFrom({ from: '2021-01-01' }, { to: '2020-02-29' })),
    advertisingProtected: seldom(fc.boolean()),
    hasPhone: seldom(fc.boolean()),
    hasEmail: seldom(fc.boolean()),
    hasWebsite: seldom(fc.boolean()),
    hasPostalAddress: seldom(fc.boolean()),
    listed: seldom(fc.boolean()),
    auditWaived: seldom(fc.boolean()),
    goingConcern: seldom(fc.boolean()),
    modifiedOpinion: seldom(fc.boolean()),
    capitalLost: seldom(fc.boolean()),
    opinion: seldom(fc.subarray([...AUDIT_OPINIONS], { minLength: 1 })),
    not: seldom(
      fc.oneof(
        fc.record({ industry: names, companyType: names, status: statuses }),
        fc.record({ region: names, municipality: names }),
        fc.record({ postalCode: fc.constantFrom(['0900'], ['2100', '8000-8270']) }),
      ),
    ),
    area: seldom(
      fc.constant({ kind: 'circle' as const, center: { longitude: 10, latitude: 56 }, km: 5 }),
    ),
  })
  .map((filters): CompanyFilters => {
    return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  });

describe('writeFilters', () => {
  it('writes what is read as the same filters', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(writeFilters(filters))).toEqual({ filters, problems: [] });
      }),
    );
  });

  it('writes amounts to the krone as they were', () => {
    const krone = fc
      .integer({ min: -9_999_999, max: 9_999_999 })
      .map((kroner) => String(kroner / 1_000));
    fc.assert(
      fc.property(krone, krone, day, (netProfitFrom, equityTo, foundedFrom) => {
        const texts = { netProfitFrom, equityTo, foundedFrom };
        expect(writeFilters(readFilters(texts).filters)).toEqual(texts);
      }),
    );
  });

  it('keeps ranges that an address can only say in other words', () => {
    const reread = (filters: CompanyFilters) => readFilters(writeFilters(filters)).filters;
    expect(reread({ employees: { ranges: [{ max: 5 }, { min: 100 }] } }).employees?.ranges).toEqual(
      [
        { min: 0, max: 5 },
        { min: 100, max: 999_999_999 },
      ],
    );
    expect(reread({ revenue: { ranges: [{}] } }).revenue?.ranges).toEqual([
      { min: -999_999_999_999 },
    ]);
    expect(reread({ employees: { ranges: [{}] } }).employees?.ranges).toEqual([
      { min: 0, max: 999_999_999 },
    ]);
  });
});
