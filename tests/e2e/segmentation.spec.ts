import { expect, test } from '../support/fixtures.ts';
import { bars, cards, choiceIn, filters, highestBar, totalOf } from '../support/segment.ts';
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
  const counted = page.waitForResponse(/\/api\/company\/facets/);
  await counted;
  await expect
    .poll(async () => (await choiceIn(panel, 'Company type')).count, {
      message: 'the counts answer before Apply',
    })
    .toBeLessThan(type.count);
  expect(page.url(), 'nothing is applied yet').not.toContain('region=');
  expect((await choiceIn(panel, 'Region', 0)).count, 'its own filter is lifted').toBe(region.count);

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

test('a histogram chooses by pointer', async ({ signedInPage: page, isMobile }) => {
  await page.goto('/segmintation');
  let panel = await filters(page, isMobile);
  for (const name of ['Revenue', 'Gross profit', 'Employees']) {
    const { count } = await highestBar(panel, name);
    expect(count, `${name} has companies`).toBeGreaterThan(0);
  }
  const { at, count } = await highestBar(panel, 'Employees');
  const bar = bars(panel, 'Employees').nth(at);
  await bar.click();
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expect(bars(panel, 'Employees').and(panel.locator('[aria-pressed=true]'))).toHaveCount(1);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/numEmployees(From|To)=\d+/);
  await expect.poll(() => totalOf(page), { message: 'as many as the bar said' }).toBe(count);
  await page.reload();
  panel = await filters(page, isMobile);
  const again = bars(panel, 'Employees').nth(at);
  await expect(again).toHaveAttribute('aria-pressed', 'true');
  expect((await highestBar(panel, 'Employees')).count, 'its own choice is lifted').toBe(count);
  await again.click();
  await expect(again, 'a second press lifts the choice').toHaveAttribute('aria-pressed', 'false');
  await expect(panel.getByRole('button', { name: 'Apply' })).toBeEnabled();
});

test('a bar of amounts ends a krone before the next one, and finds what it says', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/segmintation');
  let panel = await filters(page, isMobile);
  const names = await bars(panel, 'Gross profit').evaluateAll((all) =>
    all.map((bar) => bar.getAttribute('aria-label') ?? ''),
  );
  const at = names.findIndex((name) => name.startsWith('100.000 to 200.000 DKK'));
  const count = Number(/: ([\d.]+) compan/.exec(names[at] ?? '')?.[1]?.replace('.', ''));
  const bar = bars(panel, 'Gross profit').nth(at);
  const profit = panel.getByRole('group', { name: 'Gross profit', exact: true });
  await bar.click();
  await expect(profit.getByLabel('Min')).toHaveValue('100');
  await expect(profit.getByLabel('Max')).toHaveValue('199,999');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/segmintation?profitFrom=100&profitTo=199.999');
  await expect.poll(() => totalOf(page), { message: 'as many as the bar said' }).toBe(count);
  await expect(page.getByText('Gross profit 100.000–199.999 DKK').first()).toBeVisible();
  await page.reload();
  panel = await filters(page, isMobile);
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expect(bars(panel, 'Gross profit').and(panel.locator('[aria-pressed=true]'))).toHaveCount(
    1,
  );
  await profit.getByLabel('Max').fill('199,5');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/segmintation?profitFrom=100&profitTo=199.5');
  await page.goBack();
  await expect.poll(() => totalOf(page)).toBe(count);
});

test('a histogram chooses by keyboard', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  const panel = await filters(page, isMobile);
  const employees = bars(panel, 'Employees');
  await employees.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(employees.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  const fields = panel.getByRole('group', { name: 'Employees', exact: true });
  await expect(fields.getByLabel('Min')).toHaveValue('2');
  await expect(fields.getByLabel('Max')).toHaveValue('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Enter');
  await expect(fields.getByLabel('Min')).toHaveValue('2');
  await expect(fields.getByLabel('Max'), 'widened to the next bar').toHaveValue('9');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Enter');
  await expect(fields.getByLabel('Max'), 'the last bar is open').toHaveValue('');
  await page.keyboard.press('Home');
  await expect(employees.first()).toBeFocused();
  await expect(page.locator('[aria-pressed=true]').and(employees)).toHaveCount(9);
});

