import { expect, apiTest as test } from '../support/fixtures.ts';
import { dataOf, segment, sumOf } from '../support/search-api.ts';

test.describe('clusters', () => {
  const world = 'west=-180&south=-85&east=180&north=85';

  test('hold everything that has a position', async ({ api }) => {
    for (const zoom of [0, 6.5, 12]) {
      const data = await dataOf(api, `clusters?search=holding&${world}&zoom=${zoom}`);
      const { clusters, total, inside, withoutPosition } = data;
      expect(clusters.length).toBeGreaterThan(0);
      expect(clusters.length).toBeLessThanOrEqual(500);
      expect(sumOf(clusters)).toBe(inside);
      expect(inside).toBe(total - withoutPosition);
      for (const { latitude, longitude, bounds } of clusters) {
        const [west, south, east, north] = bounds;
        expect(longitude).toBeGreaterThanOrEqual(west);
        expect(longitude).toBeLessThanOrEqual(east);
        expect(latitude).toBeGreaterThanOrEqual(south);
        expect(latitude).toBeLessThanOrEqual(north);
      }
    }
    const { data } = await (
      await api.post('/api/veminto/companydata', { data: { search: 'holding' } })
    ).json();
    expect((await dataOf(api, `clusters?search=holding&${world}&zoom=5`)).total).toBe(
      data.totalRecords,
    );
  });

  test('one company alone is named', async ({ api }) => {
    const { clusters } = await dataOf(
      api,
      'clusters?region=Nordjylland&west=8&south=56.5&east=11.3&north=57.9&zoom=9',
    );
    for (const { count, company } of clusters) expect(company === null).toBe(count > 1);
    const { company } = clusters.find(({ count }: { count: number }) => count === 1);
    const found = await api.post('/api/veminto/singledata', { data: { the_key: company.key } });
    const record = (await found.json()).data;
    expect(company).toEqual({
      key: record.the_key,
      name: record.Firmnavn,
      industry: record.branchebetegnelse_primær,
      advertisingProtected: record.reklamebeskyttet,
    });
  });

  test('of a window have what lies in it, and so does the area', async ({ api }) => {
    const all = await dataOf(api, `clusters?${world}&zoom=6`);
    const part = await dataOf(api, 'clusters?west=9&south=56&east=11&north=57&zoom=8');
    expect(part.inside).toBeLessThan(all.inside);
    expect(part.total).toBe(all.total);
    expect(part.withoutPosition).toBe(all.withoutPosition);
    const area = await dataOf(api, `clusters?area=box:9,56,11,57&${world}&zoom=8`);
    expect(area.total).toBe(part.inside);
    expect(area.withoutPosition).toBe(0);
  });
});

test('nearby answers the ten nearest companies', async ({ api }) => {
  const { data } = await segment(api, 'location=Aalborg&limit=100');
  const center = data.find(({ latitude }: { latitude: number | null }) => latitude !== null);
  const response = await api.post('/api/veminto/nearby', {
    data: { firstCompLatitude: center.latitude, firstCompLongitude: String(center.longitude) },
  });
  expect(response.status()).toBe(200);
  const { nearbyRecords } = await response.json();
  expect(nearbyRecords).toHaveLength(10);
  const distances = nearbyRecords.map(({ distance }: { distance: number }) => distance);
  expect(distances[0]).toBe(0);
  expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
  for (const { latitude, longitude, distance } of nearbyRecords) {
    const north = (latitude - center.latitude) * 111.195;
    const east = (longitude - center.longitude) * 111.195 * Math.cos((latitude * Math.PI) / 180);
    expect(Math.abs(Math.hypot(north, east) - distance)).toBeLessThan(0.01 + distance / 100);
  }
});
