import type { Page } from '@playwright/test';
import { cards } from '../support/discover.ts';
import { environment } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

/** The text after a label on every card, as displayed. */
async function figures(page: Page, label: RegExp): Promise<string[]> {
  const lines = page.getByRole('article').locator('p').filter({ hasText: label });
  await expect(lines).toHaveCount(10);
  return (await lines.allTextContents()).map((text) => text.replace(label, '').trim());
}

const WRITTEN = /^-?\d{1,3}(?:\.\d{3})*$/;
const numberOf = (text: string) => Number(text.replaceAll('.', ''));

/** Figures at one end of the order, in Danish notation. */
async function expectColumn(page: Page, label: RegExp): Promise<number[]> {
  const texts = await figures(page, label);
  for (const text of texts) expect(text).toMatch(WRITTEN);
  const ends = await cards(page).evaluateAll(
    (nodes, hasText) =>
      nodes.map((node) => {
        const line = [...node.querySelectorAll('p')].find((one) =>
          new RegExp(hasText).test(one.textContent),
        );
        const { right } = line?.lastElementChild?.getBoundingClientRect() ?? { right: 0 };
        return Math.round(node.getBoundingClientRect().right - right);
      }),
    label.source,
  );
  expect(new Set(ends).size, 'all figures end at one edge').toBe(1);
  return texts.map(numberOf);
}

test('who filters by a key figure sees it on each card, with its year @once', async ({
  signedInPage: page,
}) => {
  for (const view of ['', '&view=list']) {
    const filter = '/discover?solvencyRatioFrom=10&solvencyRatioTo=40';
    await page.goto(`${filter}&sort=profit-desc${view}`);
    const ratios = await figures(page, /Solvency ratio 20\d\d, %/);
    for (const text of ratios) expect(text).toMatch(/^\d\d(?:,\d)?$/);
    const values = ratios.map((text) => Number(text.replace(',', '.')));
    expect(values.filter((value) => value < 10 || value > 40)).toEqual([]);
    await expectColumn(page, /Net profit 20\d\d, DKK/);
    await expectSound(page, `cards with a solvency ratio${view}`);
  }
});

test('who orders by net profit sees it, on cards and in the list', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('article').getByText(/DKK/)).toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('Highest net profit');
  await expect(page).toHaveURL('/discover?search=holding&sort=profit-desc');
  await expect(cards(page).first()).toContainText(/Net profit 20\d\d, DKK/);
  const falling = await expectColumn(page, /Net profit 20\d\d, DKK/);
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(falling[0]).toBeGreaterThan(0);
  await expectSound(page, 'cards by net profit');

  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/discover?search=holding&sort=profit-desc&view=list');
  expect(await expectColumn(page, /Net profit 20\d\d, DKK/)).toEqual(falling);
  await expectSound(page, 'the list by net profit');

  await page.getByLabel('Sort by').selectOption('Net profit, losses first');
  await expect(page).toHaveURL('/discover?search=holding&view=list&sort=profit-asc');
  await expect(async () => {
    const rising = await expectColumn(page, /Net profit 20\d\d, DKK/);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(rising[0]).toBeLessThan(0);
  }).toPass();
});

test('the same in Danish, and a dash where the accounts say nothing @once', async ({
  signedInPage: page,
  context,
}) => {
  await context.addCookies([
    { name: 'veminto.language', value: 'da', url: environment.baseUrl, httpOnly: true },
  ]);
  await page.goto('/discover?search=holding');
  await page.getByLabel('Sortér efter').selectOption('Årsresultat, underskud først');
  await expect(page).toHaveURL('/discover?search=holding&sort=profit-asc');
  await expect(cards(page).first()).toContainText(/Årets resultat 20\d\d, kr\./);
  const rising = await expectColumn(page, /Årets resultat 20\d\d, kr\./);
  expect(rising[0]).toBeLessThan(0);
  await expectSound(page, 'cards by result, Danish');
  await page.goto('/discover?search=holding&sort=equity-desc&missing=equity&view=list');
  expect(await figures(page, /Egenkapital, kr\./)).toEqual(Array(10).fill('-'));
  await expectSound(page, 'the list without equity, Danish');
});

test('a sentence that asks for an order shows what it asks for', { tag: '@once' }, async ({
  signedInPage: page,
  api,
  person,
}) => {
  const question = new URLSearchParams({ query: 'anpartsselskaber med de største underskud' });
  const answer = await api.get(`/api/spell/v1/${person.id}/ai-search?${question}`);
  const { run, data } = await answer.json();
  expect(run.address).toBe('companyType=Anpartsselskab&netProfitTo=-0.001&sort=profit-asc');
  const losses = (data as { net_profit: number }[]).map(({ net_profit }) => net_profit);
  expect(losses).toEqual(losses.toSorted((a, b) => a - b));
  await page.goto(`/discover?run=${run.id}`);
  await expect(page.getByRole('list', { name: 'Understood as' })).toContainText(
    'Net profit, losses first',
  );
  expect(await expectColumn(page, /Net profit 20\d\d, DKK/)).toEqual(
    losses.slice(0, 10).map(Math.round),
  );
});

test('without a search the usual order says what it is', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const usual = page.getByLabel('Sort by').locator('option:checked');
  await page.goto('/discover?search=holding&region=Nordjylland');
  await expect(usual).toHaveText('Relevance');
  await page.goto('/discover?region=Nordjylland&sort=relevance');
  await expect(usual).toHaveText('Active first, most employees');
  await page.goto('/segmintation?region=Nordjylland');
  await expect(usual).toHaveText('Active first, most employees');
});

test('as a table, results have their figures side by side, and headings order them all', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=holding');
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page).toHaveURL('/discover?search=holding&view=table');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(11);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map, 'the table takes its place').toBeHidden();
  const head = (name: string) => table.getByRole('columnheader', { name });
  await head('Equity').getByRole('link').click();
  await expect(page).toHaveURL('/discover?search=holding&view=table&sort=equity-desc');
  await expect(head('Equity')).toHaveAttribute('aria-sort', 'descending');
  const names = await table.getByRole('columnheader').allTextContents();
  const at = names.indexOf('Equity') - 1;
  const equities = await table
    .locator('tbody tr')
    .evaluateAll(
      (rows, at) => rows.map((row) => row.querySelectorAll('td')[at]?.textContent ?? ''),
      at,
    );
  const numbers = equities.map((text) => Number(text.replaceAll('.', '').replace('−', '-')));
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(numbers[0]).toBeGreaterThan(0);
  await expectSound(page, 'table of results');

  await head('Equity').getByRole('link').click();
  await expect(head('Equity')).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(head('Equity')).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  const link = table.getByRole('rowheader').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(map, 'small screens have it as a pane').toBeVisible();
});
