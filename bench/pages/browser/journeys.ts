import type { Page } from '@playwright/test';

declare global {
  interface Window {
    benchShown: Promise<number>;
  }
}

/**
 * From the next Enter or click until the cards of other results are painted, in ms.
 * Functions run in the page must be anonymous, because tsx adds helpers to named ones.
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
            // A task queued by a frame runs after that frame was painted.
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
  // By then the suggestions are shown, as for real users.
  await page.waitForTimeout(500);
  return untilCards(page, 'keydown', () => field.press('Enter'));
}

/** From Apply on /discover to its cards; null if there is no region to choose. */
export async function narrowResults(page: Page): Promise<number | null> {
  const region = page.getByRole('group', { name: 'Region' }).getByRole('checkbox').first();
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await page.waitForTimeout(500);
  if (!(await region.isVisible()) || !(await region.isEnabled())) return null;
  await region.check();
  // By then the new counts have loaded.
  await page.waitForTimeout(500);
  return untilCards(page, 'click', () => apply.click());
}

/** The tabs of the company page, in an order that starts at none and visits each twice. */
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

/** From the click on a tab until its visible part is painted, in ms, for each in turn. */
export async function switchTabs(page: Page, key: string): Promise<number[]> {
  await page.goto(`/detail/${key}`, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (const tab of TABS) {
    // The minimum time a user looks at the result.
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
