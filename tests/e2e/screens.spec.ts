import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

const publicScreens = [
  ['sign in', '/', 'Sign in'],
  ['sign up', '/signup', 'Create an account'],
  ['verification sent', '/emailVerification/ida%40new.example', 'Check your inbox'],
  ['verify', `/verified?token=${'a'.repeat(43)}`, 'Verify your email'],
  ['unknown address', '/nothing-here', '404 Not Found'],
] as const;

const signedInScreens = [
  ['search', '/search', 'Search Danish companies'],
  ['results', '/discover?search=holding', 'Results for'],
  ['no results', '/discover?search=qwxzqwxz', 'Results for'],
  ['company', `/detail/${IMPORTED.key}`, IMPORTED.name],
  ['unknown company', '/detail/00000000', '404 Not Found'],
] as const;

type Screens = readonly (readonly [name: string, path: string, heading: string])[];

async function expectScreens(page: Page, screens: Screens) {
  for (const [name, path, heading] of screens) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expectSound(page, name);
      const empty = await page
        .locator('ul:empty, ol:empty')
        .evaluateAll((lists) => lists.filter((it) => it.checkVisibility()).length);
      expect(empty, `${name}: no list without items is told`).toBe(0);
      if (heading.startsWith('404')) await expect(page).toHaveTitle(`${heading} · Veminto`);
    });
  }
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('public screens have their heading and no axe violation', async ({ page }) => {
      await expectScreens(page, publicScreens);
    });
    test('screens of users have their heading and no axe violation', async ({ signedInPage }) => {
      await expectScreens(signedInPage, signedInScreens);
    });
  });
}

test('the sign-in page says what is behind it on any screen, others only beside the form', {
  tag: '@once',
}, async ({ page }) => {
  const panel = page.getByRole('complementary', { name: 'Danish companies, from the register' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(panel).toContainText('Last CVR update: Jan 2022');
    await expect(panel.getByText('Management, owners and auditors')).toBeVisible();
    await expectNoOverflow(page, `sign in, ${width} wide`);
    await page.goto('/forget');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(panel).toBeVisible({ visible: width > 1000 });
  }
});

test('every page comes with a content policy and without secrets', { tag: '@once' }, async ({
  signedInPage,
}) => {
  for (const path of ['/search', '/discover?search=holding', `/detail/${IMPORTED.key}`]) {
    const response = await signedInPage.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' 'strict-dynamic'/);
    expect(policy).toContain("default-src 'none'");
    expect(await response?.text()).not.toMatch(/argon2|password_?hash/i);
  }
});

test('addresses with a dot are guarded like all others', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const path = `/emailVerification/${encodeURIComponent('ida@new.example')}`;
  await page.goto(path);
  await expect(page, 'public pages are for visitors').toHaveURL('/search');
  await page.context().clearCookies();
  const response = await page.goto(path);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
});
