import { expect, test } from '../support/fixtures.ts';
import { cards, choiceIn, filters, totalOf } from '../support/segment.ts';
import { expectSound } from '../support/sound.ts';

test('a segment: choose, count, apply, reload, back', async ({ signedInPage: page, isMobile }) => {
  await page.goto('/segmintation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segmentation');
  await expect(cards(page)).toHaveCount(9);
  const all = await totalOf(page);

  let panel = await filters(page, isMobile);
  await expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Clear Filters' })).toBeDisabled();
  const type = await choiceIn(panel, 'Company type');
  const region = await choiceIn(panel, 'Region');
  await region.box.check();
  await expect
    .poll(async () => (await choiceIn(panel, 'Company type')).count, {
      message: 'the counts answer before Apply',
    })
    .toBeLessThan(type.count);
  expect(page.url(), 'nothing is applied yet').not.toContain('region=');
  expect((await choiceIn(panel, 'Region', 0)).count, 'its own filter is lifted').toBe(region.count);
  const found = `${region.count.toLocaleString('da-DK')} companies`;
  await expect(panel.getByRole('button', { name: `Apply · ${found}` })).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: found })).toBeAttached();

  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/region=/);
  await expect.poll(() => totalOf(page)).toBe(region.count);
  expect(region.count).toBeLessThan(all);
  await page.reload();
  await expect.poll(() => totalOf(page)).toBe(region.count);
  panel = await filters(page, isMobile);
  await expect((await choiceIn(panel, 'Region')).box).toBeChecked();

  await panel.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/segmintation');
  await expect.poll(() => totalOf(page)).toBe(all);
  await page.goBack();
  await expect(page).toHaveURL(/region=/);
  await expect.poll(() => totalOf(page)).toBe(region.count);
});

test('the choices are those of the address, whichever way led there', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  const panel = await filters(page, isMobile);
  const { count } = await choiceIn(panel, 'Region', 1);
  const regions = panel.getByRole('group', { name: 'Region', exact: true });
  const names = await regions.locator('label span[lang]').allTextContents();
  const box = (at: number) => regions.getByRole('checkbox', { name: names[at]?.trim() });
  await box(0).check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/region=/);
  await page.getByRole('link', { name: /^Remove filter/ }).click();
  await expect(page).toHaveURL('/segmintation');
  await expect(box(0)).not.toBeChecked();
  await box(1).check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => totalOf(page), 'of the second alone').toBe(count);
  await panel.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/segmintation');
  await page.goBack();
  await expect(page).toHaveURL(/region=/);
  await expect(box(1)).toBeChecked();
  await expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
});

test('a choice that is not applied is not saved, and that is said', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation?hasEmail=true');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const note = dialog.getByText(/^Choices that you have not applied yet are not saved/);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Escape');
  const panel = await filters(page, isMobile);
  await panel.getByRole('group', { name: 'Gross profit', exact: true }).getByLabel('Min').fill('5');
  if (isMobile) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(note).toBeVisible();
});

test('ranges in thousands, contact and a wrong order', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  let panel = await filters(page, isMobile);
  const profit = panel.getByRole('group', { name: 'Gross profit', exact: true });
  await profit.getByLabel('Min').fill('500');
  await profit.getByLabel('Max').fill('100');
  await expect(profit.getByText('“500” is more than “100”')).toBeVisible();
  await expect(panel.locator('[aria-busy]'), 'nothing is counted').toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await profit.getByLabel('Max').fill('5.000');
  await panel.getByLabel('Has email').check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/profitFrom=500/);
  await expect(page).toHaveURL(/profitTo=5000/);
  await expect(page).toHaveURL(/hasEmail=true/);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  await expect(chips).toContainText('Gross profit 500–5.000 thousand DKK');
  const both = await totalOf(page);
  await chips.getByRole('link', { name: /Has email/ }).click();
  await expect(page).not.toHaveURL(/hasEmail/);
  await expect.poll(() => totalOf(page)).toBeGreaterThan(both);
  await page.goBack();
  await expect.poll(() => totalOf(page)).toBe(both);
  panel = await filters(page, isMobile);
  await expect(panel.getByLabel('Has email')).toBeChecked();
});

