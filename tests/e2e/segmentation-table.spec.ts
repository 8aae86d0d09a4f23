import { expect, test } from '../support/fixtures.ts';
import { choiceIn, filters, totalOf } from '../support/segment.ts';
import { expectSound } from '../support/sound.ts';

test('a segment as a table: ordered, filtered, and back from a company', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/segmintation');
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page).toHaveURL('/segmintation?view=table');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(10);
  const head = (name: string) => table.getByRole('columnheader', { name });
  await head('Equity').getByRole('link').click();
  await expect(page).toHaveURL('/segmintation?view=table&sort=equity-desc');
  await expect(head('Equity')).toHaveAttribute('aria-sort', 'descending');
  await expectSound(page, 'segment as a table');

  const all = await totalOf(page);
  const panel = await filters(page, isMobile);
  const region = await choiceIn(panel, 'Region');
  await region.box.check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => totalOf(page)).toBe(region.count);
  expect(region.count).toBeLessThan(all);
  const address = new URL(page.url()).searchParams;
  expect([address.get('view'), address.get('sort')]).toEqual(['table', 'equity-desc']);

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('link', { name: 'Grid', exact: true }).click();
  await expect(table).toBeHidden();
  await page.goBack();
  const company = table.getByRole('rowheader').nth(1).getByRole('link');
  const name = (await company.textContent()) ?? '';
  await company.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const place = `11 of ${region.count.toLocaleString('da-DK')}`;
  await expect(page.getByText(place)).toBeAttached();
  await page.getByRole('link', { name: /^Back/ }).first().click();
  await expect(table.getByRole('row')).toHaveCount(10);
  await expect(page).toHaveURL(/view=table/);
});
