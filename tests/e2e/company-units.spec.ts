import { awake } from '../support/awake.ts';
import { deleteWithPast } from '../support/company-pages.ts';
import { section } from '../support/company-sections.ts';
import { expect, test } from '../support/fixtures.ts';
import { createFullCompany } from '../support/full-company.ts';
import { expectNoOverflow } from '../support/sound.ts';

let full: string;

test.beforeAll(async () => {
  full = await createFullCompany();
});

test.afterAll(() => deleteWithPast(full));

test('500 production units, twenty at a time', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${full}?from=discover&search=lager&page=3`);
  const units = section(page, 'Production units');
  const items = units.getByRole('heading', { level: 3 });
  await expect(units).toContainText('490 active, 10 ceased');
  await expect(items).toHaveCount(20);
  await expect(units.getByRole('listitem').first()).toContainText(
    /Lager 1Main unit.*Lagervej 19000 Aalborg/,
  );
  const pages = units.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(/[?&]units=2#units$/);
  await expect(items.first()).toHaveText('Lager 21');
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await items.first().boundingBox())?.y, 'below the bar')
    .toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(page.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
    'href',
    '/discover?search=lager&page=3',
  );
  await page.reload();
  await expect(items.first()).toHaveText('Lager 21');
  await awake(pages.getByLabel('Go to page'));
  await pages.getByLabel('Go to page').fill('25');
  await page.keyboard.press('Enter');
  await expect(items.last()).toHaveText('Lager 500');
  await expect(units.getByRole('listitem').filter({ hasText: 'Lager 500' })).toContainText(
    'Ceased 30/04/2019',
  );
  await expectNoOverflow(page, 'units');
});

test('a place in the units that there is not is the nearest one', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const items = section(page, 'Production units').getByRole('heading', { level: 3 });
  for (const [wanted, first] of [
    ['abc', 'Lager 1'],
    ['99999999999999999999', 'Lager 481'],
    ['-3', 'Lager 1'],
    ['1e99', 'Lager 1'],
  ] as const) {
    await page.goto(`/detail/${full}?units=${wanted}`);
    await expect.soft(items.first(), `units=${wanted}`).toHaveText(first);
  }
});
