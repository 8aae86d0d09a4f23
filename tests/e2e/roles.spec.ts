import type { Page } from '@playwright/test';
import { createCompany, deleteCompany, withClient } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  addRoles,
  deleteParticipants,
  inventParticipant,
  setSigningRule,
} from '../support/roles.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

const NAME = 'Skovlund Roller A/S';
const RULE = 'Selskabet tegnes af bestyrelsens formand i forening med en direktør.';

let company: string;
let holding: string;
let large: string;
let empty: string;
let led: string;
let deserted: string;
let partnership: string;

const ceo = inventParticipant('Karla Østergaard-Mikkelsen');
const chair = inventParticipant('Bo Lund');
const alone = inventParticipant('Poul Ene');
const left = inventParticipant('Inga Holm');
const auditor = inventParticipant('Skovlund Revision', { kind: 'OTHER' });
const owner = inventParticipant('Skovlund Holding ApS', { kind: 'COMPANY' });
const behind = inventParticipant('Gerda Bagved');
const partners = ['Ina Part', 'Jens Part'].map((name) => inventParticipant(name));
const crowd = Array.from({ length: 299 }, (_none, place) => inventParticipant(`Medlem ${place}`));

test.beforeAll(async () => {
  company = await createCompany(NAME);
  holding = await createCompany('Skovlund Holding ApS');
  large = await createCompany('Skovlund Andelsforening');
  empty = await createCompany('Skovlund Tom ApS');
  led = await createCompany('Skovlund Datter ApS');
  deserted = await createCompany('Skovlund Forladt ApS');
  partnership = await createCompany('Skovlund Makkere I/S');
  await withClient((client) =>
    client.query('update companies set legal_form_code = 30 where key = $1', [partnership]),
  );
  await addRoles(
    partnership,
    partners.map((participant) => ({
      ...{ participant, group: 'PARTNER' as const, title: 'INTERESSENTER', from: '2015-03-02' },
    })),
  );
  owner.companyKey = holding;
  await setSigningRule(company, RULE);
  await addRoles(company, [
    {
      participant: owner,
      group: 'OWNER',
      organ: 'EJERREGISTER',
      from: '2012-05-06',
      ownership: 0.6667,
      votes: 0.9,
    },
    {
      participant: auditor,
      group: 'AUDITOR',
      title: 'REVISION',
      organ: 'Revision',
      from: '2019-01-02',
    },
    {
      participant: chair,
      group: 'BOARD',
      title: 'FORMAND',
      organ: 'Bestyrelse',
      from: '2018-03-04',
      to: '2099-12-31',
    },
    { participant: ceo, group: 'FOUNDER', title: 'STIFTERE', from: '2012-05-06' },
    {
      participant: ceo,
      group: 'MANAGEMENT',
      title: 'ADM. DIR.',
      organ: 'Direktion',
      from: '2015-02-01',
    },
    {
      participant: left,
      group: 'BOARD',
      title: 'BESTYRELSESMEDLEM',
      from: '2012-05-06',
      to: '2017-08-09',
    },
  ]);
  await addRoles(holding, [
    {
      participant: ceo,
      group: 'MANAGEMENT',
      title: 'DIREKTØR',
      organ: 'Direktion',
      from: '2011-01-01',
    },
    {
      ...{ participant: behind, group: 'OWNER', organ: 'EJERREGISTER', ownership: 1, votes: 1 },
      from: '2015-03-02',
    },
  ]);
  await addRoles(led, [
    { participant: alone, group: 'BOARD', title: 'FORMAND', from: '2018-03-04' },
  ]);
  await addRoles(deserted, [
    { participant: left, group: 'BOARD', title: 'FORMAND', from: '2012-05-06', to: '2017-08-09' },
  ]);
  await addRoles(large, [
    { participant: ceo, group: 'MANAGEMENT', title: 'DIREKTØR', from: '2010-01-01' },
    ...crowd.map((participant) => ({
      participant,
      group: 'BOARD' as const,
      title: 'BESTYRELSESMEDLEM',
    })),
  ]);
});

