import type { Page } from '@playwright/test';
import { openFilters } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { saveSome } from '../support/saved-rows.ts';

/** Only phones have the gesture; triggered manually, the browser does the rest. */
const withGesture = (page: Page) =>
  page.addInitScript(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) throw new Error('This browser closes nothing by going back.');
    window.CloseWatcher = class extends CloseWatcher {
      constructor() {
        super();
        Object.assign(window, { newestWatcher: this });
      }
    };
  });

const goBack = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { newestWatcher: { requestClose(): void } }).newestWatcher.requestClose(),
  );

test('back on a telephone closes what is open, and leaves the page where it is @narrow', async ({
  signedInPage: page,
  isMobile,
}) => {
  await withGesture(page);
  await page.goto('/discover?search=holding');
  for (const time of ['first', 'second']) {
    await openFilters(page, isMobile);
    await goBack(page);
    await expect(page.getByRole('dialog'), time).toHaveCount(0);
  }
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
});

test('back asks each time before it takes away what is written @narrow', async ({
  signedInPage: page,
  person,
}) => {
  await withGesture(page);
  const [row] = await saveSome(person, 1);
  const note = page
    .getByRole('dialog', { name: 'Note and tags' })
    .getByLabel('Note', { exact: true });
  const question = page.getByRole('dialog', { name: 'Discard what you wrote?' });
  await page.goto('/saved');
  await page.getByRole('button', { name: `Note and tags of ${row?.name}` }).click();
  await note.fill('Ring on Monday');
  for (const time of ['first', 'second']) {
    await goBack(page);
    await expect(question, time).toBeVisible();
    await question.getByRole('button', { name: 'Keep writing' }).click();
    await expect(note, time).toHaveValue('Ring on Monday');
  }
  await goBack(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/saved');
});
