import type { Locator, Page } from '@playwright/test';
import { createCompany } from '../support/accounts.ts';
import { addPast, deleteWithPast, inventUnits } from '../support/company-pages.ts';
import { section } from '../support/company-sections.ts';
import { expect, test } from '../support/fixtures.ts';
import { addPeers, deletePeers } from '../support/peers.ts';
import { type RestrictedServer, startRestrictedServer } from '../support/restricted-server.ts';
import { addRoles, deleteParticipants, inventParticipant } from '../support/roles.ts';
import { expectSound } from '../support/sound.ts';

// Sequential, because they share a server.
test.describe.configure({ mode: 'default' });

const person = inventParticipant('Signe Vinterberg');
let server: RestrictedServer;
let company: string;

test.beforeAll(async () => {
  server = await startRestrictedServer();
  const passages = { activities: 'Selskabet bygger huse.' };
  company = await createCompany('Skovlund Fejl A/S', [
    { year: 2021, amounts: { roe: 16 }, passages },
  ]);
  await addPast(company, {
    company: { latitude: 56.15, longitude: 10.2, location_precision: 'TOWN' },
    units: inventUnits(company, 30),
  });
  await addRoles(company, [{ participant: person, group: 'MANAGEMENT', title: 'DIREKTØR' }]);
  await addPeers({
    key: company,
    sizeClass: company,
    endDate: '2021-12-31',
    own: { roe: 16 },
    group: { roe: Array.from({ length: 30 }, (_none, place) => place + 1) },
  });
});

test.afterAll(async () => {
  await deletePeers(company, company);
  await deleteWithPast(company);
  await deleteParticipants([person]);
  await server.stop();
});

type Part = {
  what: string;
  /** The table that cannot be read, */
  table: string;
  /** or only this column of it. */
  column?: string;
  address: () => string;
  place: (page: Page) => Locator;
  sentence: string;
  /** The content shown once it can be read again. */
  content: (page: Page) => Locator;
  /** The text for a company without any. */
  empty: string;
};

const parts: Part[] = [
  {
    what: 'production units',
    table: 'production_units',
    address: () => `/detail/${company}?units=2`,
    place: (page) => section(page, 'Production units'),
    sentence: 'The production units could not be looked up.',
    content: (page) => page.getByRole('heading', { name: 'Lager 21', exact: true }),
    empty: 'No production units are registered.',
  },
  {
    what: 'signals',
    table: 'accounting_periods',
    address: () => `/detail/${company}`,
    place: (page) => section(page, 'Signals'),
    sentence: 'The signals could not be looked up.',
    content: (page) => section(page, 'Signals').getByText('Looked for:'),
    empty: 'None was found.',
  },
  {
    what: 'the newest accounts',
    table: 'accounting_periods',
    address: () => `/detail/${company}`,
    place: (page) => section(page, 'Newest accounts'),
    sentence: 'The accounts of the company could not be looked up.',
    content: (page) => page.getByRole('link', { name: 'All accounts and reports' }),
    empty: 'No financial data available.',
  },
  {
    what: 'peers',
    table: 'peer_groups',
    address: () => `/detail/${company}?tab=key-figure`,
    place: (page) => section(page, 'Among its peers'),
    sentence: 'The company could not be compared with its peers.',
    content: (page) => page.getByText(/^Higher than .* of 29 peers/),
    empty: 'There are fewer than 20 peers',
  },
  {
    what: 'the roles of a company',
    table: 'roles',
    address: () => `/detail/${company}?tab=roles`,
    place: (page) => page.getByRole('main'),
    sentence: 'The roles of the company could not be looked up.',
    content: (page) => page.getByRole('link', { name: /^Signe Vinterberg/ }),
    empty: 'No data found',
  },
  {
    what: 'connections',
    table: 'roles',
    address: () => `/people/connections?of=${company}&with=p${person.id}`,
    place: (page) => page.getByRole('main'),
    sentence: 'The connections could not be looked up.',
    content: (page) => page.getByText('1 connection by one link.'),
    empty: 'No connection found',
  },
  {
    what: 'the network',
    table: 'roles',
    address: () => `/people/network?of=${company}`,
    place: (page) => page.getByRole('main'),
    sentence: 'The network could not be read.',
    content: (page) => page.getByRole('region', { name: 'Directly connected' }),
    empty: 'Nobody around',
  },
  {
    what: 'accounts',
    table: 'filings',
    address: () => `/detail/${company}?tab=financial`,
    place: (page) => page.getByRole('main'),
    sentence: 'The accounts of the company could not be looked up.',
    content: (page) => page.getByRole('table', { name: 'INCOME STATEMENT' }),
    empty: 'No financial data available.',
  },
  {
    what: 'the words of reports',
    ...{ table: 'filings', column: 'passages' },
    address: () => `/detail/${company}?tab=financial`,
    place: (page) => section(page, 'In the report’s own words'),
    sentence: 'What the annual reports say could not be looked up.',
    content: (page) => page.getByText('Selskabet bygger huse.'),
    empty: 'Only reports that were filed as XBRL have them.',
  },
  {
    what: 'stated activities',
    ...{ table: 'filings', column: 'passages' },
    address: () => `/detail/${company}`,
    place: (page) => section(page, 'Industry'),
    sentence: 'What the annual reports say could not be looked up.',
    content: (page) => section(page, 'Industry').getByText('Selskabet bygger huse.'),
    empty: 'Annual report for the year ended',
  },
  {
    what: 'the activities of a comparison',
    ...{ table: 'filings', column: 'passages' },
    address: () => `/compare?company=${company}`,
    place: (page) => page.getByRole('row', { name: /^Primary activities/ }),
    sentence: 'What the annual reports say could not be looked up.',
    content: (page) => page.getByText('Selskabet bygger huse.'),
    empty: 'Annual report for the year ended',
  },
  {
    what: 'the accounts of a comparison',
    table: 'filings',
    address: () => `/compare?company=${company}`,
    place: (page) => page.getByRole('row', { name: /^Financial year/ }),
    sentence: 'The accounts of the company could not be looked up.',
    content: (page) => page.getByRole('row', { name: /^Financial year/ }).getByText('31/12/2021'),
    empty: 'No accounts are published.',
  },
  {
    what: 'key figures',
    table: 'accounting_periods',
    address: () => `/detail/${company}?tab=key-figure`,
    place: (page) => page.getByRole('main'),
    sentence: 'The key figures of the company could not be looked up.',
    content: (page) => page.getByRole('table', { name: 'Key Figures' }),
    empty: 'No financial data available.',
  },
];

