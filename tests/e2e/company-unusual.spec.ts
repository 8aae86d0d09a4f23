import { createCompany } from '../support/accounts.ts';
import { addPast, deleteWithPast } from '../support/company-pages.ts';
import { beside, section } from '../support/company-sections.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

const LONG = `Aktieselskabet ${'Entreprenørforretningen'.repeat(12)} og Sønner`.slice(0, 300);
const ARABIC = 'شركة الدنمارك للتجارة';

let bare: string;
let long: string;
let arabic: string;

test.beforeAll(async () => {
  bare = await createCompany('to be taken away');
  long = await createCompany(LONG);
  arabic = await createCompany(ARABIC);
  await addPast(bare, { company: { name: null, status: 'UNKNOWN' } });
  await addPast(arabic, { company: { purpose: ARABIC, street: ARABIC, ceo_name: ARABIC } });
});

test.afterAll(async () => {
  for (const key of [bare, long, arabic]) await deleteWithPast(key);
});

test('a company with nothing but a number', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${bare}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No name');
  await expect(page.getByText('Not in the loaded register')).toBeVisible();
  await expect(page.getByRole('main').locator('dl').first()).toContainText(`Bussiness ID${bare}`);
  for (const [name, text] of [
    ['Industry', 'No industry is registered.'],
    ['Employees over time', 'The register publishes no number of employees.'],
    ['Map', 'The register gives no address that can be placed on a map.'],
    ['Similar companies', 'No similar company was found.'],
    ['Production units', 'No production units are registered.'],
    ['Timeline', 'Nothing is registered yet.'],
    ['Former and other names', 'The company has had no other name.'],
  ] as const) {
    await expect(section(page, name)).toContainText(text);
  }
  await expect(page.getByText('Company not found')).toHaveCount(0);
  await expect(beside(page, 'Registration', 'Purpose')).toHaveText('-');
  await expectSound(page, 'nothing but a number');
});

test('a name of 300 letters stays inside', async ({ signedInPage: page }) => {
  await page.goto(`/detail/${long}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(LONG);
  expect(LONG).toHaveLength(300);
  await expectSound(page, 'a long name');
});

test('text that runs from right to left', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${arabic}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('direction', 'rtl');
  await expect(beside(page, 'Registration', 'Purpose')).toHaveCSS('direction', 'rtl');
  await expect(beside(page, 'Registration', 'Capital')).toHaveCSS('direction', 'ltr');
  await expectSound(page, 'from right to left');
});

test('unknown and malformed keys are 404 pages', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const keys = [
    '00000000',
    '1234567',
    '123456789',
    'abcdefgh',
    '１２３４５６７８',
    '%00',
    '12 34 56 78',
  ];
  for (const key of keys) {
    for (const query of ['', '?tab=financial']) {
      const response = await page.goto(`/detail/${encodeURIComponent(key)}${query}`);
      expect(response?.status(), key + query).toBe(404);
      await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
      await expect(page.getByText("The page you are looking for doesn't exist")).toBeVisible();
      await expect(page.getByText('No company has the CVR number 00000000')).toHaveCount(
        key === '00000000' ? 1 : 0,
      );
    }
  }
  await page.goto('/detail/00000000');
  await expect(page.getByRole('main')).toContainText(
    'No company has the CVR number 00000000 in this register.',
  );
  await page.getByRole('main').getByRole('link', { name: 'Search companies' }).click();
  await expect(page).toHaveURL('/search');
});
