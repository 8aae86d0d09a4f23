import type { Page } from '@playwright/test';
import { addSavedCompany } from '../support/account-rows.ts';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { saveGone, saveSome } from '../support/saved-rows.ts';
import { expectSound, expectSoundInBoth } from '../support/sound.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;

/** Without room for columns, a field replaces their headings. */
async function sortBy(page: Page, column: string, direction: 'ascending' | 'descending') {
  if (isNarrow(page) && column !== 'Company') {
    await page.getByLabel('Sort by').selectOption(`${column}, ${direction}`);
    return;
  }
  const heading = page.getByRole('columnheader', { name: column });
  await expect(async () => {
    if ((await heading.getAttribute('aria-sort')) !== direction) {
      await heading.getByRole('button').click();
    }
    await expect(heading).toHaveAttribute('aria-sort', direction, { timeout: 1_000 });
  }).toPass();
}

/** `label`: the list's name and its number of companies. */
async function openList(page: Page, name: string, count: number) {
  if (isNarrow(page)) {
    await page.getByRole('combobox', { name: 'Lists' }).selectOption(`${name} (${count})`);
    return;
  }
  const lists = page.getByRole('navigation', { name: 'Lists' });
  await lists.getByRole('link', { name: `${name} ${count}` }).click();
}

/** Calls sent and answered, in order; the first waits until released. */
async function holdFirstCall(page: Page, url: string) {
  const told: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    const method = route.request().method();
    told.push(method);
    await held;
    const response = await route.fetch();
    told.push(`${method} answered`);
    await route.fulfill({ response });
  });
  return { told, letGo };
}

test('what is shown stands in the address', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  const saved = await saveSome(person, 30);
  const newest = saved.at(-1);
  const names = saved.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'da'));
  await page.goto('/saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved companies');
  await expect(page.getByText('30 companies', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first(), 'the newest first').toContainText(newest?.name ?? '');
  await expect(page.getByRole('rowheader'), 'rows are named').toHaveCount(10);
  await expectSoundInBoth(page, 'saved companies');

  await sortBy(page, 'Company', 'ascending');
  await expect(page).toHaveURL('/saved?sort=name');
  await expect(rows(page).first()).toContainText(names[0] ?? '');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/saved?sort=name&page=2');
  await expect(rows(page).first()).toContainText(names[10] ?? '');
  await page.getByLabel('Go to page').fill('99');
  await page.getByLabel('Go to page').press('Enter');
  await expect(page, 'no further than there are pages').toHaveURL('/saved?sort=name&page=3');
  await page.reload();
  await expect(rows(page).last()).toContainText(names.at(-1) ?? '');
  await page.goBack();
  await expect(rows(page).first()).toContainText(names[10] ?? '');

  await page.getByLabel('Rows').selectOption('25');
  await expect(page).toHaveURL('/saved?sort=name&size=25');
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('searchbox', { name: 'Search saved companies' }).fill(newest?.key ?? '');
  await expect(page).toHaveURL(new RegExp(`q=${newest?.key}`));
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search saved companies' }).fill('');
  await expect(rows(page)).toHaveCount(25);
  const industries = page.getByLabel('Industry', { exact: true });
  const option = industries
    .locator('option')
    .filter({ hasText: /^.{10,24}…$/ })
    .first();
  const industry = await option.getAttribute('value');
  await expect(option).toHaveAttribute('title', industry ?? '');
  await industries.selectOption(industry ?? '');
  await expect(page).toHaveURL(/industry=/);
  await expect(rows(page).first()).toContainText(industry ?? '');
  await page.goBack();
  await expect(rows(page)).toHaveCount(25);
  await page.getByLabel('Status', { exact: true }).selectOption('Ceased');
  await expect(page).toHaveURL('/saved?status=CEASED&sort=name&size=25');
  await expect(rows(page).filter({ hasNotText: 'Ceased' })).toHaveCount(0);
  await expect(rows(page).first()).toContainText('Ceased');
  await page.goBack();
  await expect(rows(page)).toHaveCount(25);
});

