import { describe, expect, it } from 'vitest';
import { clustersQuerySchema, nearbyBodySchema } from './api/place-schemas';
import {
  companyDataQuerySchema,
  companySearchBodySchema,
  foundQuerySchema,
  segmentationQuerySchema,
} from './api-schemas';

const read = (query: string) =>
  companyDataQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(query)));

/** The field and the message of each validation error. */
const refusals = (query: string) =>
  read(query).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('companyDataQuerySchema', () => {
  it('has the names of the contract, and its own for what the contract lacks', () => {
    const query =
      'page=3&branchebetegnelse_primær=Bagerier|Slagtere&virksomhedsform=Anpartsselskab&p_region=Fyn' +
      '&p_kommunenavn=Aalborg&ansatte=1-5&antalPenheder=6-10&revenueFrom=1&hasTelephone=true' +
      '&sort=name-desc&status=CEASED';
    expect(read(query).data).toEqual({
      page: 3,
      sort: 'name-desc',
      filters: {
        industry: ['Bagerier', 'Slagtere'],
        companyType: ['Anpartsselskab'],
        region: ['Fyn'],
        municipality: ['Aalborg'],
        status: ['CEASED'],
        employees: { ranges: [{ min: 1, max: 5 }] },
        locations: { ranges: [{ min: 6, max: 10 }] },
        revenue: { ranges: [{ min: 1 }] },
        hasPhone: true,
      },
    });
  });

  it.each(['', 'page=0', 'page=-3', 'page=abc', 'page=1e99', 'sort=&p_region='])(
    '"%s" is the first page of everything, best first',
    (query) => expect(read(query).data).toEqual({ page: 1, sort: 'relevance', filters: {} }),
  );

  it.each([
    ['numEmployesFrom=10', 'numEmployesFrom'],
    ['p_region=Fyn&P_region=Fyn', 'P_region'],
    ['search=byg', 'search'],
    // Others of these operations have them.
    ['location=Odense', 'location'],
    ['limit=50', 'limit'],
    ['constructor=1', 'constructor'],
  ])('%s: what it does not know would narrow nothing, and is refused', (query, name) => {
    const sentence = `"${name}" is unknown here, so it would narrow nothing`;
    expect(refusals(query)).toEqual([[name, sentence]]);
  });

  it('joins repeated values where several count, and refuses others', () => {
    const given = (query: object) => companyDataQuerySchema.safeParse(query);
    expect(given({ ansatte: ['1-5', '6-10'], p_region: 'Fyn' }).data?.filters).toEqual({
      employees: {
        ranges: [
          { min: 1, max: 5 },
          { min: 6, max: 10 },
        ],
      },
      region: ['Fyn'],
    });
    const places = segmentationQuerySchema.safeParse({ location: ['Odense', 'Aarhus|Ry'] });
    expect(places.data?.location).toEqual(['Odense', 'Aarhus', 'Ry']);
    expect(given({ revenueFrom: ['5', '7'] }).error?.issues).toMatchObject([
      { path: ['revenueFrom'] },
    ]);
    expect(given({ page: ['2', '3'] }).error?.issues).toMatchObject([
      { path: ['page'], message: 'Give it only once' },
    ]);
    expect(given({ hasTelephone: ['true', 'false'] }).success).toBe(false);
  });

  it('refuses with the parameter and a sentence', () => {
    expect(refusals('ansatte=9-1&status=open&revenueFrom=5&revenueTo=1')).toEqual([
      [
        'status',
        '"open" is not one of ACTIVE, IN_LIQUIDATION, IN_RECONSTRUCTION, IN_BANKRUPTCY, IN_COMPULSORY_DISSOLUTION, CEASED, UNKNOWN, CEASED_BANKRUPTCY, CEASED_COMPULSORY_DISSOLUTION, CEASED_LIQUIDATION, CEASED_DECLARATION, CEASED_MERGER, CEASED_DEMERGER, CEASED_OTHER',
      ],
      ['ansatte', '"9-1" is not a range such as 1-5'],
      ['revenueFrom', '"5" is more than "1"'],
    ]);
    expect(refusals(`p_region=${'x|'.repeat(500)}`)).toEqual([
      ['p_region', 'Choose at most 100 values'],
    ]);
    expect(refusals('sort=size')).toEqual([
      [
        'sort',
        'Sort by one of relevance, name-asc, name-desc, employees-asc, employees-desc, locations-asc, locations-desc, founded-asc, founded-desc, statusSince-asc, statusSince-desc, revenue-asc, revenue-desc, grossProfit-asc, grossProfit-desc, profit-asc, profit-desc, equity-asc, equity-desc, assets-asc, assets-desc, growth-asc, growth-desc, grossProfitGrowth-asc, grossProfitGrowth-desc, employeesGrowth-asc, employeesGrowth-desc, solvencyRatio-asc, solvencyRatio-desc, liquidityRatio-asc, liquidityRatio-desc, coverageRatio-asc, coverageRatio-desc, profitMargin-asc, profitMargin-desc, roe-asc, roe-desc, roi-asc, roi-desc, renamed-desc, moved-desc, newManager-desc, newBoardMember-desc, newOwner-desc, newAuditor-desc',
      ],
    ]);
  });
});

