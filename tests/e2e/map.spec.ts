import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { turnToMap } from '../support/live-map.ts';
import { expectSound } from '../support/sound.ts';

const SEARCH = 'holding';
/** All of Denmark, with its neighbours. */
const EVERYWHERE = 'west=-10&south=46&east=30&north=64&zoom=4';

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const pins = (page: Page) => page.getByRole('list', { name: 'Companies on this page' });
const groups = (page: Page) => page.getByRole('list', { name: 'All results on the map' });
const canvas = (page: Page) => page.locator('canvas');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** On small screens the map is a sheet. */
async function openMap(page: Page, isMobile: boolean, query = `search=${SEARCH}`) {
  await page.goto(`/discover?${query}`);
  await showMap(page, isMobile);
}

async function showMap(page: Page, isMobile: boolean) {
  await turnToMap(page, isMobile);
  await expect(canvas(page)).toBeVisible({ timeout: 20_000 });
}

type Company = { Firmnavn: string; latitude: number | null };

async function firstPage(api: APIRequestContext): Promise<Company[]> {
  const answer = await api.post('/api/veminto/companydata?page=1', { data: { search: SEARCH } });
  return (await answer.json()).data.data;
}

/** Companies found, and how many of them lie somewhere. */
async function countOf(api: APIRequestContext, query: string) {
  const answer = await api.get(`/api/company/clusters?${query}&${EVERYWHERE}`);
  const { total, withoutPosition } = (await answer.json()).data;
  return { total, placed: total - withoutPosition };
}

const areaIn = (page: Page) => new URL(page.url()).searchParams.get('area') ?? '';
const figure = (text: string) => Number(text.replace(/\D/g, ''));

/** "1.010 of 2.251 results in view". */
async function inView(page: Page): Promise<number> {
  const text = (await map(page).getByText('results in view').textContent()) ?? '';
  return figure(text.split(' of ')[0] ?? '');
}

