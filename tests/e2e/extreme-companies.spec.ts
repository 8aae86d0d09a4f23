import type { Page } from '@playwright/test';
import { createCompany } from '../support/accounts.ts';
import { addPast, deleteWithPast } from '../support/company-pages.ts';
import { createExtremeCompany, type ExtremeCompany } from '../support/extreme-company.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

let most: ExtremeCompany;
let least: string;

test.beforeAll(async () => {
  most = await createExtremeCompany();
  least = await createCompany('to be taken away');
  await addPast(least, { company: { name: null, status: 'UNKNOWN' } });
});

test.afterAll(async () => {
  await most.remove();
  await deleteWithPast(least);
});

const TABS = [
  ['Overview', ''],
  ['Financial', 'financial'],
  ['Key Figure', 'key-figure'],
  ['Roles', 'roles'],
] as const;

/** Each tab by its link, then reloaded: React logs problems of a page as errors. */
async function walk(page: Page, key: string, more: (tab: string) => Promise<void>) {
  await page.goto(`/detail/${key}`);
  for (const [name, tab] of TABS) {
    const link = page
      .getByRole('navigation', { name: 'Company pages' })
      .getByRole('link', { name, exact: true });
    await link.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await more(tab);
    await page.reload();
    await more(tab);
    await expectSound(page, `${name} of ${key}`);
  }
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });

    test('forty periods, gaps, two currencies, 500 units and 300 roles', async ({
      signedInPage: page,
    }) => {
      const shown: Record<string, () => Promise<void>> = {
        '': () => expect(page.getByText('500 active, 0 ceased')).toBeVisible(),
        financial: () => expect(page.getByText('1–4 of 40 periods')).toBeVisible(),
        'key-figure': () => expect(page.getByRole('table', { name: 'Key Figures' })).toBeVisible(),
        roles: () => expect(page.getByRole('link', { name: 'Former roles (60)' })).toBeVisible(),
      };
      await walk(page, most.key, async (tab) => shown[tab]?.());
    });

    test('nothing but a number', async ({ signedInPage: page }) => {
      await walk(page, least, () =>
        expect(page.getByRole('heading', { level: 1, name: 'No name' })).toBeVisible(),
      );
    });
  });
}