test('a filter is taken back by Back where a link led to the page', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  await saveSome(person, 12);
  await page.goto('/search');
  await page.getByRole('banner').getByRole('link', { name: 'Saved' }).click();
  await expect(rows(page)).toHaveCount(10);
  await page.getByLabel('Rows').selectOption('25');
  await expect(rows(page)).toHaveCount(12);
  await page.getByLabel('Status', { exact: true }).selectOption('Active');
  await expect(page).toHaveURL('/saved?status=ACTIVE&size=25');
  await page.getByRole('searchbox', { name: 'Search saved companies' }).fill('nobody');
  await expect(page).toHaveURL('/saved?q=nobody&status=ACTIVE&size=25');
  await page.goBack();
  await expect(page, 'only the search').toHaveURL('/saved?status=ACTIVE&size=25');
  await expect(rows(page).first()).toContainText('Active');
  await page.goBack();
  await expect(page).toHaveURL('/saved?size=25');
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('');
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL('/saved');
});

test('a selection outlives pages and orders, and is deleted', { tag: '@once' }, async ({
  signedInPage: page,
  person,
  api,
}) => {
  const saved = (await saveSome(person, 23)).toReversed();
  const name = (place: number) => saved[place]?.name ?? '';
  await page.goto('/saved');
  await box(page, `Select ${name(0)}`).check();
  await page.getByRole('link', { name: 'Next page' }).click();
  await box(page, `Select ${name(10)}`).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('2 selected');
  await sortBy(page, 'Company', 'descending');
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);

  await page.goto('/saved');
  await page.getByRole('button', { name: `Delete ${name(0)}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure to delete this item!');
  await expect(dialog.getByText(name(0), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Delete ${name(0)}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Company Unsaved!')).toBeVisible();
  await expect(page.getByText('22 companies', { exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText(name(1));
  const next = page.getByRole('button', { name: `Delete ${name(1)}` });
  await expect(next, 'the focus is not lost with the row').toBeFocused();

  await box(page, 'Select all of this page').check();
  await expect(bar).toContainText('10 selected');
  await bar.getByRole('button', { name: 'Select all 22 that match' }).click();
  await expect(bar).toContainText('22 selected');
  await page.getByRole('link', { name: 'Next page' }).click();
  await box(page, `Select ${name(12)}`).uncheck();
  await expect(bar).toContainText('21 selected');
  await expectSoundInBoth(page, 'a selection');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Are you sure to delete these items!');
  await expect(dialog).toContainText('21 companies leave');
  await expectSound(page, 'the question');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 company', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(name(12));
  const { data } = await (await api.get('/api/saved/get')).json();
  expect(data).toHaveLength(1);

  await page.route('**/api/saved/get/*', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'The database cannot be reached right now.', code: 'unavailable' },
    }),
  );
  await page.getByRole('button', { name: `Delete ${name(12)}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The database cannot be reached right now.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'no other row was left').toBeFocused();
  await expect(rows(page), 'it is back').toContainText(name(12));
});

