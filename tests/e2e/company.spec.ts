import type { APIRequestContext, Page } from '@playwright/test';
import { createCompany } from '../support/accounts.ts';
import { addPast, deleteWithPast, inventUnits } from '../support/company-pages.ts';
import { beside, section, tabs } from '../support/company-sections.ts';
import { expect, test } from '../support/fixtures.ts';
import { createFullCompany, FULL_NAME } from '../support/full-company.ts';
import { setSigningRule } from '../support/roles.ts';
import { expectSound } from '../support/sound.ts';

let full: string;
let bankrupt: string;

test.beforeAll(async () => {
  full = await createFullCompany();
  bankrupt = await createCompany('Vestervang Vogne ApS');
  await setSigningRule(bankrupt, 'Selskabet tegnes af en direktør.');
  await addPast(bankrupt, {
    company: { status: 'IN_BANKRUPTCY', website: 'javascript:alert(1)', phone: '-' },
    employment: [{ starts_on: '2021-10-01', months: 3, min: 1000, max: 999_999 }],
    units: inventUnits(bankrupt, 1, () => ({ street: null, postal_code: null })),
  });
});

test.afterAll(async () => {
  for (const key of [full, bankrupt]) await deleteWithPast(key);
});

test('numbers and the address are copied with one press, or it says why not', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) => {
      if (document.title === 'refused') throw new Error('refused');
      document.documentElement.dataset.copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.goto(`/detail/${full}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Copy the phone number' }).click();
  await expect(page.getByText('Copied: 86 11 22 33')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-copied', '86 11 22 33');
  await main.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-copied', /,/);
  await page.evaluate(() => {
    document.title = 'refused';
  });
  await main.getByRole('button', { name: 'Copy the CVR number' }).click();
  await expect(page.getByText('Your browser did not allow copying.')).toBeVisible();
});

test('the header stands on every tab, with its marks and safe links', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${full}?from=discover&search=lager&page=2`);
  const addresses = await tabs(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FULL_NAME);
    const main = page.getByRole('main');
    await expect(main.getByText('Ceased 17/05/2021 · dissolved by merger')).toBeVisible();
    await expect(main.getByText('Reklamebeskyttet', { exact: true })).toBeVisible();
    await expect(main.getByText(`CVR ${full}`, { exact: true })).toBeVisible();
    const site = main.getByRole('link', { name: /^vestervang\.example/ });
    await expect(site).toHaveAttribute('href', 'https://www.vestervang.example/om');
    await expect(site).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(main.getByRole('link', { name: 'lager@vestervang.example' })).toHaveAttribute(
      'href',
      'mailto:lager@vestervang.example',
    );
    await expect(main.getByRole('link', { name: '86 11 22 33' })).toHaveAttribute(
      'href',
      'tel:86112233',
    );
    await expect(main.getByRole('link', { name: /^Company report/ })).toHaveAttribute(
      'href',
      `/api/company/report/${full}`,
    );
    await expect(page.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      '/discover?search=lager&page=2',
    );
  }
});

