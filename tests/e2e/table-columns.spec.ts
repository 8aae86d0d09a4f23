import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

const headsOf = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.textContent?.trim()));

const USUAL = [
  ...['Company', 'Employees', 'Revenue', 'Gross profit', 'Net profit', 'Equity'],
  ...['Total assets', 'Solvency ratio, %', 'Year'],
];

test('columns of the table are chosen, kept for all results, and given back', async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding&view=table');
  await expect.poll(() => headsOf(page)).toEqual(USUAL);
  const opener = page.getByRole('button', { name: 'Columns', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Columns of the table' });
  await expect(dialog.getByRole('checkbox', { name: 'Equity', exact: true })).toBeChecked();
  for (const name of ['Revenue', 'Gross profit', 'Net profit', 'Total assets', 'Solvency ratio, %'])
    await dialog.getByRole('checkbox', { name, exact: true }).uncheck();
  for (const name of [
    'Company type',
    'Founded',
    'Phone',
    'Email',
    'Website',
    'Return on equity, %',
  ])
    await dialog.getByRole('checkbox', { name, exact: true }).check();
  await expectSound(page, 'choice of columns');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener, 'the focus is back').toBeFocused();
  const chosen = [
    ...['Company', 'Company type', 'Founded', 'Employees', 'Equity', 'Return on equity, %'],
    ...['Year', 'Phone', 'Email', 'Website'],
  ];
  await expect.poll(() => headsOf(page)).toEqual(chosen);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.locator('a[href^="mailto:"]').first()).toBeAttached();
  await expect(rows.locator('a[href^="tel:"]').first()).toHaveText(/^(\d\d ){3}\d\d$/);
  await expectSound(page, 'table with chosen columns');

  await page.goto('/discover?search=holding&view=table&sort=revenue-desc');
  await expect
    .poll(() => headsOf(page), { message: 'what it is ordered by is shown as well' })
    .toContain('Revenue');
  await page.goto('/segmintation?view=table');
  await expect.poll(() => headsOf(page), { message: 'those of all results' }).toEqual(chosen);

  await opener.click();
  await dialog.getByRole('button', { name: 'Usual columns' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => headsOf(page)).toEqual(USUAL);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('veminto.tableColumns');
});

test('a choice that the browser does not keep says so and stays', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding&view=table');
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns of the table' });
  await dialog.getByRole('checkbox', { name: 'Phone' }).check();
  await page.evaluate(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
  );
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The browser refuses to keep cookies')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Phone' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => headsOf(page)).toEqual(USUAL);
});
