import type { Page } from '@playwright/test';
import { createExtremeCompany, type ExtremeCompany } from '../support/extreme-company.ts';
import { expect, test } from '../support/fixtures.ts';
import { saveSome } from '../support/saved-rows.ts';
import { expectNoOverflow } from '../support/sound.ts';

/** A4 without its margins. */
const PAPER = { width: 703, height: 1_017 };

let company: ExtremeCompany;

test.beforeAll(async () => {
  company = await createExtremeCompany();
});
test.afterAll(() => company.remove());

async function open(page: Page, tab: string) {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`/detail/${company.key}${tab && `?tab=${tab}`}`);
}

/** No bar, button or other tab; dark text on white, and no table wider than the page. */
async function expectPrinted(page: Page, tab: string) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Company report' })).toBeHidden();
  await expect(main.getByRole('link', { name: /^Back to/ })).toBeHidden();
  const tabs = main.getByRole('navigation', { name: 'Company pages' });
  await expect(tabs.getByRole('link')).toHaveText([tab]);
  await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(16, 25, 35)');
  await expectNoOverflow(page, `${tab} on paper`);
  // Screen-reader text is clipped on purpose.
  const cut = await main.locator('table:visible, td:visible').evaluateAll((boxes) =>
    boxes
      .filter((box) => !box.closest('.sr-only'))
      .flatMap((box) => [box, box.parentElement ?? box])
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => box.textContent),
  );
  expect(cut, 'what is cut').toEqual([]);
}

test('the overview on paper has what is folded on the screen', async ({ signedInPage: page }) => {
  await open(page, '');
  await expectPrinted(page, 'Overview');
  await expect(page.getByText('Page 1 of 25')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(85);
  await expect(page.getByRole('table').getByRole('row').last()).toBeVisible();
  const events = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect.poll(() => events.count()).toBeGreaterThan(10);
  await expect(events.last()).toBeVisible();
  const map = page.getByRole('region', { name: 'Map' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('img', { name: /^Position/ })).toBeVisible();
  const drawing = map.getByRole('img', { name: 'Map with the position of the company' });
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect(map.getByRole('button', { name: 'Larger map' })).toBeHidden();
});

test('statements on paper are whole, with all reports', async ({ signedInPage: page }) => {
  await open(page, 'financial');
  await expectPrinted(page, 'Financial');
  await expect(page.getByText('1–4 of 40 periods')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Older periods' })).toBeHidden();
  const missing = page.getByTitle('not reported').first();
  await expect(missing.getByText('0', { exact: true })).toBeHidden();
  expect(await missing.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
    '"-"',
  );
  await expect(page.getByText('A hyphen in place of a figure: not reported.')).toBeVisible();
  await expect(page.getByText('A grey 0')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Group' })).toBeHidden();
  const reports = page.getByRole('region', { name: 'Annual reports' }).getByRole('link');
  await expect(reports).toHaveCount(40);
  await expect(reports.last()).toBeVisible();
});

test('forty periods of key figures stand below each other on paper', async ({
  signedInPage: page,
}) => {
  await open(page, 'key-figure');
  await expectPrinted(page, 'Key Figure');
  const table = page.getByRole('table');
  await expect(table).toHaveCount(1);
  await expect(table.getByRole('row')).toHaveCount(41);
  await expect(table.getByRole('columnheader')).toHaveCount(7);
});

test('roles on paper', async ({ signedInPage: page }) => {
  await open(page, 'roles');
  await expectPrinted(page, 'Roles');
  await expect(page.getByRole('link', { name: 'Former roles (60)' })).toBeHidden();
  await expect(page.getByText('Page 1 of 5 · 240 roles')).toBeVisible();
});

test('lists on paper are what they list, whole', async ({ signedInPage: page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const addresses = [
    '/discover?search=tagdækning',
    '/segmintation?region=Nordjylland',
    '/people?name=jensen',
    `/compare?company=${company.key}`,
    '/saved',
  ];
  for (const address of addresses) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('button'), address).toHaveCount(0);
    await expect(main.locator('input:visible, select:visible'), address).toHaveCount(0);
    await expect(main.getByRole('navigation', { name: 'Pages' }), address).toHaveCount(0);
    await expectNoOverflow(page, `${address} on paper`);
    await expect(main.getByText('…').filter({ visible: true }), address).toHaveCount(0);
  }
});

test('saved companies on paper in landscape are all there, in every column', async ({
  signedInPage: page,
  person,
  api,
}) => {
  await saveSome(person, 9);
  await api.post('/api/saved/add', { data: { Data: { the_key: company.key } } });
  await page.setViewportSize({ width: 1_032, height: 688 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/saved');
  const main = page.getByRole('main');
  await expect(main.getByRole('columnheader', { name: 'Note' })).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
  await expect(main.getByRole('navigation', { name: 'Lists' })).toBeHidden();
  const name = main.getByRole('link', { name: company.name });
  await expect(name, 'the longest name is whole').toBeVisible();
  await expect(name.getByText('…')).toBeHidden();
  const frame = main.getByRole('table').locator('..');
  const cut = await frame.evaluate((box) => [
    box.scrollHeight - box.clientHeight,
    box.scrollWidth - box.clientWidth,
  ]);
  expect(cut, 'what is below and beside the frame').toEqual([0, 0]);
  for (const size of [page.viewportSize() ?? PAPER, PAPER]) {
    await page.setViewportSize(size);
    await expect(name).toBeVisible();
    await expect(main.getByRole('rowheader').getByRole('button'), 'no controls').toHaveCount(0);
  }
});
