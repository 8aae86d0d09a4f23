import type { Page } from '@playwright/test';
import { createCompany, deleteCompany, withClient } from '../support/accounts.ts';
import { environment } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/sound.ts';

let ended: string;
let odd: string;

test.beforeAll(async () => {
  ended = await createCompany('Egelund Ophørt ApS', [
    { year: 2014, amounts: { gross_profit: 900_000, equity: 90_000 } },
  ]);
  await withClient((client) =>
    client.query(`update companies set status = 'CEASED' where key = $1`, [ended]),
  );
  odd = await createCompany('Egelund Omlagt ApS', [
    { year: 2021, amounts: { gross_profit: 200_000, assets: 80 }, flags: { equity: 'two values' } },
    { year: 2020, startDate: '2019-07-01', amounts: { gross_profit: 300_000, assets: 40 } },
  ]);
});

test.afterAll(async () => {
  for (const key of [ended, odd]) await deleteCompany(key);
});

const open = (page: Page) => page.goto(`/compare?company=${ended}&company=${odd}`);

const cells = (page: Page, name: string) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

test('figures say why they are missing or not compared, and none of another time is highest', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await open(page);
  await expect(cells(page, 'Signals').first()).toHaveText('Not looked for: it has ended');
  await expect(cells(page, 'Equity').nth(1)).toHaveText('the report contradicts itself');
  await expect(cells(page, 'Gross profit').nth(1)).toHaveText(/^200\.000-\s?\(.+\)$/);
  await expect(cells(page, 'Gross profit').nth(1).locator('svg')).toHaveCount(0);
  await expect(cells(page, 'Assets').nth(1)).toContainText('+100,00');
  await expect(cells(page, 'Assets').nth(1).locator('svg')).toHaveCount(1);
  await expect(page.getByRole('table').getByText('(highest)')).toHaveCount(0);
});

test('on a phone, no Danish heading of a row breaks within a part of a word', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page
    .context()
    .addCookies([
      { name: 'veminto.language', value: 'da', url: environment.baseUrl, httpOnly: true },
    ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const headings = page.getByRole('table').getByRole('rowheader');
  await expect(headings.filter({ hasText: 'Opmærksomhedspunkter' })).toBeVisible();
  const tooWide = await headings.evaluateAll(
    (all) =>
      all.filter((heading) => {
        if (!(heading instanceof HTMLElement)) return false;
        // Without breaks at any letter, what does not fit sticks out into the padding.
        heading.style.overflowWrap = 'normal';
        const range = document.createRange();
        range.selectNodeContents(heading);
        const padding = Number.parseFloat(getComputedStyle(heading).paddingRight);
        const end = heading.getBoundingClientRect().right - padding + 0.5;
        return [...range.getClientRects()].some(({ right }) => right > end);
      }).length,
  );
  expect(tooWide).toBe(0);
});

test('on paper there is the table, without what adds companies', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 703, height: 1_017 });
  await page.emulateMedia({ media: 'print' });
  await open(page);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Add a company' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expectNoOverflow(page, 'paper');
});
