import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const cards = (page: Page) => page.getByRole('article');

export const total = async (page: Page) => {
  const status = page.getByRole('status').filter({ hasText: 'Total results' });
  return Number((await status.textContent())?.replace(/\D/g, ''));
};

export const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true });

/** Opens the filters, which are a sheet on small screens. Waits until the page is hydrated. */
export async function openFilters(page: Page, isMobile: boolean) {
  const form = page.getByRole('form', { name: 'Filters' });
  if (!isMobile) {
    // The map appears once the page knows its width.
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
