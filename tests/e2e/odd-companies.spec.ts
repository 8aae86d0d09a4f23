import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

/** The invented companies of tests/fixtures/odd/companies.json. */
const WORD = 'zeppelin';
const RIGHT_TO_LEFT = 'זפלין Zeppelin תעופה בע״מ';
const NAMELESS = '12900031';
const ABROAD = '12900023';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('names of 300 letters, right to left and without a place: grid and list stay whole', async ({
  signedInPage: page,
}) => {
  for (const view of ['grid', 'list'] as const) {
    await test.step(view, async () => {
      await page.goto(`/discover?search=${WORD}${view === 'list' ? '&view=list' : ''}`);
      await expect(page.getByRole('article')).toHaveCount(3);
      const long = card(page, 'kolonialgrossererforretning');
      const name = (await long.getByRole('link').locator('.sr-only').textContent()) ?? '';
      expect([...name]).toHaveLength(300);
      await expect(long.getByRole('link').locator('[aria-hidden]')).toHaveText('Zeppelin koloni…');
      const rightToLeft = card(page, RIGHT_TO_LEFT).getByRole('link').locator('[dir=auto]').first();
      await expect(rightToLeft).toHaveCSS('direction', 'rtl');
      await expect(card(page, 'Zeppelin Nowhere')).toContainText('-');
      await expectSound(page, `odd companies as a ${view}`);
      await long.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('kolonialgrosserer');
      if (view === 'grid') await expectSound(page, 'a long name on its own page');
      await page.reload();
      await page.goBack();
      await expect(page.getByRole('article')).toHaveCount(3);
    });
  }
});

test('a company without a name, industry and place is found, missed on the map, and opened', async ({
  signedInPage: page,
}) => {
  await page.goto(`/discover?search=${NAMELESS}`);
  const nameless = page.getByRole('article');
  await expect(nameless).toHaveCount(1);
  await expect(nameless).toContainText('No name');
  await expect(nameless).toContainText('Reklamebeskyttet');
  await expectSound(page, 'a company without a name');
  await test.step('the map says that it has no position, the table too', async () => {
    const map = page.getByRole('region', { name: 'Map', exact: true });
    await expect(map.getByText('No company on this page has a known position.')).toBeVisible();
    await expectSound(page, 'a map without companies');
  });
  await nameless.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/detail/${NAMELESS}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No name');
  await page.reload();
  await page.goBack();
  await expect(nameless).toContainText('No name');
});

test('an address abroad has its country', async ({ signedInPage: page }) => {
  await page.goto(`/detail/${ABROAD}`);
  const address = page.getByRole('region', { name: 'Address', exact: true });
  await expect(address).toContainText('Hafenstrasse 1, 20457 Hamburg');
  await expect(address).toContainText('Germany');
});

test('the suggestions show them whole', async ({ signedInPage: page }) => {
  await page.goto('/search');
  const field = page.getByRole('combobox', { name: 'Search companies' });
  await field.fill(WORD);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: RIGHT_TO_LEFT })).toBeVisible();
  await expectSound(page, 'odd suggestions');
});
