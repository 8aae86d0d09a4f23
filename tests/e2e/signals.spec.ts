import type { Page } from '@playwright/test';
import { createCompany, deleteCompany, withClient } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  addRoles,
  deleteParticipants,
  type InventedParticipant,
  inventParticipant,
} from '../support/roles.ts';
import { expectSound } from '../support/sound.ts';

const leader = inventParticipant('Ida Konkurs');
let owner: InventedParticipant;
let troubled: string;
let bankrupt: string;
let sound: string;

test.beforeAll(async () => {
  troubled = await createCompany('Skovlund Tab A/S', [
    { year: 2021, amounts: { gross_profit: 600, profit_loss: -250, equity: -1500 } },
    { year: 2020, amounts: { gross_profit: 1000, profit_loss: -40, equity: 100 } },
  ]);
  bankrupt = await createCompany('Skovlund Konkursbo ApS');
  sound = await createCompany('Skovlund Sund ApS', [
    { year: 2021, amounts: { gross_profit: 900, profit_loss: 300, equity: 1500 } },
  ]);
  owner = inventParticipant('Skovlund Konkursbo ApS', { kind: 'COMPANY', companyKey: bankrupt });
  await addRoles(troubled, [
    { participant: leader, group: 'MANAGEMENT', from: '2018-01-01' },
    { participant: owner, group: 'OWNER', from: '2018-01-01', ownership: 0.5 },
  ]);
  await addRoles(bankrupt, [
    { participant: leader, group: 'OWNER', from: '2015-01-01', ownership: 1 },
  ]);
  await withClient((client) =>
    client.query(
      `update companies set status = 'IN_BANKRUPTCY', status_since = '2021-03-15' where key = $1`,
      [bankrupt],
    ),
  );
});

test.afterAll(async () => {
  for (const key of [troubled, bankrupt, sound]) await deleteCompany(key);
  await deleteParticipants([leader, owner]);
});

const signals = (page: Page) => page.getByRole('region', { name: 'Signals', exact: true });

test('what creditors look at is told, and leads to where it stands', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${troubled}`);
  await expect(signals(page).getByRole('listitem')).toHaveText([
    'Equity is negative: -1.500\u00a0DKK (31/12/2021)',
    '2 years in a row ended with a loss, the newest of 250\u00a0DKK (31/12/2021)',
    'Gross profit fell by 40,00\u00a0% against the year before (31/12/2021)',
    'Owned by a company in bankruptcy, reconstruction or compulsory dissolution, or ended by one: Skovlund Konkursbo ApS (50–66,66\u00a0%, in bankruptcy, 15/03/2021)',
    'Somebody who leads or owns it led or owned other companies that went bankrupt: Ida Konkurs (Skovlund Konkursbo ApS 15/03/2021)',
  ]);
  await expectSound(page, 'signals');

  await signals(page).getByRole('link', { name: 'Equity is negative' }).press('Enter');
  await expect(page.getByRole('table', { name: 'INCOME STATEMENT' })).toBeVisible();
  await page.goBack();
  await signals(page).getByRole('link', { name: 'Skovlund Konkursbo' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Skovlund Konkursbo ApS');
  await page.goBack();
  await signals(page).getByRole('link', { name: 'Ida Konkurs' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida Konkurs');
  await page.getByRole('link', { name: 'Back to the previous company' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Skovlund Tab A/S');
});

test('where nothing is found it says what was looked for', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${sound}`);
  await expect(signals(page)).toContainText('None was found. Looked for: bankruptcy');
  await expect(signals(page).getByRole('listitem')).toHaveCount(0);
});

test('its own bankruptcy is told first, and leads to the register’s words', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${bankrupt}`);
  const own = signals(page).getByRole('listitem').first();
  await expect(own).toHaveText('The company is in bankruptcy (since 15/03/2021)');
  await expect(own.getByRole('link')).toHaveAttribute('href', /#registration$/);
  await expect(signals(page)).toContainText('There are no annual accounts');
  await expect(signals(page)).not.toContainText('None was found');
});
