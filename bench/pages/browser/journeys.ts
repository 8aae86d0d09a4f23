import type { Page } from '@playwright/test';

declare global {
  interface Window {
    benchShown: Promise<number>;
  }
}

/**
 * From the next Enter or click on until cards of other results were painted, in ms.
 * Functions in the page must have no names: see tsx.
 */
async function untilCards(page: Page, event: 'keydown' | 'click', act: () => Promise<void>) {
  await page.evaluate((event) => {
    const before = window.location.href;
    window.benchShown = new Promise((resolve) => {
      document.addEventListener(
        event,
        ({ timeStamp }) => {
          new MutationObserver((_, observer) => {
            const results = document.getElementById('companies')?.parentElement;
            if (window.location.href === before || window.location.pathname !== '/discover') return;
            if (!results?.querySelector('article')?.checkVisibility()) return;
            if (results.closest('[aria-busy=true]')) return;
            observer.disconnect();
            // A task that a frame puts up runs when that frame was painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          }).observe(document, { subtree: true, childList: true, attributes: true });
        },
        { capture: true, once: true },
      );
    });
  }, event);
  await act();
  return page.evaluate(() => window.benchShown);
}

/** From Enter on /search to the cards of /discover. */
export async function searchFor(page: Page, text: string): Promise<number> {
  await page.goto('/search');
  const field = page.getByRole('combobox', { name: 'Search companies' });
  await field.fill(text);
  await page.locator('button[type=submit]:enabled', { hasText: 'Search' }).waitFor();
  // The suggestions for it are shown by then, as they are to people.
  await page.waitForTimeout(500);
  return untilCards(page, 'keydown', () => field.press('Enter'));
}

/** From Apply on /discover to its cards; null where there is no region to choose. */
export async function narrowResults(page: Page): Promise<number | null> {
  const region = page.getByRole('group', { name: 'Region' }).getByRole('checkbox').first();
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await page.waitForTimeout(500);
  if (!(await region.isVisible()) || !(await region.isEnabled())) return null;
  await region.check();
  // The new counts have come by then.
  await page.waitForTimeout(500);
  return untilCards(page, 'click', () => apply.click());
}

/** The tabs of the company page, in an order that begins with none and reaches each twice. */
const TABS = [
  'Financial',
  'Key Figure',
  'Roles',
  'Overview',
  'Roles',
  'Key Figure',
  'Financial',
  'Overview',
];

/** From the click on a tab until all that is seen of it was painted, in ms; of each in turn. */
export async function switchTabs(page: Page, key: string): Promise<number[]> {
  await page.goto(`/detail/${key}`, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (const tab of TABS) {
    // As long as somebody looks at least at what came.
    await page.waitForTimeout(500);
    times.push(await untilTab(page, tab));
  }
  return times;
}

async function untilTab(page: Page, tab: string): Promise<number> {
  const link = page
    .getByRole('navigation', { name: 'Company pages' })
    .getByRole('link', { name: tab, exact: true });
  await page.evaluate((tab) => {
    window.benchShown = new Promise((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          new MutationObserver((_, observer) => {
            const main = document.querySelector('main');
            const current = main?.querySelector('nav [aria-current=page]')?.textContent;
            const missing = [...(main?.querySelectorAll('.skeleton') ?? [])];
            if (current !== tab) return;
            if (missing.some((one) => one.getBoundingClientRect().top < innerHeight)) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          }).observe(document, { subtree: true, childList: true, attributes: true });
        },
        { capture: true, once: true },
      );
    });
  }, tab);
  await link.click();
  return page.evaluate(() => window.benchShown);
}
