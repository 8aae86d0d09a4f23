import { expect, test } from '../support/fixtures.ts';
import { barNames, bars, filters, highestBar, totalOf } from '../support/segment.ts';
import { expectSound } from '../support/sound.ts';

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
  await expect
    .poll(async () => (await highestBar(panel, 'Employees')).count, 'its own choice is lifted')
    .toBe(count);
  await again.click();
  await expect(again, 'a second press lifts the choice').toHaveAttribute('aria-pressed', 'false');
  await expect(panel.getByRole('button', { name: 'Apply' })).toBeEnabled();
});

test('a bar of amounts ends a krone before the next one, and finds what it says', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/segmintation');
  let panel = await filters(page, isMobile);
  const bar = panel
    .getByRole('button', { name: /^100\.000 to 200\.000 DKK/ })
    .and(bars(panel, 'Gross profit'));
  const name = await bar.getAttribute('aria-label');
  const count = Number(/: ([\d.]+) compan/.exec(name ?? '')?.[1]?.replace('.', ''));
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

test('key figures and growth have histograms too, in per cent', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  const panel = await filters(page, isMobile);
  const growth = await highestBar(panel, 'Growth of employees, %');
  expect(growth.count).toBeGreaterThan(0);
  const summary = panel.locator('summary').filter({ hasText: /^Key figures$/ });
  await summary.focus();
  await summary.press('Enter');
  const names = await barNames(panel, 'Coverage ratio, %');
  const at = names.findIndex((name) => /^40 to 50\s%/.test(name));
  const count = Number(/: ([\d.]+) compan/.exec(names[at] ?? '')?.[1]?.replace('.', ''));
  expect(count, 'some have such a ratio').toBeGreaterThan(0);
  await bars(panel, 'Coverage ratio, %').nth(at).click();
  const ratio = panel.getByRole('group', { name: 'Coverage ratio, %', exact: true });
  await expect(ratio.getByLabel('Min')).toHaveValue('40');
  await expect(ratio.getByLabel('Max')).toHaveValue('49,9');
  await expectSound(page, 'histograms of key figures');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/segmintation?coverageRatioFrom=40&coverageRatioTo=49.9');
  await expect.poll(() => totalOf(page), { message: 'as many as the bar said' }).toBe(count);
  await expect(
    page.getByRole('link', { name: 'Remove filter: Coverage ratio 40–49,9 %' }),
  ).toBeVisible();
});

test('a histogram chooses by keyboard', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  const panel = await filters(page, isMobile);
  const employees = bars(panel, 'Employees');
  // The panel takes no focus before it is hydrated.
  await expect(async () => {
    await employees.first().focus();
    await expect(employees.first()).toBeFocused({ timeout: 500 });
  }).toPass();
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
  const [telephone, email] = [panel.getByLabel('Has telephone'), panel.getByLabel('Has email')];
  const boxes = await Promise.all([telephone.elementHandle(), email.elementHandle()]);
  // Both within the screen's debounce time, however slow this machine is.
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
