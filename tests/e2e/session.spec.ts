import { environment } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { endSessions, PASSWORD } from '../support/people.ts';
import { saveSome } from '../support/saved-rows.ts';

test('a session that was ended leads to the sign-in page', async ({ signedInPage, person }) => {
  await signedInPage.goto('/search');
  await expect(signedInPage).toHaveURL('/search');
  await endSessions(person);
  await signedInPage.goto('/discover?search=holding');
  await expect(signedInPage).toHaveURL('/');
  await expect(signedInPage.getByRole('heading', { level: 1 })).toContainText('Sign in');
  // Nothing is left but the page to go on with.
  const cookies = await signedInPage.context().cookies();
  expect(cookies.map(({ name, value }) => [name, decodeURIComponent(value)])).toEqual([
    ['veminto.wanted', '/discover?search=holding'],
  ]);
  await signedInPage
    .context()
    .addCookies([
      { name: 'veminto.session', value: person.token, url: environment.baseUrl, httpOnly: true },
    ]);
  await signedInPage.goto('/profile');
  await expect(signedInPage).toHaveURL('/');
});

test('a page that stays open is left when the session is ended elsewhere', async ({
  signedInPage,
  person,
}) => {
  // The browser logs the answer 401: this page is not held to silence.
  const page = await signedInPage.context().newPage();
  await page.goto('/saved');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await endSessions(person);
  await expect(page).toHaveURL('/', { timeout: 30_000 });
});

test('what is being written outlives a session and is kept with the next one', {
  tag: '@once',
}, async ({ signedInPage, person }) => {
  test.slow();
  const [row] = await saveSome(person, 1);
  // The browser logs the answer 401: this page is not held to silence.
  const page = await signedInPage.context().newPage();
  const dialog = page.getByRole('dialog', { name: 'Note and tags' });
  const told = dialog.getByText('Your session has ended.');
  await page.goto('/saved');
  await page.getByRole('button', { name: `Note and tags of ${row?.name}` }).click();
  await dialog.getByLabel('Note', { exact: true }).fill('Ring i maj');
  await endSessions(person);
  await expect(told).toBeVisible({ timeout: 30_000 });
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const other = await opened;
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL('/search');
  await other.close();
  await expect(told).toHaveCount(0, { timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The company is updated.')).toBeVisible();
});

test('the name of a list that is being typed outlives a session', { tag: '@once' }, async ({
  signedInPage,
  person,
}) => {
  // The browser logs the answer 401: this page is not held to silence.
  const page = await signedInPage.context().newPage();
  await page.clock.install();
  await page.goto('/saved');
  await page.getByRole('button', { name: 'New list' }).click();
  const dialog = page.getByRole('dialog', { name: 'New list' });
  await dialog.getByLabel('Name of the list').fill('Leads');
  await endSessions(person);
  await page.clock.fastForward(10_000);
  await expect(dialog.getByText('Your session has ended.')).toBeVisible();
  await expect(dialog.getByLabel('Name of the list')).toHaveValue('Leads');
});

test('a wrong password is told, and what was typed stays', async ({ page, person }) => {
  await page.goto('/');
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(signIn).toBeDisabled();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong1!pass');
  await signIn.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Wrong email or password.' });
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
});

test('Remember Me keeps the address, and only that', async ({ page, person }) => {
  await page.goto('/');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/search');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain(person.email);
  expect(kept).not.toContain(PASSWORD);
  await page.context().clearCookies();
  await page.goto('/');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Remember Me')).toBeChecked();
});

test('a password that is guessed first and an address that is taken are told on the sign-up page', async ({
  page,
  person,
}) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Signe');
  await page.getByLabel('Last name').fill('Krogh');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill('Other1!pass');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The passwords you entered are not matching')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  for (const field of [password, page.getByLabel('Confirm password')]) {
    await field.fill('P@ssw0rd1!');
  }
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(password).toHaveAccessibleDescription(/one of those that are guessed first/);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  for (const field of [password, page.getByLabel('Confirm password')]) await field.fill(PASSWORD);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(
    page.getByText(`An account with email address ${person.email} already exists.`),
  ).toBeVisible();
});

test('of several wrong fields the first one gets the focus', async ({ page }) => {
  await page.goto('/signup');
  const first = page.getByLabel('First name');
  await first.fill('Al');
  await page.getByLabel('Last name').fill('Krogh');
  await page.getByLabel('Email').fill('signe');
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByLabel('Confirm password').fill('abcd');
  const create = page.getByRole('button', { name: 'Create' });
  await create.click();
  await expect(page.getByText('Use 3 to 30 letters', { exact: true })).toBeVisible();
  await expect(page.locator('form').getByRole('alert')).toHaveText(
    /^\d fields need correcting\. Use 3 to 30 letters$/,
  );
  await expect(first).toBeFocused();
  await first.fill('Alma');
  await create.click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a link that is used up or cut short says so', async ({ page }) => {
  await page.goto(`/verified?token=${'a'.repeat(43)}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(
    page.getByText('This link is not valid any more. Sign in to get a new one.'),
  ).toBeVisible();
  // A newer mail may have replaced it.
  await expect(page.getByText('Use the link in the newest email.')).toBeVisible();
  await page.goto('/verified?token=abc');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This link is not complete.')).toBeVisible();
  await expect(page.getByText('Use the link in the newest email.')).toHaveCount(0);
});

test('visitors are sent to the sign-in page from everywhere', async ({ page, request }) => {
  for (const path of ['/search', '/discover?search=holding', '/detail/12843089']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  const tricks: Record<string, string>[] = [
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { RSC: '1' },
    { 'Next-Router-Prefetch': '1', RSC: '1' },
  ];
  for (const headers of tricks) {
    for (const path of ['/detail/12843089', '/detail/12843089.rsc', '//detail/12843089']) {
      const response = await request.get(environment.baseUrl + path, { headers, maxRedirects: 0 });
      expect(await response.text()).not.toContain('Nordhavn');
    }
  }
});

test('a shared link survives the sign-in', async ({ page, person }) => {
  const shared = `/detail/${IMPORTED.key}?tab=roles`;
  await page.goto(shared);
  await expect(page).toHaveURL('/');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(shared);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(IMPORTED.name);
  await page.goto('/search');
  await expect(page, 'only once').toHaveURL('/search');
});
