import type { Page } from '@playwright/test';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED, IMPORTED_CEO } from '../support/imported.ts';
import { saveSome } from '../support/saved-rows.ts';
import { expectNoOverflow, expectSoundInBoth } from '../support/sound.ts';

const LARGE = 'Egelund Sammenlignet A/S';
const SMALL = 'Egelund Lille ApS';
const EURO = 'Egelund Euro A/S';
const LONG = 'Egelund Lang ApS';

let large: string;
let small: string;
let euro: string;
let long: string;

test.beforeAll(async () => {
  large = await createCompany(LARGE, [
    { year: 2020, amounts: { revenue: 1_000_000, gross_profit: 300_000, equity: 50_000 } },
    {
      year: 2021,
      amounts: { revenue: 1_500_000, gross_profit: 200_000, equity: 40_000, solvency_ratio: 31.5 },
    },
  ]);
  small = await createCompany(SMALL, [
    { year: 2022, amounts: { gross_profit: 250_000, equity: -10_000, solvency_ratio: -4.2 } },
  ]);
  euro = await createCompany(EURO, [
    { year: 2021, currency: 'EUR', scope: 'GROUP', amounts: { gross_result: 900_000, equity: 1 } },
    {
      ...{ year: 2021, currency: 'EUR', scope: 'GROUP', effective: false, amended: true },
      ...{ publishedAt: '2022-09-01T10:00:00Z', pdfUrl: 'https://reports.example/corrected.pdf' },
    },
  ]);
  long = await createCompany(LONG, [
    {
      year: 2021,
      startDate: '2020-07-01',
      amounts: { gross_profit: 900_000, equity: 90_000, roe: 30, solvency_ratio: 45 },
    },
  ]);
});

test.afterAll(async () => {
  for (const key of [large, small, euro, long]) await deleteCompany(key);
});

const addressOf = (...keys: string[]) =>
  `/compare?${keys.map((key) => `company=${key}`).join('&')}`;
const table = (page: Page) => page.getByRole('table', { name: 'Companies side by side' });
const heads = (page: Page) =>
  table(page)
    .getByRole('columnheader')
    .getByRole('link', { name: /^(?!Take out)/ });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}(?: .+ × 100)?$`) }) });
const cells = (page: Page, name: string) => row(page, name).getByRole('cell');
const field = (page: Page) =>
  page.getByRole('main').getByRole('searchbox', { name: 'Add a company' });

test('from a company to a comparison, by number, and back', async ({ signedInPage: page }) => {
  await page.goto(`/detail/${large}`);
  await page.getByRole('link', { name: 'Compare', exact: true }).press('Enter');
  await expect(page).toHaveURL(addressOf(large));
  await expect(page).toHaveTitle(/^Compare companies/);
  await expect(heads(page)).toHaveText([LARGE]);
  await field(page).fill(`DK ${IMPORTED.key}`);
  await field(page).press('Enter');
  await expect(page).toHaveURL(addressOf(large, IMPORTED.key));
  await expect(heads(page)).toHaveText([LARGE, IMPORTED.name]);
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(heads(page)).toHaveText([LARGE, IMPORTED.name]);
  await page.getByRole('link', { name: `Take out ${LARGE}` }).press('Enter');
  await expect(page).toHaveURL(addressOf(IMPORTED.key));
  await expect(heads(page)).toHaveText([IMPORTED.name]);
  await page.goBack();
  await expect(heads(page)).toHaveText([LARGE, IMPORTED.name]);
  await heads(page).last().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(IMPORTED.name);
  await page.getByRole('link', { name: 'Financial', exact: true }).press('Enter');
  await expect(page).toHaveURL(/tab=financial/);
  await page.getByRole('link', { name: 'Back to the comparison' }).press('Enter');
  await expect(page).toHaveURL(addressOf(large, IMPORTED.key));
  await expect(heads(page)).toHaveText([LARGE, IMPORTED.name]);
});

test('the same lines of each, the highest of a line, the export, and the way of a signal', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(addressOf(large, small));
  await expect(cells(page, 'Financial year').nth(0)).toHaveText('01/01/2021 – 31/12/2021DKK');
  await expect(cells(page, 'Financial year').nth(1)).toHaveText('01/01/2022 – 31/12/2022DKK');
  const expected: [string, ...RegExp[]][] = [
    ['Revenue', /^1\.500\.000\+50,00\s%$/, /^-$/],
    ['Gross profit', /^200\.000-33,33\s%$/, /^250\.000 \(highest\)$/],
    ['Equity', /^40\.000 \(highest\)-20,00\s%$/, /^-10\.000$/],
    ['Solvency ratio', /^31,50\s% \(highest\)$/, /^-4,20\s%$/],
    ['ROE, return on equity', /^-profit not reported$/, /^-profit not reported$/],
    ['Production units', /^0$/, /^0$/],
    ['Signals', /Gross profit down by 33,33\s%/, /Negative equity/],
  ];
  for (const [name, ...texts] of expected) {
    for (const [place, text] of texts.entries()) {
      await expect(cells(page, name).nth(place), `${name}, ${place}`).toHaveText(text);
    }
  }
  await expect(row(page, 'Revenue').locator('svg'), 'two years are a line').toHaveCount(1);
  const headings = table(page).getByRole('rowheader');
  await expect(headings.filter({ hasText: 'Solvency ratio' })).toContainText(
    'equity ÷ assets × 100',
  );

  // It is exported, and a signal leads to the company.
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export companies' });
  await expect(dialog.getByText('2 companies', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^veminto-comparison-.*\.xlsx$/);
  await page.keyboard.press('Escape');
  await cells(page, 'Signals').nth(1).getByRole('link', { name: 'Negative equity' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/detail/${small}\\?.*tab=financial`));
  await expect(page.getByRole('link', { name: 'Back to the comparison' })).toBeVisible();
});

