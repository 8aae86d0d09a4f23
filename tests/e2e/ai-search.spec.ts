import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createPerson, deletePerson, type Person } from '../support/people.ts';
import { deleteLists, listOf, saveSome } from '../support/saved-rows.ts';
import { expectSound } from '../support/sound.ts';

const sentence = 'anpartsselskaber i Region Hovedstaden med mindst 2 ansatte og telefon';
const field = (page: Page) => page.getByRole('combobox', { name: 'Search companies' });
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const note = (page: Page) => page.getByRole('main').getByRole('search').getByRole('status');
const chips = (page: Page) => page.getByRole('list', { name: 'Understood as' });
const names = (page: Page) =>
  page.getByRole('region', { name: 'Companies' }).getByRole('listitem').getByRole('heading');

async function askBy(page: Page, text: string) {
  await page.goto('/search');
  await page.getByRole('combobox', { name: 'Search type' }).selectOption('AI search');
  await field(page).fill(text);
  await expect(searchButton(page), 'the page is awake').toBeEnabled();
  await field(page).press('Enter');
}

const run = (api: APIRequestContext, person: Person, query: string) =>
  api.get(`/api/spell/v1/${person.id}/ai-search?${new URLSearchParams({ query })}`);

test('a sentence knows what its user has saved', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  const saved = await saveSome(person, 3);
  await askBy(page, 'virksomheder, som jeg har gemt');
  await expect(page).toHaveURL(/\/discover\?run=[\w-]+&/);
  await expect(chips(page).getByRole('link')).toHaveText([/Only saved companies/]);
  await expect(names(page)).toHaveCount(saved.length);
  await page.getByText('How it was read').click();
  await expect(page.getByText('som jeg har gemt', { exact: true })).toBeVisible();

  await askBy(page, 'virksomheder, som jeg ikke har gemt');
  await expect(chips(page).getByRole('link')).toHaveText([/Without saved companies/]);
  await page.getByRole('link', { name: 'Open all in Discover' }).click();
  await expect(page).toHaveURL('/discover?notSaved=*');

  // A list by its name, until there is none of that name.
  const ids = saved.slice(0, 2).map(({ id }) => id);
  await listOf(person, 'Efterårets emner', ids);
  await askBy(page, 'virksomheder på listen Efterårets emner');
  await expect(chips(page).getByRole('link')).toHaveText([/Efterårets emner/]);
  await expect(names(page)).toHaveCount(2);
  await deleteLists(person);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('you have no list called “Efterårets emner”');
});

