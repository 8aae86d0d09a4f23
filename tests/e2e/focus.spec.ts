import type { Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { expect, test } from '../support/fixtures.ts';
import { saveSome } from '../support/saved-rows.ts';

const refusal = { error: 'The database cannot be reached right now.', code: 'unavailable' };

test('a button keeps the focus while it works, and does nothing twice', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = 0;
  await page.route('**/api/user/edit', async (route) => {
    sent += 1;
    await answered;
    await route.fulfill({ status: 503, json: refusal });
  });
  await page.goto('/profile');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await awake(save);
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await save.press('Enter');
  await page.getByLabel('First name').press('Enter');
  await save.focus();
  answer();
  await expect(page.getByText(refusal.error)).toBeVisible();
  await expect(save).toBeEnabled();
  await expect(save).toBeFocused();
  expect(sent).toBe(1);
});

test('a button whose press leaves it nothing to do keeps the focus', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding');
  const form = page.getByRole('form', { name: 'Filters' });
  const few = form.getByRole('checkbox', { name: /^1-5/ });
  await few.check();
  const clear = form.getByRole('button', { name: 'Clear Filters' });
  await expect(clear).toBeEnabled();
  await clear.press('Enter');
  await expect(few).not.toBeChecked();
  await expect(clear).toBeDisabled();
  await expect(clear).toBeFocused();
});

test('the assistant is stopped and asked with one button', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.route('**/api/spell/v1/chat_history/*', (route) =>
    route.fulfill({ json: { status: 200, data: [], remaining: 7 } }),
  );
  let asked = 0;
  await page.route('**/api/spell/v1/llm', () => {
    asked += 1;
  });
  await page.goto('/search');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const box = page.getByRole('textbox', { name: 'Your question' });
  const panel = page.locator('[data-assistant]');
  await expect(page.getByText('7 free questions left this month')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box.fill('Who owns it?');
  await box.press('Enter');
  await expect.poll(() => asked).toBe(1);
  await box.fill('And who runs it?');
  await panel.getByRole('button', { name: 'Stop' }).press('Enter');
  const send = panel.getByRole('button', { name: 'Send' });
  await expect(send).toBeFocused();
  await expect(box, 'what is typed meanwhile is not sent').toHaveValue('And who runs it?');
  expect(asked).toBe(1);
});

test('a closed dialog gives the focus back to what had it', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/discover?search=holding');
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await awake(filters);
  await filters.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(filters).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Escape');
  await expect(filters).toBeFocused();

  // The pressed item disappears with its menu.
  const account = page.getByRole('button', { name: /^Account of / });
  await account.press('Enter');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

test('Enter in a field leaves the focus there', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  await page.goto('/profile');
  const name = page.getByLabel('First name');
  await awake(name);
  await name.fill('signe');
  await name.press('Enter');
  await expect(name, 'as the server writes it').toHaveValue('Signe');
  await expect(name).toBeFocused();

  await saveSome(person, 23);
  await page.goto('/saved');
  const field = page.getByLabel('Go to page');
  await awake(field);
  await field.fill('99');
  await field.press('Enter');
  await expect(page).toHaveURL('/saved?page=3');
  await expect(field).toHaveValue('3');
  await expect(field).toBeFocused();
  // Goes back after the page's rows have loaded.
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Previous page' }).press('Enter');
  await expect(field).toHaveValue('2');
});

test('the ends of the pages keep the focus', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  await saveSome(person, 23);
  await page.goto('/saved?page=2');
  const next = page.getByRole('link', { name: 'Next page' });
  await awake(next);
  await next.press('Enter');
  await expect(page).toHaveURL('/saved?page=3');
  await expect(page.locator('nav [aria-live]')).toHaveText('Page 3');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(3);
  await expect(page).toHaveURL('/saved?page=3');
  await page.getByRole('link', { name: 'Previous page' }).press('Enter');
  await expect(page).toHaveURL('/saved?page=2');
  await expect(next).toBeEnabled();
});

