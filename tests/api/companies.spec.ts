import { expect, apiTest as test } from '../support/fixtures.ts';

const search = (text: string, query = '') => ({
  path: `/api/veminto/companydata?page=1${query}`,
  options: { data: { search: text } },
});

for (const [how, text] of [
  ['name', 'nordhavn tagdækning'],
  ['name written otherwise', 'NORDHAVN Tagdaekning'],
  ['name and town', 'tagdækning aalborg nordhavn'],
  ['CVR number', 'DK 12 34 56 78'],
] as const) {
  test(`finds an imported company by ${how}`, async ({ api }) => {
    const { path, options } = search(text.replace('12 34 56 78', IMPORTED.spaced));
    const response = await api.post(path, options);
    expect(response.status()).toBe(200);
    const { status, data } = await response.json();
    expect(status).toBe('success');
    expect(data.data[0]).toMatchObject({ the_key: IMPORTED.key, Firmnavn: IMPORTED.name });
    expect(data.totalRecords).toBeGreaterThanOrEqual(1);
    expect(data.currentPage).toBe(1);
  });
}