test('a company in bankruptcy, with an address no browser may open', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${bankrupt}`);
  await expect(page.getByText('In bankruptcy', { exact: true })).toBeVisible();
  const contacts = page.getByRole('main').getByRole('listitem');
  for (const label of ['Website', 'Email']) {
    await expect(contacts.filter({ hasText: `${label}:` })).toHaveText(`${label}:-not known`);
  }
  await expect(page.getByRole('link', { name: 'Back to search' })).toHaveAttribute(
    'href',
    '/search',
  );
  await expect(section(page, 'Employees over time')).toHaveText(/2021 Q4, employees: 1\.000\+$/);
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);

  await test.step('who acts for it stands beside the rule', async () => {
    await page.goto(`/detail/${bankrupt}?tab=roles`);
    const rules = page.getByRole('region', { name: 'Drawing Rules' });
    await expect.soft(rules).toContainText('Selskabet tegnes af en direktør.');
    await expect.soft(rules).toContainText('the trustee (kurator) acts for the estate');
  });
});

async function expectRegistered(page: Page) {
  const registered = (label: string) => beside(page, 'Registration', label);
  await expect(registered('Purpose')).toHaveText('Selskabets formål er lagervirksomhed.');
  await expect(registered('Capital')).toHaveText('1.250.000,5\u00a0DKK, partly paid up');
  await expect(registered('Share classes')).toHaveText('Yes');
  await expect(registered('Articles of association of')).toHaveText('02/05/2019');
  await expect(registered('Signing rule')).toHaveText('Selskabet tegnes af direktøren alene.');
  await expect(registered('Financial year')).toHaveText('01/07 – 30/06');
  await expect(registered('Audit waived')).toHaveText('No');
  await expect(registered('Listed on a stock exchange')).toHaveText('-');
  await expect(registered('Status in the register')).toHaveText('OPLØST EFTER FUSION');
  await expect(beside(page, 'Address', 'Street')).toHaveText('Lagervej 1');
  await expect(beside(page, 'Address', 'Region')).toHaveText('-');
  const facts = page.getByRole('main').locator('dl').first();
  await expect(facts.getByText('Revenue').locator('xpath=following-sibling::dd')).toHaveText('-');
  await expect(facts.getByText('Founded').locator('xpath=following-sibling::dd')).toHaveText(
    '02/03/1998',
  );
}

async function expectEmployment(page: Page) {
  const employment = section(page, 'Employees over time');
  await expect(employment).toContainText('Dec 2021, employees: 48');
  await expect(employment.locator('svg g')).toHaveCount(60);
  await expect(employment.locator('svg title').first()).toHaveText('Jan 2017: 20–49');
  await expect(employment.getByRole('table')).toBeHidden();
  await employment.getByText('Show as table').focus();
  await page.keyboard.press('Enter');
  const rows = employment.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(61);
  await expect(rows.nth(1)).toHaveText('Dec 20214833,5');
  await expect(rows.nth(2)).toHaveText('Nov 202120–4933,5');
}

async function expectTimeline(page: Page) {
  const timeline = section(page, 'Timeline');
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  const [news, units] = ['Timeline', 'Production units'].map((name) => headings.indexOf(name));
  expect(news, 'news come before a long list of units').toBeLessThan(units ?? 0);
  const events = timeline.getByRole('listitem');
  await expect(events).toHaveText([
    '18/05/2021StatusBeforeActiveAfterCeased',
    '17/05/2021EndedDissolved by merger',
    '01/04/2020AddressBeforeGammelvej 2, 8000 Aarhus CAfter-',
    '01/03/2020Advertising protectionBeforeNoAfterYes',
    /^01\/02\/2020Management and boardLeftHans Holm \(direktør\)JoinedIda Holm \(direktør\)Jens Bo/,
    '02/01/2020Newest accountsBefore31/12/2018After31/12/2019',
    '01/01/2020EmployeesBefore5–9After20–49',
    `01/01/2010NameBeforeVestervang ApSAfter${FULL_NAME}`,
  ]);
  await timeline.getByText('5 earlier events').focus();
  await page.keyboard.press('Enter');
  await expect(events).toHaveCount(13);
  await expect(events.last()).toHaveText('02/03/1998Started');
  await expect(section(page, 'Former and other names').getByRole('listitem')).toHaveText([
    'VV LagerSecondary name, in use · since 03/02/2012',
    'Vestervang ApSFormer name · 02/03/1998 – 31/12/2009',
  ]);
}

/** In a tab of its own. */
async function expectReport(page: Page, api: APIRequestContext) {
  const link = page.getByRole('link', { name: /^Company report.*\(opens in a new tab\)$/ });
  await expect(link).toHaveAttribute('target', '_blank');
  const answer = await api.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(answer.headers()['content-disposition']).toMatch(
    new RegExp(`^inline; filename="veminto-${full}-\\d{8}-\\d{6}\\.pdf"$`),
  );
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

test('the overview: what is registered, employees, timeline and the report', {
  tag: '@once',
}, async ({ signedInPage: page, api }) => {
  await page.goto(`/detail/${full}`);
  await test.step('what is registered', () => expectRegistered(page));
  await test.step('employees, as a chart and as a table', () => expectEmployment(page));
  await test.step('what was before and after', () => expectTimeline(page));
  await test.step('the company report is a PDF', () => expectReport(page, api));
});

test('an address that names no company to go back to leads to the results', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${full}?via=//evil.example&from=discover&search=lager`);
  await expect(page.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
    'href',
    '/discover?search=lager',
  );
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('has no axe violation and nothing sticks out', async ({ signedInPage: page }) => {
      await page.goto(`/detail/${full}`);
      await expect(section(page, 'Similar companies')).toContainText('No similar company');
      await page.getByText('Show as table').click();
      await page.getByText('5 earlier events').click();
      await expectSound(page, `overview, ${scheme}`);
    });
  });
}
