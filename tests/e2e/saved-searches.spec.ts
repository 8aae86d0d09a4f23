import type { Page } from '@playwright/test';
import { addSavedSearch } from '../support/account-rows.ts';
import { environment } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { addCompanyChange, addNotice, addSearchChange } from '../support/search-changes.ts';
import { expectSound, expectSoundInBoth } from '../support/sound.ts';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

test('a suggested name is free, and a long one is counted', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding&region=Nordjylland');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const send = dialog.getByRole('button', { name: 'Save search' });
  for (const suggested of ['holding, Nordjylland', 'holding, Nordjylland 2']) {
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(name).toHaveValue(suggested);
    await send.click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Save search' }).click();
  await name.fill('a'.repeat(81));
  await expect(dialog.getByText('81 of 80 characters')).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(dialog.getByText(/^Choices that you have not applied/)).toHaveCount(0);
});

test('values that no company has any more are told', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  const query = 'industry=Findes+ikke|Murere&region=Atlantis';
  const id = await addSavedSearch(person.id, { name: 'Bygget om', query });
  await page.goto('/saved/searches');
  const told = 'No company has “Findes ikke”, “Atlantis” any more';
  await expect(card(page, 'Bygget om')).toContainText(told);
  await page.goto(`/saved/searches/${id}`);
  await expect(page.getByRole('main')).toContainText(told);
  await expectSound(page, 'a search with values that are gone');
});

test('a search is saved, renamed, opened and deleted', async ({ signedInPage: page }) => {
  await page.goto('/saved/searches');
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await expectSoundInBoth(page, 'no saved searches');

  await page.goto('/discover?search=holding&status=ACTIVE&page=2');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('holding, Active');
  await expect(dialog.getByRole('list', { name: 'What it asks for' })).toContainText('Active');
  await expectSoundInBoth(page, 'the dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await name.fill('All holdings');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Search saved.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto('/segmintation?numEmployeesFrom=10');
  await page.getByRole('button', { name: 'Save search' }).click();
  await name.fill('All holdings');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByText('You have a saved search with this name already.')).toBeVisible();
  await name.fill('Ten and more');
  await name.press('Enter');
  await expect(dialog).toBeHidden();

  await page.goto('/saved/searches');
  const segment = card(page, 'Ten and more');
  await expect(segment.getByText('Employees from 10')).toBeVisible();
  await expect(segment.getByText('Unchanged since it was saved')).toBeVisible();
  await expect(card(page, 'All holdings').getByText('Active')).toBeVisible();
  await expectSoundInBoth(page, 'saved searches');

  await page.getByRole('button', { name: 'Rename Ten and more' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the search' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Larger ones');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('The search has a new name.')).toBeVisible();
  await expect(card(page, 'Larger ones')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Larger ones' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete the search' });
  await expectSound(page, 'the question');
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The search is deleted.')).toBeVisible();
  await expect(card(page, 'Larger ones')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete All holdings' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Larger ones')).toBeVisible();

  await page.getByRole('link', { name: 'Open All holdings' }).click();
  await expect(page).toHaveURL('/discover?search=holding&status=ACTIVE');
});

test('a search of leads hides what is saved, also when it is opened or deleted by mistake', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/discover?search=holding&notSaved=*');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('holding, Without saved companies');
  const asked = dialog.getByRole('list', { name: 'What it asks for' });
  await expect(asked).toContainText('Without saved companies');
  await expect(dialog.getByText('You are not told of companies that you have saved')).toBeVisible();
  await expect(dialog.getByText(/^Lists and/)).toHaveCount(0);
  await expectSoundInBoth(page, 'the dialog of a search of leads');
  await name.fill('Leads');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/saved/searches');
  const leads = card(page, 'Leads');
  await expect(leads).toContainText('Without saved companies');
  await expect(leads).toContainText('companies, including those you have saved');
  await expect(leads).toContainText('Unchanged since it was saved, apart from companies you had');
  await expectSoundInBoth(page, 'a saved search of leads');
  await page.getByRole('button', { name: 'Delete Leads' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete the search' });
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await expect(leads).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(leads).toContainText('Without saved companies');
  await page.getByRole('link', { name: 'Open Leads' }).click();
  await expect(page).toHaveURL('/discover?search=holding&notSaved=*');
});

test('the page of a search of leads speaks of what is not saved', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  const query = 'search=holding';
  const id = await addSavedSearch(person.id, { name: 'Leads', query, hidesSaved: true });
  await page.goto(`/saved/searches/${id}`);
  await expect(page.getByText('Apart from those you had saved by then')).toBeVisible();
  const asked = page.getByRole('list', { name: 'What it asks for' });
  await expect(asked).toContainText('Without saved companies');
  await expectSoundInBoth(page, 'a search of leads without changes');
  await page.getByRole('link', { name: 'Open today’s results' }).click();
  await expect(page).toHaveURL('/discover?search=holding&notSaved=*');
});

