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
let bankrupt: string;
let proprietor: string;
let branch: string;

test.beforeAll(async () => {
  bare = await createCompany('to be taken away');
  long = await createCompany(LONG);
  arabic = await createCompany(ARABIC);
  bankrupt = await createCompany('Skovlund Kurator ApS', [{ year: 2020, amounts: { equity: 5 } }]);
  proprietor = await createCompany('Skovlund Enkelt');
  branch = await createCompany('Skovlund Danmark, filial af Skovlund AB, Sverige');
  await addPast(bankrupt, {
    company: {
      ...{ status: 'IN_BANKRUPTCY', status_since: '2021-03-15', signing_rule: 'Af direktøren' },
    },
  });
  await addPast(proprietor, { company: { legal_form_code: 10 } });
  await addPast(branch, { company: { legal_form_code: 170 } });
  await addPast(bare, { company: { name: null, status: 'UNKNOWN' } });
  await addPast(arabic, { company: { purpose: ARABIC, street: ARABIC, ceo_name: ARABIC } });
});

test.afterAll(async () => {
  for (const key of [bare, long, arabic, bankrupt, proprietor, branch]) await deleteWithPast(key);
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

test('of a bankrupt company it is told who acts for it, and which accounts are older', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const told = 'The company is in bankruptcy: the trustee (kurator) acts for the estate';
  await page.goto(`/detail/${bankrupt}`);
  await expect(beside(page, 'Registration', 'Signing rule')).toHaveText('Af direktøren');
  await expect(section(page, 'Registration')).toContainText(told);
  await expect(section(page, 'Newest accounts')).toContainText(
    'They end before the bankruptcy began (15/03/2021).',
  );
  await page.goto(`/detail/${bankrupt}?tab=roles`);
  await expect(section(page, 'Drawing Rules')).toContainText(told);
});

test('what a legal form never has registered has no row, and a branch names its company', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const labels = section(page, 'Registration').getByRole('term');
  await page.goto(`/detail/${proprietor}`);
  await expect(labels).toHaveText(['Status in the register', 'Status since']);
  await page.goto(`/detail/${branch}`);
  await expect(beside(page, 'Registration', 'Branch of')).toHaveText('Skovlund AB, Sverige');
  await expect(labels.filter({ hasText: 'Capital' })).toHaveCount(0);
  await expect(beside(page, 'Registration', 'Signing rule')).toHaveText('-');
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
    ...['00000000', '1234567', '123456789', 'abcdefgh', '１２３４５６７８', '%00', '12 34 56 78'],
    ...['abc', '123', "1' or '1'='1", '99999999999'],
  ];
  for (const key of keys) {
    for (const query of ['', '?tab=financial']) {
      const answer = await page.request.get(`/detail/${encodeURIComponent(key)}${query}`);
      const text = await answer.text();
      expect.soft(answer.status(), key + query).toBe(404);
      expect.soft(text, key + query).toContain('The page you are looking for doesn');
      expect
        .soft(text.includes('No company has the CVR number 00000000'), key + query)
        .toBe(key === '00000000');
    }
  }
  for (const address of ['abcdefgh', '00000000?tab=financial']) {
    const response = await page.goto(`/detail/${address}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    await expect(page.getByText("The page you are looking for doesn't exist")).toBeVisible();
    await expect(page.getByText('No company has the CVR number 00000000')).toHaveCount(
      address.startsWith('0') ? 1 : 0,
    );
  }
  await page.goto('/detail/00000000');
  await expect(page.getByRole('main')).toContainText(
    'No company has the CVR number 00000000 in this register.',
  );
  await page.getByRole('main').getByRole('link', { name: 'Search companies' }).click();
  await expect(page).toHaveURL('/search');
});
