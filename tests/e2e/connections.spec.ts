import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { addRoles, deleteParticipants, inventParticipant } from '../support/roles.ts';
import { expectSound, expectSoundInBoth } from '../support/sound.ts';

/** Each worker creates its own people, with unique family names. */
const letters = Array.from({ length: 6 }, () => String.fromCharCode(randomInt(97, 123))).join('');
const anna = inventParticipant(`Anna Ø${letters}`);
const bo = inventParticipant(`Bo Å${letters}`);
const cille = inventParticipant(`Cille K${letters}`);
const cilleToo = inventParticipant(`Cille Maria K${letters}`);
const foreign = inventParticipant('Nordwind Beteiligungen GmbH', { kind: 'OTHER' });
const auditor = inventParticipant('Revision og Tal', { kind: 'OTHER' });
/** A company that holds roles has a number of its own, besides that of the company. */
let owner = inventParticipant('');

let roofs = '';
let holding = '';
let wine = '';
let alone = '';

test.beforeAll(async () => {
  roofs = await createCompany('Gavl og Rygning A/S');
  holding = await createCompany('Åmand Holding ApS');
  wine = await createCompany('Vin fra Fyn ApS');
  alone = await createCompany('Ene og Alene ApS');
  owner = inventParticipant('Åmand Holding ApS', { kind: 'COMPANY', companyKey: holding });
  const audits = { participant: auditor, group: 'AUDITOR' } as const;
  await addRoles(roofs, [
    { participant: anna, group: 'MANAGEMENT', title: 'ADM. DIR.', from: '2015-02-01' },
    { participant: owner, group: 'OWNER', ownership: 1, from: '2016-01-01' },
    audits,
  ]);
  await addRoles(holding, [
    { participant: bo, group: 'OWNER', ownership: 0.6667, from: '2014-05-06' },
    { participant: foreign, group: 'OWNER', ownership: 0.3333, from: '2014-05-06' },
  ]);
  const board = { group: 'BOARD', title: 'BESTYRELSESMEDLEM' } as const;
  await addRoles(wine, [
    { participant: anna, ...board, from: '2010-01-01', to: '2012-12-31' },
    { participant: cille, ...board, from: '2020-03-01' },
    { participant: cilleToo, ...board, from: '2020-03-01' },
    audits,
  ]);
  await addRoles(alone, [audits]);
});

test.afterAll(async () => {
  // A worker may run this file again and then starts over.
  for (const key of [roofs, holding, wine, alone]) await deleteCompany(key);
  await deleteParticipants([anna, bo, cille, cilleToo, foreign, auditor, owner]);
});

const one = (page: Page) => page.getByRole('searchbox', { name: 'Company or person', exact: true });
const other = (page: Page) => page.getByRole('searchbox', { name: 'Another company or person' });
const told = (page: Page) => page.getByRole('main').getByRole('status');
const names = (page: Page) => page.getByRole('main').locator('ol').first().getByRole('link');
const address = (of: string, other: string, more = '') =>
  `/people/connections?of=${of}&with=${other}${more}`;