test('a notification opens exactly who came and who left @once', async ({
  signedInPage: page,
  person,
  api,
}) => {
  const found = await api.post('/api/veminto/companydata', { data: { search: 'holding' } });
  const [first, second] = (await found.json()).data.data as { the_key: string; Firmnavn: string }[];
  if (!first || !second) throw new Error('The sample register has no two holding companies.');
  const id = await addSavedSearch(person.id, { name: 'Watched', query: 'search=holding' });
  const change = { field: 'EMPLOYEES', before: '20–49', after: '50–99' };
  const load = await addCompanyChange(first.the_key, change);
  await addSearchChange(id, 1, { added: [IMPORTED.key], removed: [], at: '2026-10-02T12:00:00Z' });
  await addSearchChange(id, load, {
    added: [first.the_key],
    removed: [second.the_key, '99999999'],
  });

  await page.goto('/search');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const notice = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: '1 new, 2 left' });
  await expect(notice).toContainText('Watched');
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(`/saved/searches/${id}?load=${load}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Watched' })).toBeVisible();
  await expect(page.getByText('1 new, 2 left on 20/11/2026')).toBeVisible();
  const came = page.getByRole('region', { name: 'New (1)' });
  await expect(came.getByRole('link', { name: first.Firmnavn })).toBeVisible();
  await expect(came.getByText('Employees: 20–49 → 50–99')).toBeVisible();
  const left = page.getByRole('region', { name: 'Left (2)' });
  await expect(left.getByRole('link', { name: second.Firmnavn })).toBeVisible();
  await expect(left.getByText('The newest register no longer has it.')).toBeVisible();
  await expectSoundInBoth(page, 'a change');
  const danish = { name: 'veminto.language', value: 'da', url: environment.baseUrl };
  await page.context().addCookies([danish]);
  await page.reload();
  await expect(page.getByText('Ansatte: 20–49 → 50–99')).toBeVisible();
  await page.context().clearCookies({ name: danish.name });
  await page.reload();

  await page
    .getByRole('navigation', { name: 'Changes of this search' })
    .getByRole('link', { name: '02/10/2026 1 new' })
    .click();
  await expect(page).toHaveURL(`/saved/searches/${id}?load=1`);
  await expect(page.getByRole('region', { name: 'New (1)' })).toContainText(IMPORTED.name);
  await page.getByRole('link', { name: 'Saved searches' }).click();
  await expect(card(page, 'Watched').getByRole('link', { name: /on 20\/11\/2026/ })).toBeVisible();
});

test('many changes have pages, and an unknown one has none', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  const id = await addSavedSearch(person.id, { name: 'Many' });
  await page.goto(`/saved/searches/${id}`);
  await expect(page.getByRole('heading', { name: 'Nothing has changed yet' })).toBeVisible();
  await expectSoundInBoth(page, 'no change');
  const removed = Array.from({ length: 45 }, (_, place) => String(99_999_900 + place));
  await addSearchChange(id, 900_003, { added: [], removed });
  await page.goto(`/saved/searches/${id}?load=900003&page=3`);
  await expect(page.getByRole('region', { name: 'Left (45)' }).getByRole('listitem')).toHaveCount(
    5,
  );
  const added = Array.from({ length: 401 }, (_, place) => String(99_999_000 + place));
  await addSearchChange(id, 900_005, { added, removed: [] });
  await page.goto(`/saved/searches/${id}?load=900005`);
  const parts = page.getByRole('navigation', { name: 'Open the new ones as results' });
  await expect(parts.getByRole('link')).toHaveText(['1–200', '201–400', '401']);
  await expect(parts).toContainText('200 at a time');
  await page.emulateMedia({ media: 'print' });
  await expect(parts, 'on paper there is nothing to open').toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expectSoundInBoth(page, 'many new ones');
  await page.goto(`/saved/searches/${id}?load=900004`);
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
});

test('a refusal is told after its dialog was closed, and leaves the next one open', {
  tag: '@once',
}, async ({ signedInPage: page, person }) => {
  await addSavedSearch(person.id, { name: 'First' });
  await addSavedSearch(person.id, { name: 'Second' });
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/saved/searches/*', async (route) => {
    await isAnswered;
    await route.abort();
  });
  await page.goto('/saved/searches');
  await page.getByRole('button', { name: 'Delete First' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the search' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Rename Second' }).click();
  const name = page.getByRole('dialog', { name: 'Rename the search' }).getByRole('textbox');
  await name.fill('Half written');
  answer();
  await expect(
    page.getByText('Veminto cannot be reached. Check your connection and try again.'),
  ).toBeVisible();
  await expect(name).toHaveValue('Half written');
});

test('news of saved companies have their words, and the menu opens them', { tag: '@once' }, async ({
  signedInPage: page,
  person,
  isMobile,
}) => {
  const about = { title: IMPORTED.name, companyKey: IMPORTED.key };
  const message =
    'Went into bankruptcy: Active → In bankruptcy and 2 more changes: Auditor · Employees';
  await addNotice(person.id, { ...about, kind: 'BANKRUPTCY', message });
  await page.goto('/search');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Notifications' }).click();
  } else await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText(message)).toBeVisible();
  await expectSoundInBoth(page, 'news of a company');
  await panel.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(`/detail/${IMPORTED.key}#timeline`);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeInViewport();
});
