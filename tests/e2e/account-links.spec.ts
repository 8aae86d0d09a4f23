import { expect, test } from '../support/fixtures.ts';
import { readLink, waitForMails } from '../support/outbox.ts';
import { createUnverified, endSessions, PASSWORD } from '../support/people.ts';
import { expectSound } from '../support/sound.ts';

const NEW_PASSWORD = 'Another1!word';

test('a forgotten password: mail, new password, sign-in; all sessions end', {
  tag: '@once',
}, async ({ page, person }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/forget');
  const send = page.getByRole('button', { name: 'Send Link' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Email').fill(person.email);
  await send.click();
  await expect(
    page.getByText('Password reset link has been successfully sent to your inbox'),
  ).toBeVisible();
  await expect(page).toHaveURL(
    `/resetPasswordEmailVerification/${encodeURIComponent(person.email)}`,
  );
  await expect(page.getByText(person.email)).toBeVisible();

  const first = await readLink(person.email);
  await page.getByRole('button', { name: 'Resend link' }).click();
  await expect(
    page.getByText('Password reset link has been successfully resent to your inbox'),
  ).toBeVisible();
  const second = await readLink(person.email, 2);
  expect(second).not.toBe(first);

  const response = await page.goto(second);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await page.reload();
  const submit = page.getByRole('button', { name: 'Reset password' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('New password').fill('abcdefgh');
  await page.getByLabel('Confirm password').fill('abcdefgi');
  await submit.click();
  const wrong = 'Invalid password. Ensure it meets all requirements';
  await expect(page.getByText(wrong, { exact: true })).toBeVisible();
  await expect(page.getByText('The passwords you entered are not matching')).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'fields need correcting' });
  await expect(alert).toHaveText(`2 fields need correcting. ${wrong}`);
  await page.getByLabel('New password').fill('P@ssw0rd1!');
  await page.getByLabel('Confirm password').fill('P@ssw0rd1!');
  await submit.click();
  await expect(
    page.getByText('This password is one of those that are guessed first.'),
  ).toBeVisible();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await submit.click();
  await expect(
    page.getByRole('heading', { name: 'Your password has been reset successfully' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/');

  const old = await page.request.get('/api/veminto/dropdown4', {
    headers: { 'x-auth-token': person.token },
  });
  expect(old.status(), 'sessions from before have ended').toBe(401);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/search');

  const mails = await waitForMails(person.email, 3);
  expect(mails.at(-1)?.subject).toBe('Your Veminto password was changed');
  await page.context().clearCookies();
  await page.goto(second);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await submit.click();
  await expect(page.getByText('This link is not valid any more. Ask for a new one.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forget');
});

test('an unknown address is answered like a known one', { tag: '@once' }, async ({
  page,
  newEmail,
}) => {
  await page.goto('/forget');
  await page.getByLabel('Email').fill(newEmail);
  await expect(page.getByRole('button', { name: 'Send Link' }), 'awake').toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Password reset link has been successfully sent to your inbox'),
  ).toBeVisible();
  await page.goto('/forget');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('Please, enter valid email.')).toBeVisible();
});

test('what the server says is shown, and the form stays', { tag: '@once' }, async ({
  page,
  person,
}) => {
  await page.route('**/api/user/forgot', (route) =>
    route.fulfill({
      status: 429,
      json: { error: 'Too many attempts. Try again in 60 minutes.', code: 'too_many_requests' },
    }),
  );
  await page.goto('/forget');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Try again in 60 minutes.' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('a malformed reset shows nothing', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/user/reset/**', (route) =>
    route.fulfill({
      status: 400,
      json: { error: 'The body is not valid JSON.', code: 'bad_request' },
    }),
  );
  await page.goto(`/resetPassword/${'a'.repeat(43)}`);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  const answered = page.waitForResponse('**/api/user/reset/**');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await answered;
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeEnabled();
  await expect(page.getByText('The body is not valid JSON.')).toHaveCount(0);
});

test('a verification link is sent once more', { tag: '@once' }, async ({ page, newEmail }) => {
  await createUnverified(newEmail);
  await page.goto(`/emailVerification/${encodeURIComponent(newEmail)}`);
  await page.getByRole('button', { name: 'Resend link' }).click();
  await expect(
    page.getByText('Email verification link has been successfully sent to your inbox'),
  ).toBeVisible();
  await page.goto(await readLink(newEmail));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Email verified successfully')).toBeVisible();
});

test('Enter in a form that is not filled says what is missing', { tag: '@once' }, async ({
  page,
}) => {
  const press = (label: string, told: string) =>
    expect(async () => {
      await page.getByLabel(label, { exact: true }).press('Enter');
      await expect(page.getByText(told, { exact: true })).toBeVisible({ timeout: 1_000 });
    }, 'as soon as the form listens').toPass();
  await page.goto('/');
  await page.getByLabel('Email').fill('ida@new.example');
  await press('Email', 'Enter Password.');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.goto('/signup');
  await press('Last name', 'Enter First Name.');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('Enter Last Name.', { exact: true })).toBeVisible();
  await page.goto('/forget');
  await press('Email', 'Please, enter valid email.');
});

test('a visitor who paid is asked to sign in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/success');
  await expect(page.getByText('If you have paid, sign in to see it')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
});

test('nothing typed on the payment page leaves it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/payment');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Cardholder name').fill('Ida Holm');
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('CVV').fill('123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'PAY NOW' })).toBeDisabled();
  await expect(page).toHaveURL('/payment');
  expect(sent.filter((line) => /4242|POST/.test(line))).toEqual([]);
  // The language form is the only one, and contains no typed text.
  expect(await page.locator('form:has(input:not([type=hidden]))').count()).toBe(0);
  expect(await page.locator('input[name]:not([type=hidden])').count()).toBe(0);
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/');
});

const screens = [
  ['forgot', '/forget', 'Forgot password'],
  ['reset sent', '/resetPasswordEmailVerification/ida%40new.example', 'Check your inbox'],
  ['reset', `/resetPassword/${'a'.repeat(43)}`, 'Reset password'],
  ['linkedin', '/linkedin', 'Sign in with LinkedIn'],
  ['payment', '/payment', 'Payment details'],
  ['a failed provider', '/?provider=google&problem=away', 'Sign in'],
] as const;

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('each screen has its heading and no axe violation', async ({ page }) => {
      for (const [name, path, heading] of screens) {
        await test.step(name, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
          await expectSound(page, name);
        });
      }
    });
  });
}

test('signed-in visitors open what mails lead to, and are sent on from the rest', {
  tag: '@once',
}, async ({ signedInPage, person }) => {
  for (const [name, path, heading] of screens) {
    await signedInPage.goto(path);
    if (['forgot', 'reset sent', 'reset'].includes(name)) {
      await expect(signedInPage.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(signedInPage).toHaveURL(path);
    } else await expect(signedInPage).toHaveURL('/search');
  }
  await endSessions(person);
});

test('a new device is told by mail, a known one is not', { tag: '@once' }, async ({
  browser,
  person,
}) => {
  const signIn = async (userAgent: string) => {
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/search');
    await context.close();
  };
  await signIn('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0');
  await signIn('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0');
  await signIn('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15');
  const mails = await waitForMails(person.email, 1);
  expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your Veminto account']);
  expect(mails[0]?.text).toContain('Safari on macOS, address 127.0.0.1');
});
