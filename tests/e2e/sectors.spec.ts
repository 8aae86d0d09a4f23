import type { Locator, Page } from '@playwright/test';
import { apply, cards, openFilters, total } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { filters, totalOf } from '../support/segment.ts';
import { expectSound } from '../support/sound.ts';

const section = (within: Page | Locator) => within.locator('details', { hasText: /^Sector/ });
const listed = (within: Page | Locator, name: string) =>
  section(within).getByRole('checkbox', { name }).locator('xpath=ancestor::label');
const countOf = async (within: Page | Locator, name: string) => {
  const text = await listed(within, name).locator('span').last().textContent();
  return Number(text?.replace('.', ''));
};

test('a sector is chosen among the sectors, and its divisions are found by their words', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=aps');
  await openFilters(page, isMobile);
  await section(page).locator('summary').click();
  const sector = 'Finansiering og forsikring';
  const division = 'Banker, holdingselskaber og finansiering';
  const inSector = await countOf(page, sector);
  expect(inSector).toBeGreaterThan(0);
  await section(page).getByRole('textbox').fill('banker');
  await expect(listed(page, division)).toBeVisible();
  await expect(section(page).getByRole('checkbox')).toHaveCount(1);
  expect(await countOf(page, division)).toBeLessThanOrEqual(inSector);
  await section(page).getByRole('textbox').fill('');
  const form = page.getByRole('form', { name: 'Filters' });
  await expect(form, 'all values are there').not.toHaveAttribute('aria-busy');
  await expectSound(page, 'sectors');
  await listed(page, sector).getByRole('checkbox').check();
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=aps&sector=Finansiering+og+forsikring');
  await expect.poll(() => total(page)).toBe(inSector);
  await expect(page.getByRole('link', { name: `Remove filter: ${sector}` })).toBeVisible();
});

test('the divisions of a chosen sector follow it, and one of them takes its place', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=aps&sector=Bygge+og+anlæg');
  await openFilters(page, isMobile);
  const boxes = section(page).getByRole('checkbox');
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).toHaveAccessibleName(/^Specialiseret byggearbejde/);
  await section(page).getByRole('textbox').fill('anlægs');
  await expect(boxes).toHaveAccessibleName(/^Anlægsarbejde/);
  await section(page).getByRole('textbox').fill('');
  await boxes.nth(1).check();
  await expect(boxes.and(page.getByRole('checkbox', { checked: true }))).toHaveCount(1);
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=aps&sector=Specialiseret+byggearbejde');
});

test('sectors are found by their English names', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=aps&sector=Videnservice');
  await section(page).getByRole('textbox').fill('construction');
  await expect(section(page).getByRole('status')).toHaveText(
    'No sector is called that. It may be:',
  );
  await expect(listed(page, 'Bygge og anlæg')).toBeVisible();
  await section(page).getByRole('textbox').fill('xyzzy');
  await expect(section(page).getByRole('status')).toHaveText('No value fits.');
});

test('a segment leaves a division of its sector out', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation?sector=Bygge og anlæg');
  const whole = await totalOf(page);
  const panel = await filters(page, isMobile);
  expect(await countOf(panel, 'Bygge og anlæg')).toBe(whole);
  await section(panel).getByRole('button', { name: 'None of' }).click();
  await section(panel).getByRole('textbox').fill('byggearbejde');
  await listed(panel, 'Specialiseret byggearbejde').getByRole('checkbox').check();
  await panel.getByRole('button', { name: /^Apply/ }).click();
  await expect(page).toHaveURL(/sector=Bygge\+og\+anl.*&notSector=Specialiseret\+byggearbejde$/);
  await expect(page.getByRole('link', { name: /^Remove filter: Not Special/ })).toBeVisible();
  await expect.poll(() => totalOf(page)).toBeLessThan(whole);
});

test('a company leads to those of its sector and of its division', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/discover?sector=Detailhandel');
  const shown = await total(page);
  await cards(page).first().getByRole('link').first().click();
  const industry = page.getByRole('region', { name: 'Industry' });
  await expect(industry.getByRole('link', { name: 'Engros- og detailhandel' })).toBeVisible();
  await industry.getByRole('link', { name: 'Detailhandel', exact: true }).click();
  await expect(page).toHaveURL('/discover?sector=Detailhandel');
  await expect.poll(() => total(page)).toBe(shown);
});

test('a sector that no company has is told', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/discover?search=aps&sector=Atlantis|Bygge og anlæg');
  await expect(page.getByText('Sector: no company has “Atlantis”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove filter: Bygge og anlæg' })).toBeVisible();
});
