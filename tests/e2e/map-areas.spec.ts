import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  canvas,
  countOf,
  map,
  openMap,
  pins,
  press,
  SEARCH,
  showMap,
} from '../support/live-map.ts';

const areaIn = (page: Page) => new URL(page.url()).searchParams.get('area') ?? '';

test('search in this area narrows the list, stays after a reload and can be removed', {
  tag: '@once',
}, async ({ signedInPage: page, api, isMobile }) => {
  await openMap(page, isMobile);
  const { total } = await countOf(api, `search=${SEARCH}`);
  await expect(page.getByRole('button', { name: 'Search in this area' })).toHaveCount(0);
  await press(page, 'Zoom in');
  await press(page, 'Zoom in');
  await press(page, 'Search in this area');
  await expect(page).toHaveURL(/area=box/);
  await expect(page.getByRole('button', { name: 'Search in this area' })).toHaveCount(0);
  const narrowed = await countOf(api, `search=${SEARCH}&area=${areaIn(page)}`);
  expect(narrowed.total).toBeLessThan(total);
  await page.reload();
  await showMap(page, isMobile);
  expect(areaIn(page)).toMatch(/^box:/);
  await press(page, 'Remove area');
  await expect(page).toHaveURL(`/discover?search=${SEARCH}`);
  await page.goBack();
  await expect(page).toHaveURL(/area=box/);
});

/** Points of the map, as fractions of its width and height. */
async function spot(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('There is no map.');
  return [box.x + box.width * x, box.y + box.height * y];
}

async function expectRadius(page: Page, api: APIRequestContext, isMobile: boolean) {
  await press(page, 'Draw a radius');
  await page.mouse.move(...(await spot(page, 0.5, 0.6)));
  await page.mouse.down();
  await page.mouse.move(...(await spot(page, 0.6, 0.7)), { steps: 4 });
  // Released over the controls on the map.
  await page.getByRole('button', { name: 'Zoom in' }).hover();
  await page.mouse.up();
  await expect(page).toHaveURL(/area=circle/);
  const { total } = await countOf(api, `search=${SEARCH}`);
  const narrowed = await countOf(api, `search=${SEARCH}&area=${areaIn(page)}`);
  expect(narrowed.total).toBeLessThan(total);
  await expect.poll(() => farthestPin(page), 'no pin lies outside the circle').toBeLessThan(1);

  await press(page, 'Draw a radius');
  await page.mouse.click(...(await spot(page, 0.5, 0.6)));
  await expect(page.getByText('With the keyboard:')).toBeVisible({ visible: !isMobile });
  const radius = page.getByLabel('Radius in km');
  await radius.fill('');
  await expect(radius).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Search in it' })).toBeDisabled();
  await radius.fill('12.5');
  await press(page, 'Search in it');
  await expect.poll(() => areaIn(page)).toMatch(/^circle:[\d.]+,[\d.]+,12\.5$/);
}

test('an area is drawn by clicks and ends with a double click, a radius is dragged or set', async ({
  signedInPage: page,
  api,
  isMobile,
}) => {
  await openMap(page, isMobile);
  await press(page, 'Draw an area');
  await page.mouse.click(...(await spot(page, 0.3, 0.7)));
  await expect(page.getByText('1 corner', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 corner', { exact: true })).toHaveCount(0);
  await press(page, 'Draw an area');
  await page.mouse.click(...(await spot(page, 0.2, 0.6)));
  await page.mouse.click(...(await spot(page, 0.8, 0.6)));
  await expect(page.getByText('2 corners', { exact: true })).toBeVisible();
  await page.mouse.dblclick(...(await spot(page, 0.5, 0.9)));
  await expect(page).toHaveURL(/area=shape/);
  expect(areaIn(page).split(';')).toHaveLength(3);
  await expectRest(page);
  await test.step('a radius is dragged from its centre, or set as a number', () =>
    expectRadius(page, api, isMobile));
});

test('the map stays in front: behind the filters, on the way back, with other filters', async ({
  signedInPage: page,
  isMobile,
}) => {
  // At these two widths a button shows it; in between it is a column.
  if (!isMobile) await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(`/discover?search=${SEARCH}`);
  await showMap(page, true);
  await press(page, 'Draw an area');
  await page.mouse.click(...(await spot(page, 0.3, 0.7)));
  const drawn = page.getByText('1 corner', { exact: true });
  await expect(drawn).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await press(page, 'Filters');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(drawn).toBeVisible();
  await press(page, 'Cancel');

  await pins(page).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'View Profile' }).click();
  await expect(page).toHaveURL(/\/detail\/\d{8}/);
  await page.goBack();
  await expect(page).toHaveURL(`/discover?search=${SEARCH}`);
  await expect(map(page)).toBeVisible();

  await press(page, 'Filters');
  await drawer.getByRole('checkbox', { name: /^1-5/ }).check();
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(`/discover?search=${SEARCH}&employees=1-5`);
  await expect(drawer).toHaveCount(0);
  await expect(map(page)).toBeVisible();
});

test('an area is drawn with the keyboard alone', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await openMap(page, isMobile);
  const draw = page.getByRole('button', { name: 'Draw an area' });
  await page.keyboard.press('Tab');
  await draw.focus();
  // Inside, because the map's frame cuts off what is outside.
  await expect(draw).toHaveCSS('outline-style', 'solid');
  await expect(draw).toHaveCSS('outline-offset', '-2px');
  await page.keyboard.press('Enter');
  for (const [at, key] of ['ArrowUp', 'ArrowRight', 'ArrowDown'].entries()) {
    await page.keyboard.press(' ');
    await expect(page.getByText(at === 0 ? '1 corner' : `${at + 1} corners`)).toBeVisible();
    await moveBy(page, key);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/area=shape/);
});

const placeOfFirst = (page: Page) => pins(page).getByRole('listitem').first().getAttribute('style');

/** The map is at rest when its markers are. */
async function expectRest(page: Page) {
  let last: string | null = null;
  const rests = async () => {
    const now = await placeOfFirst(page);
    const isResting = now === last;
    last = now;
    return isResting;
  };
  await expect.poll(rests, { intervals: [150] }).toBe(true);
}

async function moveBy(page: Page, key: string) {
  const before = await placeOfFirst(page);
  await page.keyboard.press(key);
  await expect.poll(() => placeOfFirst(page)).not.toBe(before);
  await expectRest(page);
}

/** Distance of markers from the middle of what is free of the map: 1 is the edge of the inscribed circle. */
async function farthestPin(page: Page): Promise<number> {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('There is no map.');
  // The button of the assistant covers the foot of the map.
  const [x, y] = [box.x + box.width / 2, box.y + (box.height - 56) / 2];
  const places = await pins(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().toJSON() as DOMRect));
  const distances = places.map((pin) =>
    Math.hypot(pin.x + pin.width / 2 - x, pin.y + pin.height / 2 - y),
  );
  // The circle has a margin of 48 pixels; markers are shifted by up to half of that and are wide.
  return Math.max(0, ...distances) / (Math.min(box.width, box.height) / 2 - 48 + 40);
}
