import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { turnToMap } from '../support/live-map.ts';

/** Element names that are specific to each library. */
const LIBRARIES = { maplibre: 'maplibregl-map', mapbox: 'mapboxgl-map' } as const;
const MAPBOX_HOST = /^https:\/\/([\w-]+\.)*mapbox\.com\//;

/** Map libraries among the scripts that a page has loaded. */
function watchLibraries(page: Page): () => Promise<string[]> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  return async () => {
    // Asked for again: the browser drops what a page received when it goes on to another.
    const texts = await Promise.all(
      [...scripts].map(async (url) => (await page.request.get(url)).text()),
    );
    return Object.entries(LIBRARIES).flatMap(([library, sign]) =>
      texts.some((text) => text.includes(sign)) ? [library] : [],
    );
  };
}

function watchHosts(page: Page, ours: string): string[] {
  const others: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${ours}/`)) others.push(url);
  });
  return others;
}

/** The page as served with a Mapbox token; Mapbox's answers are stubbed. */
async function withToken(page: Page): Promise<void> {
  await page.route('**/discover?**', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const { 'content-security-policy': policy = '', ...headers } = answer.headers();
    await route.fulfill({
      status: answer.status(),
      headers: {
        ...headers,
        'content-security-policy': policy.replace(
          "connect-src 'self'",
          "connect-src 'self' https://api.mapbox.com https://events.mapbox.com",
        ),
      },
      body: text.replace(/(\\?"token\\?":)null/g, (_, name: string) =>
        name.includes('\\') ? `${name}\\"pk.eyJ1IjoidCJ9.abc\\"` : `${name}"pk.eyJ1IjoidCJ9.abc"`,
      ),
    });
  });
  const headers = { 'access-control-allow-origin': '*' };
  const style = { version: 8, sources: {}, layers: [] };
  await page.route(MAPBOX_HOST, (route) =>
    route.request().url().includes('/styles/')
      ? route.fulfill({ json: style, headers })
      : route.fulfill({ status: 204, headers }),
  );
}

async function openMap(page: Page, isMobile: boolean) {
  await page.goto('/discover?search=holding');
  await turnToMap(page, isMobile);
  await expect(page.locator('canvas')).toBeVisible();
  const pins = page.getByRole('list', { name: 'Companies on this page' });
  await expect(pins.getByRole('button').first()).toBeAttached();
}

test('no map library is fetched before somebody turns to a map', async ({ signedInPage: page }) => {
  const libraries = watchLibraries(page);
  const company = `/detail/${IMPORTED.key}`;
  for (const path of ['/search', '/segmintation', company, '/discover?search=holding']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (path === company)
      await page.getByRole('region', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
  }
  expect(await libraries()).toEqual([]);
});

test('without a token the only library is MapLibre, and nobody else is asked', async ({
  signedInPage: page,
  isMobile,
  baseURL,
}) => {
  const libraries = watchLibraries(page);
  const others = watchHosts(page, baseURL ?? '');
  await openMap(page, isMobile);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'All results' }).click();
  const groups = page.getByRole('list', { name: 'All results on the map' });
  await expect(groups.getByRole('button').first()).toBeAttached();
  expect(await libraries()).toEqual(['maplibre']);
  expect(others).toEqual([]);
});

test('with a token the only library is Mapbox, and nobody but Mapbox is asked', async ({
  signedInPage: page,
  isMobile,
  baseURL,
}) => {
  const libraries = watchLibraries(page);
  const others = watchHosts(page, baseURL ?? '');
  await withToken(page);
  await openMap(page, isMobile);
  await expect.poll(() => others.some((url) => url.includes('/styles/v1/mapbox/'))).toBe(true);
  expect(await libraries()).toEqual(['mapbox']);
  expect(others.filter((url) => !MAPBOX_HOST.test(url))).toEqual([]);
  await expect(page.getByText('© OpenStreetMap contributors')).toHaveCount(0);
});
