import { awake } from '../support/awake.ts';
import { cards } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

test('results: total, ten numbered cards, pages, back', async ({ signedInPage: page }) => {
  await page.goto('/discover?search=holding');
  await expect(page.getByText('Total results')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).first()).toContainText('1');
  const first = await cards(page).first().getByRole('link').getAttribute('href');

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/discover?search=holding&page=2');
  await expect(cards(page).first()).toContainText('11');
  await page.reload();
  await expect(cards(page).first()).toContainText('11');
  await page.goBack();
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', first ?? '');
});

test('the page field is held between the first and the last page', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding');
  const field = page.getByLabel('Go to page');
  await awake(field);
  await field.fill('99999');
  await field.press('Enter');
  await expect(page).toHaveURL(/page=\d+/);
  await expect(page.getByRole('link', { name: 'Next page' })).toBeDisabled();
  await page.getByLabel('Go to page').fill('-7');
  await page.getByLabel('Go to page').press('Enter');
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(page.getByRole('link', { name: 'Previous page' })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Go to page')).toHaveValue('1');
  await page.goBack();
  await expect(page).toHaveURL(/page=\d+/);
  await expect(page.getByRole('link', { name: 'Next page' })).toBeDisabled();
});

test('order and layout are part of the address', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding&page=2');
  await page.getByLabel('Sort by').selectOption('Name, Z to A');
  await expect(page).toHaveURL('/discover?search=holding&sort=name-desc');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/discover?search=holding&sort=name-desc&page=2');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/discover?search=holding&sort=name-desc&view=list&page=2');
  await expect(cards(page).first()).toContainText('11');
  await expectSound(page, 'list');
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('name-desc');
  await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL('/discover?search=holding&sort=name-desc&page=2');
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
});

test('from a company back to the whole address', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const address = '/discover?search=aps&employees=1-5&sort=name-asc&view=list&page=2';
  await page.goto(address);
  await cards(page).nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\/\d{8}\?from=discover&/);
  await page.getByRole('link', { name: 'Financial' }).click();
  await expect(page).toHaveURL(/tab=financial/);
  await page.reload();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(address);
  await expect(cards(page).first()).toContainText('11');
});

test('back to the results is back to the card', async ({ signedInPage: page }) => {
  await page.goto('/discover?search=holding');
  await page.waitForLoadState('networkidle');
  await cards(page).nth(8).getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\//);
  await page.getByRole('link', { name: 'Roles', exact: true }).click();
  await expect(page).toHaveURL(/tab=roles/);
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(cards(page).nth(8)).toBeInViewport();
});

test('the three panes of a small screen', { tag: '@narrow' }, async ({ signedInPage: page }) => {
  await page.goto('/discover?search=jensen');
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map).toBeHidden();
  await expect(async () => {
    if (await map.isVisible()) return;
    await page.getByRole('button', { name: 'Map', exact: true }).click({ timeout: 1_000 });
    await expect(map).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const people = page.getByRole('link', { name: 'Look for people of this name' });
  await people.focus();
  await expect(people, 'what the map covers is out of reach').not.toBeFocused();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(map).toBeHidden();
  await people.focus();
  await expect(people).toBeFocused();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('back closes the map that covers the results, and only then leaves them', {
  tag: '@narrow',
}, async ({ signedInPage: page }) => {
  await page.goto('/people?name=jensen');
  await page.goto('/discover?search=holding');
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const openMap = () =>
    expect(async () => {
      await page.getByRole('button', { name: 'Map', exact: true }).click({ timeout: 1_000 });
      await expect(map).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await openMap();
  await page.goBack();
  await expect(map).toBeHidden();
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(cards(page).first()).toBeVisible();
  await page.goForward();
  await expect(map).toBeVisible();
  await page.reload();
  await expect(map, 'after a reload').toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).dblclick();
  await expect(map).toBeHidden();
  await openMap();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(map).toBeHidden();
  await expect(page).toHaveURL('/discover?search=holding');
  await page.goBack();
  await expect(page, 'a map closed by its button leaves nothing behind').toHaveURL(
    '/people?name=jensen',
  );
});

test('between the two the filters are a drawer and the map a column that can be shown', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/discover?search=holding&employees=1-5');
  await expect(page.getByRole('form', { name: 'Filters' })).toBeHidden();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(async () => {
    if (await drawer.isVisible()) return;
    await page.getByRole('button', { name: 'Filters (1)' }).click({ timeout: 1_000 });
    await expect(drawer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await drawer.getByRole('checkbox', { name: /^1-5/ }).uncheck();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(drawer).toHaveCount(0);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map).toBeHidden();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(map).toBeVisible();
  await expectNoOverflow(page, 'with the map');
});

test('one goes from company to company through the results', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding');
  await expect(cards(page)).toHaveCount(10);
  const addresses = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [first = '', last = ''] = [addresses.at(0), addresses.at(-1)];
  const steps = page.getByRole('navigation', { name: 'Companies of these results' });
  await page.goto(last);
  await expect(steps).toContainText('10 of ');
  await steps.getByRole('link', { name: /^Next: / }).click();
  await expect(steps).toContainText('11 of ');
  await expect(page, 'the way back is to its page').toHaveURL(/&page=2$/);
  await steps.getByRole('link', { name: /^Previous: / }).click();
  await expect(page).toHaveURL(last);
  await page.goto(first);
  await expect(steps.getByRole('link', { name: 'This is the first one' })).toBeDisabled();
});
