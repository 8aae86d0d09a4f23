import { awake } from '../support/awake.ts';
import { expect, test } from '../support/fixtures.ts';
import { cards, filters, totalOf } from '../support/segment.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

test('pages of nine; a page field that stays inside', async ({ signedInPage: page }) => {
  await page.goto('/segmintation?hasEmail=true');
  await expect(cards(page)).toHaveCount(9);
  const pages = Math.ceil((await totalOf(page)) / 9);
  const first = await cards(page).first().getAttribute('href');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/hasEmail=true&page=2/);
  await expect(cards(page).first()).not.toHaveAttribute('href', first ?? '');
  await page.reload();
  await expect(cards(page).first()).not.toHaveAttribute('href', first ?? '');
  await awake(page.getByLabel('Go to page'));
  await page.getByLabel('Go to page').fill('99999999');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`page=${pages}`));
  await expect(page.getByLabel('Go to page')).toHaveValue(String(pages));
  await page.getByLabel('Go to page').fill('-3');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/page=/);
  await expect(cards(page).first()).toHaveAttribute('href', first ?? '');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`page=${pages}`));
  for (const beyond of [pages + 1000, 99_999_999_999]) {
    await page.goto(`/segmintation?hasEmail=true&page=${beyond}`);
    await expect(page.getByLabel('Go to page')).toHaveValue(String(pages));
    await expect(page.getByText(`There is no page ${beyond}: this is the last one.`)).toBeVisible();
  }
});

test('no match is explained, and Clear Filters leads out', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/segmintation?industry=Qwxzq&numEmployeesFrom=999999');
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await expect(
    page.getByText(
      'No companies found with the applied filters. Please try different filter criteria.',
    ),
  ).toBeVisible();
  await expectSound(page, 'a segment without companies');
  await page.getByRole('main').getByRole('link', { name: 'Clear Filters' }).last().click();
  await expect(page).toHaveURL('/segmintation');
  await expect(cards(page)).toHaveCount(9);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
});

test('what an address asks for in vain is said', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/segmintation?revenueFrom=much&profitFrom=9&profitTo=1&area=circle:10,56,5');
  await expect(cards(page)).toHaveCount(9);
  for (const sentence of [
    '“much” is not a whole number of at most 12 digits',
    '“9” is more than “1”',
    'Area: not a filter of this page',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/segmintation?page=2',
  );
});

test('values that no company has are said, and are no choice', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation?industry=Qwxzq&region=Fyn|Nordjylland&companyType=GmbH');
  for (const sentence of [
    'Industry: no company has “Qwxzq”',
    'Region: no company has “Fyn”',
    'Company type: no company has “GmbH”',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/segmintation?region=Nordjylland&page=2',
  );
  const panel = await filters(page, isMobile);
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

const handEdited: Record<string, string> = {
  'page 0': 'page=0',
  'a negative page': 'page=-4',
  'a page in powers': 'page=1e99',
  'broken escapes': 'industry=%00%ff',
  'a piece of SQL': "region=' or 1=1 --",
  'twenty digits': 'numEmployeesFrom=99999999999999999999',
  'neither true nor false': 'hasEmail=perhaps',
  '300 letters': `industry=${'x'.repeat(300)}`,
  'right to left': 'region=%D7%A9%D7%9C%D7%95%D7%9D',
  '150 values': `industry=${Array.from({ length: 150 }, (_, at) => `i${at}`).join('|')}`,
};

test('a hand-edited address stays whole', { tag: '@once' }, async ({ signedInPage: page }) => {
  const answer = page.getByText('Total results').or(page.getByText('No Results Found'));
  for (const [name, address] of Object.entries(handEdited)) {
    await test.step(name, async () => {
      const response = await page.goto(`/segmintation?${address}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segmentation');
      await expect(answer).toBeVisible();
      await expectNoOverflow(page, address);
    });
  }
});
