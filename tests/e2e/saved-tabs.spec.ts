import { expect, test } from '../support/fixtures.ts';
import { saveSome } from '../support/saved-rows.ts';

test('a tab that is come back to shows what was done in another', { tag: '@once' }, async ({
  signedInPage: page,
  person,
  api,
}) => {
  const rows = page.getByRole('table').locator('tbody tr');
  const [first, second] = await saveSome(person, 3);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const gone = (id: string | undefined) =>
    api.delete('/api/saved/deletemultiple', { data: { ids: [id] } });
  await page.goto('/saved');
  await expect(page.getByText('3 companies', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${first?.name}` })).toBeEnabled();
  await gone(first?.id);
  await comeBack();
  await expect(page.getByText('2 companies', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.route('**/api/saved/entries?**', (route) =>
    route.fulfill({ status: 503, json: { error: 'Not now.', code: 'unavailable' } }),
  );
  const failed = page.waitForResponse('**/api/saved/entries?**');
  await comeBack();
  await failed;
  await expect(rows, 'nobody asked: what is shown stays').toHaveCount(2);
  await page.unroute('**/api/saved/entries?**');
  await gone(second?.id);
  await comeBack();
  await expect(page.getByText('1 company', { exact: true })).toBeVisible();
});
