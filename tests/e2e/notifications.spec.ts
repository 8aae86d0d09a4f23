import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { addNotice } from '../support/search-changes.ts';
import { expectSound } from '../support/sound.ts';

type Company = { the_key: string; Firmnavn: string };

async function findSome(api: APIRequestContext, count: number): Promise<Company[]> {
  const found = await api.post('/api/veminto/companydata', { data: { search: 'holding' } });
  return (await found.json()).data.data.slice(0, count);
}

/** Notifications about companies, newest first. */
async function tellOfSome(api: APIRequestContext, userId: string, count: number) {
  const companies = await findSome(api, count);
  for (const { the_key: companyKey, Firmnavn: title } of companies) {
    await addNotice(userId, { kind: 'CHANGE', title, message: 'Name: A → B', companyKey });
  }
  return companies.toReversed();
}

const bell = (page: Page, unread: string) =>
  page.getByRole('button', { name: `Notifications, ${unread} unread` });
const items = (page: Page) => page.getByRole('dialog').getByRole('listitem');

test('nothing happened yet', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/search');
  await bell(page, 'none').click();
  await expect(page.getByText('No activity!')).toBeVisible();
  await expectSound(page, 'an empty list');
  await page.keyboard.press('Escape');
  await expect(bell(page, 'none')).toBeFocused();
});

test('what somebody saves is told, and not as unread', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const [company] = await findSome(api, 1);
  await api.post('/api/saved/add', { data: { Data: company } });
  await page.goto('/search');
  await bell(page, 'none').click();
  await expect(items(page)).toContainText(['Company saved successfully!']);
});

test('four are shown, all on demand; one is read, then all', async ({
  signedInPage: page,
  person,
  api,
}) => {
  const [newest] = await tellOfSome(api, person.id, 6);
  await page.goto('/search');
  await bell(page, '6').click();
  await expect(items(page)).toHaveCount(4);
  await expectSound(page, 'the newest');
  await page.getByRole('button', { name: 'All Notifications' }).click();
  await expect(items(page)).toHaveCount(6);
  await expect(items(page).nth(4).getByRole('link')).toBeFocused();

  await items(page).first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/detail/${newest?.the_key}`));
  await expect(bell(page, '5')).toBeVisible();
  await bell(page, '5').click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bell(page, 'none')).toBeVisible();
  await page.reload();
  await expect(bell(page, 'none')).toBeVisible();
});

test('a name that is cut is shown whole to the pointer and to the keyboard', {
  tag: '@once',
}, async ({ signedInPage: page, person }) => {
  const { name: title, key: companyKey } = IMPORTED;
  await addNotice(person.id, { kind: 'CHANGE', title, message: 'Name: A → B', companyKey });
  await page.goto('/search');
  await bell(page, '1').press('Enter');
  const cut = items(page).getByText('Nordhavn Tagdæk…');
  await expect(cut).toHaveAttribute('title', title);
  await items(page).getByRole('link').focus();
  const over = await cut.evaluate((text) => {
    const { content, whiteSpace } = getComputedStyle(text, '::after');
    return { content, whiteSpace };
  });
  // In several lines: truncated text has only one.
  expect(over).toEqual({ content: `"${title}"`, whiteSpace: 'normal' });
});

test('one is deleted; what the server refuses comes back', { tag: '@once' }, async ({
  signedInPage: page,
  person,
  api,
}) => {
  const [newest] = await tellOfSome(api, person.id, 2);
  await page.goto('/search');
  await bell(page, '2').click();
  const remove = page.getByRole('button', {
    name: `Delete the notification about ${newest?.Firmnavn}`,
  });
  const json = { error: 'The database cannot be reached right now.', code: 'unavailable' };
  await page.route('**/delete_notifications', (route) => route.fulfill({ status: 503, json }));
  await remove.click();
  await expect(page.getByText('The database cannot be reached right now.')).toBeVisible();
  await expect(items(page)).toHaveCount(2);
  await page.unroute('**/delete_notifications');
  const deleted = page.waitForResponse('**/delete_notifications');
  await remove.click();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).getByRole('button', { name: /^Delete / })).toBeFocused();
  await deleted;
  await page.reload();
  await expect(bell(page, '1')).toBeVisible();
});

test('older ones are there when all that were loaded are deleted', { tag: '@once' }, async ({
  signedInPage: page,
  person,
  api,
}) => {
  const told = await tellOfSome(api, person.id, 3);
  await page.route('**/get_notifications?**', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    return route.continue({ url: url.href });
  });
  await page.goto('/search');
  await bell(page, '3').click();
  await expect(items(page)).toHaveCount(2);
  for (const left of [1, 0]) {
    const deleted = page.waitForResponse('**/delete_notifications');
    await items(page)
      .first()
      .getByRole('button', { name: /^Delete / })
      .click();
    await deleted;
    await expect(items(page)).toHaveCount(left);
  }
  await expect(page.getByText('No activity!')).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'All Notifications' }).click();
  await expect(items(page)).toContainText([told.at(-1)?.Firmnavn.slice(0, 10) ?? '']);
});

test('a list that cannot be read says so and is asked for again', { tag: '@once' }, async ({
  signedInPage: page,
  person,
  api,
}) => {
  await tellOfSome(api, person.id, 1);
  await page.goto('/search');
  const json = { error: 'The database cannot be reached right now.', code: 'unavailable' };
  await page.route('**/get_notifications*', (route) => route.fulfill({ status: 503, json }));
  await bell(page, '1').click();
  await expect(page.getByText('The database cannot be reached right now.')).toBeVisible();
  await page.unroute('**/get_notifications*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(items(page)).toHaveCount(1);
});

test('older ones that cannot be read leave those that were', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const createdAt = '2026-01-01T00:00:00Z';
  const told = Array.from({ length: 51 }, (_, at) => ({
    ...{ id: `${at}`, kind: 'PLAN', Details: `Notice ${at}`, message: 'Your plan.', createdAt },
    ...{ isRead: true, the_key: null, link: null },
  }));
  let fails = false;
  await page.route('**/get_notifications?**', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    const data = told.slice((number - 1) * 50, number * 50);
    const error = 'The database cannot be reached right now.';
    return fails
      ? route.fulfill({ status: 503, json: { error, code: 'unavailable' } })
      : route.fulfill({ json: { status: 'success', data, total: 51, unread: 0 } });
  });
  await page.goto('/search');
  await bell(page, 'none').click();
  await page.getByRole('button', { name: 'All Notifications' }).click();
  await expect(items(page)).toHaveCount(50);
  fails = true;
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('The database cannot be reached right now.')).toBeVisible();
  await expect(items(page)).toHaveCount(50);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  fails = false;
  await again.click();
  await expect(items(page)).toHaveCount(51);
});

test('what another device does shows by itself', { tag: '@once' }, async ({
  signedInPage: page,
  person,
  api,
}) => {
  await page.clock.install();
  await page.goto('/search');
  await expect(bell(page, 'none')).toBeVisible();
  await tellOfSome(api, person.id, 1);
  await page.clock.fastForward(10_000);
  await expect(bell(page, '1')).toBeVisible();
});
