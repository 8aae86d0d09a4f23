import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { saveSome } from '../support/saved-rows.ts';

test('digits have one width, and hyphens and spaces keep theirs', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    const text = document.body.appendChild(document.createElement('span'));
    text.style.cssText = 'position: absolute; white-space: pre; font-size: 100px';
    const widthOf = (written: string) => {
      text.textContent = written;
      return text.getBoundingClientRect().width;
    };
    widthOf('n1-');
    await document.fonts.ready;
    const hyphen = widthOf('n-n') - widthOf('nn');
    return { ones: widthOf('1111'), eights: widthOf('8888'), hyphen, digit: widthOf('8') };
  });
  expect(widths.ones).toBeCloseTo(widths.eights, 0);
  expect(widths.hyphen, 'as wide as a digit it would tear words apart').toBeLessThan(
    widths.digit * 0.85,
  );
});

test('on narrow screens the assistant leaves the switch of the results free', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/discover?search=holding');
  const map = page.getByRole('button', { name: 'Map', exact: true });
  const assistant = page.getByRole('button', { name: 'Ask the assistant' });
  await expect(assistant).toBeInViewport();
  // With its text, and at 768 pixels with the switch in the middle.
  for (const width of [320, 576, 640, 768]) {
    await page.setViewportSize({ width, height: 640 });
    const [left, right] = [await map.boundingBox(), await assistant.boundingBox()];
    const end = (left?.x ?? 0) + (left?.width ?? Infinity);
    expect(end, `${width} pixels`).toBeLessThanOrEqual(right?.x ?? 0);
  }
});

test('a heading with a word wider than the screen breaks it', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/detail/${IMPORTED.key}`);
  const heading = page.getByRole('heading', { name: 'Address', exact: true });
  await heading.evaluate((it) => it.append('Bygningssnedkervirksomhed'.repeat(4)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the scrolling box of the tabs leaves room for their focus ring', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/detail/${IMPORTED.key}`);
  const tabs = page.getByRole('navigation', { name: 'Company pages' });
  const room = await tabs.evaluate((box) => {
    const [outer, tab] = [box, box.querySelector('a')].map((it) => it?.getBoundingClientRect());
    return outer && tab && [tab.left - outer.left, tab.top - outer.top, outer.bottom - tab.bottom];
  });
  // A ring of 2 px, 2 px away; the bottom line of the tabs takes one of them.
  expect(Math.min(...(room ?? [0]))).toBeGreaterThanOrEqual(4);
});

test('Save on a card covers no text', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const view of ['', '&view=list']) {
    await page.goto(`/discover?search=holding${view}`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const covered = await cards.evaluateAll(
      (all) =>
        all.flatMap((card) => {
          const save = card.querySelector('button')?.getBoundingClientRect();
          return [...card.querySelectorAll('.dotted > span:not([aria-hidden])')].filter((part) => {
            const { right, bottom } = part.getBoundingClientRect();
            // The last pixels of a line are below its letters.
            return save && right > save.left && bottom - 3 > save.top;
          });
        }).length,
    );
    expect(covered, view).toBe(0);
  }
});

test('on the smallest screens no line depends on whether its font has come', {
  tag: '@once',
}, async ({ signedInPage: page, person }) => {
  await saveSome(person, 3);
  await page.setViewportSize({ width: 320, height: 640 });
  const main = page.getByRole('main');
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? Number.NaN);
  const tops = [];
  for (const font of ['own', 'fallback']) {
    if (font === 'fallback') await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/saved');
    const size = main.getByLabel('Rows');
    await expect(size).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await topOf(size), font).toBe(await topOf(main.getByLabel('Sort by')));
    await page.goto('/search');
    await page.evaluate(() => document.fonts.ready);
    tops.push(await topOf(main.getByRole('link', { name: 'Search people' })));
  }
  expect(tops[0], 'below the line of the register').toBe(tops[1]);
});

test('a sheet of filters scrolls no further than its filters', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  for (const path of ['/discover?search=holding', '/segmintation']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    const beyond = await sheet.evaluate((it) => it.scrollHeight - it.clientHeight);
    expect(beyond, path).toBe(0);
  }
});

test('a chosen option that is too long ends in an ellipsis', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  await saveSome(person, 1);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/saved');
  const sort = page.getByRole('main').getByLabel('Sort by');
  await expect(sort).toHaveCSS('text-overflow', 'ellipsis');
});
