import type { Page } from '@playwright/test';
import { addSavedSearch } from '../support/account-rows.ts';
import { awake } from '../support/awake.ts';
import { expect, test } from '../support/fixtures.ts';
import { whileTableWaits } from '../support/slow-table.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/detail/"]');
const skeleton = (page: Page) => page.getByRole('main').locator('.skeleton:visible').first();
/** While a table waits, which others do not wait for any longer. */
const soon = { timeout: 3_000 };

for (const [name, address] of [
  ['Discover', '/discover?search=holding'],
  ['Segmentation', '/segmintation?hasEmail=true'],
] as const) {
  test(`${name}: what takes long is announced by a skeleton, at first and on the way`, async ({
    signedInPage: page,
  }) => {
    await whileTableWaits('search_indexes', async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(skeleton(page)).toBeVisible(soon);
      await expectNoOverflow(page, `${name} while it loads`);
      await expect(cards(page)).toHaveCount(0, soon);
    });
    await expect(cards(page).first()).toBeVisible();
    await expect(skeleton(page)).toHaveCount(0);
    const first = await cards(page).first().getAttribute('href');

    const onTheWay = async () => {
      await page.getByRole('link', { name: 'Next page' }).click(soon);
      await expect(skeleton(page).or(page.locator('[data-pending]')).first()).toBeAttached(soon);
    };
    await whileTableWaits('search_indexes', onTheWay, async () => {
      await page.goto(address);
      await awake(page.getByRole('link', { name: 'Next page' }));
    });
    await expect(page).toHaveURL(`${address}&page=2`);
    await expect(cards(page).first()).not.toHaveAttribute('href', first ?? '');
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await expect(cards(page).first()).toHaveAttribute('href', first ?? '');
    await expectSound(page, name);
  });
}

for (const [address, table, text] of [
  ['/search', 'usage_counters', 'Last CVR update'],
  ['/subscription', 'usage_counters', 'chatbot questions a month'],
  ['/saved/searches', 'saved_search_changes', 'Masons'],
] as const) {
  test(`${address}: a skeleton keeps the place of what takes long`, async ({
    signedInPage: page,
    person: { id },
  }) => {
    await addSavedSearch(id, { name: 'Masons' });
    const content = page.getByRole('main').getByText(text).first();
    await whileTableWaits(table, async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(skeleton(page)).toBeVisible(soon);
      await expectNoOverflow(page, `${address} while it loads`);
      await expect(content).toHaveCount(0, soon);
    });
    await expect(content).toBeVisible();
    await expect(skeleton(page)).toHaveCount(0);
  });
}

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  for (const [address, text] of [
    ['/search', 'Last CVR update'],
    ['/subscription', 'chatbot questions a month'],
  ] as const) {
    test(`${address}: what takes long arrives all the same`, async ({ signedInPage: page }) => {
      await whileTableWaits('usage_counters', async () => {
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.getByRole('main').locator('.skeleton').first()).toBeAttached(soon);
      });
      await expect(page.getByText(text).first()).toBeVisible();
      await expectNoOverflow(page, address);
    });
  }
});

test('a page is not asked for before somebody goes there', async ({ signedInPage: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) asked.push(new URL(request.url()).pathname);
  });
  for (const address of ['/search', '/discover?search=holding', '/people?name=anders']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL('/saved');
  expect(asked).toContain('/saved');
});

for (const address of ['/', '/signup', '/forget']) {
  test(`${address}: what has arrived of a page stays where it is while the rest comes`, async ({
    page,
  }) => {
    const html = (await (await page.request.get(address)).text()).replaceAll(
      /<script.*?<\/script>/gs,
      '',
    );
    let body = '';
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    const placeIn = async (part: string) => {
      body = part;
      await page.goto(address);
      const { x, y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
      return { x, y };
    };
    const [begun = ''] = html.split('</h1>');
    expect(begun.length).toBeLessThan(html.length);
    const whole = await placeIn(html);
    expect(await placeIn(begun)).toEqual(whole);
  });
}