test.afterAll(async () => {
  for (const key of [company, holding, large, empty, led, deserted, partnership])
    await deleteCompany(key);
  await deleteParticipants([
    ceo,
    chair,
    alone,
    left,
    auditor,
    owner,
    behind,
    ...partners,
    ...crowd,
  ]);
});

const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

const cells = (page: Page, table: string) => rows(page, table).first().getByRole('cell');

/** What names the first row. */
const named = (page: Page, table: string) => rows(page, table).first().getByRole('rowheader');

test('management with its source, the rule, the board and all others', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto(`/detail/${company}`);
  await page.getByRole('link', { name: 'Roles', exact: true }).press('Enter');
  await expect(page).toHaveURL(/[?&]tab=roles/);
  await expect(page).toHaveTitle(new RegExp(`^${NAME} · Roles`));
  const card = page.getByRole('region', { name: 'Roles', exact: true });
  await expect(card.getByRole('heading', { level: 3 })).toHaveText([
    ...['MANAGEMENT/ADMINISTRATION', 'Board', 'Legal owners', 'Auditor', 'Founders'],
  ]);
  await expect(card).toContainText('Source: Danish CVR register (Erhvervsstyrelsen)');
  const head = page.getByRole('table', { name: 'MANAGEMENT/ADMINISTRATION' }).locator('thead');
  await expect(head).toContainText('Role');
  await expect(head).toContainText('Name');
  await expect(cells(page, 'MANAGEMENT/ADMINISTRATION').first()).toContainText('ADM. DIR.');
  await expect(named(page, 'MANAGEMENT/ADMINISTRATION')).toContainText(ceo.name);
  await expect(named(page, 'Board')).toContainText(chair.name);
  await expect(named(page, 'Auditor')).toContainText(auditor.name);
  await expect(named(page, 'Founders')).toContainText(ceo.name);
  const shares = cells(page, 'Legal owners').first();
  await expect(shares).toContainText('66,67–89,99 %');
  await expect(shares).toContainText('votes 90–99,99 %');
  const rules = page.getByRole('region', { name: 'Drawing Rules' });
  await expect(rules).toContainText(RULE);
  await expect(page.getByRole('table', { name: 'Board' }).locator('thead')).toContainText('Since');
  const period = '04/03/2018, until 31/12/2099';
  const since = rows(page, 'Board').getByText(period).filter({ visible: true });
  await expect(since, isMobile ? 'below the title' : 'in a column').toHaveCount(1);
});

