import type { APIRequestContext, Page } from '@playwright/test';
import { createCompany } from '../support/accounts.ts';
import { addPast, clicksOf, deleteWithPast, inventUnits } from '../support/company-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

const NAME = 'Vestervang Lager A/S';
const LONG = `Aktieselskabet ${'Entreprenørforretningen'.repeat(12)} og Sønner`.slice(0, 300);
const ARABIC = 'شركة الدنمارك للتجارة';

let full: string;
let bare: string;
let bankrupt: string;
let long: string;
let arabic: string;
const created: string[] = [];

async function create(name: string) {
  const key = await createCompany(name);
  created.push(key);
  return key;
}

const months = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ starts_on: `${2017 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}-01` },
    ...{ months: 1, employees: at === count - 1 ? 48 : null, min: 20, max: 49, full_time: 33.5 },
  }));

test.beforeAll(async () => {
  full = await create(NAME);
  bare = await create('to be taken away');
  bankrupt = await create('Vestervang Vogne ApS');
  long = await create(LONG);
  arabic = await create(ARABIC);
  await addPast(full, {
    company: {
      ...{ status: 'CEASED', ceased_on: '2021-05-17', status_text: 'OPLØST EFTER FUSION' },
      ...{ founded_on: '1998-03-02', advertising_protected: true, ceo_name: 'Karla Vestergaard' },
      ...{ website: 'https://www.vestervang.example/om', email: 'lager@vestervang.example' },
      ...{ phone: '86112233', purpose: 'Selskabets formål er lagervirksomhed.' },
      ...{ capital: 1_250_000.5, capital_currency: 'DKK', audit_waived: false, listed: null },
      ...{ signing_rule: 'Selskabet tegnes af direktøren alene.', is_sample: true },
      ...{ financial_year_start: '--07-01', financial_year_end: '--06-30' },
      ...{ street: 'Lagervej 1', postal_code: '9000', postal_district: 'Aalborg' },
    },
    names: [
      { kind: 'PRIMARY', name: NAME, valid_from: '2010-01-01', valid_to: null },
      { kind: 'PRIMARY', name: 'Vestervang ApS', valid_from: '1998-03-02', valid_to: '2009-12-31' },
      { kind: 'SECONDARY', name: 'VV Lager', valid_from: '2012-02-03', valid_to: null },
    ],
    lifePeriods: [
      { valid_from: '1998-03-02', valid_to: '2003-01-31' },
      { valid_from: '2003-02-01', valid_to: '2007-08-09' },
      { valid_from: '2007-08-10', valid_to: '2021-05-17' },
    ],
    employment: months(60),
    units: inventUnits(full, 500, (at) =>
      at < 490 ? {} : { active: false, ceased_on: '2019-04-30', employees: null },
    ),
    changes: [
      { field: 'STATUS', before: 'ACTIVE', after: 'CEASED', seen_on: '2021-05-18' },
      {
        field: 'ADDRESS',
        before: 'Gammelvej 2, 8000 Aarhus C',
        after: null,
        seen_on: '2020-04-01',
      },
      { field: 'PROTECTION', before: 'no', after: 'yes', seen_on: '2020-03-01' },
      {
        ...{ field: 'MANAGEMENT', seen_on: '2020-02-01', before: 'Hans Holm (DIREKTØR)' },
        after: 'Ida Holm (DIREKTØR); Jens Bo (BESTYRELSESMEDLEM)',
      },
      { field: 'ACCOUNTS', before: '2018-12-31', after: '2019-12-31', seen_on: '2020-01-02' },
      { field: 'EMPLOYEES', before: '5–9', after: '20–49', seen_on: '2020-01-01' },
    ],
  });
  await addPast(bare, { company: { name: null, status: 'UNKNOWN' } });
  await addPast(bankrupt, {
    company: { status: 'IN_BANKRUPTCY', website: 'javascript:alert(1)', phone: '-' },
    employment: [{ starts_on: '2021-10-01', months: 3, min: 1000, max: 999_999 }],
    units: inventUnits(bankrupt, 1, () => ({ street: null, postal_code: null })),
  });
  await addPast(arabic, { company: { purpose: ARABIC, street: ARABIC, ceo_name: ARABIC } });
});

test.afterAll(async () => {
  for (const key of created) await deleteWithPast(key);
});

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Company pages' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What stands beside a label of a section. */
const beside = (page: Page, name: string, label: string) =>
  section(page, name)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');

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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    const main = page.getByRole('main');
    await expect(main.getByText('Ceased 17/05/2021')).toBeVisible();
    await expect(main.getByText('Reklamebeskyttet', { exact: true })).toBeVisible();
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

