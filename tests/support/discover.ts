import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const cards = (page: Page) => page.getByRole('article');

export const total = async (page: Page) => {
  const status = page.getByRole('status').filter({ hasText: 'Total results' });
  return Number((await status.textContent())?.replace(/\D/g, ''));
};

export const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true });

/** On small screens the filters are a sheet. Waits until the page is awake. */
export async function openFilters(page: Page, isMobile: boolean) {
  const form = page.getByRole('form', { name: 'Filters' });
  if (!isMobile) {
    // The map is there once the page knows how wide it is.
    const map = page.getByRole('region', { name: 'Map', exact: true });
    await expect(map.getByRole('button').first()).toBeVisible();
    await expect(form).toBeVisible();
    return;
  }
  await expect(async () => {
    if (await form.isVisible()) return;
    await page.getByRole('button', { name: 'Filters', exact: true }).click({ timeout: 1_000 });
    await expect(form).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