test('what cannot be deleted is said where it was asked', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  await api.post('/api/saved/lists', { data: { name: 'To visit' } });
  await page.route(/\/api\/saved\/lists\/[^/]+$/, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 503, json: refusal })
      : route.continue(),
  );
  await page.goto('/saved');
  await page
    .getByRole('navigation', { name: 'Lists' })
    .getByRole('link', { name: 'To visit' })
    .click();
  await page.getByRole('button', { name: 'Delete list' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete list' });
  await confirm.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(refusal.error);
  await expect(confirm).toBeFocused();
  await page.unroute(/\/api\/saved\/lists\/[^/]+$/);
  await confirm.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/saved');
});

test('what goes with its press leaves the focus to its neighbour', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const found = await api.post('/api/veminto/companydata', { data: { search: 'holding' } });
  const companies: { the_key: string }[] = (await found.json()).data.data;
  const keys = companies.slice(0, 3).map(({ the_key: key }) => `company=${key}`);
  await page.goto(`/compare?${keys.join('&')}`);
  const out = page.getByRole('link', { name: /^Take out / });
  await expect(out).toHaveCount(3);
  await awake(out.nth(1));
  await out.nth(1).press('Enter');
  await expect(out).toHaveCount(2);
  await expect(out.nth(1)).toBeFocused();
});

test('what is chosen is told where the system chooses the colours', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/discover?search=holding');
  const layouts = page.getByRole('list', { name: 'Layout' });
  await expect(layouts.getByRole('link', { name: 'Grid' })).toHaveCSS('outline-style', 'solid');
  await expect(layouts.getByRole('link', { name: 'List' })).toHaveCSS('outline-style', 'none');
  await page.goto('/subscription');
  const bar = page.getByRole('region', { name: 'This month' }).locator('.bg-accent').first();
  await expect(bar, 'a bar is its background').toHaveCSS('forced-color-adjust', 'none');
});

test('a dialog that begins with a field is opened in it', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  const [row] = await saveSome(person, 1);
  await page.goto('/saved');
  const opener = page.getByRole('button', { name: `Note and tags of ${row?.name}` });
  await awake(opener);
  await opener.press('Enter');
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: `Delete ${row?.name}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close' }), 'what only asks').toBeFocused();
});

/**
 * Whether the middle of the focused element, of its first line, can be seen, unless the focus is in
 * the top bar.
 */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement;
    if (!it || it === document.body || it.closest('.top-bar')) return null;
    const [line] = it.getClientRects();
    const { left, top, width, height } = line ?? it.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return it.contains(seen) || (it.closest('label')?.contains(seen) ?? false);
  });

test('what gets the focus on the way back does not lie under the top bar', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/profile');
  const last = page.getByRole('button', { name: 'Delete my account' });
  await awake(last);
  await last.focus();
  do {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    // Lists that come later move what is below them.
    await expect.poll(() => isFocusSeen(page), { message: focused ?? '' }).not.toBe(false);
  } while ((await isFocusSeen(page)) !== null);

  // What is typed in the bar leaves the page where it is.
  await page.evaluate(() => window.scrollTo(0, 400));
  const field = page.getByRole('banner').getByRole('combobox');
  await field.focus();
  await page.keyboard.type('no');
  await expect(field).toHaveValue('no');
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test('headings of the saved companies get the focus beside the columns that stay', {
  tag: '@once',
}, async ({ signedInPage: page, person }) => {
  await saveSome(person, 3);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/saved');
  const table = page.getByRole('table');
  const first = table.getByRole('button', { name: 'Company', exact: true });
  await awake(first);
  const last = table.getByRole('button', { name: 'Saved on', exact: true });
  for (const [key, from, to] of [
    ['Tab', first, last],
    ['Shift+Tab', last, first],
  ] as const) {
    await from.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press(key);
        const isAt = await to.evaluate((it) => it === document.activeElement);
        return isAt || !(await isFocusSeen(page));
      }, key)
      .toBe(true);
    await expect(to, 'all headings before it were seen').toBeFocused();
  }
});
