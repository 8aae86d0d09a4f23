import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { addRoles, deleteParticipants, inventParticipant } from '../support/roles.ts';
import { expectSound, expectSoundInBoth } from '../support/sound.ts';

/** Each worker creates its own people, with unique family names. */
const letters = Array.from({ length: 6 }, () => String.fromCharCode(randomInt(97, 123))).join('');
const anna = inventParticipant(`Anna N${letters}`);
const bo = inventParticipant(`Bo N${letters}`);
const finn = inventParticipant(`Finn N${letters}`);
const auditor = inventParticipant('Revision og Tal', { kind: 'OTHER' });
let owner = inventParticipant('');

let roofs = '';
let holding = '';
let wine = '';
let alone = '';
let crowded = '';
const crowd = Array.from({ length: 23 }, (_, place) =>
  inventParticipant(`Medlem ${place} M${letters}`),
);

test.beforeAll(async () => {
  roofs = await createCompany('Tagrender A/S');
  holding = await createCompany('Øland Holding ApS');
  wine = await createCompany('Druer fra Fyn ApS');
  alone = await createCompany('Uden Nogen ApS');
  crowded = await createCompany('Mange om Bordet A/S');
  owner = inventParticipant('Øland Holding ApS', { kind: 'COMPANY', companyKey: holding });
  await addRoles(roofs, [
    { participant: anna, group: 'MANAGEMENT', title: 'ADM. DIR.', from: '2015-02-01' },
    { participant: owner, group: 'OWNER', ownership: 0.6667, from: '2016-01-01' },
    { participant: finn, group: 'BOARD', from: '2010-01-01', to: '2012-12-31' },
    { participant: auditor, group: 'AUDITOR' },
  ]);
  await addRoles(holding, [
    { participant: anna, group: 'OWNER', ownership: 1, from: '2014-05-06' },
  ]);
  await addRoles(wine, [
    { participant: anna, group: 'BOARD', title: 'FORMAND', from: '2018-01-01' },
    { participant: bo, group: 'MANAGEMENT', title: 'DIREKTØR', from: '2018-01-01' },
  ]);
  await addRoles(alone, [
    { participant: finn, group: 'BOARD', from: '2010-01-01', to: '2012-12-31' },
    { participant: auditor, group: 'AUDITOR' },
  ]);
  await addRoles(
    crowded,
    crowd.map((participant) => ({ participant, group: 'BOARD' as const })),
  );
});

test.afterAll(async () => {
  // A worker may run this file again and then starts over.
  for (const key of [roofs, holding, wine, alone, crowded]) await deleteCompany(key);
  await deleteParticipants([anna, bo, finn, auditor, owner, ...crowd]);
});

const middle = (page: Page) => page.getByRole('searchbox', { name: 'Company or person' });
const told = (page: Page) => page.getByRole('main').getByRole('status');
const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const direct = (page: Page) => step(page, 'Directly connected');
const drawing = (page: Page) => page.getByRole('region', { name: /^Drawing of the network/ });
const box = (page: Page, name: string) => drawing(page).locator(`a[title="${name}"]`);
const address = (of: string, more = '') => `/people/network?of=${of}${more}`;

