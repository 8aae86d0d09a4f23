import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { cards, filters, totalOf } from '../support/segment.ts';
import { expectSound } from '../support/sound.ts';

/** Opens a folded filter, by keyboard. */
async function unfold(panel: Locator, name: string): Promise<void> {
  const summary = panel.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });
  // The panel takes no focus before it is hydrated.
  await expect(async () => {
    await summary.focus();
    await expect(summary).toBeFocused({ timeout: 500 });
  }).toPass();
  await summary.press('Enter');
}

const option = (panel: Locator, list: string, value: RegExp) =>
  panel.getByRole('group', { name: list, exact: true }).locator('label').filter({ hasText: value });
const countOf = async (label: Locator) =>
  Number(((await label.locator('> span').last().textContent()) ?? '').replace(/\D/g, ''));

test('a list of leads: active ones of a municipality that may be written to', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/segmintation');
  const all = await totalOf(page);
  let panel = await filters(page, isMobile);
  await unfold(panel, 'Municipality');
  await unfold(panel, 'Status');
  const town = option(panel, 'Municipality', /^København/);
  const inTown = await countOf(town);
  await option(panel, 'Status', /^Active/)
    .getByRole('checkbox')
    .check();
  await expect.poll(() => countOf(town), { message: 'counted before Apply' }).toBeLessThan(inTown);
  const active = await countOf(town);
  await town.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/segmintation?municipality=K%C3%B8benhavn&status=ACTIVE');
  await expect.poll(() => totalOf(page)).toBe(active);
  expect(active).toBeLessThan(all);

  panel = await filters(page, isMobile);
  await unfold(panel, 'Advertising protection');
  await panel.getByLabel('Not under advertising protection').check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/advertisingProtected=false/);
  await expect.poll(() => totalOf(page)).toBeLessThan(active);
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(3);
  await page.reload();
  panel = await filters(page, isMobile);
  await expect(panel.getByLabel('Not under advertising protection')).toBeChecked();
  await expect(option(panel, 'Status', /^Active/).getByRole('checkbox')).toBeChecked();
  await expectSound(page, 'segmentation with what is folded open');
});

test('the order stands in the address, and the cards show the amount', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/segmintation?hasEmail=true&page=2');
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
  await page.getByLabel('Sort by').selectOption('Highest equity');
  await expect(page).toHaveURL('/segmintation?hasEmail=true&sort=equity-desc');
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByRole('article').first()).toContainText(/Equity/);
  const first = await cards(page).first().getAttribute('href');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/segmintation?hasEmail=true&sort=equity-desc&page=2');
  await page.getByRole('link', { name: /^Remove filter: Has email/ }).click();
  await expect(page).toHaveURL('/segmintation?sort=equity-desc');
  await page.goBack();
  await page.goBack();
  await expect(cards(page).first()).toHaveAttribute('href', first ?? '');
  await cards(page).first().click();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL('/segmintation?hasEmail=true&sort=equity-desc');
  await page.getByLabel('Sort by').selectOption('Active first, most employees');
  await expect(page).toHaveURL('/segmintation?hasEmail=true');
});

test('how many have ceased is told, and one click hides them', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/segmintation?hasEmail=true&page=2');
  const all = await totalOf(page);
  const note = page.getByText(/^[\d.]+ of them ha(s|ve) ceased\./);
  const ceased = Number(((await note.textContent()) ?? '').replace(/\D/g, ''));
  await note.getByRole('link', { name: 'Hide them' }).click();
  await expect(page).toHaveURL('/segmintation?hasEmail=true&notStatus=CEASED');
  await expect.poll(() => totalOf(page)).toBe(all - ceased);
  await expect(note).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove filter: Not Ceased' }).click();
  await expect(page).toHaveURL('/segmintation?hasEmail=true');
  await expect.poll(() => totalOf(page)).toBe(all);
});

test('a list of those that hired, by at least a tenth', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  const all = await totalOf(page);
  const panel = await filters(page, isMobile);
  const growth = panel.getByRole('group', { name: 'Growth of employees, %', exact: true });
  await growth.getByLabel('Min').fill('10');
  await growth.getByLabel('Max').fill('50');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/segmintation?employeesGrowthFrom=10&employeesGrowthTo=50');
  await expect(
    page.getByRole('link', { name: 'Remove filter: Growth of employees 10–50 %' }),
  ).toBeVisible();
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  expect(await totalOf(page)).toBeGreaterThan(0);
});

test('an everyday word or a code finds the industry that it stands for', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  const panel = await filters(page, isMobile);
  const text = panel.getByLabel('Search in Industry');
  const electricians = option(panel, 'Industry', /^El-installation/);
  await text.fill('432100');
  await expect(electricians).toBeVisible();

  const calls = '**/api/company/suggestions?*';
  await page.route(calls, (route) => route.abort());
  await text.fill('elektriker');
  await expect(panel.getByText('The industries that the word may stand for')).toBeVisible();
  await page.unroute(calls);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('No industry is called that. It may be:')).toBeVisible();
  await electricians.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/segmintation?industry=El-installation');

  const again = await filters(page, isMobile);
  await again.getByLabel('Search in Industry').fill('qwxzqwxz');
  await expect(again.getByText('No value fits.')).toBeVisible();
});

for (const path of ['/segmintation', '/discover?search=holding']) {
  test(`the keyboard need not go through all filters of ${path}`, { tag: '@once' }, async ({
    signedInPage: page,
  }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Skip to results' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#results :focus')).toHaveCount(1);
  });
}
