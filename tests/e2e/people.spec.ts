import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { environment } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { addRoles, deleteParticipants, inventParticipant } from '../support/roles.ts';
import { expectNoOverflow, expectSound, expectSoundInBoth } from '../support/sound.ts';

/** Each worker creates its own people, with a unique family name. */
const letters = Array.from({ length: 6 }, () => String.fromCharCode(randomInt(97, 123))).join('');
const family = `Dyre${letters}`;
const busy = inventParticipant(`Torgunn ${family} Ærbødig`);
const calm = inventParticipant(`Torgunn ${family}`);
const left = inventParticipant(`Torgunna ${family}son`);
const crowd = Array.from({ length: 45 }, (_none, place) =>
  inventParticipant(`Ulvhild Nr${place} Ulv${letters}`),
);

const fund = inventParticipant(`Hesperus ${letters} Fund Ltd`, { kind: 'OTHER' });
const partner = inventParticipant(`Hesper ${letters}sen`);

const names = ['Spa ApS', 'Tag A/S', 'Vin ApS', 'Øl ApS'].map((name) => `${family} ${name}`);
const keys: string[] = [];

test.beforeAll(async () => {
  for (const name of names) keys.push(await createCompany(name));
  const [spa = '', ...others] = keys;
  const board = { group: 'BOARD', title: 'BESTYRELSESMEDLEM' } as const;
  await addRoles(spa, [
    { participant: busy, group: 'MANAGEMENT', title: 'ADM. DIR.', from: '2015-02-01' },
    { participant: busy, group: 'OWNER', ownership: 1 },
    { participant: calm, ...board },
    { participant: left, ...board, to: '2017-08-09' },
    { participant: fund, group: 'OWNER', ownership: 1 },
    { participant: partner, ...board },
    ...crowd.map((participant) => ({ participant, ...board })),
  ]);
  for (const key of others) await addRoles(key, [{ participant: busy, ...board }]);
});

test.afterAll(async () => {
  // A worker may run this file again and then starts over.
  for (const key of keys.splice(0)) await deleteCompany(key);
  await deleteParticipants([busy, calm, left, fund, partner, ...crowd]);
});

const rows = (page: Page) =>
  page.getByRole('table', { name: 'People found' }).locator('tbody').getByRole('row');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Name' });
const told = (page: Page) => page.getByRole('main').getByRole('status');

test('from the search page to a person, and to all of their roles', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/search');
  await page.getByRole('link', { name: 'Search people' }).press('Enter');
  await expect(page).toHaveURL('/people');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People');
  await expect(page.getByRole('heading', { name: 'Whom are you looking for?' })).toBeVisible();
  await field(page).fill(`${family} TORG`);
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/people?name=${family}+TORG`);
  await expect(field(page), 'the keyboard keeps its place').toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${family} TORG · People`));
  await expect(told(page)).toHaveText('3 people');
  await expect(rows(page)).toHaveCount(3);
  const first = rows(page).first();
  await expect(first.getByRole('rowheader')).toContainText(busy.name);
  await expect(first.getByText(isMobile ? '5 roles today' : '5', { exact: true })).toBeVisible();
  await expect(first.getByRole('listitem')).toHaveText([
    ...[/^\S+ Spa ApS Management/, / Board/, / Board/, 'and 1 more'],
  ]);
  await expect(rows(page).last().getByRole('listitem')).toHaveText([
    new RegExp(`^${family} Spa ApS Board, former`),
  ]);
  await first
    .getByRole('link', { name: new RegExp(`^${busy.name} ?, all companies$`) })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(busy.name);
  await page.getByRole('link', { name: 'Back to results' }).press('Enter');
  await expect(page).toHaveURL(`/people?name=${family}+TORG`);
  await expect(field(page)).toHaveValue(`${family} TORG`);
  await first.getByRole('link', { name: `${family} Spa ApS` }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${family} Spa ApS`);
});

test('just the name comes first, in whichever spelling', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/people?name=torgunn+${family}`);
  await expect(rows(page).first()).toContainText(calm.name);
  await expect(rows(page)).toHaveCount(3);
  await page.goto(`/people?name=aerboedig+${family}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(told(page)).toHaveText('1 person');
});

test('an organisation without a CVR number is found beside people @once', async ({
  signedInPage: page,
}) => {
  await page.goto(`/people?name=hesper+${letters}`);
  await expect(told(page)).toHaveText('1 person and 1 organisation');
  await expect(rows(page)).toHaveCount(2);
  const row = rows(page).filter({ hasText: fund.name });
  await expect(row.getByText('Organisation without a CVR number', { exact: true })).toBeVisible();
  await expect(row.getByRole('listitem')).toHaveText([new RegExp(`^${family} Spa ApS Owner`)]);
  await expect(
    rows(page).filter({ hasText: partner.name }).getByText('Organisation', { exact: false }),
  ).toHaveCount(0);
  await expectSoundInBoth(page, 'an organisation');
  await page.goto(`/people?name=hesperus+${letters}`);
  await expect(told(page)).toHaveText('1 organisation');
  await row
    .getByRole('link', { name: new RegExp(`^${fund.name} ?, all companies$`) })
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`/people/${fund.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fund.name);
});