test('notes, tags and lists', async ({ signedInPage: page, person }) => {
  const [first, second] = (await saveSome(person, 3)).toReversed();
  const dialog = page.getByRole('dialog');
  await page.goto('/saved');
  await page.getByRole('button', { name: `Note and tags of ${first?.name}` }).click();
  await dialog.getByLabel('Note', { exact: true }).fill('Ring i maj');
  await dialog.getByLabel('Tags', { exact: true }).fill('Kunde');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Øst,');
  await expect(dialog.getByRole('button', { name: 'Remove the tag Øst' })).toBeVisible();
  await expectSoundInBoth(page, 'a note');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The company is updated.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Ring i maj');
  await expect(rows(page).first()).toContainText('Øst');

  await page.getByRole('button', { name: 'New list' }).click();
  await dialog.getByLabel('Name of the list').fill('Leads');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
  await expect(page.getByText('No record found')).toBeVisible();
  await expect(page.getByText('This list is empty.')).toBeVisible();
  await page.getByRole('button', { name: 'New list' }).click();
  await dialog.getByLabel('Name of the list').fill('LEADS');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('You have a list with this name already.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Show all saved companies' }).click();
  await box(page, 'Select all of this page').check();
  await page.getByRole('button', { name: 'Put in list' }).click();
  await expectSoundInBoth(page, 'lists to choose from');
  await dialog.getByRole('button', { name: /^Leads/ }).click();
  await expect(page.getByText('3 companies are in Leads.')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar, 'more may be done with them').toContainText('3 selected');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(rows(page).first()).toContainText('Lists: Leads');
  await box(page, `Select ${second?.name}`).check();
  await bar.getByRole('button', { name: 'Tags' }).click();
  await dialog.getByLabel('Add tags').fill('kunde');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The tags of 1 company are updated.')).toBeVisible();
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('button', { name: 'Clear selection' }).click();

  await openList(page, 'Leads', 3);
  await expect(page.getByText('3 companies', { exact: true })).toBeVisible();
  await expect(page.getByRole('table'), 'the heading names it').not.toContainText('Lists:');
  await box(page, `Select ${first?.name}`).check();
  await page.getByRole('button', { name: 'Take out of list' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await box(page, `Select ${first?.name}`).check();
  await page.getByRole('button', { name: 'Take out of list' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('2 companies', { exact: true })).toBeVisible();
  // The toast covers the heading for some seconds, and stays while hovered.
  await page.mouse.move(640, 600);
  await page.getByRole('button', { name: 'Rename list' }).click();
  await dialog.getByLabel('Name of the list').fill('Kunder');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunder');
  // The toast stays while the pointer is over it, and covers the button.
  await page.mouse.move(640, 600);
  await page.getByRole('button', { name: 'Delete list' }).click();
  await dialog.getByRole('button', { name: 'Delete list' }).click();
  await expect(page.getByText('The list is deleted. Its companies stay saved.')).toBeVisible();
  await expect(page).toHaveURL('/saved');
  await expect(rows(page)).toHaveCount(3);
  await page.goBack();
  await expect(page, 'not to the list that is gone').toHaveURL('/saved');
  await expect(rows(page)).toHaveCount(3);
  await openList(page, 'Kunde', 2);
  await expect(page).toHaveURL(/tag=Kunde/i);
  await expect(rows(page)).toHaveCount(2);
});

test('a deleted list comes back under another name when its own is taken', {
  tag: '@once',
}, async ({ signedInPage: page, person, api }) => {
  const [row] = await saveSome(person, 1);
  const { data } = await (await api.post('/api/saved/lists', { data: { name: 'Leads' } })).json();
  await api.put(`/api/saved/lists/${data.id}/entries`, { data: { ids: [row?.id] } });
  await page.goto(`/saved?list=${data.id}`);
  await page.getByRole('button', { name: 'Delete list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click();
  await expect(page.getByText('The list is deleted. Its companies stay saved.')).toBeVisible();
  await api.post('/api/saved/lists', { data: { name: 'Leads' } });
  await page.getByRole('button', { name: 'Undo' }).click();
  const said = 'Another list is called "Leads" by now. This one is back as "Leads (2)".';
  await expect(page.getByText(said)).toBeVisible();
  await openList(page, 'Leads (2)', 1);
  await expect(rows(page)).toHaveCount(1);
});

test('what another tab wrote is not replaced unseen, and a slip loses nothing', {
  tag: '@once',
}, async ({ signedInPage: page, person, api }) => {
  const [row] = await saveSome(person, 1);
  const { data } = await (await api.get('/api/saved/entries')).json();
  const path = `/api/saved/entries/${data[0].id}`;
  const dialog = page.getByRole('dialog', { name: 'Note and tags' });
  const question = page.getByRole('dialog', { name: 'Discard what you wrote?' });
  await page.goto('/saved');
  await page.getByRole('button', { name: `Note and tags of ${row?.name}` }).click();
  await dialog.getByLabel('Tags', { exact: true }).fill('Varm');
  await api.patch(path, { data: { note: 'From the telephone' } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The company is updated.')).toBeVisible();
  await expect(rows(page).first(), 'a tag leaves the note').toContainText('From the telephone');

  await page.getByRole('button', { name: `Note and tags of ${row?.name}` }).click();
  await dialog.getByLabel('Note', { exact: true }).fill('From this tab');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(dialog.getByLabel('Note', { exact: true })).toHaveValue('From this tab');
  await api.patch(path, { data: { note: 'Newer from the telephone' } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('changed elsewhere');
  await expect(dialog).toContainText('The note now: Newer from the telephone');
  await expect(dialog.getByLabel('Note', { exact: true })).toHaveValue('From this tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).first()).toContainText('From this tab');

  await page.getByRole('button', { name: `Delete ${row?.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).first(), 'its note is back').toContainText('From this tab');
  await page.goto(`/detail/${row?.key}`);
  await expect(page.getByText('Your note: From this tab')).toBeVisible();
  await expectSoundInBoth(page, 'a company with a note');
});

test('the faces of an empty table, and one that does not come', { tag: '@once' }, async ({
  signedInPage: page,
  person,
  api,
}) => {
  await page.goto('/search');
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Saved' }).click();
  } else {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Saved' })
      .click();
  }
  await expect(page.getByText('No record found')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search saved companies' });
  await expect(search, 'there is nothing to search').toHaveCount(0);
  await expectSoundInBoth(page, 'nothing saved');
  await expect(page.getByRole('link', { name: 'Search companies' })).toHaveAttribute(
    'href',
    '/search',
  );

  const saved = await saveSome(person, 2);
  await page.goto('/saved?q=nobody-has-this');
  await expect(page.getByRole('heading', { name: 'No record found' })).toBeVisible();
  await expect(page.getByText(/^No saved company has “nobody-has-this” in its name/)).toBeVisible();
  await expectSound(page, 'nothing fits');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/saved');
  await expect(rows(page)).toHaveCount(2);
  await page.goto('/saved?list=00000000-0000-4000-8000-00000000000f');
  await expect(page.getByText('There is no such list')).toBeVisible();
  await page.getByRole('button', { name: 'Show all saved companies' }).click();
  await expect(rows(page)).toHaveCount(2);

  const made = await api.post('/api/saved/lists', { data: { name: 'Kort' } });
  const { id } = (await made.json()).data;
  const list = `/api/saved/lists/${id}`;
  const [inside, outside] = saved;
  await api.put(`${list}/entries`, { data: { ids: [inside?.id] } });
  await page.goto(`/saved?list=${id}&q=${outside?.key}`);
  await expect(
    page.getByText(`No company in this list has “${outside?.key}” in its name`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Look in all saved companies' }).click();
  await expect(page).toHaveURL(`/saved?q=${outside?.key}`);
  await expect(rows(page)).toContainText([outside?.name ?? '']);
  await page.goto(`/saved?list=${id}`);
  await box(page, 'Select all of this page').check();
  await api.delete(list);
  await page.getByRole('button', { name: 'Take out of list' }).click();
  await expect(page.getByRole('heading', { name: 'There is no such list' })).toBeVisible();
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(selection, 'nothing is chosen that nobody sees').toHaveCount(0);
  await page.getByRole('button', { name: 'Show all saved companies' }).click();
  await expect(rows(page)).toHaveCount(2);

  const json = { error: 'The database cannot be reached right now.', code: 'unavailable' };
  const headers = { 'x-request-id': '3f2c-77' };
  const fails = { status: 503, json, headers };
  await page.route('**/api/saved/entries?*', (route) => route.fulfill(fails));
  await page.getByLabel('Rows').selectOption('50');
  await expect(page.getByText('Your saved companies could not be read')).toBeVisible();
  await expect(page.getByText('Request id 3f2c-77')).toBeVisible();
  await expectSound(page, 'a table that does not come');
  await page.unroute('**/api/saved/entries?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL('/saved?size=50');
});

test('on a telephone, what to do with chosen rows stays in view @narrow', async ({
  signedInPage: page,
  person,
}) => {
  const saved = (await saveSome(person, 10)).toReversed();
  await page.goto('/saved');
  await box(page, `Select ${saved[8]?.name}`).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('button', { name: 'Delete' }).scrollIntoViewIfNeeded();
  await expect(bar.getByRole('button', { name: 'Clear selection' })).toBeInViewport();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);
  await expect(rows(page).nth(8), 'the page stays where it was').toBeInViewport();
});

test('long names, companies that are gone, and the way to a company and back', {
  tag: '@once',
}, async ({ signedInPage: page, person }) => {
  const long = `Aktieselskabet af ${'meget lange navne '.repeat(4)}ved Storebælt`;
  const key = await createCompany(long);
  await addSavedCompany(person.id, key);
  await addSavedCompany(person.id, IMPORTED.key);
  await saveGone(person, '99999999', 'Borte ApS');
  await page.goto('/saved?sort=name');
  // Paper has it whole.
  const whole = page.getByText(long, { exact: true }).filter({ visible: true });
  await expect(whole).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(whole).toBeVisible();
  await expectSound(page, 'a long name');
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect(whole).toHaveCount(0);
  const gone = rows(page).filter({ hasText: 'Borte ApS' });
  const beside = gone.locator('td, th').filter({ hasText: 'Borte ApS' });
  const told = beside.getByText('Not in the loaded register').filter({ visible: true });
  await expect(told).toHaveCount(1);
  await expect(gone.getByRole('link')).toHaveCount(0);

  await page.getByRole('link', { name: IMPORTED.name }).click();
  await expect(page).toHaveURL(new RegExp(`/detail/${IMPORTED.key}\\?from=saved&sort=name`));
  await page.getByRole('button', { name: 'Put in list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New list').fill('Havne');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Havne' })).toBeChecked();
  await expectSoundInBoth(page, 'the lists of a company');
  const calls = await holdFirstCall(page, '**/api/saved/lists/*/entries');
  await dialog.getByRole('checkbox', { name: 'Havne' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Havne' }).check();
  calls.letGo();
  const inTurn = ['DELETE', 'DELETE answered', 'PUT', 'PUT answered'];
  await expect.poll(() => calls.told, 'what is pressed last is done last').toEqual(inTurn);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Lists: Havne' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to saved companies' }).click();
  await expect(page).toHaveURL('/saved?sort=name');
  await expect(rows(page).filter({ hasText: IMPORTED.name })).toContainText('Lists: Havne');
  await page.goto(`/discover?search=${encodeURIComponent(IMPORTED.name)}`);
  await expect(page.getByText('Lists: Havne')).toBeVisible();
  await deleteCompany(key);
});

test('the marks of a company are on one line', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  await saveSome(person, 50);
  await page.goto('/saved?size=50');
  await expect(rows(page)).toHaveCount(50);
  const marked = rows(page).filter({ hasText: 'Reklamebeskyttet' });
  await expect(marked.first()).toBeVisible();
  for (const row of await marked.all()) {
    const protection = await row.getByText('Reklamebeskyttet').boundingBox();
    const sample = await row.getByText('Sample data').boundingBox();
    expect(Math.abs((protection?.y ?? 0) - (sample?.y ?? 0))).toBeLessThan(5);
  }
});

test('what lies beneath the column of buttons is in shade until it is scrolled to', {
  tag: '@once',
}, async ({ signedInPage: page, person }) => {
  await saveSome(person, 1);
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/saved');
  const last = page.getByRole('columnheader', { name: 'Actions' });
  const shade = () => last.evaluate((cell) => getComputedStyle(cell, '::before').opacity);
  await expect.poll(shade).toBe('1');
  await last.evaluate((cell) => {
    const frame = cell.closest('section');
    frame?.scrollTo({ left: frame.scrollWidth });
  });
  await expect.poll(shade).toBe('0');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(shade, 'where there is room for all').toBe('0');
});

test('everything saved leads to results as a filter, what it is narrowed to by its numbers', {
  tag: '@once',
}, async ({ signedInPage: page, person }) => {
  const saved = await saveSome(person, 120);
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Show as results' }).click();
  await expect(page).toHaveURL('/discover?saved=*');
  await expect(page.getByText('120 Total results')).toBeVisible();

  const narrowed = '/saved?q=aps';
  await page.goto(narrowed);
  const counted = await page.getByText(/^\d+ compan/).textContent();
  const count = Number.parseInt(counted ?? '', 10);
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(120);
  const open = page.getByRole('button', { name: 'Show as results' });
  await open.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`Results for ${count} numbers`);
  await expect(page.getByText(`${count} Total results`)).toBeVisible();
  const search = new URL(page.url()).searchParams.get('search') ?? '';
  const keys = new Set(saved.map(({ key }) => key));
  expect(search.split(' ').filter((key) => keys.has(key))).toHaveLength(count);
  await page.goBack();
  await expect(title).toHaveText('Saved companies');
  await page.route('**/api/saved/entries?*', (route) => route.abort());
  await open.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(narrowed);
});