test('from a company to whom it is connected with, on to what is around them, and back', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${roofs}?tab=roles`);
  await page.getByRole('link', { name: 'Show network' }).press('Enter');
  await expect(page).toHaveURL(address(roofs));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Network');
  await expect(page).toHaveTitle('Tagrender A/S · Network · Veminto');
  await expect(told(page)).toHaveText('3 companies and people, 3 links between them.');
  await expect(box(page, 'Øland Holding ApS')).toContainText('2 links');
  await expect(box(page, anna.name)).toContainText(/adm\. dir\./i);
  const annas = direct(page).getByRole('listitem').filter({ hasText: anna.name }).first();
  await expect(annas).toContainText('in Tagrender A/S');
  await expect(annas).toContainText('since 01/02/2015');
  await expectSoundInBoth(page, 'a network');
  await annas.getByRole('link', { name: `Show 1 more around ${anna.name}` }).press('Enter');
  await expect(page).toHaveURL(address(roofs, `&open=p${anna.id}`));
  const second = step(page, 'Connected by 2 links');
  await expect(second).toContainText('Druer fra Fyn ApS');
  await expect(page.getByRole('link', { name: `Close ${anna.name}` })).toBeFocused();
  await expectSound(page, 'opened');
  // The drawing opens and closes, too.
  await drawing(page).getByTitle('Show who else is around it').click();
  await expect(page).toHaveURL(address(roofs, `&open=p${anna.id}%2C${wine}`));
  await expect(box(page, bo.name)).toBeVisible();
  await page.reload();
  await expect(step(page, 'Connected by 3 links')).toContainText(bo.name);
  await page.goBack();
  await expect(second).toBeVisible();
  await expect(step(page, 'Connected by 3 links')).toHaveCount(0);
  await second.getByRole('link', { name: 'Druer fra Fyn ApS', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/detail/${wine}\\?.*tab=roles`));
  await page.getByRole('link', { name: 'Back to the network' }).click();
  await expect(page).toHaveURL(address(roofs, `&open=p${anna.id}`));
  await second.getByRole('link', { name: 'Put in the middle Druer fra Fyn ApS' }).click();
  await expect(page).toHaveURL(address(wine));
  await expect(direct(page)).toContainText(bo.name);
});

test('those of before are shown when asked for, and one without anybody says so', async ({
  signedInPage: page,
}) => {
  await page.goto(address(alone));
  await expect(page.getByRole('heading', { name: 'Nobody around' })).toBeVisible();
  await expect(told(page)).toContainText(
    'No role connects Uden Nogen ApS with another company or person today. Auditors do not count.',
  );
  await expectSound(page, 'nobody around');
  await page.getByRole('link', { name: 'Count former roles too' }).click();
  await expect(page).toHaveURL(address(alone, '&ever=true'));
  await expect(direct(page)).toContainText(finn.name);
  await expect(direct(page)).not.toContainText('Revision og Tal');
  await expect(page.getByText('did so before today')).toBeVisible();
  await page.getByRole('link', { name: 'Today only' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody around' })).toBeVisible();
});

test('the one in the middle is found by name, can be changed, and what is wrong is told @once', async ({
  signedInPage: page,
}) => {
  await page.goto('/people');
  await page.getByRole('link', { name: 'Who is around a company or person?' }).click();
  await expect(page).toHaveURL('/people/network');
  await expect(page.getByRole('heading', { name: 'Whose network?' })).toBeVisible();
  await middle(page).fill(bo.name);
  await middle(page).press('Enter');
  await expect(page, 'only one is called so').toHaveURL(address(`p${bo.id}`));
  await expect(direct(page)).toContainText('Druer fra Fyn ApS');
  await page.getByRole('link', { name: 'Change Company or person' }).press('Enter');
  await expect(page).toHaveURL('/people/network');
  await expect(middle(page)).toBeFocused();
  await middle(page).fill(`N${letters}`);
  await page.getByRole('button', { name: 'Show network' }).click();
  const meant = page.getByRole('region', { name: /which one do you mean/ });
  await meant.getByRole('link', { name: finn.name }).click();
  await expect(page).toHaveURL(address(`p${finn.id}`));
  await page.goto(address('00999999'));
  await expect(middle(page)).toHaveAccessibleDescription(
    'The register has no company or person with the number 00999999.',
  );
  await page.goto(address('an', '&open=nonsense&ever=maybe'));
  await expect(middle(page)).toHaveValue('an');
  await expect(middle(page)).toHaveAccessibleDescription('Search at least 3 characters');
  await expectSound(page, 'wrong input');
});

test('a person leads there, and what cannot be opened is passed over @once', async ({
  signedInPage: page,
}) => {
  await page.goto(`/people/${anna.id}`);
  await page.getByRole('link', { name: 'Show network' }).click();
  await expect(page).toHaveURL(address(`p${anna.id}`));
  await expect(direct(page).getByRole('listitem').filter({ hasText: 'Tagrender' })).not.toHaveCount(
    0,
  );
  await page.goto(address(`p${anna.id}`, `&open=${alone},nonsense`));
  await expect(told(page)).toHaveText('4 companies and people, 4 links between them.');
  await page.goto(address(crowded));
  await expect(told(page)).toHaveText(
    '21 companies and people, 20 links between them. 3 more around Mange om Bordet A/S are not shown.',
  );
  await expectSound(page, 'a network with many around');
});
