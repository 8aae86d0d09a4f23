import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_PARAMS } from './filter-params';
import { readFilters, type WrittenFilters } from './read-filters';

const STATUSES =
  'ACTIVE, IN_LIQUIDATION, IN_RECONSTRUCTION, IN_BANKRUPTCY, IN_COMPULSORY_DISSOLUTION, CEASED, UNKNOWN, CEASED_BANKRUPTCY, CEASED_COMPULSORY_DISSOLUTION, CEASED_LIQUIDATION, CEASED_DECLARATION, CEASED_MERGER, CEASED_DEMERGER, CEASED_OTHER';

describe('readFilters', () => {
  it('reads every filter', () => {
    const written: WrittenFilters = {
      industry: 'Bagerier|Slagtere',
      companyType: 'Anpartsselskab',
      region: ' Sjælland ',
      municipality: 'Aalborg',
      status: 'active|ceased_bankruptcy',
      employees: '1-5|6-10',
      locations: '1-5',
      missing: 'employees|grossprofit',
      numEmployeesFrom: '300',
      revenueFrom: '1000',
      revenueTo: '5000',
      profitTo: '-10',
      foundedFrom: '2001-02-03',
      statusTo: '2021-12-31',
      netProfitFrom: '1',
      equityTo: '-2.5',
      revenueGrowthFrom: '12.5',
      grossProfitGrowthTo: '-10',
      employeesGrowthFrom: '-5',
      employeesGrowthTo: '100',
      solvencyRatioFrom: '40',
      roeTo: '-0.5',
      trends: 'revenueup|profitDown',
      notIndustry: 'Slagtere',
      notCompanyType: 'Fond',
      notRegion: 'Fyn|Sjælland',
      notMunicipality: 'Vejle',
      notStatus: 'ceased',
      advertisingProtected: 'false',
      hasTelephone: 'true',
      hasEmail: '1',
      hasWebsite: 'false',
      hasPostalAddress: 'yes',
    };
    expect(readFilters(written)).toEqual({
      problems: [],
      filters: {
        industry: ['Bagerier', 'Slagtere'],
        companyType: ['Anpartsselskab'],
        region: ['Sjælland'],
        municipality: ['Aalborg'],
        status: ['ACTIVE', 'CEASED_BANKRUPTCY'],
        employees: {
          ranges: [{ min: 1, max: 5 }, { min: 6, max: 10 }, { min: 300 }],
          missing: true,
        },
        locations: { ranges: [{ min: 1, max: 5 }] },
        revenue: { ranges: [{ min: 1_000, max: 5_000 }] },
        grossProfit: { ranges: [{ max: -10 }], missing: true },
        profit: { ranges: [{ min: 1 }] },
        equity: { ranges: [{ max: -2.5 + 0.000_999 }] },
        revenueGrowth: { ranges: [{ min: 12.5 }] },
        grossProfitGrowth: { ranges: [{ max: -10 }] },
        employeesGrowth: { ranges: [{ min: -5, max: 100 }] },
        solvencyRatio: { ranges: [{ min: 40 }] },
        roe: { ranges: [{ max: -0.5 }] },
        trends: ['revenueUp', 'profitDown'],
        founded: { from: '2001-02-03' },
        statusSince: { to: '2021-12-31' },
        not: {
          industry: ['Slagtere'],
          companyType: ['Fond'],
          region: ['Fyn', 'Sjælland'],
          municipality: ['Vejle'],
          status: ['CEASED'],
        },
        advertisingProtected: false,
        hasPhone: true,
        hasEmail: true,
        hasWebsite: false,
        hasPostalAddress: true,
      },
    });
  });

  it('an empty field is no filter', () => {
    const written = { industry: '', region: ' | ', revenueFrom: ' ', hasEmail: '' };
    expect(readFilters(written)).toEqual({ filters: {}, problems: [] });
  });

  it('reads what companies have, and what they lack', () => {
    const written = { hasEmail: 'no', hasTelephone: 'FALSE', hasPostalAddress: '1' };
    expect(readFilters(written)).toEqual({
      filters: { hasPhone: false, hasEmail: false, hasPostalAddress: true },
      problems: [],
    });
  });

  it.each([
    ['employees', 'many', '"many" is not a range such as 1-5'],
    ['postalCode', '80', '"80" is not a postal code such as 8000 or 8000-8270'],
    ['postalCode', '8270-8000', '"8270-8000" is not a postal code such as 8000 or 8000-8270'],
    ['employees', '9-1', '"9-1" is not a range such as 1-5'],
    ['status', 'open', `"open" is not one of ${STATUSES}`],
    ['opinion', 'clean', '"clean" is not one of QUALIFIED, ADVERSE, DISCLAIMER'],
    [
      'missing',
      'name',
      '"name" is not one of employees, revenue, grossProfit, profit, equity, assets',
    ],
    [
      'trends',
      'up',
      '"up" is not one of revenueUp, revenueDown, grossProfitUp, grossProfitDown, profitUp, profitDown, employeesUp, employeesDown, profitable, lossMaking, positiveEquity, negativeEquity, lossMaking2, lossMaking3, negativeEquity2, profitable3, profitable5, revenueUp3, grossProfitUp3, employeesUp3',
    ],
    ['revenueGrowthFrom', '12.55', '"12.55" is not a percentage such as 12.5'],
    ['employeesGrowthTo', '20 %', '"20 %" is not a percentage such as 12.5'],
    ['notStatus', 'open', `"open" is not one of ${STATUSES}`],
    ['revenueFrom', '1e9', '"1e9" is not a whole number of at most 12 digits'],
    [
      'numEmployeesTo',
      '9'.repeat(50),
      `"${'9'.repeat(40)}…" is not a whole number of at most 9 digits`,
    ],
    ['foundedTo', '2021-02-30', '"2021-02-30" is not a day such as 2020-12-31'],
    ['hasEmail', 'maybe', '"maybe" is neither true nor false'],
    ['advertisingProtected', 'constructor', '"constructor" is neither true nor false'],
  ] as const)('%s=%s is left out and named', (param, text, sentence) => {
    expect(readFilters({ [param]: text })).toEqual({
      filters: {},
      problems: [{ param, sentence }],
    });
  });

  it('reads a part of the map, and no other text', () => {
    const area = { kind: 'circle', center: { longitude: 10.2, latitude: 56.15 }, km: 5 };
    expect(readFilters({ area: ' circle:10.2,56.15,5 ', hasEmail: 'true' })).toEqual({
      filters: { area, hasEmail: true },
      problems: [],
    });
    for (const text of ['circle:10.2,56.15', 'box:10,57,11,56', 'circle:10.2,56.15,5000']) {
      const sentence = `"${text}" is not an area such as circle:10.2,56.15,5`;
      expect(readFilters({ area: text })).toEqual({
        filters: {},
        problems: [{ param: 'area', sentence }],
      });
    }
  });

  it('says each thing that it leaves out', () => {
    const { filters, problems } = readFilters({
      region: 'Fyn',
      status: 'open',
      employees: '9-1',
      area: 'here',
      foundedFrom: '2021-01-01',
      foundedTo: '2020-01-01',
      hasEmail: 'maybe',
    });
    expect(filters).toEqual({ region: ['Fyn'] });
    expect(problems.map(({ param }) => param).sort()).toEqual([
      'area',
      'employees',
      'foundedFrom',
      'hasEmail',
      'status',
    ]);
  });

  it('keeps what is right beside what is wrong', () => {
    expect(readFilters({ employees: '1-5|x', status: 'ACTIVE|y' })).toMatchObject({
      filters: { employees: { ranges: [{ min: 1, max: 5 }] }, status: ['ACTIVE'] },
      problems: [{ param: 'status' }, { param: 'employees' }],
    });
  });

  it('a range from the larger to the smaller is left out', () => {
    expect(readFilters({ revenueFrom: '9', revenueTo: '1', region: 'Fyn' })).toEqual({
      filters: { region: ['Fyn'] },
      problems: [{ param: 'revenueFrom', sentence: '"9" is more than "1"' }],
    });
  });

  it('reads amounts to the krone, and takes in all of the last one', () => {
    const { filters, problems } = readFilters({
      revenueFrom: '1.005',
      revenueTo: '199.999',
      profitFrom: '-0.5',
      profitTo: '7',
    });
    expect(problems).toEqual([]);
    const passes = ({ min = 0, max = 0 }, kroner: number) =>
      min * 1_000 <= kroner && kroner <= max * 1_000;
    const [revenue] = filters.revenue?.ranges ?? [];
    for (const kroner of [1_005, 199_999, 199_999.99]) {
      expect([kroner, passes(revenue ?? {}, kroner)]).toEqual([kroner, true]);
    }
    for (const kroner of [1_004.99, 200_000]) {
      expect([kroner, passes(revenue ?? {}, kroner)]).toEqual([kroner, false]);
    }
    expect(filters.grossProfit?.ranges[0]?.max, 'thousands are as they are written').toBe(7);
    for (const text of ['1.2345', '1,5', '.5', '5.']) {
      expect(readFilters({ revenueTo: text }).problems).toHaveLength(1);
    }
    expect(readFilters({ numEmployeesTo: '1.5' }).problems).toHaveLength(1);
  });

  it('uses a hundred values of five hundred and says so', () => {
    const many = Array.from({ length: 500 }, (_, number) => `v${number}`).join('|');
    const { filters, problems } = readFilters({ industry: many });
    expect(filters.industry).toHaveLength(100);
    expect(problems).toEqual([{ param: 'industry', sentence: 'Choose at most 100 values' }]);
  });

  it('never throws, and leaves no control character', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1-5', '1', '2020-01-01', 'box:8,54,13,58'),
    );
    const written = fc.record(Object.fromEntries(FILTER_PARAMS.map((name) => [name, text])));
    fc.assert(
      fc.property(written, (texts) => {
        expect(JSON.stringify(readFilters(texts).filters)).not.toMatch(/\\u00[01]/);
      }),
      { numRuns: 500 },
    );
  });
});