test('the company report is a PDF in a tab of its own', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  await page.goto(`/detail/${full}`);
  const link = page.getByRole('link', { name: /^Company report.*opens in a new tab$/ });
  await expect(link).toHaveAttribute('target', '_blank');
  const answer = await api.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
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
});

test('what a company has registered', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${full}`);
  const registered = (label: string) => beside(page, 'Registration', label);
  await expect(registered('Purpose')).toHaveText('Selskabets formål er lagervirksomhed.');
  await expect(registered('Capital')).toHaveText('1.250.000,5\u00a0DKK');
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
});

test('employees over time, as a chart and as a table', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${full}`);
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
});

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
  await pages.getByLabel('Go to page').fill('25');
  await page.keyboard.press('Enter');
  await expect(items.last()).toHaveText('Lager 500');
  await expect(units.getByRole('listitem').filter({ hasText: 'Lager 500' })).toContainText(
    'Ceased 30/04/2019',
  );
  await expectNoOverflow(page, 'units');
});

for (const [wanted, first] of [
  ['abc', 'Lager 1'],
  ['-3', 'Lager 1'],
  ['1e99', 'Lager 1'],
  ['99999999999999999999', 'Lager 481'],
] as const) {
  test(`units=${wanted} begins with ${first}`, { tag: '@once' }, async ({ signedInPage: page }) => {
    await page.goto(`/detail/${full}?units=${wanted}`);
    const items = section(page, 'Production units').getByRole('heading', { level: 3 });
    await expect(items.first()).toHaveText(first);
  });
}

test('the timeline tells what was before and after', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${full}`);
  const timeline = section(page, 'Timeline');
  const events = timeline.getByRole('listitem');
  await expect(events).toHaveText([
    '18/05/2021StatusBeforeActiveAfterCeased',
    '17/05/2021Ended',
    '01/04/2020AddressBeforeGammelvej 2, 8000 Aarhus CAfter-',
    '01/03/2020Advertising protectionBeforeNoAfterYes',
    /^01\/02\/2020Management and boardLeftHans Holm \(DIREKTØR\)JoinedIda Holm \(DIREKTØR\)Jens Bo/,
    '02/01/2020Newest accountsBefore31/12/2018After31/12/2019',
    '01/01/2020EmployeesBefore5–9After20–49',
    `01/01/2010NameBeforeVestervang ApSAfter${NAME}`,
  ]);
  await timeline.getByText('5 earlier events').focus();
  await page.keyboard.press('Enter');
  await expect(events).toHaveCount(13);
  await expect(events.last()).toHaveText('02/03/1998Began');
  await expect(section(page, 'Former and other names').getByRole('listitem')).toHaveText([
    'VV LagerSecondary name, in use · since 03/02/2012',
    'Vestervang ApSFormer name · 02/03/1998 – 31/12/2009',
  ]);
});

type Answer = {
  Response: { Company: string; Data: { the_key: string } | null; Reasons: string[] }[];
};

/** A company of the sample that others are like. */
async function findSimilar(api: APIRequestContext) {
  const body = { data: { search: 'tømrer' } };
  const found = await (await api.post('/api/veminto/companydata', body)).json();
  const { the_key: key, Firmnavn: name } = found.data.data[0];
  const answer = await api.post('/api/rec/fast/query', { data: { company_name: name } });
  const { Response: similar }: Answer = await answer.json();
  return { key: String(key), similar };
}

test('similar companies have reasons, and a click on one is counted', { tag: '@once' }, async ({
  signedInPage: page,
  api,
  person,
}) => {
  const { key, similar } = await findSimilar(api);
  expect(similar.length).toBeGreaterThan(1);
  await page.goto(`/detail/${key}?from=discover&search=lager`);
  const items = section(page, 'Similar companies').getByRole('listitem');
  await expect(items).toHaveCount(similar.length);
  for (const [place, { Company, Reasons }] of similar.entries()) {
    await expect(items.nth(place).getByRole('link')).toContainText(Company);
    await expect(items.nth(place)).toContainText(Reasons.join(' · '));
  }
  const chosen = similar[1]?.Data?.the_key ?? '';
  await items.nth(1).getByRole('link').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/detail/${chosen}\\?.*via=${key}`));
  await expect
    .poll(() => clicksOf(person.id))
    .toEqual([{ company_key: chosen, from_key: key, position: 2 }]);
  await tabs(page).getByRole('link', { name: 'Financial' }).click();
  await page.getByRole('link', { name: 'Back to the company before' }).click();
  await expect(page).toHaveURL(`/detail/${key}?from=discover&search=lager`);
  await expect(page.getByRole('link', { name: 'Back to results' })).toBeVisible();
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
    }
  }
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
