import type { Page } from '@playwright/test';
import { addRecent } from '../support/account-rows.ts';
import { awake } from '../support/awake.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { expectSound } from '../support/sound.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search companies' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

/** Below the field; the list of suggestions has a status as well. */
const noMatch = (page: Page) =>
  page.getByRole('main').getByRole('search').getByRole('status').last();

/** Searches once, so that there is a recent search. */
async function searchFor(page: Page, text: string) {
  await page.goto('/search');
  await field(page).fill(text);
  await expect(searchButton(page), 'the page is awake').toBeEnabled();
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/discover?search=${encodeURIComponent(text)}`);
}

test('a short query and a number of nobody are refused with a sentence and lose nothing', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/search');
  await expect(searchButton(page)).toBeDisabled();
  await field(page).fill('ab');
  await searchButton(page).click();
  await expect(page.getByText('Search at least 3 characters')).toBeVisible();
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toHaveValue('ab');

  await test.step('a number without a match is neither a name nor a sentence', async () => {
    await field(page).fill('99999999');
    await expect(searchButton(page)).toBeEnabled();
    await field(page).press('Enter');
    await expect(noMatch(page)).toHaveText('No company matches “99999999”');
  });
});

test('a query without a match says so, stays and shows where to look instead', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/search');
  await field(page).fill('qwxzqwxz');
  await expect(searchButton(page)).toBeEnabled();
  await field(page).press('Enter');
  await expect(page.getByText('No data found')).toBeVisible();
  await expect(page).toHaveURL('/search');
  const panel = noMatch(page);
  await expect(panel).toContainText('No company matches “qwxzqwxz”');
  const people = panel.getByRole('link', { name: 'Look for people of this name' });
  await expect(people).toHaveAttribute('href', '/people?name=qwxzqwxz');
  await expect(panel).toContainText('5 free AI searches left this month.');
  await expectSound(page, 'no match');

  await field(page).fill('qwxzqwx');
  await expect(panel, 'another text').toBeEmpty();
  await field(page).fill('qwxzqwxz');
  await field(page).press('Escape');
  const asked = page.waitForRequest(/\/ai-search\?query=qwxzqwxz$/);
  await panel.getByRole('button', { name: 'Try it as an AI search' }).click();
  await asked;
  await expect(page.getByRole('combobox', { name: 'Search type' })).toHaveValue('ai');
  await expect(panel).not.toContainText('No company matches');
});

test('while it searches the button says so, and a refusal is told', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/search');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/veminto/companydata*', async (route) => {
    await asked;
    await route.abort();
  });
  await field(page).fill('holding');
  await searchButton(page).click();
  await expect(searchButton(page)).toBeDisabled();
  await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByText('Veminto cannot be reached.')).toBeVisible();
  await expect(searchButton(page)).toBeEnabled();
});

test('an answer that is late leads nowhere once the page was left', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/search');
  // Never answered: leaving the page cancels the request.
  await page.route('**/api/veminto/companydata*', () => {});
  await field(page).fill('holding');
  const asked = page.waitForRequest(/companydata/);
  const ended = page.waitForEvent('requestfailed', (request) => /companydata/.test(request.url()));
  await field(page).press('Enter');
  await asked;
  await page.getByRole('banner').getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL('/saved');
  await ended;
  await expect(page.getByText('Veminto cannot be reached.')).toHaveCount(0);
});

test('of two questions the later one leads on', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  // The search page disables its button while waiting; the top bar accepts the next question.
  await page.goto('/saved');
  let late = () => {};
  const held = new Promise<void>((resolve) => {
    late = resolve;
  });
  await page.route('**/api/veminto/companydata*', async (route) => {
    if (route.request().postData()?.includes('holding')) await held;
    await route.continue().catch(() => undefined);
  });
  await field(page).fill('holding');
  const asked = page.waitForRequest(/companydata/);
  await field(page).press('Enter');
  await asked;
  await field(page).fill('nordhavn');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/discover?search=nordhavn');
  late();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nordhavn');
  await expect(page).toHaveURL('/discover?search=nordhavn');
});

test('the data note names the snapshot, and the type of search is remembered', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/search');
  await test.step('the data note', async () => {
    await expect.soft(page.getByText('Last CVR update: Jan 2022')).toBeVisible();
    await expect.soft(page.getByText('Beta', { exact: true })).toBeVisible();
    await expect.soft(page.getByText('Sample data').first()).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect.soft(footer).toContainText('Register of ');
    await expect
      .soft(footer)
      .toContainText('Licences: OpenStreetMap (ODbL 1.0) · GeoNames (CC BY 4.0)');
  });

  const type = page.getByRole('combobox', { name: 'Search type' });
  await expect(type.getByRole('option')).toHaveText(['Search', 'AI search']);
  await type.selectOption('AI search');
  await page.reload();
  await expect(type).toHaveValue('ai');
  await expectSound(page, 'AI search');
  await type.selectOption('Search');
  await page.reload();
  await expect(type).toHaveValue('simple');
});

test('recent searches: newest first, chosen by keyboard, cleared one by one and all', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await searchFor(page, 'holding');
  await searchFor(page, 'murer');
  await page.goto('/search');
  await field(page).click();
  const recent = page.getByRole('listbox', { name: 'Recent Searches' }).getByRole('option');
  await expect(recent).toHaveText(['murer', 'holding']);
  await expectSound(page, 'recent searches');

  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  await expect(recent.nth(1)).toHaveAttribute('aria-selected', 'true');
  const active = await field(page).getAttribute('aria-activedescendant');
  expect(active).toBe(await recent.nth(1).getAttribute('id'));
  await field(page).press('Enter');
  await expect(page).toHaveURL('/discover?search=holding');

  await page.goto('/search');
  await field(page).click();
  await expect(recent).toHaveText(['holding', 'murer']);
  await page.getByRole('button', { name: 'Remove murer from recent searches' }).click();
  await expect(recent).toHaveText(['holding']);
  await expect(field(page)).toBeFocused();
  await page.reload();
  await field(page).click();
  await expect(recent).toHaveText(['holding']);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await field(page).click();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

test('of two kinds of searches for the same words, the one that is pressed is removed', {
  tag: '@once',
}, async ({ signedInPage: page, person }) => {
  await addRecent(person.id, 'SIMPLE', 'murer');
  await addRecent(person.id, 'AI', 'murer');
  await page.goto('/search');
  await field(page).click();
  const recent = page.getByRole('listbox', { name: 'Recent Searches' }).getByRole('option');
  await expect(recent).toHaveText([/^murer\s*AI search$/, 'murer']);
  await page
    .getByRole('button', { name: 'Remove the AI search murer from recent searches' })
    .click();
  await expect(recent).toHaveText(['murer']);
});

test('suggestions lead to companies, industries and places', async ({ signedInPage: page }) => {
  await page.goto('/search');
  await field(page).fill('nordhavn tagd');
  const company = options(page).filter({ hasText: IMPORTED.name });
  await expect(company).toContainText(IMPORTED.key);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expectSound(page, 'suggestions');
  await company.click();
  await expect(page).toHaveURL(`/detail/${IMPORTED.key}`);
  await page.goBack();

  await field(page).fill('tagdækningsv');
  await options(page)
    .filter({ hasText: /^Tagdækningsvirksomhed/ })
    .click();
  await expect(page).toHaveURL(/\/discover\?industry=Tagd%C3%A6kningsvirksomhed$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies by filter');
  await expect(page.getByRole('link', { name: 'Remove filter' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Total results')).toBeVisible();

  await page.goto('/search');
  await field(page).fill('nordjyl');
  await options(page)
    .filter({ hasText: /^Nordjylland.*Region/ })
    .click();
  await expect(page).toHaveURL('/discover?region=Nordjylland');
});

test('answers come from memory when a text is typed again, and stay until newer ones come', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/company/suggestions') asked.push(url.searchParams.get('text') ?? '');
  });
  await page.goto('/search');
  await awake(field(page));
  await field(page).click();
  // Within the time that the field waits for more, however slow this machine is.
  await page.evaluate(() => {
    for (const letter of 'nordhavn') document.execCommand('insertText', false, letter);
  });
  await expect(options(page).first()).toBeVisible();
  expect(asked, 'letters in a row are one question').toEqual(['nordhavn']);
  await field(page).pressSequentially('q');
  await expect(options(page).first(), 'earlier answers stay').toBeVisible();
  await expect.poll(() => asked).toEqual(['nordhavn', 'nordhavnq']);
  await field(page).press('Backspace');
  await expect(options(page).filter({ hasText: IMPORTED.name })).toBeVisible();
  expect(asked, 'the cached answer is used').toEqual(['nordhavn', 'nordhavnq']);
});

test('a newer text ends the request of the older one, and a failure is told', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const ended: string[] = [];
  page.on('requestfailed', (request) => {
    // Prefetched pages may be cancelled too.
    const text = new URL(request.url()).searchParams.get('text');
    if (text !== null) ended.push(text);
  });
  await page.goto('/search');
  await page.route('**/api/company/suggestions?text=nordhavn', () => {
    // Never answered.
  });
  const asked = page.waitForRequest('**/api/company/suggestions?text=nordhavn');
  await field(page).fill('nordhavn');
  await asked;
  await field(page).fill('nordhavn tagd');
  await expect(options(page).filter({ hasText: IMPORTED.name })).toBeVisible();
  await expect.poll(() => ended).toEqual(['nordhavn']);

  await test.step('suggestions that do not come are not told as none', async () => {
    const json = { error: 'The database cannot be reached right now.', code: 'unavailable' };
    const headers = { 'x-request-id': '3f2c-77' };
    const fails = { status: 503, json, headers };
    await page.route('**/api/company/suggestions?*', (route) => route.fulfill(fails));
    await field(page).fill('holdin');
    const failure = page.getByText('Suggestions could not be read. The next letter tries again.');
    await expect(failure).toBeVisible();
    await expect(failure).toContainText('Request id 3f2c-77');
    await expect(page.getByText('No suggestions.')).toHaveCount(0);
    await page.unroute('**/api/company/suggestions?*');
    await field(page).press('g');
    await expect(failure).toHaveCount(0);
    await expect(options(page).first()).toBeVisible();
  });
});

test('back from results to the search page, and on to other ones', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await searchFor(page, 'holding');
  await page.reload();
  await expect(page.getByText('Total results')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(page.getByText('Last CVR update: Jan 2022')).toBeVisible();
  await page.reload();
  await field(page).fill('murer');
  await expect(searchButton(page)).toBeEnabled();
  await searchButton(page).click();
  await expect(page).toHaveURL('/discover?search=murer');
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('murer');
});

test('a typing error is corrected', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/search');
  await field(page).fill('hodling');
  const correction = options(page).filter({ hasText: 'Did you mean holding?' });
  await expect(correction).toBeVisible();
  await field(page).press('ArrowDown');
  await expect(correction).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/discover?search=holding');
  await page.goto('/discover?search=hodling');
  await page.getByRole('main').getByRole('link', { name: 'holding', exact: true }).click();
  await expect(page).toHaveURL('/discover?search=holding');
});

test('Escape closes the list, then leaves the field; Tab goes on', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/search');
  await field(page).fill('nordhavn');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('nordhavn');
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Tab');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(searchButton(page)).toBeFocused();
  await field(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await field(page).press('Escape');
  await expect(field(page)).not.toBeFocused();
  // The cross empties it.
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(searchButton(page)).toBeDisabled();
});

test('the top bar searches too, with the same list', async ({ signedInPage: page }) => {
  await page.goto('/discover?search=holding');
  await expect(field(page)).toHaveValue('holding');
  await field(page).fill('nordhavn tagd');
  await expect(options(page).filter({ hasText: IMPORTED.name })).toBeVisible();
  await expectSound(page, 'the list of the top bar');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/discover?search=nordhavn+tagd');
  await expect(options(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page)).toHaveValue('holding');
  await page.goForward();
  await expect(field(page)).toHaveValue('nordhavn tagd');
});

test('the slash key goes to the search field', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/discover?search=holding');
  await expect(page.getByText('Total results')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }, 'as soon as the page is awake').toPass();
  await expect(field(page)).toHaveValue('holding');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('body').press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Keyboard shortcuts');
  await dialog.getByRole('checkbox', { name: 'Use the keys that are a single' }).uncheck();
  await expectSound(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.locator('body').press('/');
  await page.locator('body').press('?');
  await expect(field(page)).not.toBeFocused();
  await expect(dialog).toHaveCount(0);

  // The menu remains to turn them on again.
  await page.reload();
  const account = page.getByRole('button', { name: /^Account of / });
  await account.click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await dialog.getByRole('checkbox', { name: 'Use the keys that are a single' }).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(account).toBeFocused();
  await page.locator('body').press('/');
  await expect(field(page)).toBeFocused();
});

test('examples lead to what they find, and a sentence only into the field', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/search');
  const examples = page.getByRole('navigation', { name: 'Examples' });
  await examples.getByRole('link', { name: 'carpenter Odense' }).click();
  await expect(page).toHaveURL('/discover?search=carpenter+Odense');
  await expect(page.getByRole('article').first()).toContainText('Odense');
  await page.goBack();
  await examples.getByRole('link', { name: 'Restaurants in Aarhus' }).click();
  await expect(page.getByRole('combobox', { name: 'Search type' })).toHaveValue('ai');
  await expect(field(page)).toHaveValue('Restaurants in Aarhus with more than 10 employees');
  await expect(page).toHaveURL(/^[^?]+\/search\?ai=/);
});
