import type { Page } from '@playwright/test';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { addPast } from '../support/company-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { addRoles, deleteParticipants, inventParticipant } from '../support/roles.ts';
import { expectNoOverflow, expectSoundInBoth } from '../support/sound.ts';

const person = inventParticipant('Ingerd Tværmose-Løgstrup');
const partner = inventParticipant('Åsa Tværmose');
const auditor = inventParticipant('Tværmose Revision', { kind: 'OTHER' });
const gone = inventParticipant('Ulrik Fratrådt');
const busy = inventParticipant('Torben Mangesyssel');
const keys: string[] = [];
const all = [person, partner, auditor, gone, busy];

const board = { group: 'BOARD', title: 'BESTYRELSESMEDLEM' } as const;

test.beforeAll(async () => {
  const names = ['Tværmose Drift A/S', 'Tværmose Konkurs ApS', 'Tværmose Før ApS'];
  for (const name of names) keys.push(await createCompany(name));
  const [run = '', bankrupt = '', before = ''] = keys;
  await addPast(bankrupt, {
    company: { status: 'IN_BANKRUPTCY', status_since: '2021-03-04', advertising_protected: true },
  });
  const ended = { status: 'CEASED', ceased_on: '2019-08-09', status_text: 'OPLØST EFTER KONKURS' };
  await addPast(before, { company: ended });
  await addRoles(run, [
    {
      participant: person,
      group: 'MANAGEMENT',
      title: 'ADM. DIR.',
      from: '2015-02-01',
      to: '2099-12-31',
    },
    { participant: person, group: 'OWNER', organ: 'EJERREGISTER', ownership: 1, votes: 1 },
    { participant: person, ...board, from: '2010-01-01', to: '2014-12-31' },
    { participant: partner, ...board, from: '2018-03-04' },
    { participant: auditor, group: 'AUDITOR', title: 'REVISION' },
    { participant: gone, ...board, to: '2017-08-09' },
  ]);
  await addRoles(bankrupt, [
    { participant: person, ...board },
    { participant: partner, ...board },
    { participant: auditor, group: 'AUDITOR', title: 'REVISION' },
  ]);
  await addRoles(before, [{ participant: person, ...board, from: '2011-05-06', to: '2019-08-09' }]);
  for (let place = 0; place < 23; place += 1) {
    const key = await createCompany(`Mangesyssel ${place} ApS`);
    keys.push(key);
    await addRoles(key, [{ participant: busy, ...board }]);
  }
});

test.afterAll(async () => {
  for (const key of keys.splice(0)) await deleteCompany(key);
  await deleteParticipants(all);
});

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Companies' }).locator('tbody').getByRole('row');
const which = (page: Page) => page.getByRole('navigation', { name: 'Which companies' });
const facts = (page: Page) => page.getByRole('main').locator('dd');

test('companies of today with all roles, and those that were left', async ({
  signedInPage: page,
}) => {
  await page.goto(`/people/${person.id}`);
  await expect(page).toHaveTitle(/^Ingerd Tværmose-Løgstrup/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
  await expect(facts(page)).toHaveText(['2', '1', '2']);
  await expect(rows(page)).toHaveCount(2);
  const [run, bankrupt] = [rows(page).first(), rows(page).nth(1)];
  await expect(run.getByRole('listitem')).toHaveText([
    /^Owner100.%votes 100.%since/,
    // Held until a day that is yet to come.
    /^ADM\. DIR\.since 01\/02\/2015, until 31\/12\/2099$/,
    /^BESTYRELSES\u00adMEDLEM01\/01\/2010 – 31\/12\/2014$/,
  ]);
  await expect(run.getByText('Active')).toHaveCount(0);
  await expect(bankrupt).toContainText('04/03/2021');
  await expect(bankrupt.getByText('Reklamebeskyttet')).toBeVisible();
  const key = (await run.getByRole('link').getAttribute('href'))?.match(/\d{8}/)?.[0];
  await expect(run).toContainText(`CVR ${key}`);
  await expect(page.getByText(/^Source: .* · register of \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(run.getByText('Reklamebeskyttet')).toHaveCount(0);
  await which(page).getByRole('link', { name: 'Former (1)' }).press('Enter');
  await expect(page).toHaveURL(/former=true/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('06/05/2011 – 09/08/2019');
  await page.reload();
  await expect(rows(page)).toContainText('Tværmose Før ApS');
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Gone bankrupt: 2' }).press('Enter');
  await expect(page).toHaveURL(/bankrupt=true/);
  await expect(rows(page).first()).toContainText('04/03/2021');
  await which(page).getByRole('link', { name: 'Today (2)' }).press('Enter');
  await expect(page).not.toHaveURL(/bankrupt/);
});

test('who is in the same companies leads to them, and back', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/people/${person.id}?from=people&name=ingerd`);
  const together = page.getByRole('region', { name: 'In the same companies' });
  await expect(together.getByRole('listitem')).toHaveText([/^Åsa Tværmosein .* and 1 more$/]);
  await together.getByRole('link', { name: partner.name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(partner.name);
  await page.getByRole('link', { name: 'Back to the previous person' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
  await page.getByRole('link', { name: 'Back to results' }).press('Enter');
  await expect(page).toHaveURL('/people?name=ingerd');
});

test('an organisation has no colleagues and no bankruptcies; who left everything is shown with that', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/people/${auditor.id}`);
  await expect(page.getByText('Other organisation')).toBeVisible();
  await expect(facts(page)).toHaveText(['2', '0', '0']);
  await expect(page.getByRole('region', { name: 'In the same companies' })).toHaveCount(0);
  await expect(which(page)).toHaveCount(0);
  await page.goto(`/people/${gone.id}`);
  await expect(rows(page)).toHaveCount(1);
  // People whose roles do not overlap are no colleagues.
  const met = page.getByRole('region', { name: 'In the former companies, at the same time' });
  await expect(met.getByRole('link')).toHaveText([person.name]);
});

test('pages of twenty; one past the end is the last', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto(`/people/${busy.id}`);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(/companiesPage=2/);
  await expect(rows(page)).toHaveCount(3);
  for (const wanted of ['99', '-3', 'abc']) {
    await page.goto(`/people/${busy.id}?companiesPage=${wanted}`);
    await expect(rows(page)).toHaveCount(wanted === '99' ? 3 : 20);
  }
});

test('unknown and malformed numbers are 404 pages', { tag: '@once' }, async ({ signedInPage }) => {
  for (const id of ['1', 'abc', '99999999999999999999', "1'or'1"]) {
    const answer = await signedInPage.request.get(`/people/${encodeURIComponent(id)}`);
    expect.soft(answer.status(), id).toBe(404);
  }
});

test('no axe violation, and nothing sticks out at any width', async ({
  signedInPage: page,
  isMobile,
}) => {
  for (const address of [`/people/${person.id}`, `/people/${busy.id}`, `/people/${auditor.id}`]) {
    await page.goto(address);
    await expectSoundInBoth(page, address);
  }
  if (isMobile) return;
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${width} pixels`);
  }
});
