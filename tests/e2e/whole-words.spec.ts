import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { saveSome } from '../support/saved-rows.ts';

/** Words of elements that are broken over two lines. */
const brokenWords = (elements: Locator) =>
  elements.evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const words: string[] = [];
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) words.push(word);
        }
      }
      return words;
    }),
  );

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
  expect(await brokenWords(rows.locator('td:last-child'))).toEqual([]);
});

test('saved companies show what matters beside the buttons, in whole words', {
  tag: '@once',
}, async ({ signedInPage: page, person, api }) => {
  const saved = await saveSome(person, 50);
  const tagged = { ids: saved.map(({ id }) => id), add: ['lead', 'ring i marts'] };
  expect((await api.put('/api/saved/tags', { data: tagged })).ok()).toBe(true);
  const note = {
    note: 'Taler kun med direktøren, helst om formiddagen; ring igen efter sommerferien.',
  };
  for (const { id } of saved.slice(-10)) {
    expect((await api.patch(`/api/saved/entries/${id}`, { data: note })).ok()).toBe(true);
  }
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/saved?size=50');
    const table = page.getByRole('table');
    await expect(table.locator('tbody tr')).toHaveCount(50);
    const heading = (name: string) => table.getByRole('columnheader', { name, exact: true });
    const buttons = (await heading('Actions').boundingBox())?.x ?? 0;
    for (const name of ['Company', 'Industry', 'City', 'Employees', 'Tags', 'Note']) {
      const box = await heading(name).getByRole('button').boundingBox();
      expect(box, name).not.toBeNull();
      const end = (box?.x ?? 0) + (box?.width ?? 0);
      expect(end, `${name} at ${width} pixels`).toBeLessThan(buttons);
    }
    await expect(table.getByText(/^CVR \d{8}$/)).toHaveCount(50);
    expect(await brokenWords(table.locator('tbody th, tbody td'))).toEqual([]);
  }
});
