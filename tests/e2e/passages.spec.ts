import type { Locator, Page } from '@playwright/test';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { section } from '../support/company-sections.ts';
import { environment } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow, expectSoundInBoth } from '../support/sound.ts';

const NAME = 'Skovlund Ordrig A/S';
const HEADING = 'In the report’s own words';
const LONG = Array.from(
  { length: 30 },
  (_none, place) => `Sætning ${place + 1} handler om selskabets udvikling i året.`,
).join(' ');
const LAST = 'Sætning 30 handler om selskabets udvikling i året.';

let wordy: string;
let silent: string;

test.beforeAll(async () => {
  wordy = await createCompany(NAME, [
    { year: 2018, amounts: { revenue: 1 } },
    {
      year: 2019,
      amounts: { revenue: 2 },
      passages: { activities: 'Selskabet driver et savværk.' },
    },
    {
      year: 2020,
      pdfUrl: 'https://reports.example/2020.pdf',
      publishedAt: '2021-05-03T10:00:00Z',
      amounts: { revenue: 3 },
      passages: {
        activities: 'Selskabet bygger huse.\nDet river dem også ned.',
        pledges: 'The company has pledged its land to the bank.',
        development: LONG,
        review: `Et${'ord'.repeat(100)}uden mellemrum.`,
      },
    },
    { year: 2020, scope: 'GROUP', amounts: { revenue: 9 } },
    { year: 2021, amounts: { revenue: 4 } },
    ...[2017, 2016, 2015].map((year) => ({ year, amounts: { revenue: year } })),
  ]);
  silent = await createCompany('Skovlund Ordknap ApS', [{ year: 2021, amounts: { revenue: 5 } }]);
});

test.afterAll(async () => {
  for (const key of [wordy, silent]) await deleteCompany(key);
});

const words = (page: Page) => section(page, HEADING);
const headings = (page: Page) => words(page).getByRole('heading', { level: 3 });
const years = (page: Page) => words(page).getByRole('navigation', { name: 'Year of the report' });
const toggle = (page: Page): Locator => words(page).locator('details summary').first();

test('the newest report that says something is shown under headings, with what it is', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${wordy}?tab=financial`);
  await expect(headings(page)).toHaveText([
    ...['Primary activities', 'Development in activities and finances', 'Management’s review'],
    'Mortgages and collateral',
  ]);
  await expect(words(page)).toContainText('01/01/2020 – 31/12/2020');
  await expect(words(page)).toContainText('published 03/05/2021');
  await expect(words(page).getByRole('link', { name: /^Annual report/ })).toHaveAttribute(
    'href',
    'https://reports.example/2020.pdf',
  );
  await expect(words(page)).toContainText('Only reports that were filed as XBRL have them.');
  const paragraph = words(page).getByText('Det river dem også ned.', { exact: true });
  await expect(paragraph, 'a paragraph of its own').toHaveText('Det river dem også ned.');
  const languages = words(page).locator('[lang]');
  await expect(languages.filter({ hasText: 'Selskabet bygger' })).toHaveAttribute('lang', 'da');
  await expect(languages.filter({ hasText: 'pledged its land' })).toHaveAttribute('lang', 'en');
  await expectNoOverflow(page, 'a long word');
});

test('another year is a link, is kept in the address, and keeps what else is chosen', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${wordy}?tab=financial&periods=4`);
  await expect(years(page).getByRole('link')).toHaveText(['2020', '2019']);
  await expect(years(page).getByRole('link', { name: '2020' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await years(page).getByRole('link', { name: '2019' }).press('Enter');
  await expect(page).toHaveURL(/words=2019-12-31/);
  await expect(page).toHaveURL(/periods=4/);
  await expect(words(page)).toContainText('Selskabet driver et savværk.');
  await expect(headings(page)).toHaveText(['Primary activities']);
  await page.reload();
  await expect(words(page)).toContainText('Selskabet driver et savværk.');
  await page.getByRole('link', { name: 'Newer periods' }).press('Enter');
  await expect(page).not.toHaveURL(/periods=/);
  await expect(page).toHaveURL(/words=2019-12-31/);
  await page.getByRole('link', { name: 'Group', exact: true }).press('Enter');
  await expect(page).toHaveURL(/scope=group/);
  await expect(words(page)).toContainText('Selskabet driver et savværk.');
  await years(page).getByRole('link', { name: '2020' }).press('Enter');
  await expect(page, 'the newest needs no mention').not.toHaveURL(/words=/);
  await expect(page).toHaveURL(/scope=group/);
  await expect(words(page)).toContainText('Selskabet bygger huse.');
});

test('a year without words shows the newest that has some', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  for (const year of ['2021-12-31', '1999-12-31', 'nonsense', '%00']) {
    await page.goto(`/detail/${wordy}?tab=financial&words=${year}`);
    await expect(words(page), year).toContainText('Selskabet bygger huse.');
  }
});

