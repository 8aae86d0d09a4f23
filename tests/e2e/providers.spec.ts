import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

type Answer = { sub?: string; email: string; verified?: boolean; fault?: string };

/** Identifies at the provider and agrees. */
async function agree(
  page: Page,
  { sub = randomUUID(), email, verified = true, fault = '' }: Answer,
) {
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
  await page.getByLabel('Subject').fill(sub);
  await page.getByLabel('Address').fill(email);
  await page.getByLabel('Given name').fill('Åse');
  await page.getByLabel('Family name').fill('Møller');
  await page.getByLabel('Fault').fill(fault);
  if (verified) await page.getByLabel('Verified').check();
  await page.getByRole('button', { name: 'Agree' }).click();
}

for (const provider of ['Google', 'LinkedIn'] as const) {
  const begin = async (page: Page) => {
    await page.goto('/');
    await page.getByRole('link', { name: `Continue with ${provider}` }).click();
  };

  test(`sign-in with ${provider} and out again`, async ({ page, newEmail, isMobile }) => {
    await begin(page);
    await agree(page, { email: newEmail });
    await expect(page).toHaveURL('/search');
    const names = (await page.context().cookies()).map(({ name }) => name).sort();
    expect(names).toEqual(['veminto.device', 'veminto.session']);
    const logout = page.getByText('Logout');
    await expect(async () => {
      await page.getByRole('button', { name: isMobile ? 'Menu' : /^Account of Åse/ }).click();
      await expect(logout).toBeVisible({ timeout: 2_000 });
    }, 'as soon as the page is awake').toPass();
    await logout.click();
    await expect(page).toHaveURL('/');
  });

  test(`${provider} without a verified address opens nothing`, async ({ page, person }) => {
    await begin(page);
    await agree(page, { email: person.email, verified: false });
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: `${provider} has not verified your email address.` }),
    ).toBeVisible();
    await page.goto('/search');
    await expect(page).toHaveURL('/');
  });

  test(`${provider} in trouble is told, and whoever cancels there is back`, async ({
    page,
    newEmail,
  }) => {
    for (const fault of ['hang', '500', 'garbage']) {
      await test.step(fault, async () => {
        await begin(page);
        await agree(page, { email: newEmail, fault });
        await expect(
          page.getByRole('alert').filter({ hasText: `${provider} does not answer as it should.` }),
        ).toBeVisible({ timeout: 10_000 });
      });
    }
    await begin(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(`You did not finish signing in with ${provider}.`)).toBeVisible();
  });
}

test('an ID token that is not for this sign-in is refused', async ({ page, newEmail }) => {
  for (const fault of ['wrong-audience', 'wrong-nonce', 'wrong-issuer', 'wrong-key', 'expired']) {
    await test.step(fault, async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await agree(page, { email: newEmail, fault });
      await expect(page.getByText('Google did not confirm this sign-in. Try again.')).toBeVisible();
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
    });
  }
});

test('an answer that this browser did not ask for signs nobody in', async ({ page, newEmail }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
  // Another user's callback, which is refused.
  const agreed = await page.request.post(page.url(), {
    form: { sub: randomUUID(), email: newEmail, verified: 'on' },
    maxRedirects: 0,
  });
  const stolen = agreed.headers().location ?? '';
  expect(stolen).toContain('/api/auth/callback/google?');
  await page.context().clearCookies();
  await page.goto(stolen);
  await expect(
    page.getByText('This sign-in with Google was not started here, or took too long. Try again.'),
  ).toBeVisible();
  await page.goto('/linkedin?code=made-up&state=made-up');
  await expect(
    page.getByText('This sign-in with LinkedIn was not started here, or took too long. Try again.'),
  ).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('veminto.session');
});
