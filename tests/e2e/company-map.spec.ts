import type { Locator, Page } from '@playwright/test';
import { onSheet } from '../../lib/map/small-map.ts';
import { createCompany } from '../support/accounts.ts';
import { addPast, deleteWithPast, inventUnits } from '../support/company-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

const UNITS = 500;

let company: string;

test.beforeAll(async () => {
  company = await createCompany('Vestervang Kort A/S');
  await addPast(company, {
    company: { latitude: 56.15, longitude: 10.2, location_precision: 'TOWN' },
    units: inventUnits(company, UNITS),
  });
});

test.afterAll(() => deleteWithPast(company));

const small = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const larger = (page: Page) =>
  page.getByRole('dialog', { name: 'Map with the position of the company' });

/** Whether the drawing is shown, and which point of it is in the middle of its frame. */
const groundUnder = (map: Locator) =>
  map.getByRole('img', { name: 'Map with the position of the company' }).evaluate((image) => {
    if (!(image instanceof HTMLImageElement) || !image.complete) return null;
    const frame = image.closest('section')?.querySelector('.isolate')?.getBoundingClientRect();
    const { left, top } = image.getBoundingClientRect();
    if (!frame || image.naturalWidth === 0) return null;
    return { x: frame.x + frame.width / 2 - left, y: frame.y + frame.height / 2 - top };
  });

test('the small map is drawn without a library, and moves nothing', async ({
  signedInPage: page,
}) => {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/detail/${company}`);
  const before = await small(page).boundingBox();
  await small(page).scrollIntoViewIfNeeded();
  // The point of the drawing at 10.2° east and 56.15° north is in the middle.
  await expect.poll(() => groundUnder(small(page))).not.toBeNull();
  const place = onSheet({ longitude: 10.2, latitude: 56.15 });
  const shown = await groundUnder(small(page));
  expect(Math.abs((shown?.x ?? 0) - place.x)).toBeLessThan(1.5);
  expect(Math.abs((shown?.y ?? 0) - place.y)).toBeLessThan(1.5);
  const mark = small(page).getByRole('img', { name: 'Position: centre of the town' });
  await expect(mark).toBeVisible();
  await expect(small(page).getByText('Aarhus', { exact: true })).toBeVisible();
  const dots = small(page).locator('path[stroke-linecap=round]');
  await expect
    .poll(async () => (await dots.first().getAttribute('d'))?.split('M').length)
    .toBe(UNITS + 1);
  await expect(small(page).getByText('500 active production units')).toBeAttached();
  await expect(small(page).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
  await expect(small(page).locator('canvas')).toHaveCount(0);
  await expectSound(page, 'the small map');
  expect((await small(page).boundingBox())?.height).toBe(before?.height);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThanOrEqual(0.02);
});

test('the page goes without its 500 points: they come when the map is seen', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const points = `/api/company/unit-points/${company}`;
  const answer = await page.goto(`/detail/${company}?units=2`);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('Lager 21');
  expect(html).not.toContain('Lager 321');
  await small(page).scrollIntoViewIfNeeded();
  await small(page).getByRole('button', { name: 'Larger map' }).press('Enter');
  await expect(larger(page).getByRole('button', { name: 'Lager 321' })).toBeAttached();
  expect(asked.filter((path) => path === points)).toHaveLength(1);
});

test('points that do not come: the map stays, says so and asks again', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.route('**/api/company/unit-points/*', (route) => route.abort());
  await page.goto(`/detail/${company}`);
  await small(page).scrollIntoViewIfNeeded();
  const note = small(page).getByText('The production units could not be fetched.');
  await expect(note).toBeVisible();
  await expectSound(page, 'a map without its units');
  await page.unroute('**/api/company/unit-points/*');
  await small(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(note).toHaveCount(0);
  await expect(small(page).getByRole('button', { name: 'Larger map' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(larger(page).getByRole('button', { name: 'Lager 321' })).toBeAttached();
});

test('a drawing that does not come: the mark stays, the map says so and asks again', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.route('**/map/denmark.svg**', (route) => route.abort());
  await page.goto(`/detail/${company}`);
  await small(page).scrollIntoViewIfNeeded();
  const note = small(page).getByText('The base map could not be fetched');
  await expect(note).toBeVisible();
  await expect(small(page).getByRole('img', { name: /^Position/ })).toBeVisible();
  await page.unroute('**/map/denmark.svg**');
  await small(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(note).toHaveCount(0);
  await expect.poll(() => groundUnder(small(page))).not.toBeNull();
});

test('a place beyond the drawing is said in words', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const key = await createCompany('Nuuk Fiskeri A/S');
  await addPast(key, { company: { latitude: 64.18, longitude: -51.72 } });
  await page.goto(`/detail/${key}`);
  await expect(small(page).getByText('Position 64,180 north, -51,720 east')).toBeVisible();
  await expect(small(page).getByRole('img')).toHaveCount(0);
  await deleteWithPast(key);
});

test('it opens larger, finds each unit, and gives the focus back', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${company}`);
  await small(page).scrollIntoViewIfNeeded();
  const opener = small(page).getByRole('button', { name: 'Larger map' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const map = larger(page);
  await expect(map.locator('canvas')).toBeVisible();
  const list = map.getByRole('region', { name: 'Production units on the map' });
  await expect(list.getByRole('heading')).toHaveText('500 active production units');
  await expect(list.getByRole('button')).toHaveCount(UNITS);
  await expectSound(page, 'the larger map');
  const unit = list.getByRole('button', { name: 'Lager 321' });
  await unit.press('Enter');
  await expect(unit).toHaveAttribute('aria-pressed', 'true');
  await expect(map.getByRole('img', { name: 'Lager 321' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(map).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a press on a dot names its unit', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/detail/${company}`);
  await small(page).scrollIntoViewIfNeeded();
  await small(page).getByRole('button', { name: 'Larger map' }).click();
  const map = larger(page);
  const pressed = map.getByRole('button', { pressed: true });
  // Three units share this spot; clicking it selects the first of them.
  await map.getByRole('button', { name: /^Lager 228/ }).click();
  await expect(pressed).toHaveText(/^Lager 228/);
  await expect(map.getByRole('img', { name: 'Lager 228' })).toBeVisible();
  const canvas = await map.locator('canvas').boundingBox();
  if (!canvas) throw new Error('The map has no place.');
  await expect(async () => {
    await page.mouse.click(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2);
    await expect(pressed).toHaveText(/^Lager 78/, { timeout: 1_000 });
  }).toPass();
  await expect(map.getByRole('img', { name: 'Lager 78' })).toBeVisible();
});
