import { apply, cards, openFilters, total } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSoundInBoth } from '../support/sound.ts';

test('companies are found by what their reports mention, and cards quote the place', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/discover?region=Midtjylland');
  const before = await total(page);
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.locator('summary', { hasText: 'Annual report mentions' }).click();
  const field = form.getByLabel('Annual report mentions');
  await field.fill('& –');
  await field.blur();
  await expect(form.getByText('“& –” has no word that a report could mention')).toBeVisible();
  await field.fill('solceller');
  await apply(page).click();
  await expect(page).toHaveURL('/discover?region=Midtjylland&mentions=solceller');
  await expect.poll(() => total(page)).toBeLessThan(before);
  await expect(cards(page).first()).toContainText(/Annual report \d{4}: .*solcelle/);
  await expect(cards(page).first().locator('mark')).toHaveText(/^solcelle/);
  await expectSoundInBoth(page, 'mentions');
  const found = await total(page);
  await page.reload();
  await expect.poll(() => total(page)).toBe(found);
  await page.goto('/discover?region=Midtjylland&mentions=solceller&view=table');
  await expect(page.getByRole('row').locator('mark').first()).toHaveText(/^solcelle/);
  await page.getByRole('link', { name: 'Remove filter: Report mentions: solceller' }).click();
  await expect.poll(() => total(page)).toBe(before);
});

test('a search that finds no company of that name tells whose reports mention it', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/discover?search=afkastkravet');
  const link = page.getByRole('link', { name: /^\d+ companies mention it/ });
  const count = Number.parseInt((await link.textContent()) ?? '', 10);
  await link.click();
  await expect(page).toHaveURL('/discover?mentions=afkastkravet');
  await expect.poll(() => total(page)).toBe(count);
});

test('a segment and a saved search know it too', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/segmintation?mentions=varmepumper|kaution&sort=name-asc');
  const chip = (text: string) => page.getByRole('link', { name: `Remove filter: ${text}` });
  await expect(chip('Report mentions: varmepumper')).toBeVisible();
  await expect(chip('Report mentions: kaution')).toBeVisible();
  await expect(page.getByText(/Annual report \d{4}:/).first()).toBeVisible();
});

test('a sentence asks for it', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/search');
  await page.getByRole('combobox', { name: 'Search type' }).selectOption('AI search');
  const field = page.getByRole('combobox', { name: 'Search companies' });
  await field.fill('murere der nævner varmepumper i årsrapporten');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/discover\?run=[\w-]+&/);
  const chips = page.getByRole('list', { name: 'Understood as' });
  await expect(chips.getByRole('link')).toHaveText([/Murere/, /Report mentions: varmepumper/]);
  await expect(page.locator('mark').first()).toHaveText(/^varmepumpe/);
});
