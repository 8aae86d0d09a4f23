import { expect, test } from '../support/fixtures.ts';

test('the menu says whose account it is to the last letter', async ({
  signedInPage: page,
  person,
  isMobile,
}) => {
  await page.goto('/saved');
  await page
    .getByRole('button', isMobile ? { name: 'Menu', exact: true } : { name: /^Account of / })
    .click();
  const email = page.getByText(person.email, { exact: true });
  await expect(email).toBeVisible();
  const hidden = await email.evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('towns in the table of a map are not cut within a word @narrow', async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(5)).toBeVisible();
  const cut = await rows.locator('td:last-child').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = cell.firstChild;
      if (!text) return [];
      return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(cut).toEqual([]);
});
