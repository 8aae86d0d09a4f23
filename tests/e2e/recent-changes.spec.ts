import { apply, cards, openFilters, total } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { filters } from '../support/segment.ts';
import { expectSound } from '../support/sound.ts';

test('who moved since a day, and since when a company has been at its address', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/discover?search=aps');
  const before = await total(page);
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.locator('summary', { hasText: 'Recent changes' }).click();
  await form.getByLabel('Moved').fill('2019-01-31');
  await expectSound(page, 'recent-changes');
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=aps&movedFrom=2019-01-31');
  await expect(
    page.getByRole('link', { name: 'Remove filter: Moved from 31/01/2019' }),
  ).toBeVisible();
  await expect(cards(page).first()).toContainText(/Moved\s*\d\d\/\d\d\/\d{4}/);
  const moved = await total(page);
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThan(before);
  await page.reload();
  await expect.poll(() => total(page)).toBe(moved);
  await cards(page).first().getByRole('link').first().click();
  const address = page.getByRole('region', { name: 'Address' });
  const since = address.getByText(/^\d\d\/\d\d\/\d{4}$/);
  await expect(address.getByText('Address since')).toBeVisible();
  const [day, month, year] = ((await since.textContent()) ?? '').split('/');
  expect(`${year}-${month}-${day}` >= '2019-01-31').toBe(true);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(moved);
});

test('results are ordered by the newest of a change, on cards and in the table', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/discover?search=aps');
  await page.getByLabel('Sort by').selectOption({ label: 'Moved most recently' });
  await expect(page).toHaveURL('/discover?search=aps&sort=moved-desc');
  const dayOf = (text: string | null) => text?.split('/').toReversed().join('-') ?? '';
  const days = async (texts: string[]) =>
    texts.map((text) => dayOf(/\d\d\/\d\d\/\d{4}/.exec(text)?.[0] ?? null));
  await expect(cards(page).first()).toContainText(/Moved\s*\d\d\/\d\d\/\d{4}/);
  const shown = await days(await cards(page).allTextContents());
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.toSorted().toReversed());
  await page.goto('/discover?search=aps&view=table&newOwnerFrom=2000-01-01');
  const head = page.getByRole('columnheader', { name: 'New owner' });
  await head.getByRole('link').click();
  await expect(page).toHaveURL(/sort=newOwner-desc/);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const rows = page.getByRole('table').locator('tbody tr');
  const listed = await days(await rows.allTextContents());
  expect(listed).toEqual(listed.toSorted().toReversed());
  await expectSound(page, 'ordered by a change');
});

test('a last day that came with the address is kept, and a reversed one is told', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/discover?newManagerFrom=2020-01-01&newManagerTo=2020-12-31');
  const chip = (range: string) =>
    page.getByRole('link', { name: `Remove filter: New in management ${range}` });
  await expect(chip('01/01/2020–31/12/2020')).toBeVisible();
  await openFilters(page, isMobile);
  const field = page.getByRole('form', { name: 'Filters' }).getByLabel('New in management');
  await expect(field).toHaveValue('2020-01-01');
  await field.fill('2021-06-01');
  await expect(page.getByText('“2021-06-01” comes after “2020-12-31”')).toBeVisible();
  await field.fill('2019-06-01');
  await apply(page).click();
  await expect(page).toHaveURL('/discover?newManagerFrom=2019-06-01&newManagerTo=2020-12-31');
  await expect(chip('01/06/2019–31/12/2020')).toBeVisible();
});

test('one press chooses the last 12 months of the register, another one empties them', async ({
  signedInPage: page,
  api,
  isMobile,
}) => {
  const { data } = await (await api.get('/api/company/facets')).json();
  const [year, month, day] = data.registerDay.replace('-02-29', '-02-28').split('-');
  const from = `${year - 1}-${month}-${day}`;
  await page.goto('/discover?search=aps&movedTo=2015-12-31');
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  const spans = form.getByRole('group', { name: 'Moved: up to' });
  const span = spans.getByRole('button', { name: 'Last 12 months' });
  await expect(span).toHaveAttribute('aria-pressed', 'false');
  await span.click();
  await expect(span).toHaveAttribute('aria-pressed', 'true');
  await expect(spans.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(form.getByLabel('Moved')).toHaveValue(from);
  await span.click();
  await expect(span).toHaveAttribute('aria-pressed', 'false');
  await expect(form.getByLabel('Moved')).toHaveValue('');
  await span.click();
  await expectSound(page, 'quick spans');
  await apply(page).click();
  await expect(page).toHaveURL(`/discover?search=aps&movedFrom=${from}`);
  await expect(
    page.getByRole('link', { name: `Remove filter: Moved from ${day}/${month}/${year - 1}` }),
  ).toBeVisible();
});

test('spans of founding narrow a segment too', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation?foundedFrom=1900-01-01&foundedTo=2020-12-31');
  const panel = await filters(page, isMobile);
  const spans = panel.getByRole('group', { name: 'Founded: up to' });
  const chosen = spans.getByRole('button', { pressed: true });
  await expect(chosen).toHaveCount(0);
  await spans.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(chosen).toHaveText('Last 30 days');
  await spans.getByRole('button', { name: 'Last 3 months' }).click();
  await expect(chosen).toHaveText('Last 3 months');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/segmintation\?foundedFrom=\d{4}-\d\d-\d\d$/);
});

test('recent changes narrow a segment too', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/segmintation?newAuditorFrom=2020-01-01');
  await expect(
    page.getByRole('link', { name: 'Remove filter: New auditor from 01/01/2020' }),
  ).toBeVisible();
  await expect(page.getByLabel('New auditor')).toHaveValue('2020-01-01');
  await expect(cards(page).first()).toBeVisible();
});
