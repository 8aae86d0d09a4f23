import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED, importedCompanies } from '../support/imported.ts';
import { readLink } from '../support/outbox.ts';
import { PASSWORD } from '../support/people.ts';

test('from sign-up to a company and out again', async ({ page, newEmail, isMobile }) => {
  await page.goto('/search');
  await expect(page).toHaveURL('/');

  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('First name').fill('signe');
  await page.getByLabel('Last name').fill('krogh');
  await page.getByLabel('Email').fill(newEmail);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await expect(page.getByRole('button', { name: 'Create' }), 'the page is awake').toBeEnabled();
  const first = page.getByLabel('First name');
  // Text entered before hydration is kept.
  await first.clear();
  await first.pressSequentially('signe');
  await expect(first).toHaveValue('Signe');
  await first.press('Home');
  await page.keyboard.type('an');
  await expect(first, 'one types on where the capital letter was made').toHaveValue('AnSigne');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(`/emailVerification/${encodeURIComponent(newEmail)}`);
  await expect(page.getByText(newEmail)).toBeVisible();

  await page.goto(await readLink(newEmail));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Email verified successfully')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.getByLabel('Email').fill(newEmail);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/search');
  await page.goto('/');
  await expect(page, 'signed-in visitors have no business on public pages').toHaveURL('/search');

  await page.getByRole('combobox', { name: 'Search companies' }).fill(IMPORTED.name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/discover\?search=/);
  await page.getByRole('link', { name: IMPORTED.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/detail/${IMPORTED.key}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(IMPORTED.name);

  await page.getByRole('button', { name: isMobile ? 'Menu' : /^Account of/ }).click();
  await page.getByText('Logout').click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto('/search');
  await expect(page, 'the session has ended').toHaveURL('/');
});

async function expectFound(page: Page, company: (typeof importedCompanies)[number], text: string) {
  await page.goto('/search');
  await page.getByRole('combobox', { name: 'Search companies' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/discover\?search=/);
  const card = page.getByRole('link', { name: company.name }).first();
  await expect(card).toBeVisible();
  await card.click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText(company.name);
  for (const shown of company.shown) {
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company.name);
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(/\/discover\?search=/);
  await expect(card).toBeVisible();
}

for (const company of importedCompanies) {
  // Only the first at both widths, because all are found in the same way.
  const tag = company === IMPORTED ? [] : '@once';
  const ways = Object.entries(company.findBy);
  const all = ways.map(([how]) => how).join(', ');
  test(`${company.name} is found by ${all} and opens`, { tag }, async ({ signedInPage: page }) => {
    for (const [how, text] of ways) {
      await test.step(how, () => expectFound(page, company, text));
    }
  });
}
