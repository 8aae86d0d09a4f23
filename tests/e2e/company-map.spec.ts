import type { Page } from '@playwright/test';
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

test('the small map comes when it is seen, and moves nothing', async ({ signedInPage: page }) => {
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
  await expect(small(page).locator('canvas')).toBeVisible();
  const mark = small(page).getByRole('img', { name: 'Position: centre of the town' });
  await expect(mark).toBeVisible();
  expect((await small(page).boundingBox())?.height).toBe(before?.height);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThanOrEqual(0.02);
});

test('the page goes without its 500 points: they come when the map is seen', async ({
  signedInPage: page,
}) => {
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

test('points that do not come: the map stays, says so and asks again', async ({
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
  await small(page).getByRole('button', { name: 'Larger map' }).press('Enter');
  await expect(larger(page).getByRole('button', { name: 'Lager 321' })).toBeAttached();
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

test('a press on a dot names its unit', async ({ signedInPage: page }) => {
  await page.goto(`/detail/${company}`);
  await small(page).scrollIntoViewIfNeeded();
  await small(page).getByRole('button', { name: 'Larger map' }).click();
  const map = larger(page);
  const pressed = map.getByRole('button', { pressed: true });
  // Three units stand on this spot; a press on it means the first of them.
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
