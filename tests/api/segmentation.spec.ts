import { expect, apiTest as test } from '../support/fixtures.ts';
import { dataOf, segment, totalOf } from '../support/search-api.ts';

test.describe('segmentation', () => {
  test('needs no words and has pages of nine', async ({ api }) => {
    const first = await segment(api);
    expect(first.data).toHaveLength(9);
    const { totalRecords, totalPages } = first.pagination;
    expect(first.pagination).toEqual({
      currentPage: 1,
      totalPages: Math.ceil(totalRecords / 9),
      pageSize: 9,
      totalRecords,
      totalCount: totalRecords,
    });
    expect((await segment(api, `page=${10 ** 9}`)).pagination.currentPage).toBe(totalPages);
    expect((await segment(api, 'page=99999999999')).pagination.currentPage).toBe(totalPages);
    expect((await segment(api, 'page=-1&limit=')).data).toEqual(first.data);
    const large = await segment(api, 'limit=100');
    expect(large.data).toHaveLength(100);
    expect(large.data.slice(0, 9)).toEqual(first.data);
  });

  test('is narrowed under either name of a filter', async ({ api }) => {
    const industry = encodeURIComponent('Tagdækningsvirksomhed');
    const one = await segment(api, `branchebetegnelse_primær=${industry}`);
    expect(one.pagination.totalRecords).toBeGreaterThan(0);
    expect(await segment(api, `industryType=${industry}`)).toEqual(one);
    const [frequent] = (await dataOf(api, 'facets')).industry;
    const both = `branchebetegnelse_primær=${industry}&industryType=${encodeURIComponent(frequent.value)}`;
    expect(await totalOf(api, both)).toBe(one.pagination.totalRecords + frequent.count);
    const form = 'Anpartsselskab';
    expect(await segment(api, `virksomhedsform=${form}`)).toEqual(
      await segment(api, `company_type=${form}`),
    );
  });

  test('is narrowed by amounts and by what a company has', async ({ api }) => {
    const query = 'limit=50&revenueFrom=1000&revenueTo=90000&numEmployeesFrom=2&phone=true';
    const { data } = await segment(api, `${query}&address=yes`);
    expect(data.length).toBeGreaterThan(0);
    for (const { revenue, ansatte, telefonnummer, postnr } of data) {
      expect(revenue).toBeGreaterThanOrEqual(1_000_000);
      expect(revenue).toBeLessThanOrEqual(90_000_000);
      expect(ansatte).toBeGreaterThanOrEqual(2);
      for (const value of [telefonnummer, postnr]) expect(value).not.toBeNull();
    }
    const withEmail = await segment(api, 'limit=50&email=1');
    for (const { email } of withEmail.data) expect(email).not.toBeNull();
  });

  test('is narrowed by postal codes and ranges of them', async ({ api }) => {
    const { data } = await segment(api, 'limit=50&postalCode=9000|8000-8270');
    expect(data.length).toBeGreaterThan(0);
    for (const code of data.map(({ postnr }: { postnr: string }) => Number(postnr))) {
      expect(code === 9000 || (code >= 8000 && code <= 8270)).toBe(true);
    }
    const [one, other] = [
      await totalOf(api, 'postalCode=9000'),
      await totalOf(api, 'postalCode=8000-8270'),
    ];
    expect(await totalOf(api, 'postalCode=9000|8000-8270')).toBe(one + other);
  });

  test('a location is a region or a municipality', async ({ api }) => {
    const region = await totalOf(api, 'p_region=Nordjylland');
    expect(await totalOf(api, 'location=nordjylland')).toBe(region);
    const { data, pagination } = await segment(api, 'location=AALBORG');
    expect(pagination.totalRecords).toBeGreaterThan(0);
    for (const { p_kommunenavn } of data) expect(p_kommunenavn).toBe('Aalborg');
    expect(await totalOf(api, 'location=Aalborg&p_region=Nordjylland')).toBe(
      pagination.totalRecords,
    );
    expect(await totalOf(api, 'location=Aalborg&p_region=Hovedstaden')).toBe(0);
    expect(await totalOf(api, 'location=Nordjylland&p_region=Hovedstaden')).toBe(0);
    expect(await totalOf(api, 'location=Nordjylland|Hovedstaden')).toBe(
      region + (await totalOf(api, 'p_region=Hovedstaden')),
    );
  });

  test('a location of regions and municipalities is any of them', async ({ api }) => {
    const region = await totalOf(api, 'p_region=Nordjylland');
    const odense = await totalOf(api, 'p_kommunenavn=Odense');
    expect(odense).toBeGreaterThan(0);
    expect(await totalOf(api, 'location=Nordjylland|odense|Atlantis')).toBe(region + odense);
    expect(await totalOf(api, 'location=Nordjylland|Aalborg'), 'the one lies in the other').toBe(
      region,
    );
    expect(await totalOf(api, 'location=Nordjylland|Odense&p_region=Syddanmark')).toBe(odense);
    expect(await totalOf(api, 'location=Nordjylland|Odense&p_kommunenavn=Aalborg')).toBe(
      await totalOf(api, 'p_kommunenavn=Aalborg'),
    );
    const search = await api.post('/api/company/search?location=Nordjylland|Odense', {
      data: { searchData: 'aps' },
    });
    expect(search.status()).toBe(200);
    for (const { p_region, p_kommunenavn } of (await search.json()).data) {
      expect(p_region === 'Nordjylland' || p_kommunenavn === 'Odense').toBe(true);
    }
  });
});