test('a company that owns others names them, with its share, and leads to them', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${holding}?tab=roles`);
  const owned = page.getByRole('region', { name: 'Owned companies (1)' });
  await expect(owned.getByRole('table')).toContainText('66,67–89,99 %');
  await expectSound(page, 'owned companies');
  await owned.getByRole('link', { name: /^All companies in which Skovlund Holding ApS/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skovlund Holding ApS');
  await expect(page).toHaveURL(new RegExp(`/people/${owner.id}`));
  await page.goBack();
  await owned.getByRole('link', { name: NAME, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Owned companies/ })).toHaveCount(0);
});

test('who owns the owner stands below it, and leads to their roles', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${company}?tab=roles`);
  const chain = page.getByRole('region', { name: 'Ownership over several companies' });
  const step = chain.getByRole('listitem').filter({ hasText: 'Skovlund Holding ApS' });
  await expect(step).toContainText('66,67–89,99 %');
  await expect(step.getByRole('listitem')).toContainText(`${behind.name}100 % · since 02/03/2015`);
  await expectSound(page, 'ownership');
  await step.getByRole('link', { name: behind.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(behind.name);
  await page.goBack();
  await chain.getByRole('link', { name: 'Skovlund Holding ApS' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skovlund Holding ApS');
  await expect(chain).toHaveCount(0);
});

test('who owns whom is drawn from the left to the right, and boxes lead where the lists do', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto(`/detail/${company}?tab=roles`);
  const drawing = page.getByRole('region', { name: /^Drawing: owners on the left/ });
  const box = (text: string) => drawing.getByText(text, { exact: true });
  await expect(drawing).toBeVisible();
  expect(await page.evaluate(() => window.scrollY), 'the page begins where it begins').toBe(0);
  await drawing.scrollIntoViewIfNeeded();
  await expect(box(NAME), 'what is drawn begins with the company').toBeInViewport();
  const fade = () =>
    drawing.evaluate((region) => getComputedStyle(region).getPropertyValue('--hidden-left'));
  await expect
    .poll(fade, 'more is at the left where it has no room')
    .toBe(isMobile ? '32px' : '0px');
  const edges = await Promise.all(
    [behind.name, 'Skovlund Holding ApS', NAME].map(async (text) => {
      const at = await box(text).boundingBox();
      return at ? [at.x, at.x + at.width] : [];
    }),
  );
  const [farthest = [], owning = [], own = []] = edges;
  expect(farthest[1]).toBeLessThan(owning[0] ?? 0);
  expect(owning[1]).toBeLessThan(own[0] ?? 0);
  await expect(drawing).toContainText('66,67–89,99 %');
  await expect(drawing.getByRole('link'), 'the lists have them').toHaveCount(0);
  await expectNoOverflow(page, 'the drawing');
  await box(behind.name).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(behind.name);
  await page.goBack();
  await page.reload();
  await box('Skovlund Holding ApS').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skovlund Holding ApS');
});

test('a person leads to all their companies, and those back to the person', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${company}?from=discover&search=skovlund&page=2&tab=roles`);
  const name = rows(page, 'MANAGEMENT/ADMINISTRATION').getByRole('link', {
    name: new RegExp(`^${ceo.name}.*all companies$`),
  });
  await name.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/people/${ceo.id}`));
  await expect(rows(page, 'Companies')).toHaveCount(3);
  await page.reload();
  await page.getByRole('table').getByRole('link', { name: 'Skovlund Holding ApS' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skovlund Holding ApS');
  await page.getByRole('link', { name: 'Back to the previous person' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ceo.name);
  // Results can be reached from there, but not the company in between, once another was opened.
  await expect(page.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
    'href',
    /\/discover\?search=skovlund&page=2/,
  );
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to the previous company' }).click();
  await expect(page.getByRole('region', { name: 'Drawing Rules' })).toBeVisible();
  await expect(page).toHaveURL(/from=discover/);
});

test('former roles on demand, and a company that holds a role today', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${company}?tab=roles`);
  await expect(page.getByText(left.name)).toHaveCount(0);
  const which = page.getByRole('navigation', { name: 'Which roles' });
  await which.getByRole('link', { name: 'Former roles (1)' }).click();
  await expect(page).toHaveURL(/former=true/);
  await expect(rows(page, 'Board')).toHaveCount(1);
  await expect(named(page, 'Board')).toContainText(left.name);
  await expect(
    rows(page, 'Board').getByText('06/05/2012 – 09/08/2017').filter({ visible: true }),
  ).toHaveCount(1);
  await expect(page.getByText(ceo.name)).toHaveCount(0);
  await which.getByRole('link', { name: 'Today (5)' }).click();
  await expect(page.getByText(ceo.name).first()).toBeVisible();

  await test.step('a company that holds a role leads to its own page', async () => {
    await rows(page, 'Legal owners')
      .getByRole('link', { name: `CVR ${holding}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/detail/${holding}`));
  });
});

test('roles on a day', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${company}?tab=roles`);
  await page.getByLabel('Roles on').fill('2015-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/rolesOn=2015-01-01/);
  await expect(page.getByText('On 01/01/2015:')).toBeVisible();
  await expect(named(page, 'Board').filter({ hasText: left.name })).toHaveCount(1);
  await page.getByRole('link', { name: 'Today (5)' }).click();
  await expect(page.getByText(left.name)).toHaveCount(0);

  await withClient((client) =>
    client.query("update companies set founded_on = '2011-01-01' where key = $1", [company]),
  );
  await page.goto(`/detail/${company}?tab=roles&rolesOn=2010-12-31`);
  await expect(
    page.getByText('On 31/12/2010 the company did not exist yet. It was founded on 01/01/2011.'),
  ).toBeVisible();
});

