import type { APIRequestContext } from '@playwright/test';
import { clicksOf } from '../support/company-pages.ts';
import { section, tabs } from '../support/company-sections.ts';
import { expect, test } from '../support/fixtures.ts';
import { totalOf } from '../support/segment.ts';

type Answer = {
  Response: {
    Company: string;
    Data: { the_key: string; reklamebeskyttet: boolean } | null;
    Reasons: string[];
  }[];
};

/** A sample company with similar companies. */
async function findSimilar(api: APIRequestContext) {
  const body = { data: { search: 'tømrer' } };
  const found = await (await api.post('/api/veminto/companydata', body)).json();
  const { the_key: key, Firmnavn: name } = found.data.data[0];
  const answer = await api.post('/api/rec/fast/query', { data: { company_name: name } });
  const { Response: similar }: Answer = await answer.json();
  return { key: String(key), similar };
}

test('similar companies have reasons, and a click on one is counted', { tag: '@once' }, async ({
  signedInPage: page,
  api,
  person,
}) => {
  const { key, similar } = await findSimilar(api);
  expect(similar.length).toBeGreaterThan(1);
  await page.goto(`/detail/${key}?from=discover&search=lager`);
  const items = section(page, 'Similar companies').getByRole('listitem');
  await expect(items).toHaveCount(similar.length);
  expect(similar.map(({ Data }) => Data?.reklamebeskyttet)).toContain(true);
  for (const [place, { Company, Data, Reasons }] of similar.entries()) {
    await expect(items.nth(place).getByRole('link')).toContainText(Company);
    await expect(items.nth(place)).toContainText(Reasons.join(' · '));
    await expect(items.nth(place)).toContainText(`CVR ${Data?.the_key}`);
    await expect(items.nth(place).getByText('Reklamebeskyttet')).toHaveCount(
      Data?.reklamebeskyttet ? 1 : 0,
    );
  }
  const chosen = similar[1]?.Data?.the_key ?? '';
  await items.nth(1).getByRole('link').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/detail/${chosen}\\?.*via=${key}`));
  await expect
    .poll(() => clicksOf(person.id))
    .toEqual([{ kind: 'RECOMMENDATION', company_key: chosen, from_key: key, position: 2 }]);
  await tabs(page).getByRole('link', { name: 'Financial' }).click();
  await page.getByRole('link', { name: 'Back to the previous company' }).click();
  await expect(page).toHaveURL(`/detail/${key}?from=discover&search=lager`);
  await expect(page.getByRole('link', { name: 'Back to results' })).toBeVisible();
});

test('similar companies lead to the segment of their industry and size', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const query = 'status=ACTIVE&numEmployeesFrom=10&numEmployeesTo=20&limit=1';
  const found = await (await api.get(`/api/company/segmentation?${query}`)).json();
  const { the_key: key, branchebetegnelse_primær: industry, ansatte } = found.data[0];
  await page.goto(`/detail/${key}`);
  await section(page, 'Similar companies')
    .getByRole('link', { name: 'All of its industry and size' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segmentation');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    industry,
    status: 'ACTIVE',
    numEmployeesFrom: String(Math.ceil(ansatte / 2)),
    numEmployeesTo: String(ansatte * 2),
  });
  await expect.poll(() => totalOf(page)).toBeGreaterThan(0);
});
