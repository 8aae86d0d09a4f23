import type { Page } from '@playwright/test';
import { total as totalOf } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { groups, pins, showMap } from '../support/live-map.ts';

const areas = {
  box: 'box:9.5,56.8,10.5,57.3',
  circle: 'circle:9.92,57.05,20',
  shape: 'shape:9,56.5;11,56.5;10,57.5',
};
const names = { box: 'Part of the map', circle: 'Within 20 km', shape: 'Area drawn on the map' };
const chipOf = (page: Page, kind: keyof typeof names) =>
  page.getByRole('link', { name: `Remove filter: ${names[kind]}`, exact: true });

test('an area of the map is part of the address: reload, chip, back', { tag: '@once' }, async ({
  signedInPage: page,
  api,
  isMobile,
}) => {
  await page.goto('/discover?search=aps');
  const all = await totalOf(page);
  for (const kind of ['box', 'circle', 'shape'] as const) {
    await test.step(kind, async () => {
      const answer = await api.get(
        `/api/company/clusters?search=aps&area=${areas[kind]}&west=-10&south=46&east=30&north=64&zoom=4`,
      );
      const { total } = (await answer.json()).data;
      await page.goto(`/discover?search=aps&area=${areas[kind]}`);
      await expect.poll(() => totalOf(page)).toBe(total);
      expect(total).toBeLessThan(all);
      await page.reload();
      await expect.poll(() => totalOf(page)).toBe(total);
      await chipOf(page, kind).click();
      await expect(page).toHaveURL('/discover?search=aps');
      await expect.poll(() => totalOf(page)).toBe(all);
      await page.goBack();
      await expect(chipOf(page, kind)).toBeVisible();
      await expect.poll(() => totalOf(page)).toBe(total);
    });
  }

  await test.step('it stands on the map, which can remove it', async () => {
    await showMap(page, isMobile);
    await page.getByRole('button', { name: 'Remove area' }).click();
    await expect(page).toHaveURL('/discover?search=aps');
  });
});

test('which companies the map shows is part of the address: page, all, reload, back', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/discover?search=holding');
  await showMap(page, isMobile);
  await page.getByRole('button', { name: 'All results' }).click();
  await expect(page).toHaveURL('/discover?search=holding&map=all');
  await page.reload();
  await showMap(page, isMobile);
  await expect(groups(page).getByRole('button').first()).toBeAttached();
  await page.getByRole('button', { name: 'This page' }).click();
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(pins(page).getByRole('button').first()).toBeAttached();
  const pin = pins(page).getByRole('button').first();
  await pin.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'View Profile' }).click();
  await expect(page).toHaveURL(/\/detail\/\d{8}/);
  await page.goBack();
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(page.getByRole('article').first()).toBeVisible();
});
