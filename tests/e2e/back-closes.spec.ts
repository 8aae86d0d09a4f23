import { openFilters } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';

test('back on a telephone closes what is open, and leaves the page where it is @narrow', async ({
  signedInPage: page,
  isMobile,
}) => {
  // Only a telephone makes the gesture: asked for by hand, the browser does the rest.
  await page.addInitScript(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) throw new Error('This browser closes nothing by going back.');
    window.CloseWatcher = class extends CloseWatcher {
      constructor() {
        super();
        Object.assign(window, { newestWatcher: this });
      }
    };
  });
  const goBack = () =>
    page.evaluate(() =>
      (
        window as unknown as { newestWatcher: { requestClose(): void } }
      ).newestWatcher.requestClose(),
    );
  await page.goto('/discover?search=holding');
  for (const time of ['first', 'second']) {
    await openFilters(page, isMobile);
    await goBack();
    await expect(page.getByRole('dialog'), time).toHaveCount(0);
  }
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
});