test('what companies lack can be asked for: a chip says so, the form shows it', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/segmintation');
  const all = await totalOf(page);
  await page.goto('/segmintation?hasEmail=true');
  const having = await totalOf(page);
  await page.goto('/segmintation?hasEmail=false');
  expect(await totalOf(page)).toBe(all - having);
  const chip = page.getByRole('link', { name: 'Remove filter: No email' });
  await expect(chip).toBeVisible();
  let panel = await filters(page, isMobile);
  await expect(panel.getByLabel('No email')).toBeChecked();
  await expect(panel.getByLabel('Has email')).not.toBeChecked();
  await panel.getByLabel('Has email').check();
  await expect(panel.getByLabel('No email')).not.toBeChecked();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/segmintation?hasEmail=true');
  await expect.poll(() => totalOf(page)).toBe(having);
  await page.goBack();
  await expect.poll(() => totalOf(page)).toBe(all - having);
  await page.reload();
  panel = await filters(page, isMobile);
  await expect(panel.getByLabel('No email')).toBeChecked();
  if (isMobile) await page.keyboard.press('Escape');
  await chip.click();
  await expect(page).toHaveURL('/segmintation');
  await expect.poll(() => totalOf(page)).toBe(all);
});

test('an industry is found inside the long list', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  const panel = await filters(page, isMobile);
  const list = panel.getByRole('group', { name: 'Industry', exact: true });
  await expect(list.getByRole('checkbox')).toHaveCount(8);
  await list.getByRole('button', { name: /^Show all/ }).click();
  await expect.poll(() => list.getByRole('checkbox').count()).toBeGreaterThan(8);
  await list.getByRole('button', { name: 'Show fewer' }).click();
  await expect(list.getByRole('checkbox')).toHaveCount(8);
  await list.getByRole('textbox', { name: 'Search in Industry' }).fill('udlejning');
  await expect(list.getByRole('checkbox').first()).toBeVisible();
  await expect(list.locator('label').first()).toContainText(/udlejning/i);
  await list.getByRole('checkbox').first().check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/industry=[^&]*udlejning/i);
  const companies = page.getByRole('region', { name: 'Companies' }).getByRole('listitem');
  await expect(companies.first()).toContainText(/udlejning/i);
});

test('a company and back to the same segment', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/segmintation?hasEmail=true&page=2');
  const first = cards(page).first();
  const href = await first.getAttribute('href');
  await first.click();
  await expect(page).toHaveURL(/\/detail\/\d{8}/);
  await page.reload();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL('/segmintation?hasEmail=true&page=2');
  await expect(cards(page).first()).toHaveAttribute('href', href ?? '');
});

test('what is pressed before the panel listens is no choice, and does not look like one', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto('/segmintation', { waitUntil: 'commit' });
  const panel = await filters(page, false);
  const box = panel.getByLabel('Has telephone');
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (!place) throw new Error('The box is not on the screen.');
  await page.mouse.click(place.x + 4, place.y + 4);
  await expect(box).not.toBeChecked();
  wake();
  await box.check();
  await expect(panel.getByRole('button', { name: 'Apply' })).toBeEnabled();
  await page.reload();
  await expect(box, 'the browser puts nothing back').not.toBeChecked();
});

test('failed counts are said and asked for again; a changed filter means page 1', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/segmintation?page=3');
  const panel = await filters(page, isMobile);
  await page.route(/\/api\/company\/(facets|histograms)/, (route) => route.abort());
  await panel.getByLabel('Has telephone').check();
  await expect(panel.getByText('The counts are of an earlier choice.')).toBeVisible();
  await expect(panel.locator('[aria-busy]'), 'nothing is on its way').toHaveCount(0);
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('The counts are of an earlier choice.')).toBeHidden();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/segmintation?hasTelephone=true');
});

test('the way there leads over the top bar or the menu', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/search');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Segmentation' }).click();
  await expect(page).toHaveURL('/segmintation');
  if (isMobile) return;
  await expect(page.getByRole('link', { name: 'Segmentation' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('the screen shuts nobody out', async ({ signedInPage: page, isMobile }) => {
      await page.goto('/segmintation?revenueFrom=200&revenueTo=5000');
      await expect(
        page.getByText('Total results').or(page.getByText('No Results')).first(),
      ).toBeVisible();
      await expectSound(page, 'segmentation');
      await filters(page, isMobile);
      await expectSound(page, 'segmentation with its filters');
    });
  });
}