test('a long text opens and closes', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${wordy}?tab=financial`);
  const last = words(page).getByText(LAST);
  await expect(words(page).getByText('Sætning 1 handler')).toBeVisible();
  await expect(last).toBeHidden();
  await expect(toggle(page)).toHaveText(/Read on.*: Development in activities and finances/);
  await toggle(page).press('Enter');
  await expect(last).toBeVisible();
  await expect(toggle(page).getByText('Show less')).toBeVisible();
  await expectSoundInBoth(page, 'an opened text');
  await toggle(page).press('Enter');
  await expect(last).toBeHidden();
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('texts open and years are chosen all the same', async ({ signedInPage: page }) => {
    await page.goto(`/detail/${wordy}?tab=financial`);
    await toggle(page).click();
    await expect(words(page).getByText(LAST)).toBeVisible();
    await years(page).getByRole('link', { name: '2019' }).click();
    await expect(words(page)).toContainText('Selskabet driver et savværk.');
  });
});

test('on paper, long texts are whole', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/detail/${wordy}?tab=financial`);
  await expect(words(page).getByText(LAST)).toBeVisible();
  await expect(toggle(page)).toBeHidden();
});

test('a company whose reports say nothing has no such section', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${silent}?tab=financial`);
  await expect(section(page, 'Annual reports')).toBeVisible();
  await expect(words(page)).toHaveCount(0);
  await page.goto(`/detail/${silent}`);
  await expect(section(page, 'Industry')).toBeVisible();
  await expect(page.getByText('Primary activities')).toHaveCount(0);
});

test('the overview says what the company does, and leads to all of its words', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${wordy}`);
  const industry = section(page, 'Industry');
  await expect(industry.getByRole('heading', { name: 'Primary activities' })).toBeVisible();
  await expect(industry).toContainText('Selskabet bygger huse. Det river dem også ned.');
  await expectSoundInBoth(page, 'an overview with activities');
  await industry.getByRole('link', { name: 'Annual report for the year ended 31/12/2020' }).click();
  await expect(page).toHaveURL(/tab=financial#own-words$/);
  await expect(words(page)).toBeInViewport();
});

test('a comparison has the activities of those that state them', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/compare?company=${wordy}&company=${silent}`);
  const cells = page.getByRole('row', { name: /^Primary activities/ }).getByRole('cell');
  await expect(cells.first()).toContainText('Selskabet bygger huse. Det river dem også ned.');
  await expect(cells.nth(1)).toHaveText('-');
  await expectSoundInBoth(page, 'compared activities');
  await cells.first().getByRole('link').press('Enter');
  await expect(words(page)).toBeVisible();
  await page.goto(`/compare?company=${silent}`);
  await expect(page.getByRole('row', { name: /^Equity/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Primary activities/ })).toHaveCount(0);
});

test('Danish readers get Danish headings', { tag: '@once' }, async ({
  context,
  signedInPage: page,
}) => {
  await context.addCookies([
    { name: 'veminto.language', value: 'da', url: environment.baseUrl, httpOnly: true },
  ]);
  await page.goto(`/detail/${wordy}?tab=financial`);
  const section = page.getByRole('region', { name: 'Med rapportens egne ord', exact: true });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    ...['Hovedaktivitet', 'Udvikling i aktiviteter og økonomiske forhold', 'Ledelsesberetning'],
    'Pant og sikkerhedsstillelser',
  ]);
  await expect(section.locator('details summary').first()).toContainText('Læs videre');
});
