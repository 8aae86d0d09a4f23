import type { Page } from '@playwright/test';

export const tabs = (page: Page) => page.getByRole('navigation', { name: 'Company pages' });
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

/** The text beside a label of a section. */
export const beside = (page: Page, name: string, label: string) =>
  section(page, name)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');
