import { expect, test } from '../support/fixtures.ts';
import { createSession } from '../support/people.ts';
import { expectSound } from '../support/sound.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('own sessions are listed, and another is ended', async ({ signedInPage: page, person }) => {
  const other = await createSession(person, FIREFOX, '203.0.113.5');
  await page.goto('/profile');
  const list = page.getByRole('list', { name: 'Your sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This device')).toHaveCount(1);
  const row = list.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await expect(row).toContainText('203.0.113.5');
  await expectSound(page, 'profile with sessions');
  await row.getByRole('button', { name: 'End the session on Firefox on Windows' }).press('Enter');
  await expect(page.getByText('The session is ended.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list, 'the focus is not lost with the row').toBeFocused();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  const answer = await page.request.get('/api/veminto/dropdown4', {
    headers: { 'x-auth-token': other },
  });
  expect(answer.status()).toBe(401);
});

test('many sessions are folded, and the way to end them all stays in sight', async ({
  signedInPage: page,
  person,
}) => {
  for (let place = 1; place <= 8; place += 1) {
    await createSession(person, FIREFOX, `203.0.113.${place}`);
  }
  await page.goto('/profile');
  const list = page.getByRole('list', { name: 'Your sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  const others = page.getByRole('list', { name: 'Other sessions' });
  await expect(others).toBeHidden();
  await expect(page.getByRole('button', { name: 'Log out everywhere' })).toBeVisible();
  await page.getByText('Show all 9').click();
  await expect(others.getByRole('listitem')).toHaveCount(4);
  await expectSound(page, 'all sessions');
  await others.getByRole('button').first().click();
  await expect(others.getByRole('listitem')).toHaveCount(3);
  await page.getByText('Show fewer').click();
  await expect(others).toBeHidden();
});

test('of several sessions that are being ended each shows it', async ({
  signedInPage: page,
  person,
}) => {
  await createSession(person, FIREFOX, '203.0.113.7');
  await createSession(person, FIREFOX, '203.0.113.8');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  await page.route('**/api/user/sessions/*', async (route) => {
    asked += 1;
    if (asked === 2) await answered;
    await route.continue();
  });
  await page.goto('/profile');
  const list = page.getByRole('list', { name: 'Your sessions' });
  const end = (address: string) =>
    list.getByRole('listitem').filter({ hasText: address }).getByRole('button');
  const [first, second] = [end('203.0.113.7'), end('203.0.113.8')];
  await first.click();
  await second.click();
  await expect(first, 'it is gone').toHaveCount(0);
  await expect(second).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('logging out everywhere asks first, and ends this session too', async ({
  signedInPage: page,
  person,
}) => {
  const other = await createSession(person, FIREFOX, '203.0.113.6');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('group', { name: 'Log out everywhere' });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  const ask = page.getByRole('button', { name: 'Log out everywhere' });
  await expect(ask).toBeFocused();
  await ask.click();
  await page.getByRole('button', { name: 'Yes, log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('veminto.session');
  for (const token of [other, person.token]) {
    const answer = await page.request.get('/api/veminto/dropdown4', {
      headers: { 'x-auth-token': token },
    });
    expect(answer.status()).toBe(401);
  }
});

test('sessions and API keys that cannot be read can be asked for again', async ({
  signedInPage: page,
}) => {
  await page.route('**/api/user/sessions', (route) => route.abort());
  await page.route('**/api/user/keys', (route) => route.abort());
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Sessions' });
  const failure = page.getByText('The sessions could not be read.');
  await expect(failure).toBeVisible();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.unroute('**/api/user/sessions');
  await page.route('**/api/user/sessions', async (route) => {
    await answered;
    await route.continue();
  });
  await part.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(failure, 'it is being asked for').toHaveCount(0);
  await expect(part.locator(':focus'), 'the focus is not lost with the button').toHaveCount(1);
  answer();
  await expect(page.getByRole('list', { name: 'Your sessions' })).toBeVisible();

  await test.step('API keys', async () => {
    const keys = page.getByRole('region', { name: 'API keys' });
    const again = keys.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/user/keys');
    await again.press('Enter');
    await expect(keys.getByRole('button', { name: 'Create key' })).toBeVisible();
    await expect(keys.locator(':focus'), 'the focus is not lost with the button').toHaveCount(1);
  });
});