test('from a person to what connects them with another, and back', async ({
  signedInPage: page,
}) => {
  await page.goto(`/people/${anna.id}`);
  await page.getByRole('link', { name: 'Find a connection' }).press('Enter');
  await expect(page).toHaveURL(`/people/connections?of=p${anna.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connections');
  await expect(page.getByRole('link', { name: anna.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'And with whom?' })).toBeVisible();
  await expectSound(page, 'one end');
  await other(page).fill(bo.name);
  await other(page).press('Enter');
  // Only one is called so.
  await expect(page).toHaveURL(address(`p${anna.id}`, `p${bo.id}`));
  await expect(told(page)).toHaveText('1 connection by 3 links.');
  await expect(names(page)).toHaveText([
    anna.name,
    'Gavl og Rygning A/S',
    'Åmand Holding ApS',
    bo.name,
  ]);
  const chain = page.getByRole('main').locator('ol').first();
  await expect(chain.locator('..')).toContainText('Stands today, as a whole since 01/01/2016');
  await expect(chain).toContainText('in Gavl og Rygning A/S');
  await expect(chain).toContainText(/adm\. dir\./i);
  await expect(chain).toContainText('66,67–89,99 %');
  await expectSoundInBoth(page, 'a connection');
  await page.reload();
  await names(page).filter({ hasText: 'Gavl og Rygning' }).click();
  await expect(page).toHaveURL(new RegExp(`/detail/${roofs}\\?.*tab=roles`));
  await page.getByRole('link', { name: 'Back to the connection' }).click();
  await expect(page).toHaveURL(address(`p${anna.id}`, `p${bo.id}`));
  await expect(told(page)).toHaveText('1 connection by 3 links.');
});

test('roles of different times are told as such, and those of today alone connect nobody', async ({
  signedInPage: page,
}) => {
  await page.goto(address(`p${anna.id}`, `p${cille.id}`));
  await expect(page).toHaveTitle(`${anna.name} – ${cille.name} · Connections · Veminto`);
  await expect(told(page)).toHaveText('1 connection by 2 links.');
  await expect(page.getByText('Never stood as a whole')).toBeVisible();
  await page.getByRole('link', { name: 'Today only' }).click();
  await expect(page).toHaveURL(address(`p${anna.id}`, `p${cille.id}`, '&today=true'));
  await expect(page.getByRole('heading', { name: 'No connection found' })).toBeVisible();
  await expect(told(page)).toContainText(
    'No chain of up to 6 links connects them by roles of today',
  );
  await expectSound(page, 'no connection');
  await page.goBack();
  await expect(told(page)).toHaveText('1 connection by 2 links.');
  await page.goForward();
  await page.getByRole('link', { name: 'Count former roles too' }).click();
  await expect(told(page)).toHaveText('1 connection by 2 links.');
  // An organisation without a CVR number of ours is an end like any other; auditors are none.
  await page.goto(address(foreign.id, roofs));
  await expect(names(page)).toHaveText([
    'Nordwind Beteiligungen GmbH',
    'Åmand Holding ApS',
    'Gavl og Rygning A/S',
  ]);
  await page.goto(address(roofs, alone));
  await expect(told(page)).toContainText('neither today nor before. Auditors do not count.');
  await expect(page.getByRole('link', { name: 'Count former roles too' })).toHaveCount(0);
});

test('a name that several have is decided by a press, and an end can be changed', async ({
  signedInPage: page,
}) => {
  await page.goto(`/people/connections?of=${wine}`);
  await other(page).fill(`Cille K${letters}`);
  await page.getByRole('button', { name: 'Find connection' }).click();
  const meant = page.getByRole('region', { name: `“Cille K${letters}”: which one do you mean?` });
  await expect(meant.getByRole('listitem')).toHaveCount(2);
  await expect(meant).toContainText('1 role today');
  await expectSoundInBoth(page, 'several of a name');
  await meant.getByRole('link', { name: cilleToo.name }).press('Enter');
  await expect(page).toHaveURL(address(wine, `p${cilleToo.id}`));
  await expect(told(page)).toHaveText('1 connection by one link.');
  await page.getByRole('link', { name: 'Change Company or person', exact: true }).press('Enter');
  await expect(page).toHaveURL(`/people/connections?with=p${cilleToo.id}`);
  await expect(one(page), 'what took its place').toBeFocused();
  await expect(page.getByRole('link', { name: cilleToo.name })).toBeVisible();
  // Both by name, in one go.
  await page.goto('/people/connections');
  await expect(page.getByRole('heading', { name: 'Who is connected with whom?' })).toBeVisible();
  await one(page).fill(anna.name);
  await other(page).fill(`DK ${wine}`);
  await other(page).press('Enter');
  await expect(page).toHaveURL(address(`p${anna.id}`, wine));
  await expect(told(page)).toHaveText('1 connection by one link.');
});

test('what cannot be read or found is told at its field, and stays there @once', async ({
  signedInPage: page,
}) => {
  await page.goto('/people/connections?of=an&with=00999999');
  await expect(one(page)).toHaveValue('an');
  await expect(one(page)).toHaveAccessibleDescription('Search at least 3 characters');
  await expect(other(page)).toHaveValue('00999999');
  await expect(other(page)).toHaveAccessibleDescription(
    'The register has no company or person with the number 00999999.',
  );
  await expectSound(page, 'wrong ends');
  await one(page).fill(`Xq${letters} Zw${letters}`);
  await one(page).press('Enter');
  await expect(one(page)).toHaveAccessibleDescription(/^No company or person is called “Xq/);
  await page.goto(address(roofs, roofs));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Both are the same. Choose another company or person.',
  );
  // A company that holds roles is the same by either of its numbers.
  await page.goto(address(holding, owner.id));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Both are the same. Choose another company or person.',
  );
});

test('companies, comparisons and the search for people lead there @once', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${roofs}?tab=roles`);
  await page.getByRole('link', { name: 'Find a connection' }).click();
  await expect(page).toHaveURL(`/people/connections?of=${roofs}`);
  await page.goto(`/compare?company=${roofs}&company=${wine}`);
  await page.getByRole('link', { name: 'How are they connected?' }).click();
  await expect(page).toHaveURL(address(roofs, wine));
  await expect(names(page)).toHaveText(['Gavl og Rygning A/S', anna.name, 'Vin fra Fyn ApS']);
  await expect(page.getByRole('main').locator('ol')).toContainText('roles in 2 companies');
  await page.goto('/people');
  await page.getByRole('link', { name: 'How are two of them connected?' }).click();
  await expect(page).toHaveURL('/people/connections');
});
