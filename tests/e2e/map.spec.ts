import type { APIRequestContext, Page } from '@playwright/test';
import { clicksOf } from '../support/company-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import {
  canvas,
  countOf,
  groups,
  map,
  openMap,
  pins,
  press,
  SEARCH,
  showMap,
  turnToMap,
} from '../support/live-map.ts';
import { expectSound } from '../support/sound.ts';

type Company = { Firmnavn: string; latitude: number | null };

async function firstPage(api: APIRequestContext): Promise<Company[]> {
  const answer = await api.post('/api/veminto/companydata?page=1', { data: { search: SEARCH } });
  return (await answer.json()).data.data;
}

const figure = (text: string) => Number(text.replace(/\D/g, ''));

/** "1.010 of 2.251 results in view". */
async function inView(page: Page): Promise<number> {
  const text = (await map(page).getByText('results in view').textContent()) ?? '';
  return figure(text.split(' of ')[0] ?? '');
}

/** Sums the counts shown by the groups. */
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
  await expect.poll(() => pins(page).getByRole('button').first().boundingBox()).toEqual(drawn);

  await page.reload();
  await pins(page).getByRole('button').first().dispatchEvent('click');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View Profile' })).toBeVisible();
  await expect(canvas(page)).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the first popup, which comes with the live map, has all its room (motion: ${reducedMotion})`, {
    tag: '@once',
  }, async ({ signedInPage: page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/discover?search=${SEARCH}`);
    const buttons = pins(page).getByRole('button');
    await expect(buttons.first()).toBeVisible();
    const lefts = await buttons.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().x),
    );
    await buttons.nth(lefts.indexOf(Math.min(...lefts))).dispatchEvent('click');
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible();
    await expect(map(page).getByRole('img', { name: 'Map of companies' })).toHaveCount(0);
    const room = async () => {
      const [inner, outer] = [await popup.boundingBox(), await canvas(page).boundingBox()];
      return (inner?.x ?? 0) - (outer?.x ?? 0);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });
}

test('going from marker to marker while the live map comes keeps the focus', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/discover?search=${SEARCH}`);
  const drawing = map(page).getByRole('img', { name: 'Map of companies' });
  await expect(drawing).toBeVisible();
  await pins(page).getByRole('button').first().focus();
  for (let on = true; (await drawing.count()) > 0; on = !on) {
    await page.keyboard.press(on ? 'Tab' : 'Shift+Tab');
  }
  await expect(canvas(page)).toBeVisible();
  await expect(pins(page).locator('button:focus')).toHaveCount(1);
});

test('companies close together lie on the drawing until the live map is there', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/map\/land\.json/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/discover?search=${encodeURIComponent(IMPORTED.name)}`);
  const drawing = map(page).getByRole('img', { name: 'Map of companies' });
  await expect(drawing).toBeVisible();
  const pin = pins(page).getByRole('button', { name: IMPORTED.name }).first();
  await expect(pin).toBeVisible();
  // What it would show yet is sea. The pins are drawn again once it is there.
  await expect(canvas(page)).toHaveCSS('opacity', '0');
  await expect(pin).toBeVisible();
  let drawn: Awaited<ReturnType<typeof pin.boundingBox>> = null;
  const place = async () => {
    drawn = await pin.boundingBox();
    return drawn;
  };
  await expect.poll(place).not.toBeNull();
  release();
  await expect(drawing).toHaveCount(0);
  await expect(canvas(page)).toHaveCSS('opacity', '1');
  await expect.poll(() => pin.boundingBox()).toEqual(drawn);
});

test('places beyond a thousand are written alike on cards and on the map', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/discover?status=ACTIVE&page=101');
  const companies = page.getByRole('region', { name: 'Companies' });
  await expect(companies.getByText('1.001', { exact: true })).toBeVisible();
  const marker = pins(page)
    .getByRole('button', { name: /^1\.00[1-9]\. / })
    .first();
  await marker.dispatchEvent('click');
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(/^1\.00[1-9]\. /);
  await expect(marker).toHaveText(/^1\.00[1-9]$/);
});