test('a sentence becomes filters that are shown, and stays what it was', async ({
  signedInPage: page,
  isMobile,
}) => {
  await askBy(page, sentence);
  await expect(page).toHaveURL(/\/discover\?run=[\w-]+&/);
  const address = page.url();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentence);
  await expect(chips(page).getByRole('link')).toHaveText([
    ...['Anpartsselskab', 'Hovedstaden', 'Employees from 2', 'Has telephone'].map(
      (text) => new RegExp(text),
    ),
  ]);
  await expect(page.getByText('Read by the built-in reader.')).toBeVisible();
  await page.getByText('How it was read').click();
  await expect(page.getByText('mindst 2 ansatte', { exact: true })).toBeVisible();
  await expectSound(page, 'a run');

  await expect(names(page)).toHaveCount(10);
  const found = await names(page).allTextContents();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, descending');
  await expect(async () => {
    const falling = await names(page).allTextContents();
    expect(falling).toEqual(falling.toSorted(new Intl.Collator('da').compare).reverse());
  }).toPass();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('As found');
  await expect(names(page)).toHaveText(found);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${address}&page=2`);
  await expect(names(page).first()).not.toHaveText(found[0] ?? '');
  const second = await names(page).allTextContents();
  await page.reload();
  await expect(names(page), 'a reload asks for the same').toHaveText(second);

  await names(page).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(`${address}&page=2`);
  await expect(names(page)).toHaveText(second);

  await page.getByRole('link', { name: 'Break down' }).click();
  await expect(page).toHaveURL(
    '/breakdown?companyType=Anpartsselskab&region=Hovedstaden&numEmployeesFrom=2&hasTelephone=true',
  );
  await page.goBack();
  await expect(page).toHaveURL(`${address}&page=2`);

  await chips(page)
    .getByRole('link', { name: /Employees from 2/ })
    .click();
  await expect(page).toHaveURL(
    '/discover?companyType=Anpartsselskab&region=Hovedstaden&hasTelephone=true',
  );
  await page.goBack();
  await expect(page).toHaveURL(`${address}&page=2`);
  if (isMobile) return;
  const form = page.getByRole('form', { name: 'Filters' });
  await form.getByRole('checkbox', { name: /^Sjælland/ }).check();
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(page, 'what is changed is an ordinary search').toHaveURL(
    /\/discover\?companyType=Anpartsselskab&region=Hovedstaden%7CSj%C3%A6lland&/,
  );
});

test('what is left of the free searches is shown, and then how to have more', {
  tag: '@once',
}, async ({ signedInPage: page, api, person }) => {
  await askBy(page, sentence);
  await expect(page).toHaveURL(/run=/);
  await page.goto('/search');
  await expect(note(page)).toContainText('4 free AI searches left this month.');
  await page.getByRole('combobox', { name: 'Search type' }).selectOption('Search');
  await expect(note(page)).toHaveText('');
  for (const [at, place] of ['Aarhus', 'Odense', 'Aalborg', 'Vejle'].entries()) {
    const answer = await run(api, person, `anpartsselskaber i ${place} kommune`);
    expect(await answer.json()).toMatchObject({ remaining: 3 - at });
  }
  await askBy(page, 'holdingselskaber i Roskilde');
  await expect(page.locator('[data-sonner-toast]')).toContainText(
    'Upgrade your plan your free AI search qouta is over.',
  );
  await expect(page).toHaveURL('/subscription');

  await page.goBack();
  await expect(field(page)).toHaveValue('holdingselskaber i Roskilde');
  await expect(page.getByRole('combobox', { name: 'Search type' })).toHaveValue('ai');
  await page.goto('/search');
  await expect(field(page), 'once').toHaveValue('');
  await expect(note(page)).toContainText('No free AI searches left this month.');
  await expect(note(page).getByRole('link', { name: 'Upgrade your plan' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  await field(page).click();
  const recent = page.getByRole('listbox', { name: 'Recent Searches' }).getByRole('option');
  await recent.filter({ hasText: sentence }).filter({ hasText: 'AI search' }).click();
  await expect(page.locator('[data-sonner-toast]').last()).toHaveText('Upgrade your plan');
  await expect(page).toHaveURL('/subscription');
});

test('a failure says so, loses no letter and costs nothing', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/ai-search?*', async (route) => {
    await asked;
    await route.abort();
  });
  await askBy(page, sentence);
  await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByText('Veminto cannot be reached.')).toBeVisible();
  await expect(field(page)).toHaveValue(sentence);
  await expect(note(page)).toContainText('5 free AI searches left this month.');
});

test('a sentence that no company fits shows how it was read', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await askBy(page, 'anpartsselskaber i Læsø kommune med over 900 ansatte stiftet før 1905');
  await expect(page.locator('[data-sonner-toast]')).toContainText('No data found');
  await expect(page).toHaveURL('/search');
  await note(page).getByRole('link', { name: 'See how it was read' }).click();
  await expect(chips(page)).toContainText('Læsø');
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  const filter = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox').first();
  await expect(filter, 'filters can be taken back').toBeEnabled();

  await askBy(page, 'virksomheder der hedder qwxzqwxz');
  await note(page).getByRole('link', { name: 'See how it was read' }).click();
  await expect(chips(page)).toContainText('qwxzqwxz');
  await expect(filter, 'none is to blame, and none can help').toBeDisabled();
});

test('a run that is unknown, or of somebody else, is explained', { tag: '@once' }, async ({
  signedInPage: page,
  playwright,
  baseURL,
}) => {
  const other = await createPerson();
  const api = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-auth-token': other.token },
  });
  const { run: theirs } = await (await run(api, other, sentence)).json();
  await api.dispose();
  for (const id of [theirs.id, '00000000-0000-4000-8000-000000000000', 'x']) {
    const response = await page.goto(`/discover?run=${id}`);
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: 'This AI search is not here' }).last(),
    ).toBeVisible();
  }
  await expectSound(page, 'an unknown run');
  await page.getByRole('link', { name: 'New search' }).click();
  await expect(page).toHaveURL('/search');
  // The address names the search too, so that whoever is sent it sees the companies.
  await page.goto(`/discover?run=${theirs.id}&${theirs.address}`);
  await expect(page).toHaveURL(`/discover?${theirs.address}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(sentence);
  await expect(names(page)).toHaveCount(10);
  await deletePerson(other);
});
