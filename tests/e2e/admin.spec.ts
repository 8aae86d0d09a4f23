import type { Page } from '@playwright/test';
import { accountExists } from '../support/account-rows.ts';
import { adminTest as test } from '../support/admin.ts';
import { expect } from '../support/fixtures.ts';
import { createPerson, deletePerson, renamePerson } from '../support/people.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

const USERS = '/admin/users_management';
const pages = [
  USERS,
  '/admin/register_loads',
  '/admin/audit_log',
  `${USERS}/user_details?id=00000000-0000-4000-8000-000000000000`,
];

const makeAdmin = (page: Page, { token }: { token: string }, { id }: { id: string }) =>
  page.request.put(`/api/user/${id}/role`, {
    headers: { 'x-auth-token': token },
    data: { role: 'ADMIN' },
  });

test('for others these pages do not exist', { tag: '@once' }, async ({
  signedInPage: page,
  anonymous,
}) => {
  for (const path of pages) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await expect(page.getByText('Users management')).toHaveCount(0);
  }
  for (const path of pages) {
    const response = await anonymous.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers().location]).toEqual([path, 307, '/']);
  }
});

test('users are searched, sorted and paged, all of it in the address', { tag: '@once' }, async ({
  adminPage: page,
  family,
}) => {
  await page.goto(USERS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users management');
  const rows = page.getByRole('table').locator('tbody tr');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(family);
  await expect(page).toHaveURL(`${USERS}?q=${family}`);
  await expect(page.getByText('12 users')).toBeVisible();
  await expect(rows).toHaveCount(10);
  await expect(rows.first().getByRole('rowheader')).toContainText(`Anna ${family}`);
  await expectSound(page, 'users');

  await page.getByRole('button', { name: 'Full Name' }).click();
  await expect(page).toHaveURL(/direction=desc/);
  await expect(rows.first()).toContainText(`Lis ${family}`);
  await expect(page.getByRole('columnheader', { name: 'Full Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows.last()).toContainText(`Anna ${family}`);
  const address = page.url();
  await page.getByRole('link', { name: `Views: Anna ${family}` }).click();
  await page.getByRole('link', { name: 'Billing' }).click();
  await expect(page).toHaveURL(/tab=billing/);
  await page.getByRole('link', { name: 'Back to users' }).click();
  await expect(page).toHaveURL(address);
  await expect(rows.last()).toContainText(`Anna ${family}`);

  await page.getByLabel('Rows').selectOption('20');
  await expect(page).toHaveURL(/size=20/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows).toHaveCount(12);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager, 'of ten users on, also of one page').toContainText('of 1');
  await expect(pager.getByRole('link', { name: 'Next page' })).toBeDisabled();
  await page.getByRole('button', { name: 'Subscription' }).click();
  await expect(page).toHaveURL(/sort=subscription/);
  await expect(page.getByRole('link', { name: 'Export to PDF' })).toHaveAttribute(
    'href',
    `/api/user/all/report?search=${family}&sort=subscription&direction=asc`,
  );
  await expect(page.getByText('The first 500 users as they are sorted here')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(`Anna ${family}`);
  await expect(rows).toHaveCount(1);
  await expect(pager).toHaveCount(0);
});

test('thousands of users are counted as Danes write them', { tag: '@once' }, async ({
  adminPage: page,
}) => {
  const pagination = { currentPage: 1, totalPages: 494, pageSize: 10, totalRecords: 4936 };
  const json = { data: [], pagination };
  await page.route('**/api/user/all?*', (route) => route.fulfill({ json }));
  await page.goto(USERS);
  await expect(page.getByText('4.936 users')).toBeVisible();
});

test('nobody found, and a list that does not come', { tag: '@once' }, async ({
  adminPage: page,
  family,
}) => {
  await page.goto(`${USERS}?q=${family}nobody`);
  await expect(page.getByText('No users found')).toBeVisible();
  await expectSound(page, 'no users');
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(USERS);
  await expect(page.getByRole('searchbox')).toHaveValue('');

  await page.route('**/api/user/all?*', (route) => route.abort());
  await page.goto(`${USERS}?q=${family}`);
  await expect(page.getByText('Error fetching data')).toBeVisible();
  await expectSound(page, 'users that do not come');
  await page.unroute('**/api/user/all?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('12 users')).toBeVisible();
});

test('an account: photo, names, a password nobody reads, a link, a role', { tag: '@once' }, async ({
  adminPage: page,
}) => {
  const person = await createPerson();
  await renamePerson(person, 'Maren', 'Krogh');
  await page.goto(`${USERS}?q=${person.email}`);
  await page.getByRole('link', { name: 'Views: Maren Krogh' }).click();
  const query = new URLSearchParams({ id: person.id, q: person.email });
  await expect(page).toHaveURL(`${USERS}/user_details?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maren Krogh');
  await expect(page.getByText(person.email)).toBeVisible();

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByText('Nobody can read them')).toBeVisible();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByText('Password reset link has been successfully sent to the inbox of this user'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Make administrator' }).click();
  await expect(page.getByRole('button', { name: 'Take the role away' })).toBeVisible();
  await expectSound(page, 'user details');
  await page.getByRole('link', { name: 'What the audit log says of this account' }).click();
  await expect(page).toHaveURL(`/admin/audit_log?person=${person.id}`);
  await expect(page.getByRole('cell', { name: 'Reset link sent' })).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: 'Billing' }).click();
  await expect(page).toHaveURL(/tab=billing/);
  await expect(page.getByText('Free User')).toBeVisible();
  await expect(page.getByText(/^Sample: no payment provider is configured/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Invoices' }).locator('tbody tr')).toHaveCount(3);
  await expectSound(page, 'billing');
  await deletePerson(person);
});

test('nobody gives up the own role by a slip', { tag: '@once' }, async ({
  adminPage: page,
  admin,
}) => {
  // The last administrator could not.
  const other = await createPerson('ADMIN');
  await page.goto(`${USERS}/user_details?id=${admin.id}`);
  const button = page.getByRole('button', { name: 'Take the role away' });
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^You will not see these pages any more/)).toBeVisible();
  await expectSound(page, 'give up the role');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Role' })).toContainText('Administrator');
  await button.click();
  await dialog.getByRole('button', { name: 'Take the role away' }).click();
  await expect(page).toHaveURL('/search');
  await page.goto(USERS);
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await deletePerson(other);
});

test('an account is deleted after its address is typed', { tag: '@once' }, async ({
  adminPage: page,
}) => {
  const person = await createPerson();
  await page.goto('/admin/register_loads');
  await page.goto(`${USERS}/user_details?id=${person.id}&q=nobody&page=2&next=//evil.example`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
  await dialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await expectSound(page, 'delete account');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL(`${USERS}?q=nobody&page=2`);
  expect(await accountExists(person.id)).toBe(false);
  await page.goBack();
  await expect(page, 'not to who is gone').toHaveURL('/admin/register_loads');
});

test('loads of the register with their reports', { tag: '@once' }, async ({ adminPage: page }) => {
  await page.goto(USERS);
  await page.getByRole('link', { name: 'Register loads' }).click();
  await expect(page).toHaveURL('/admin/register_loads');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.filter({ hasText: 'Sample · full' }).first()).toContainText('Done');
  // The oldest is the suite's own.
  const report = page.getByRole('group').filter({ hasText: 'Report of load' }).last();
  await report.getByText('Report of load').click();
  await expect(report.getByText('Companies without coordinates')).toBeVisible();
  await expectSound(page, 'register loads');
});

test('the audit log is filtered by action and person', { tag: '@once' }, async ({
  adminPage: page,
  admin,
}) => {
  const person = await createPerson();
  await makeAdmin(page, admin, person);
  await page.goto('/admin/audit_log');
  await page.getByLabel('Action').selectOption('role_changed');
  await page.getByLabel('Name, email or id').fill(person.email);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/action=role_changed/);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Role changed');
  await expect(rows).toContainText('to: Administrator, from: User');
  await expect(rows).toContainText(admin.email);
  await expectSound(page, 'audit log');
  await page.goto(`/admin/audit_log?action=data_downloaded&person=${person.email}`);
  await expect(page.getByText('No events found')).toBeVisible();
  await deletePerson(person);
});

test('the audit log says what something was done to', { tag: '@once' }, async ({
  adminPage: page,
  admin,
}) => {
  const person = await createPerson();
  const headers = { 'x-auth-token': person.token };
  const made = await page.request.post('/api/user/keys', {
    headers,
    data: { name: 'Log', scopes: ['read'] },
  });
  const { data: key } = await made.json();
  await makeAdmin(page, admin, person);
  await deletePerson(person);
  await page.goto(`/admin/audit_log?person=${person.id}`);
  const rows = page.getByRole('table').locator('tbody tr');
  const gone = `Deleted account ${person.id.slice(0, 8)}`;
  await expect(rows.filter({ hasText: 'API key created' })).toContainText(
    `API key ${key.id.slice(0, 8)}`,
  );
  await expect(rows.filter({ hasText: 'API key created' })).toContainText(gone);
  await expect(rows.filter({ hasText: 'Role changed' })).toContainText(gone);
  await page.getByRole('link', { name: `API key ${key.id.slice(0, 8)}` }).click();
  await expect(page, 'what the log has of it').toHaveURL(`/admin/audit_log?person=${key.id}`);
  await expect(rows).toHaveCount(1);
});

test('nothing is cut off from 390 to 1920 pixels, nor in the dark', { tag: '@once' }, async ({
  adminPage: page,
  family,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [
    `${USERS}?q=${family}`,
    '/admin/audit_log',
    '/admin/register_loads',
    '/profile',
  ]) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 992, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 390) await expectSound(page, `${path} at ${width}`);
      else await expectNoOverflow(page, `${path} at ${width}`);
    }
  }
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`${USERS}?q=${family}`);
  const way = page.getByRole('link', { name: /^Views: / }).first();
  await expect(way, 'the way to an account stays in view').toBeInViewport({ ratio: 1 });
});