test('each company of the page that has a position has its marker, and its row in the table', {
  tag: '@once',
}, async ({ signedInPage: page, api, isMobile }) => {
  await openMap(page, isMobile);
  const placed = (await firstPage(api)).flatMap(({ Firmnavn, latitude }, at) =>
    latitude === null ? [] : [`${at + 1}. ${Firmnavn}`],
  );
  expect(placed.length).toBeGreaterThan(0);
  await expect(pins(page).getByRole('button')).toHaveCount(placed.length);
  for (const name of placed) {
    await expect(pins(page).getByRole('button', { name }).first()).toBeVisible();
  }

  await test.step('the table says what the map shows', async () => {
    await press(page, 'Show as table');
    const table = page.getByRole('table');
    await expect(table.getByRole('rowheader').getByRole('link')).toHaveCount(placed.length);
    await expectSound(page, 'table of the page');
    await press(page, 'All results');
    await expect(page.getByRole('table', { name: 'All results in view' })).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toContainText(/° N/);
    const region = page.getByRole('region', { name: 'All results in view' });
    await expect(region.getByText(/^[\d.]+ of [\d.]+ results in view/)).toBeVisible();
  });
});

test('a marker opens its popup, which leads to the company and back', async ({
  signedInPage: page,
  person,
  isMobile,
}) => {
  await openMap(page, isMobile, `search=${SEARCH}&advertisingProtected=true&page=2`);
  const pin = pins(page).getByRole('button').first();
  const label = (await pin.getAttribute('aria-label')) ?? '';
  expect(label).toMatch(/^1\d\. /);
  await pin.click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading')).toContainText(label.slice(0, 10));
  await expect(popup.getByText('Reklamebeskyttet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await popup.getByRole('link', { name: 'View Profile' }).click();
  await expect(page).toHaveURL(
    /\/detail\/\d{8}\?from=discover&search=holding&advertisingProtected=true&page=2$/,
  );
  const company_key = page.url().match(/\d{8}/)?.[0];
  const click = {
    kind: 'SEARCH',
    company_key,
    from_key: null,
    position: Number.parseInt(label, 10),
  };
  await expect.poll(() => clicksOf(person.id)).toEqual([click]);
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(`/discover?search=${SEARCH}&advertisingProtected=true&page=2`);
});

test('a popup tells a name that is cut to the pointer and to the keyboard', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/discover?search=${IMPORTED.key}`);
  const pin = pins(page).getByRole('button');
  await pin.focus();
  await expect(canvas(page)).toBeVisible();
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading')).toHaveText('1. Nordhavn Tagdæk…');
  await expect(popup.getByRole('heading')).toHaveAttribute('title', IMPORTED.name);
  const whole = popup.getByText(IMPORTED.name, { exact: true });
  expect((await whole.boundingBox())?.width, 'it is seen').toBeGreaterThan(100);
});

test('all results: the groups count every company that has a position, and open', {
  tag: '@once',
}, async ({ signedInPage: page, api, isMobile }) => {
  await openMap(page, isMobile);
  await press(page, 'All results');
  const { placed } = await countOf(api, `search=${SEARCH}`);
  await expect(async () => {
    await press(page, 'Zoom out');
    await expect.poll(() => inView(page), { timeout: 2_000 }).toBe(placed);
  }).toPass();
  await expect.poll(() => sumOfGroups(page)).toBe(placed);
  await expect(page).toHaveURL(/map=all/);
  await page.reload();
  await showMap(page, isMobile);
  await expect(groups(page).getByRole('button').first()).toBeVisible();

  await test.step('a click on a group goes nearer', async () => {
    const before = await inView(page);
    const group = groups(page)
      .getByRole('button', { name: /^\d\d+ companies/ })
      .first();
    await group.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => inView(page)).toBeLessThan(before);
    await expect.poll(() => inView(page)).toBeGreaterThan(0);
  });
});

test('a table whose groups cannot be fetched says so, and comes with a retry', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.route('**/api/company/clusters?**', (route) => route.abort());
  await openMap(page, isMobile, `search=${SEARCH}&map=all`);
  await press(page, 'Show as table');
  const region = page.getByRole('region', { name: 'All results in view' });
  await expect(region.getByText('The companies could not be fetched.')).toBeVisible();
  await page.unroute('**/api/company/clusters?**');
  await region.getByRole('button', { name: 'Try again' }).click();
  await expect(region, 'the focus is not lost with the note').toBeFocused();
  await expect(region.getByRole('row').nth(1)).toContainText(/° N/);
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
  await expect(map(page).locator(':focus'), 'it is not lost with the note').toHaveCount(1);
  await expect(groups(page).getByRole('button').first()).toBeAttached();
});

test('a base map that does not come leaves the markers', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.route('**/map/land.json**', (route) => route.fulfill({ status: 503, body: '' }));
  await openMap(page, isMobile);
  const note = page.getByText('The base map could not be fetched');
  await expect(note).toBeVisible();
  await expect(pins(page).getByRole('button').first()).toBeVisible();
  await page.unroute('**/map/land.json**');
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toHaveCount(0);
  await expect(canvas(page), 'the focus is not lost with the note').toBeFocused();
});
