import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectSoundInBoth } from '../support/sound.ts';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Holders of most roles' }).locator('tbody').getByRole('row');
const counts = async (page: Page) =>
  (await rows(page).getByRole('cell').filter({ hasText: /^\d+$/ }).allTextContents()).map(Number);
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kind of role' });

test('from results to who holds most roles in them, to one of these, and back', async ({
  signedInPage: page,
}) => {
  await page.goto('/breakdown?search=holding&status=ACTIVE');
  await page.getByRole('link', { name: 'Who holds most roles' }).press('Enter');
  await expect(page).toHaveURL('/people/most-roles?search=holding&status=ACTIVE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Who holds most roles in the results for holding',
  );
  await expect(page.getByText('most of the companies found, as of today')).toBeVisible();
  await expect(kinds(page).getByRole('link', { name: 'Board' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await kinds(page).getByRole('link', { name: 'Owners' }).press('Enter');
  const address = '/people/most-roles?search=holding&status=ACTIVE&role=OWNER';
  await expect(page).toHaveURL(address);
  await expect(rows(page).first()).toBeVisible();
  const held = await counts(page);
  expect(held.length).toBe(await rows(page).count());
  expect(held).toEqual(held.toSorted((a, b) => b - a));
  await expectSoundInBoth(page, 'holders of most roles');

  const first = rows(page).first().getByRole('rowheader').getByRole('link').first();
  const name = await first.textContent();
  await first.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByRole('link', { name: 'Back to the holders of most roles' }).press('Enter');
  await expect(page).toHaveURL(address);

  await page.getByRole('link', { name: /^Remove .*Active/ }).press('Enter');
  await expect(page).toHaveURL('/people/most-roles?search=holding&role=OWNER');
  await page.getByRole('link', { name: 'The companies found' }).press('Enter');
  await expect(page).toHaveURL('/discover?search=holding');
});

test('who owned most of those gone bankrupt is found among roles of before', async ({
  signedInPage: page,
}) => {
  await page.goto('/people/most-roles?search=konkurs&role=OWNER');
  const which = page.getByRole('navigation', { name: 'Roles that count' });
  await expect(which.getByRole('link', { name: 'Today only' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await which.getByRole('link', { name: 'Today and before' }).press('Enter');
  await expect(page).toHaveURL('/people/most-roles?search=konkurs&role=OWNER&ever=true');
  await expect(page.getByText('today or before, ceased companies among them')).toBeVisible();
  await expect(rows(page).first()).toContainText('(former)');
  const [most = 0] = await counts(page);
  expect(most).toBeGreaterThan(2);
  await expectSoundInBoth(page, 'holders of most roles of before');

  await rows(page).first().getByRole('rowheader').getByRole('link').first().press('Enter');
  await page.getByRole('link', { name: 'Back to the holders of most roles' }).press('Enter');
  await expect(page).toHaveURL('/people/most-roles?search=konkurs&role=OWNER&ever=true');
  await kinds(page).getByRole('link', { name: 'Founders' }).press('Enter');
  await expect(which).toHaveCount(0);
});

test('of the whole register, of roles nobody has, and of none that exists', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/people');
  await page.getByRole('link', { name: 'Who holds most roles' }).press('Enter');
  await expect(page).toHaveURL('/people/most-roles');
  await expect(rows(page)).toHaveCount(100);
  const [most = 0, ...others] = await counts(page);
  expect(most).toBeGreaterThan(1);
  expect(Math.max(...others)).toBeLessThanOrEqual(most);
  await kinds(page).getByRole('link', { name: 'Founders' }).press('Enter');
  await expect(page.getByText('ceased ones among them')).toBeVisible();

  await page.goto('/people/most-roles?search=qwxzqwxz');
  await expect(page.getByRole('heading', { name: 'Nobody with such a role' })).toBeVisible();
  await page.goto('/people/most-roles?role=KING');
  await expect(page.getByText('“KING” is none of the roles')).toBeVisible();
  await expect(rows(page)).toHaveCount(100);
});