test('where nobody holds a role today, those who did are shown', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${deserted}?tab=roles`);
  const which = page.getByRole('navigation', { name: 'Which roles' });
  await expect(named(page, 'Board')).toContainText(left.name);
  await expect(which.getByRole('link', { name: 'Former roles (1)' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await which.getByRole('link', { name: 'Today (0)' }).click();
  await expect(page).toHaveURL(/former=false/);
  await expect(page.getByText(left.name)).toHaveCount(0);
});

test('300 roles come page by page', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${large}?tab=roles`);
  await expect(page.getByRole('region', { name: 'Drawing Rules' })).toContainText(
    'The company is subscribed by the CEO',
  );
  const pages = page.getByRole('navigation', { name: 'Pages of roles' });
  await expect(pages).toContainText('Page 1 of 6 · 300 roles');
  await expect(rows(page, 'Board')).toHaveCount(49);
  await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await pages.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(pages).toContainText('Page 2 of 6');
  await expect(rows(page, 'Board')).toHaveCount(50);
  await expect(page.getByRole('heading', { name: 'MANAGEMENT/ADMINISTRATION' })).toHaveCount(0);
  for (const [wanted, shown] of [
    ['999', 6],
    ['-3', 1],
    ['abc', 1],
  ] as const) {
    await page.goto(`/detail/${large}?tab=roles&rolesPage=${wanted}`);
    await expect(pages).toContainText(`Page ${shown} of 6`);
  }
  await expectNoOverflow(page, '300 roles');
});

test('kept addresses of the roles of a person lead to their page', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${company}?tab=roles&participant=${ceo.id}`);
  await expect(page).toHaveURL(new RegExp(`/people/${ceo.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ceo.name);
});

test('without management and rule nobody is said to sign, and without roles nothing', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${led}?tab=roles`);
  await expect
    .soft(page.getByRole('region', { name: 'Drawing Rules' }))
    .toContainText('No signing rule is registered.');
  await page.goto(`/detail/${empty}?tab=roles&former=true`);
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Drawing Rules' })).toHaveCount(0);
  await expectSound(page, 'without roles');
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('has no axe violation and nothing sticks out', async ({ signedInPage: page }) => {
      await page.goto(`/detail/${company}?tab=roles`);
      await expect(page.getByText(RULE)).toBeVisible();
      await expectSound(page, `roles, ${scheme}`);
    });
  });
}

test('a partnership is led by its partners, and says nothing of a management', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${partnership}`);
  const fact = page.getByText('Partners', { exact: true }).locator('xpath=following-sibling::dd');
  await expect(fact).toHaveText('Ina Part, Jens Part');
  await expect(fact.getByRole('link').first()).toHaveAttribute('href', /\/people\//);
  await page.goto(`/compare?company=${partnership}`);
  const ceo = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'CEO' }) });
  await expect(ceo.getByRole('cell').first()).toHaveText('Ina Part, Jens PartPartners');
  await page.goto(`/detail/${partnership}?tab=roles`);
  const card = page.getByRole('region', { name: 'Roles', exact: true });
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Proprietors and partners']);
  await expect(card).not.toContainText('No data found');
  await expect(cells(page, 'Proprietors and partners').first()).toContainText(/^interessent/i);
  await expect(cells(page, 'Proprietors and partners').first()).not.toContainText(/interessenter/i);
});