/** The rest of the page stays, and the failed part says so until it is retried. */
async function expectContained(page: Page, part: Omit<Part, 'what' | 'address'>) {
  const place = part.place(page);
  const alert = place.getByRole('alert');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toContainText(part.sentence);
  await expect(place.getByText(part.empty)).toHaveCount(0);
  const retry = alert.getByRole('link', { name: 'Try again' });
  const { pathname } = new URL(page.url());
  const again = page.waitForResponse((answer) => new URL(answer.url()).pathname === pathname);
  await retry.press('Enter');
  // Until it is answered, the old sentence stands there.
  await again;
  await expect(alert, 'still failing').toContainText(part.sentence);
  await expectSound(page, part.sentence);
  await server.allow(part.table);
  await retry.press('Enter');
  await expect(part.content(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
}

test.beforeEach(async ({ context, person: { token } }) => {
  await context.addCookies([
    { name: 'veminto.session', value: token, url: server.url, httpOnly: true },
  ]);
});

for (const part of parts) {
  test(`${part.what} that cannot be read: it says so, and a retry shows them`, async ({ page }) => {
    await server.forbid(part.table, part.column);
    await page.goto(server.url + part.address());
    await expectContained(page, part);
  });
}

test('a person who cannot be looked up: it says so, and a retry shows them', async ({
  context,
}) => {
  const page = await context.newPage();
  await server.forbid('roles');
  await page.goto(`${server.url}/people/${person.id}`);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  const numbers = await server.metrics();
  expect(numbers).toMatch(/^veminto_http_requests_total\{group="page",method="GET",.* [1-9]/m);
  expect(numbers).toMatch(/^veminto_page_errors_total\{route="[^"]*people\/\[id\][^"]*"\} [1-9]/m);
  await server.allow('roles');
  await retry.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signe Vinterberg');
  await expect(page.getByRole('table', { name: 'Companies' })).toBeVisible();
});

test('people that cannot be looked up: it says so, and a retry shows them', async ({ context }) => {
  // React logs why the whole page failed, so this page may log errors.
  const page = await context.newPage();
  await server.forbid('participants');
  await page.goto(`${server.url}/people?name=signe+vinterberg`);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('Nobody found')).toHaveCount(0);
  await expectSound(page, 'people that failed');
  await server.allow('participants');
  await retry.press('Enter');
  await expect(page.getByRole('link', { name: /^Signe Vinterberg/ })).toBeVisible();
});

test('similar companies that cannot be read: it says so, and a retry shows them', async ({
  page,
  api,
}) => {
  const body = { data: { search: 'tømrer' } };
  const found = await (await api.post('/api/veminto/companydata', body)).json();
  const similar = section(page, 'Similar companies');
  await server.forbid('newest_figures');
  await page.goto(`${server.url}/detail/${found.data.data[0].the_key}`);
  await expectContained(page, {
    table: 'newest_figures',
    place: () => similar,
    sentence: 'Similar companies could not be looked up.',
    content: () => similar.getByRole('listitem').first(),
    empty: 'No similar company was found.',
  });
});
