import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const cards = (page: Page) => page.getByRole('main').locator('a[href^="/detail/"]');
const number = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

/** The total as displayed. */
export async function totalOf(page: Page): Promise<number> {
  return number(await page.getByText('Total results').textContent());
}

/** The filters: a column, or on small screens a sheet that is opened first. */
export async function filters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('region', { name: 'Filters' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  if (!(await sheet.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(sheet).toBeVisible();
  return sheet;
}

/** A choice in a list and the number of companies it would leave. */
export async function choiceIn(panel: Locator, list: string, at = 0) {
  const option = panel.getByRole('group', { name: list, exact: true }).locator('label').nth(at);
  const count = number(await option.locator('> span').last().textContent());
  return { box: option.getByRole('checkbox'), count };
}

export const bars = (panel: Locator, name: string) =>
  panel.getByRole('group', { name: `${name}: companies by size` }).getByRole('button');

/** The names of all bars, once they are there: the drawings arrive one after the other, and anew. */
export async function barNames(panel: Locator, name: string): Promise<string[]> {
  let names: string[] = [];
  await expect
    .poll(async () => {
      names = await bars(panel, name).evaluateAll((found) =>
        found.map((bar) => bar.getAttribute('aria-label') ?? ''),
      );
      return names.length;
    })
    .toBeGreaterThan(0);
  return names;
}

/** The bar with the most companies: its position and count. */
export async function highestBar(
  panel: Locator,
  name: string,
): Promise<{ at: number; count: number }> {
  const names = await barNames(panel, name);
  const counts = names.map((text) => number(/: ([\d.]+) compan/.exec(text)?.[1] ?? ''));
  const count = Math.max(...counts);
  return { at: counts.indexOf(count), count };
}