test('three letters at least, and nobody found, are said @once', async ({ signedInPage: page }) => {
  await page.goto('/people?name=to');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'Search at least 3 characters',
  );
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expectSoundInBoth(page, 'too short');
  await field(page).fill('Torgunn Qwxz');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await expect(told(page)).toHaveText('0 people');
  await expectSoundInBoth(page, 'nobody');
  await page.getByRole('link', { name: 'Search companies instead' }).press('Enter');
  await expect(page).toHaveURL('/discover?search=Torgunn+Qwxz');
});

test('a misspelt name leads to whom it may mean', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/people?name=Nils+Suhr');
  await expect(page.getByText('Did you mean Niels Suhr?')).toBeVisible();
  await expectSoundInBoth(page, 'a misspelt name');
  await page.getByRole('link', { name: 'Niels Suhr' }).press('Enter');
  await expect(page).toHaveURL('/people?name=Niels+Suhr');
  await expect(told(page)).toHaveText('1 person');
});

test('pages of twenty; one past the end is the last', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/people?name=ulvhild+ulv${letters}`);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(`/people?name=ulvhild+ulv${letters}&page=2`);
  await page.goto(`/people?name=ulvhild+ulv${letters}&page=99`);
  await expect(rows(page)).toHaveCount(5);
  await expect(told(page)).toHaveText('45 people');
});

test('results of companies lead to people of that name', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/discover?search=${family}`);
  await page.getByRole('link', { name: 'Look for people of this name' }).press('Enter');
  await expect(page).toHaveURL(`/people?name=${family}`);
  await expect(rows(page)).toHaveCount(3);
  await page.goto(`/discover?search=Torgunn+${family}`);
  await page.getByRole('link', { name: 'Look for people of this name' }).press('Enter');
  await expect(page).toHaveURL(`/people?name=Torgunn+${family}`);
  await expect(rows(page)).toHaveCount(3);
  await page.goto(`/discover?search=${keys[0]}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for');
  await expect(page.getByRole('link', { name: /^Look for people/ })).toHaveCount(0);
});

test('a trade and a place are no name of a person', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  for (const search of ['tømrer i Odense', 'største restauranter', 'qwxzqwxz restaurant']) {
    await page.goto(`/discover?search=${encodeURIComponent(search)}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Look for people/ })).toHaveCount(0);
  }
  await expect(page.getByText('“qwxzqwxz”, as no company of the trade is called so')).toBeVisible();
});

test('no axe violation, and nothing sticks out at any width', async ({
  signedInPage: page,
  isMobile,
}) => {
  for (const path of ['/people', `/people?name=${family}`, `/people?name=ulv${letters}&page=2`]) {
    await page.goto(path);
    await expectSoundInBoth(page, path);
  }
  if (isMobile) return;
  await page.goto(`/people?name=${family}`);
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${width} pixels`);
  }
});

test('in Danish @once', async ({ signedInPage: page, context }) => {
  await context.addCookies([
    { name: 'veminto.language', value: 'da', url: environment.baseUrl, httpOnly: true },
  ]);
  await page.goto(`/people?name=${family}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personer');
  await expect(told(page)).toHaveText('3 personer');
  const table = page.getByRole('table', { name: 'Fundne personer' });
  await expect(table.getByRole('row').nth(1)).toContainText('Direktion');
  await expect(table.getByRole('row').last()).toContainText('Bestyrelse, tidligere');
  await expectSound(page, 'people in Danish');
  await page.goto('/people?name=to');
  await expect(page.getByText('Skriv mindst 3 tegn')).toBeVisible();
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('the form finds people all the same', async ({ signedInPage: page }) => {
    await page.goto('/people');
    await field(page).fill(family);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`/people?name=${family}`);
    await expect(rows(page)).toHaveCount(3);
  });
});

test('the companies of a person are results too', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const answer = await page.request.get('/api/company/people?name=jens');
  const { data } = (await answer.json()) as { data: { participant_id: string }[] };
  // The first holds most roles of those called so.
  await page.goto(`/people/${data[0]?.participant_id}`);
  const rows = page
    .getByRole('table', { name: 'Companies', exact: true })
    .locator('tbody')
    .getByRole('row');
  const names = await rows.getByRole('rowheader').getByRole('link').allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'Show as results' }).press('Enter');
  await expect(page).toHaveURL(/\/discover\?search=\d{8}\+\d{8}/);
  await expect(page.getByText(`${names.length} Total results`)).toBeVisible();
});

test('a place behind a name', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/people');
  await field(page).fill('Karla Vestergaard, Aalborg');
  await field(page).press('Enter');
  await expect(told(page)).toHaveText(
    /^\d+ (person|people) called “Karla Vestergaard” with a company in Aalborg$/,
  );
  await expect(rows(page).first()).toContainText('Nordhavn Tagdækning ApS');
});
