import type { Page } from '@playwright/test';

export type Screen = {
  path: string;
  isPublic?: boolean;
  /** A typical first interaction, without leaving the page. */
  use: (page: Page) => Promise<void>;
};

/** Between keys, as people type. */
const typing = { delay: 120 };

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search companies' });

async function fill(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await field.pressSequentially('Ida5', typing);
}

async function typeAccount(page: Page): Promise<void> {
  await fill(page, 'Email');
  await fill(page, 'Password');
}

async function typeSearch(page: Page): Promise<void> {
  await searchField(page).click();
  await searchField(page).pressSequentially('mur', typing);
}

async function narrow(page: Page): Promise<void> {
  const boxes = page.getByRole('group', { name: 'Region' }).getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await typeSearch(page);
}

/** All measured screens; `key` is a company with much data. */
export const screens = (key: string): Screen[] => [
  { path: '/', isPublic: true, use: typeAccount },
  { path: '/signup', isPublic: true, use: typeAccount },
  { path: '/search', use: typeSearch },
  { path: '/discover?search=holding', use: narrow },
  { path: '/segmintation', use: narrow },
  { path: `/detail/${key}`, use: typeSearch },
];