test('ranges in thousands, contact and a wrong order', async ({ signedInPage: page, isMobile }) => {
  await page.goto('/segmintation');
  let panel = await filters(page, isMobile);
  const profit = panel.getByRole('group', { name: 'Gross profit', exact: true });
  await profit.getByLabel('Min').fill('500');
  await profit.getByLabel('Max').fill('100');
  await expect(profit.getByText('"500" comes after "100"')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await profit.getByLabel('Max').fill('5.000');
  await panel.getByLabel('Has e-mail').check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/profitFrom=500/);
  await expect(page).toHaveURL(/profitTo=5000/);
  await expect(page).toHaveURL(/hasEmail=true/);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  await expect(chips).toContainText('Gross profit 500–5.000 thousand DKK');
  const both = await totalOf(page);
  await chips.getByRole('link', { name: /Has e-mail/ }).click();
  await expect(page).not.toHaveURL(/hasEmail/);
  await expect.poll(() => totalOf(page)).toBeGreaterThan(both);
  await page.goBack();
  await expect.poll(() => totalOf(page)).toBe(both);
  panel = await filters(page, isMobile);
  await expect(panel.getByLabel('Has e-mail')).toBeChecked();
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
  const chip = page.getByRole('link', { name: 'Remove filter: No e-mail' });
  await expect(chip).toBeVisible();
  let panel = await filters(page, isMobile);
  await expect(panel.getByLabel('No e-mail')).toBeChecked();
  await expect(panel.getByLabel('Has e-mail')).not.toBeChecked();
  await panel.getByLabel('Has e-mail').check();
  await expect(panel.getByLabel('No e-mail')).not.toBeChecked();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/segmintation?hasEmail=true');
  await expect.poll(() => totalOf(page)).toBe(having);
  await page.goBack();
  await expect.poll(() => totalOf(page)).toBe(all - having);
  await page.reload();
  panel = await filters(page, isMobile);
  await expect(panel.getByLabel('No e-mail')).toBeChecked();
  if (isMobile) await page.keyboard.press('Escape');
  await chip.click();
  await expect(page).toHaveURL('/segmintation');
  await expect.poll(() => totalOf(page)).toBe(all);
});

test('an industry is found inside the long list', async ({ signedInPage: page, isMobile }) => {
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

test('a changed filter means page 1', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation?page=3');
  const panel = await filters(page, isMobile);
  await panel.getByLabel('Has telephone').check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/segmintation?hasTelephone=true');
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
}, async ({ signedInPage: page, isMobile }) => {
  if (isMobile) return;
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto('/segmintation', { waitUntil: 'commit' });
  const panel = await filters(page, isMobile);
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

test('quick choices are one question, a known one is none', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  const panel = await filters(page, isMobile);
  const highest = async () => (await highestBar(panel, 'Employees')).count;
  await panel.getByLabel('Has postal address').check();
  await panel.getByLabel('Has postal address').uncheck();
  const ofAll = await highest();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/company/histograms') asked.push(search);
  });
  const [telephone, email] = [panel.getByLabel('Has telephone'), panel.getByLabel('Has e-mail')];
  const boxes = await Promise.all([telephone.elementHandle(), email.elementHandle()]);
  // Both within the pause that the screen waits for, however slow this machine is.
  await page.evaluate((all) => {
    for (const box of all) (box as HTMLElement).click();
  }, boxes);
  await expect.poll(highest).not.toBe(ofAll);
  const ofBoth = await highest();
  expect(asked).toEqual(['?hasTelephone=true&hasEmail=true']);
  await email.uncheck();
  await expect.poll(highest).not.toBe(ofBoth);
  await email.check();
  await expect.poll(highest).toBe(ofBoth);
  expect(asked, 'the first answer is still known').toEqual([
    '?hasTelephone=true&hasEmail=true',
    '?hasTelephone=true',
  ]);
});

test('failed counts are said and asked for again', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  const panel = await filters(page, isMobile);
  await page.route(/\/api\/company\/(facets|histograms)/, (route) => route.abort());
  await panel.getByLabel('Has telephone').check();
  await expect(panel.getByText('The counts are of an earlier choice.')).toBeVisible();
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('The counts are of an earlier choice.')).toBeHidden();
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