test('kroner and euros have no highest, and a group is told', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(addressOf(small, euro));
  await expect(cells(page, 'Financial year').nth(1)).toContainText('EUR · of the group');
  await expect(cells(page, 'Gross profit').first()).toHaveText('250.000');
  await expect(cells(page, 'Gross profit').nth(1)).toHaveText('900.000Gross result');
  await expect(table(page).getByText('(highest)')).toHaveCount(0);
  const corrected = cells(page, 'Financial year').nth(1);
  await expect(corrected).toContainText('of 01/09/2022; the figures are those of the first one.');
  await expect(corrected.getByRole('link', { name: /^Corrected report/ })).toHaveAttribute(
    'href',
    'https://reports.example/corrected.pdf',
  );
});

test('18 months and a year have no highest, their balance sheets do', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(addressOf(large, long));
  await expect(cells(page, 'Financial year').nth(1)).toContainText('18 months');
  await expect(cells(page, 'Gross profit').nth(1)).toHaveText('900.000');
  await expect(cells(page, 'Equity').nth(1)).toHaveText('90.000 (highest)');
  await expect(cells(page, 'Solvency ratio').nth(1)).toHaveText('45,00 % (highest)');
  await expect(table(page).getByText('(highest)')).toHaveCount(2);
});

test('a CEO leads to all companies of that person, and back', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(addressOf(large, IMPORTED.key));
  await expect(cells(page, 'CEO').first()).toHaveText('-');
  await cells(page, 'CEO').nth(1).getByRole('link', { name: IMPORTED_CEO.name }).click();
  await expect(page).toHaveURL(new RegExp(`/people/${IMPORTED_CEO.id}\\?from=compare`));
  await page.getByRole('link', { name: 'Back to the comparison' }).click();
  await expect(page).toHaveURL(addressOf(large, IMPORTED.key));
});

test('a name that several have asks which one', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(addressOf(large));
  await field(page).fill('holding');
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
  const meant = page.getByRole('region', { name: 'Which company do you mean?' });
  await expect(meant.getByRole('listitem')).toHaveCount(5);
  await expect(meant.getByRole('link', { name: /^Open all \d+ that were found$/ })).toBeVisible();
  await expectSoundInBoth(page, 'which one');
  const first = meant.getByRole('listitem').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.press('Enter');
  await expect(heads(page)).toHaveText([LARGE, name]);
  await expect(meant).toHaveCount(0);
});

test('what cannot be compared is told, and the rest is', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(addressOf(large, '99999999', 'abc'));
  await expect(heads(page)).toHaveText([LARGE]);
  const main = page.getByRole('main');
  await expect(main).toContainText('“abc” is not a CVR number');
  await expect(main).toContainText('99999999 is not in the register');
  await field(page).fill('xy');
  await field(page).press('Enter');
  await expect(main.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'Search at least 3 characters',
  );
  await expect(heads(page)).toHaveText([LARGE]);
  await field(page).fill('qwxzqwxz');
  await field(page).press('Enter');
  await expect(main.getByText('No company was found for “qwxzqwxz”.')).toBeVisible();
  await expectSoundInBoth(page, 'nothing found');
});