describe('the schemas of the further searches', () => {
  const segment = (query: string) =>
    segmentationQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(query)));

  it('take any whole number from 1 for a page, which the search clamps', () => {
    for (const page of [1, 7, 99_999_999_999]) {
      expect(segment(`page=${page}`).data?.page).toBe(page);
    }
    for (const page of ['0', '-1', '1.5', 'abc'])
      expect(segment(`page=${page}`).data?.page).toBe(1);
  });

  it('take two names of a filter as more values of it, and a flag by its first name', () => {
    const query =
      'industryType=Bagerier&branchebetegnelse_primær=Slagtere&company_type=Aktieselskab' +
      '&location=Fyn|Odense&phone=true&address=1&limit=12';
    expect(segment(query).data).toMatchObject({
      page: 1,
      limit: 12,
      sort: 'relevance',
      location: ['Fyn', 'Odense'],
      filters: {
        industry: ['Slagtere', 'Bagerier'],
        companyType: ['Aktieselskab'],
        hasPhone: true,
        hasPostalAddress: true,
      },
    });
    expect(segment('').data).toMatchObject({ page: 1, limit: 9, location: [], filters: {} });
  });

  it('take the names that filters have in other addresses of the API', () => {
    const query =
      'industry=Bagerier&companyType=Aktieselskab&region=Fyn&p_region=Sjælland&municipality=Odense' +
      '&employees=1-5&locations=6-10';
    expect(segment(query).data?.filters).toEqual({
      industry: ['Bagerier'],
      companyType: ['Aktieselskab'],
      region: ['Sjælland', 'Fyn'],
      municipality: ['Odense'],
      employees: { ranges: [{ min: 1, max: 5 }] },
      locations: { ranges: [{ min: 6, max: 10 }] },
    });
  });

  it('take filters by the names that the contract lists them by, as it spells them', () => {
    const query =
      'industry=Bagerier&company_type=Aktieselskab&region=Fyn&p_region=Jylland&muncipility=Odense';
    expect(segment(query).data?.filters).toEqual({
      industry: ['Bagerier'],
      companyType: ['Aktieselskab'],
      region: ['Jylland', 'Fyn'],
      municipality: ['Odense'],
    });
  });

  it('take an empty box for no condition, where pages take it for its opposite', () => {
    const query = 'hasEmail=false&phone=0&address=no';
    expect(segment(query).data?.filters).toEqual({});
    expect(foundQuerySchema.parse({ hasEmail: 'false' }).filters).toEqual({ hasEmail: false });
  });

  it('name the parameter that was given', () => {
    const issues = segment(`email=x&company_type=${'x|'.repeat(500)}`).error?.issues;
    expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['company_type', 'Choose at most 100 values'],
      ['email', '"x" is neither true nor false'],
    ]);
  });

  it('read addresses of pages by the names they have there', () => {
    const query = { search: '  ', industry: 'Bagerier', region: 'Fyn', area: 'box:8,54,13,58' };
    expect(foundQuerySchema.parse(query)).toEqual({
      search: null,
      filters: {
        industry: ['Bagerier'],
        region: ['Fyn'],
        area: { kind: 'box', west: 8, south: 54, east: 13, north: 58 },
      },
    });
    for (const search of ['maler', 'IT']) {
      expect(foundQuerySchema.parse({ search: ` ${search} ` }).search).toBe(search);
    }
  });

  it('read counts by the names of the contract too, and refuse what they do not know', () => {
    const query = { p_region: 'Fyn', ansatte: '1-5', company_type: 'Aktieselskab' };
    expect(foundQuerySchema.parse(query).filters).toEqual({
      region: ['Fyn'],
      employees: { ranges: [{ min: 1, max: 5 }] },
      companyType: ['Aktieselskab'],
    });
    const window = { west: '8', south: '54', east: '13', north: '58', zoom: '7' };
    for (const [schema, given] of [
      [foundQuerySchema, {}],
      [clustersQuerySchema, window],
    ] as const) {
      expect(schema.safeParse({ ...given, regoin: 'Fyn' }).error?.issues).toMatchObject([
        { path: ['regoin'], message: '"regoin" is unknown here, so it would narrow nothing' },
      ]);
    }
  });

  it('take a window that was dragged over the date line', () => {
    const window = { west: '170.5', south: '-10', east: '190', north: '10', zoom: '3.7' };
    expect(clustersQuerySchema.parse({ ...window, search: 'IT', hasEmail: 'true' })).toEqual({
      search: 'IT',
      filters: { hasEmail: true },
      window: { west: 170.5, south: -10, east: 190, north: 10, zoom: 3.7 },
    });
    for (const zoom of ['', 'x', 'Infinity', '1e9', undefined]) {
      expect(clustersQuerySchema.safeParse({ ...window, zoom }).success).toBe(false);
    }
    // All faults are reported together.
    const wrong = {
      search: 'x'.repeat(201),
      west: '0',
      south: '!',
      east: 'x',
      north: '-1',
      zoom: 'x',
    };
    const { error } = clustersQuerySchema.safeParse(wrong);
    const fields = new Set(error?.issues.map(({ path }) => path[0]));
    expect(fields).toEqual(new Set(['search', 'south', 'east', 'zoom']));
  });

  it('take a position as numbers or as text', () => {
    const position = { firstCompLatitude: '56.15', firstCompLongitude: 10.2 };
    expect(nearbyBodySchema.parse(position)).toEqual({ latitude: 56.15, longitude: 10.2 });
    for (const bad of [null, '', ' ', [], {}, true, Number.NaN, '0x', 91]) {
      const { success } = nearbyBodySchema.safeParse({ ...position, firstCompLatitude: bad });
      expect([bad, success]).toEqual([bad, false]);
    }
  });

  it('begin with the simple search on the first page', () => {
    expect(companySearchBodySchema.parse({})).toEqual({
      searchData: '',
      page: 1,
      isSimpleSearch: true,
    });
    for (const page of [null, -1, 'x', 1e99, {}]) {
      expect(companySearchBodySchema.parse({ page }).page).toBe(1);
    }
  });

  it('take a sentence that is longer than words to search for', () => {
    const body = { searchData: 'm'.repeat(500), isSimpleSearch: false };
    expect(companySearchBodySchema.safeParse(body).success).toBe(true);
    const refusals = [
      [{ ...body, searchData: 'm'.repeat(501) }, 'Ask in at most 500 characters.'],
      [{ searchData: 'm'.repeat(201) }, 'Search at most 200 characters'],
      [{ searchData: 'mu' }, 'Search at least 3 characters'],
    ] as const;
    for (const [refused, message] of refusals) {
      const { error } = companySearchBodySchema.safeParse(refused);
      expect(error?.issues).toMatchObject([{ path: ['searchData'], message }]);
    }
  });
});