/** Adds up what the groups say they hold. */
async function sumOfGroups(page: Page): Promise<number> {
  const labels = await groups(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const counts = labels.map((label) => /^([\d.]+) companies/.exec(label)?.[1] ?? '1');
  return counts.reduce((sum, count) => sum + figure(count), 0);
}

test('the map is a drawing until somebody turns to it, and goes on from there', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/discover?search=${SEARCH}`);
  const drawing = map(page).getByRole('img', { name: 'Map of companies' });
  await expect(drawing).toBeVisible();
  const drawn = await pins(page).getByRole('button').first().boundingBox();
  await expectSound(page, 'the drawing');
  await expect(canvas(page)).toHaveCount(0);
  await pins(page).getByRole('button').nth(1).focus();
  await expect(canvas(page)).toBeVisible();
  await expect(drawing).toHaveCount(0);
  await expect(pins(page).getByRole('button').nth(1)).toBeFocused();
  expect(await pins(page).getByRole('button').first().boundingBox()).toEqual(drawn);

  await page.reload();
  await pins(page).getByRole('button').first().dispatchEvent('click');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View Profile' })).toBeVisible();
  await expect(canvas(page)).toBeVisible();
});

test('each company of the page that has a position has its marker', async ({
  signedInPage: page,
  api,
  isMobile,
}) => {
  await openMap(page, isMobile);
  const placed = (await firstPage(api)).flatMap(({ Firmnavn, latitude }, at) =>
    latitude === null ? [] : [`${at + 1}. ${Firmnavn}`],
  );
  expect(placed.length).toBeGreaterThan(0);
  await expect(pins(page).getByRole('button')).toHaveCount(placed.length);
  for (const name of placed) {
    await expect(pins(page).getByRole('button', { name }).first()).toBeVisible();
  }
});

test('a marker opens its popup, which leads to the company and back', async ({
  signedInPage: page,
  isMobile,
}) => {
  await openMap(page, isMobile, `search=${SEARCH}&page=2`);
  const pin = pins(page).getByRole('button').first();
  const label = (await pin.getAttribute('aria-label')) ?? '';
  expect(label).toMatch(/^1\d\. /);
  await pin.click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading')).toContainText(label.slice(0, 10));
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await popup.getByRole('link', { name: 'View Profile' }).click();
  await expect(page).toHaveURL(/\/detail\/\d{8}\?from=discover&search=holding&page=2$/);
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(`/discover?search=${SEARCH}&page=2`);
});

test('all results: the groups count every company that has a position', { tag: '@once' }, async ({
  signedInPage: page,
  api,
  isMobile,
}) => {
  await openMap(page, isMobile);
  await press(page, 'All results');
  const { placed } = await countOf(api, `search=${SEARCH}`);
  await expect(async () => {
    await press(page, 'Zoom out');
    await expect.poll(() => inView(page), { timeout: 2_000 }).toBe(placed);
  }).toPass({ timeout: 20_000 });
  await expect.poll(() => sumOfGroups(page)).toBe(placed);
  await expect(page).toHaveURL(/map=all/);
  await page.reload();
  await showMap(page, isMobile);
  await expect(groups(page).getByRole('button').first()).toBeVisible();
});

test('a click on a group goes nearer', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await openMap(page, isMobile, `search=${SEARCH}&map=all`);
  await expect(groups(page).getByRole('button').first()).toBeAttached();
  const before = await inView(page);
  const group = groups(page)
    .getByRole('button', { name: /^\d\d+ companies/ })
    .first();
  await group.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => inView(page)).toBeLessThan(before);
  await expect.poll(() => inView(page)).toBeGreaterThan(0);
});

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

/** Spots of the map, in parts of its width and height. */
async function spot(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('There is no map.');
  return [box.x + box.width * x, box.y + box.height * y];
}

test('an area is drawn by clicks and ends with a double click', async ({
  signedInPage: page,
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
});

test('an area is drawn with the keyboard alone', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await openMap(page, isMobile);
  await page.getByRole('button', { name: 'Draw an area' }).focus();
  await page.keyboard.press('Enter');
  for (const [at, key] of ['ArrowUp', 'ArrowRight', 'ArrowDown'].entries()) {
    await page.keyboard.press(' ');
    await expect(page.getByText(at === 0 ? '1 corner' : `${at + 1} corners`)).toBeVisible();
    await moveBy(page, key);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/area=shape/);
});

/** The map has come to rest when its markers have. */
async function moveBy(page: Page, key: string) {
  const where = () => pins(page).getByRole('listitem').first().getAttribute('style');
  const before = await where();
  await page.keyboard.press(key);
  await expect.poll(where).not.toBe(before);
  let last = before;
  const rests = async () => {
    const now = await where();
    const isResting = now === last;
    last = now;
    return isResting;
  };
  await expect.poll(rests, { intervals: [150] }).toBe(true);
}

test('a radius is dragged from its centre, or set as a number', async ({
  signedInPage: page,
  api,
  isMobile,
}) => {
  await openMap(page, isMobile);
  await press(page, 'Draw a radius');
  await page.mouse.move(...(await spot(page, 0.5, 0.6)));
  await page.mouse.down();
  await page.mouse.move(...(await spot(page, 0.6, 0.7)), { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/area=circle/);
  const { total } = await countOf(api, `search=${SEARCH}`);
  const narrowed = await countOf(api, `search=${SEARCH}&area=${areaIn(page)}`);
  expect(narrowed.total).toBeLessThan(total);

  await press(page, 'Draw a radius');
  await page.mouse.click(...(await spot(page, 0.5, 0.6)));
  await page.getByLabel('Radius in km').fill('12.5');
  await press(page, 'Search in it');
  await expect.poll(() => areaIn(page)).toMatch(/^circle:[\d.]+,[\d.]+,12\.5$/);
});

test('the table says what the map shows', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await openMap(page, isMobile);
  await expect(pins(page).getByRole('button').first()).toBeAttached();
  const markers = await pins(page).getByRole('button').count();
  await press(page, 'Show as table');
  const table = page.getByRole('table');
  await expect(table.getByRole('link')).toHaveCount(markers);
  await expectSound(page, 'table of the page');
  await press(page, 'All results');
  await expect(page.getByRole('table', { name: 'All results in view' })).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText(/° N/);
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('the map asks nobody but us and shuts nobody out', async ({
      signedInPage: page,
      isMobile,
      baseURL,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openMap(page, isMobile);
      await expect(map(page).getByText('© OpenStreetMap contributors')).toBeVisible();
      await pins(page).getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSound(page, 'markers and a popup');
      await press(page, 'All results');
      await expect(groups(page).getByRole('button').first()).toBeAttached();
      await expectSound(page, 'all results');
      const isOurs = (url: string) => /^(blob|data):/.test(url) || url.startsWith(`${baseURL}/`);
      expect(asked.filter((url) => !isOurs(url))).toEqual([]);
      expect(asked.some((url) => url.includes('/map/land.json'))).toBe(true);
      expect(asked.some((url) => url.includes('mapbox'))).toBe(false);
    });
  });
}

test('a browser without WebGL gets the table and is told why', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...wanted) {
      return wanted[0] === 'webgl2' ? null : Reflect.apply(real, this, wanted);
    } as typeof real;
  });
  await page.goto(`/discover?search=${SEARCH}`);
  await turnToMap(page, isMobile);
  await expect(page.getByText('This browser cannot draw the map')).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('groups that cannot be fetched are said to be missing, and come with a retry', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.route('**/api/company/clusters?**', (route) => route.abort());
  await openMap(page, isMobile, `search=${SEARCH}&map=all`);
  await expect(page.getByText('The companies could not be fetched.')).toBeVisible();
  await page.unroute('**/api/company/clusters?**');
  await map(page).getByRole('button', { name: 'Try again' }).click();
  await expect(groups(page).getByRole('button').first()).toBeAttached();
});

test('a base map that does not come leaves the markers', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.route('**/map/land.json**', (route) => route.fulfill({ status: 503, body: '' }));
  await openMap(page, isMobile);
  await expect(page.getByText('The base map could not be fetched')).toBeVisible();
  await expect(pins(page).getByRole('button').first()).toBeVisible();
});