test('four fill it; a fifth is left out and none can be added', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(addressOf(large, small, euro, IMPORTED.key, '25052943'));
  await expect(heads(page)).toHaveText([LARGE, SMALL, EURO, IMPORTED.name]);
  await expect(page.getByRole('main')).toContainText('only the first 4 companies are compared');
  await expect(page.getByText('4 companies are compared at most.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('an unknown number takes no place, and a company that is there already is told', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(addressOf('99999999', large, small, IMPORTED.key));
  await expect(heads(page)).toHaveText([LARGE, SMALL, IMPORTED.name]);
  await expect(page.getByRole('main')).toContainText('99999999 is not in the register');
  await field(page).fill(IMPORTED.key);
  await field(page).press('Enter');
  await expect(page.getByText(`“${IMPORTED.name}” is already compared.`)).toBeVisible();
  await field(page).fill('25052943');
  await field(page).press('Enter');
  await expect(page).toHaveURL(addressOf(large, small, IMPORTED.key, '25052943'));
  await expect(heads(page)).toHaveCount(4);
});

test('companies like the first are one press away, and similar ones come together', {
  tag: '@once',
}, async ({ signedInPage: page, api }) => {
  const found = await api.post('/api/veminto/companydata', { data: { search: 'tømrer' } });
  const { data } = await found.json();
  const { the_key: key, Firmnavn: name } = data.data[0];
  await page.goto(`/detail/${key}`);
  await page.getByRole('link', { name: 'Compare with the first of these' }).press('Enter');
  await expect(heads(page)).toHaveCount(4);
  await expect(heads(page).first()).toHaveText(name);
  await page.goto(addressOf(key));
  const similar = page.getByRole('region', { name: `Similar to ${name}` }).getByRole('link');
  const second = (await similar.first().textContent()) ?? '';
  const count = await similar.count();
  await similar.first().press('Enter');
  await expect(heads(page)).toHaveText([name, second]);
  await expect(similar).toHaveCount(count - 1);
});

test('two saved companies are chosen and compared', async ({ signedInPage: page, person }) => {
  const saved = (await saveSome(person, 6)).toReversed();
  await page.goto('/saved');
  const bar = page.getByRole('region', { name: 'Selection' });
  const compare = bar.getByRole('link', { name: 'Compare' });
  const choose = (place: number) =>
    page.getByRole('checkbox', { name: `Select ${saved[place]?.name}` }).check();
  await choose(0);
  await expect(bar).toContainText('1 selected');
  await expect(compare).toHaveCount(0);
  await choose(2);
  await expect(compare).toBeVisible();
  for (const place of [1, 3, 4]) await choose(place);
  await expect(compare, 'five have no room').toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Compare (4 at most)' })).toBeDisabled();
  for (const place of [1, 3, 4]) {
    await page.getByRole('checkbox', { name: `Select ${saved[place]?.name}` }).uncheck();
  }
  await compare.press('Enter');
  await expect(heads(page)).toHaveCount(2);
  const chosen = [saved[0], saved[2]];
  await expect(page).toHaveURL(addressOf(...chosen.map((one) => one?.key ?? '')));
  await expect(heads(page)).toHaveText(chosen.map((one) => one?.name ?? ''));
});

test('no axe violation, and nothing sticks out at any width', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/compare');
  await expect(
    page.getByRole('heading', { name: 'Which companies do you want to compare?' }),
  ).toBeVisible();
  await expectSoundInBoth(page, 'nothing yet');
  for (const keys of [[large], [large, small, euro, IMPORTED.key]]) {
    await page.goto(addressOf(...keys));
    await expect(heads(page)).toHaveCount(keys.length);
    await expectSoundInBoth(page, `${keys.length} companies`);
  }
  if (isMobile) return;
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${width} pixels`);
  }
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('the form adds a company all the same', async ({ signedInPage: page }) => {
    await page.goto(addressOf(large));
    await field(page).fill(IMPORTED.key);
    await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(addressOf(large, IMPORTED.key));
    await expect(heads(page)).toHaveText([LARGE, IMPORTED.name]);
  });
});

test('the accounts of groups instead, kept on the way to a company and back', async ({
  signedInPage: page,
}) => {
  const equity = { equity: 80_000 };
  const parent = await createCompany('Egelund Moder A/S', [
    { year: 2021, amounts: equity },
    { year: 2021, scope: 'GROUP', amounts: { equity: -500 } },
  ]);
  const year = cells(page, 'Financial year');
  const accounts = page.getByRole('navigation', { name: 'Accounts' });
  await page.goto(addressOf(large, small));
  await expect(heads(page)).toHaveCount(2);
  await expect(accounts, 'nobody has accounts of both').toHaveCount(0);
  await page.goto(addressOf(parent, large));
  await expect(cells(page, 'Equity').first()).toHaveText('80.000 (highest)');
  await expect(year.first()).toContainText('the company alone');
  await expect(year.last()).not.toContainText('alone');
  await accounts.getByRole('link', { name: 'Group' }).press('Enter');
  await expect(page).toHaveURL(`${addressOf(parent, large)}&accounts=group`);
  await expect(cells(page, 'Equity').first()).toHaveText('-500');
  await expect(year.first()).toContainText('of the group');
  await expectNoOverflow(page, 'a comparison of groups');
  await heads(page).first().press('Enter');
  await page.getByRole('link', { name: 'Back to the comparison' }).press('Enter');
  await expect(page).toHaveURL(`${addressOf(parent, large)}&accounts=group`);
  await page.getByRole('link', { name: `Take out ${LARGE}` }).press('Enter');
  await expect(page).toHaveURL(`${addressOf(parent)}&accounts=group`);
  await accounts.getByRole('link', { name: 'Company' }).press('Enter');
  await expect(page).toHaveURL(addressOf(parent));
  await deleteCompany(parent);
});
