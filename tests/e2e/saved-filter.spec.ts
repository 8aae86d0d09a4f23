import { apply, cards, openFilters, total } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { listOf, saveSome } from '../support/saved-rows.ts';
import { totalOf } from '../support/segment.ts';
import { expectSound } from '../support/sound.ts';

const heading = 'Saved by you';

test('what is saved is left out, and what is saved now leaves when asked to', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=aps');
  const all = await total(page);
  const first = cards(page).first();
  await first.getByRole('button', { name: /^Save: / }).click();
  // The button shows it before the server has answered.
  await expect(page.getByText('Company saved successfully!')).toBeVisible();

  await openFilters(page, isMobile);
  const section = page.locator('details', { hasText: heading });
  await section.locator('summary').click();
  await section.getByRole('checkbox', { name: 'Only what I have saved' }).check();
  await section.getByRole('checkbox', { name: 'Leave out what I have saved' }).check();
  const only = section.getByRole('checkbox', { name: 'Only what I have saved' });
  await expect(only, 'both would leave nothing').not.toBeChecked();
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=aps&notSaved=*');
  await expect.poll(() => total(page)).toBe(all - 1);
  await expect(page.getByRole('link', { name: 'Remove filter: Without saved' })).toBeVisible();

  const shown = cards(page).first();
  const name = await shown.getByRole('link').first().textContent();
  await shown.getByRole('button', { name: /^Save: / }).click();
  const told = page.getByText('You have saved 1 company here, which leaves these results');
  await expect(told).toBeVisible();
  await expect(shown.getByRole('link').first(), 'it stays in view').toHaveText(name ?? '');
  await expectSound(page, 'leaving');
  await page.getByRole('button', { name: 'Let the next ones move up' }).click();
  await expect.poll(() => total(page)).toBe(all - 2);
  await expect(told).toBeHidden();
});

test('lists are filters by their names, included or excluded', async ({
  signedInPage: page,
  person,
  isMobile,
}) => {
  const saved = await saveSome(person, 12);
  const ids = saved.map(({ id }) => id);
  await listOf(person, 'Leads | Jylland', ids.slice(0, 5));
  await page.goto('/discover?saved=*');
  await expect.poll(() => total(page)).toBe(12);
  await openFilters(page, isMobile);
  const section = page.locator('details', { hasText: heading });
  await expect(section.getByRole('checkbox', { name: 'Only what I have saved' })).toBeChecked();
  await section.getByRole('button', { name: 'None of' }).click();
  await section.getByRole('checkbox', { name: 'Leads / Jylland' }).check();
  await expectSound(page, 'lists as filters');
  await apply(page).click();
  await expect(page).toHaveURL('/discover?saved=*&notSaved=Leads+%2F+Jylland');
  await expect.poll(() => total(page)).toBe(7);
  await page.reload();
  await expect.poll(() => total(page)).toBe(7);
  await page.goto('/segmintation?saved=Leads+/+Jylland');
  await expect(page.getByRole('status').filter({ hasText: /^5 / })).toBeVisible();
  const chip = page.getByRole('link', { name: 'Remove filter: In the list Leads / Jylland' });
  await expect(chip).toBeVisible();
});

test('a page says how many of its companies are saved, and hides them @once', async ({
  signedInPage: page,
}) => {
  await page.goto('/segmintation?region=Nordjylland');
  const all = await totalOf(page);
  const first = cards(page).first();
  const name = await first.getByRole('link').first().textContent();
  await first.getByRole('button', { name: /^Save: / }).click();
  // The button shows it before the server has answered.
  await expect(page.getByText('Company saved successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have saved 1 on this page.')).toBeVisible();
  await expectSound(page, 'saved among results');
  await page.getByRole('link', { name: 'Hide saved' }).click();
  await expect(page).toHaveURL('/segmintation?region=Nordjylland&notSaved=*');
  await expect.poll(() => totalOf(page)).toBe(all - 1);
  await expect(first.getByRole('link').first()).not.toHaveText(name ?? '');
  await expect(page.getByText('You have saved')).toBeHidden();
});

test('a list of others is ignored and said so', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=aps&saved=Leads');
  await expect(page.getByText('In lists: you have no list called “Leads”')).toBeVisible();
});

test('a saved search is told to be without lists', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  const saved = await saveSome(person, 1);
  await listOf(
    person,
    'Leads',
    saved.map(({ id }) => id),
  );
  await page.goto('/discover?search=aps&notSaved=Leads');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Lists and “Only what I have saved” are no part')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/saved/searches');
  await page.getByRole('link', { name: 'aps' }).first().click();
  await expect(page).not.toHaveURL(/notSaved/);
});
