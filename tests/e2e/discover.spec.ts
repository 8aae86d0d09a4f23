import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

const cards = (page: Page) => page.getByRole('article');
const total = async (page: Page) => {
  const status = page.getByRole('status').filter({ hasText: 'Total results' });
  return Number((await status.textContent())?.replace(/\D/g, ''));
};
const countOf = async (page: Page, choice: string) => {
  const label = page.locator('label', { has: page.getByRole('checkbox', { name: choice }) });
  return Number((await label.locator('span').last().textContent())?.replace('.', ''));
};
const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true });

/** On small screens the filters are a sheet. Waits until the page is awake. */
async function openFilters(page: Page, isMobile: boolean) {
  const form = page.getByRole('form', { name: 'Filters' });
  if (!isMobile) {
    // The map is there once the page knows how wide it is.
    const map = page.getByRole('region', { name: 'Map', exact: true });
    await expect(map.getByRole('button').first()).toBeVisible();
    await expect(form).toBeVisible();
    return;
  }
  await expect(async () => {
    if (await form.isVisible()) return;
    await page.getByRole('button', { name: 'Filters', exact: true }).click({ timeout: 1_000 });
    await expect(form).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** The region that most of the found companies are in. */
const firstRegion = (page: Page) =>
  page.getByRole('group', { name: 'Region' }).getByRole('checkbox').first();

test('results: total, ten numbered cards, pages, back', async ({ signedInPage: page }) => {
  await page.goto('/discover?search=holding');
  await expect(page.getByText('Total results')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).first()).toContainText('1');
  const first = await cards(page).first().getByRole('link').getAttribute('href');

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/discover?search=holding&page=2');
  await expect(cards(page).first()).toContainText('11');
  await page.reload();
  await expect(cards(page).first()).toContainText('11');
  await page.goBack();
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', first ?? '');
});

test('the page field is held between the first and the last page', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding');
  const field = page.getByLabel('Go to page');
  await field.fill('99999');
  await field.press('Enter');
  await expect(page).toHaveURL(/page=\d+/);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.getByLabel('Go to page').fill('-7');
  await page.getByLabel('Go to page').press('Enter');
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Go to page')).toHaveValue('1');
  await page.goBack();
  await expect(page).toHaveURL(/page=\d+/);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('without a search and without filters Discover sends one to the search page', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  for (const query of ['', '?search=', '?search=%20%20', '?sort=name-asc']) {
    await page.goto(`/discover${query}`);
    await expect(page).toHaveURL('/search');
  }
  await page.goto('/discover?employees=1-5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies by filter');
});

test('when all that narrows is ignored, the search page says what it was', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const note = page.getByText('Ignored:').locator('..');
  await page.goto('/discover?industry=Foo&employees=9-1');
  await expect(page).toHaveURL('/search?industry=Foo&employees=9-1');
  await expect(note).toContainText('Industry: no company has "Foo"');
  await expect(note).toContainText('Employees: "9-1" is not a range such as 1-5');
  await expectSound(page, 'search with what it ignored');
  await page.reload();
  await expect(note).toBeVisible();
});

test('a value that no company has is ignored wherever filters are shown', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=holding&region=Nordjylland|Nordjyland');
  await expect(page.getByText('Ignored:').locator('..')).toContainText(
    'Region: no company has "Nordjyland"',
  );
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1);
  await openFilters(page, isMobile);
  const regions = page.getByRole('group', { name: 'Region' });
  await expect(regions.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(regions.getByText('Nordjyland')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^1–5/ }).check();
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=holding&region=Nordjylland&employees=1-5');
  await page.goBack();
  await expect(page.getByText('Ignored:')).toBeVisible();
});

test('no results are explained, and the filters cannot be used', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=qwxzqwxz');
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await expect(
    page.getByText(
      "We couldn't find any results for your search. Please try refining your search.",
    ),
  ).toBeVisible();
  await expectSound(page, 'no results');
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await expect(form.getByRole('checkbox').first()).toBeDisabled();
  await expect(form.getByLabel('Min').first()).toBeDisabled();
  await expect(apply(page)).toBeDisabled();
});

test('filters: counts answer before Apply, the address keeps them, back and reload work', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=holding&page=2');
  const before = await total(page);
  await openFilters(page, isMobile);
  await expect(apply(page)).toBeDisabled();
  const region = firstRegion(page);
  const name = (
    (await region.locator('xpath=ancestor::label').locator('span[lang]').textContent()) ?? ''
  ).trim();
  const expected = await countOf(page, name);
  const forms = page.getByRole('group', { name: 'Company type' }).locator('label').first();
  const formsBefore = (await forms.textContent()) ?? '';
  await region.check();
  await expect(forms, 'the other filters are counted anew').not.toHaveText(formsBefore);
  await expect(page).toHaveURL('/discover?search=holding&page=2');
  await expectSound(page, 'filters');
  await apply(page).click();
  await expect(page).toHaveURL(`/discover?search=holding&region=${encodeURIComponent(name)}`);
  await expect.poll(() => total(page)).toBe(expected);
  await page.reload();
  await expect.poll(() => total(page)).toBe(expected);
  await page.goBack();
  await expect(page).toHaveURL('/discover?search=holding&page=2');
  await expect.poll(() => total(page)).toBe(before);
});

test('a chip lifts its filter, back brings it again', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding&region=Nordjylland&employees=1-5|6-10');
  const before = await total(page);
  const chip = page.getByRole('link', { name: 'Remove filter: 6–10 employees' });
  await chip.click();
  await expect(page).toHaveURL('/discover?search=holding&region=Nordjylland&employees=1-5');
  await expect(chip).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove filter: Nordjylland' }).click();
  await expect(page).toHaveURL('/discover?search=holding&employees=1-5');
  await page.goBack();
  await page.goBack();
  await expect(chip).toBeVisible();
  await expect.poll(() => total(page)).toBe(before);
});

test('several filters narrow together, Clear Filters lifts them all', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=holding');
  const before = await total(page);
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.getByRole('checkbox', { name: /^1–5/ }).check();
  await form.getByRole('checkbox', { name: /^Not reported/ }).check();
  await form.locator('summary', { hasText: 'Contact' }).click();
  await form.getByLabel('Has telephone').check();
  await form.getByLabel('Not under advertising protection').check();
  await form.locator('summary', { hasText: 'Founded' }).click();
  await form.getByLabel('From').fill('1990-01-01');
  await apply(page).click();
  await expect(page).toHaveURL(
    '/discover?search=holding&employees=1-5&missing=employees&foundedFrom=1990-01-01&advertisingProtected=false&hasTelephone=true',
  );
  const narrowed = await total(page);
  expect(narrowed).toBeLessThan(before);
  for (const text of [
    '1–5 employees',
    'Employees not reported',
    'Founded from 01/01/1990',
    'Has telephone',
    'Not under advertising protection',
  ]) {
    await expect(page.getByRole('link', { name: `Remove filter: ${text}` })).toBeVisible();
  }
  await expectSound(page, 'active filters');
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/discover?search=holding');
  await expect.poll(() => total(page)).toBe(before);
});

test('companies without an e-mail: a chip says so, the form shows it', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=holding&hasEmail=false&advertisingProtected=yes');
  const narrowed = await total(page);
  await expect(page.getByRole('link', { name: 'Remove filter: No e-mail' })).toBeVisible();
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  for (const box of ['No e-mail', 'Under advertising protection']) {
    await expect(form.getByLabel(box, { exact: true })).toBeChecked();
  }
  await form.getByLabel('No e-mail').uncheck();
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=holding&advertisingProtected=yes');
  await expect.poll(() => total(page)).toBeGreaterThan(narrowed);
  await page.goBack();
  await page.getByRole('link', { name: 'Remove filter: No e-mail' }).click();
  await expect(page).toHaveURL('/discover?search=holding&advertisingProtected=yes');
});

test('free numbers: a thousand with dots is read, a turned range is told and not applied', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/discover?search=holding');
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.locator('summary', { hasText: 'Gross profit' }).click();
  const amounts = form.getByRole('group', { name: 'Gross profit' });
  await amounts.getByLabel('Min').fill('-1.000');
  await amounts.getByLabel('Max').fill('-2.000');
  await expect(amounts.getByRole('alert')).toHaveText('"-1000" comes after "-2000"');
  await expect(apply(page)).toBeDisabled();
  await amounts.getByLabel('Max').fill('2.000.000');
  await amounts.getByLabel('Max').press('Enter');
  await expect(page).toHaveURL('/discover?search=holding&profitFrom=-1000&profitTo=2000000');
});

test('filters without a match have a text of their own and a way out', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=holding&numEmployeesFrom=9999999');
  await expect(
    page.getByText(
      'No companies found with the applied filters. Please try different filter criteria.',
    ),
  ).toBeVisible();
  await openFilters(page, isMobile);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(cards(page)).toHaveCount(10);
});

test('long lists are searched and shown whole', async ({ signedInPage: page, isMobile }) => {
  await page.goto('/discover?search=aps');
  await openFilters(page, isMobile);
  const towns = page.getByRole('group', { name: 'Municipality' });
  await expect(towns.getByRole('checkbox')).toHaveCount(8);
  await towns.getByRole('button', { name: /^Show all \d/ }).click();
  await expect.poll(() => towns.getByRole('checkbox').count()).toBeGreaterThan(8);
  await towns.getByRole('button', { name: 'Show fewer' }).click();
  await towns.getByLabel('Search in Municipality').fill('koben');
  await expect(towns.getByRole('checkbox')).toHaveCount(1);
  await towns.getByRole('checkbox', { name: /^København/ }).check();
  await towns.getByLabel('Search in Municipality').fill('zzz');
  await expect(towns.getByText('No value fits.')).toBeVisible();
  await towns.getByLabel('Search in Municipality').fill('');
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=aps&municipality=K%C3%B8benhavn');
  await openFilters(page, isMobile);
  await expect(towns.getByRole('checkbox').first(), 'what is chosen is on top').toBeChecked();
  await page.reload();
  await openFilters(page, isMobile);
  await expect(towns.getByRole('checkbox').first()).toBeChecked();

  const trades = page.getByRole('group', { name: 'Industry' });
  const all = trades.getByRole('button', { name: /^Show all/ });
  const promised = Number((await all.textContent())?.replace(/\D/g, ''));
  await all.click();
  await expect(trades.getByRole('checkbox')).toHaveCount(promised);
});

test('order and layout are part of the address', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding&page=2');
  await page.getByLabel('Sort by').selectOption('Name, Z to A');
  await expect(page).toHaveURL('/discover?search=holding&sort=name-desc');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/discover?search=holding&sort=name-desc&page=2');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/discover?search=holding&sort=name-desc&view=list&page=2');
  await expect(cards(page).first()).toContainText('11');
  await expectSound(page, 'list');
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('name-desc');
  await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL('/discover?search=holding&sort=name-desc&page=2');
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
});

test('from a company back to the whole address', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const address = '/discover?search=aps&employees=1-5&sort=name-asc&view=list&page=2';
  await page.goto(address);
  await cards(page).nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\/\d{8}\?from=discover&/);
  await page.getByRole('link', { name: 'Financial' }).click();
  await expect(page).toHaveURL(/tab=financial/);
  await page.reload();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(address);
  await expect(cards(page).first()).toContainText('11');
});

test('the name that is cut is whole for the pointer and for the keyboard', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/discover?search=holding&sort=name-asc');
  const card = cards(page).filter({ hasText: '…' }).first();
  const link = card.getByRole('link');
  const name = (await link.locator('.sr-only').textContent()) ?? '';
  expect([...name].length).toBeGreaterThan(22);
  await expect(link).toHaveAttribute('title', new RegExp(name.slice(0, 20).replace(/\W/g, '.')));
  const cut = (await link.locator('[aria-hidden]').textContent())?.replace('…', '') ?? '';
  expect([...cut].length).toBeLessThanOrEqual(15);
  await page.getByLabel('Sort by').focus();
  await expect(card.locator('p').filter({ hasText: name })).toBeHidden();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((node) => node === document.activeElement)) break;
  }
  await expect(card.locator('p').filter({ hasText: name })).toBeVisible();
});

test('a card: initials on the colour of the company, cut texts, the mark of protection', async ({
  signedInPage: page,
  api,
}) => {
  const address = '/discover?search=holding&advertisingProtected=true';
  await page.goto(address);
  const key = /\d{8}/.exec(
    (await cards(page).first().getByRole('link').getAttribute('href')) ?? '',
  );
  const answer = await api.post('/api/veminto/logo', { data: { the_key: key?.[0] } });
  const { initials, colour } = (await answer.json()).data;
  const circle = cards(page).first().getByText(initials, { exact: true });
  const hue = /(\d+)\)$/.exec(colour)?.[1];
  await expect(circle).toHaveAttribute('style', `--hue:${hue}`);
  for (const card of await cards(page).all()) await expect(card).toContainText('Reklamebeskyttet');
  await page.reload();
  await expect(circle, 'the colour is always the same').toHaveAttribute('style', `--hue:${hue}`);
  await page.goto('/discover?search=holding&advertisingProtected=false');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('article').getByText('Reklamebeskyttet')).toHaveCount(0);
  await page.goto('/discover?industry=Konsulentbistand vedrørende informationsteknologi');
  await expect(cards(page).first()).toContainText('Konsulentbistand vedrørende informationstekno…');
  await page.goBack();
  await expect(page).toHaveURL(/advertisingProtected=false$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(circle).toBeVisible();
});

test('a card says what it matched on', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/discover?search=Limfjordens%20Tagservice');
  await expect(cards(page).first()).toContainText('Former name: Limfjordens Tagservice');
  await page.goto('/discover?search=nordhaven%20tagd%C3%A6kning');
  await expect(cards(page).first()).toContainText('spelled alike: nordhaven → nordhavn');
});

const edited: [query: string, sentences: string[]][] = [
  ['page=1e99&sort=size', ['Page: "1e99" is not a page', 'Sort: "size" is not an order']],
  ['page=1000000000', ['There is no page 1000000000: this is the last one.']],
  ['page=999999', ['There is no page 999999: this is the last one.']],
  [
    'page=0&view=cards&employees=9-1&status=OPEN&revenueFrom=9&revenueTo=3',
    [
      'Page: "0" is not a page',
      'Layout: "cards" is neither grid nor list',
      'Employees: "9-1" is not a range such as 1-5',
      'Status: "OPEN" is not a status such as ACTIVE',
      'Revenue: "9" comes after "3"',
    ],
  ],
  [
    'industry=Foo&region=Nordjyland&municipality=Atlantis&companyType=GmbH&status=open',
    [
      'Industry: no company has "Foo"',
      'Company type: no company has "GmbH"',
      'Region: no company has "Nordjyland"',
      'Municipality: no company has "Atlantis"',
      'Status: "open" is not a status such as ACTIVE',
    ],
  ],
  [
    'foundedFrom=2020-02-30&area=here',
    [
      'Founded: "2020-02-30" is not a day such as 2020-12-31',
      'Area: "here" is not an area such as circle:10.2,56.15,5',
    ],
  ],
];

for (const [query, sentences] of edited) {
  test(`an address edited by hand is a whole page and says what it ignored: ${query}`, {
    tag: '@once',
  }, async ({ signedInPage: page }) => {
    const note = page.getByText('Ignored:').locator('..');
    const response = await page.goto(`/discover?search=holding&${query}`);
    expect(response?.status()).toBe(200);
    for (const sentence of sentences) await expect(note).toContainText(sentence);
    await expect(cards(page).first()).toBeVisible();
    await expectSound(page, 'ignored');
    await page.reload();
    await expect(note).toContainText(sentences[0] ?? '');
    const step =
      query.startsWith('page=1000') || query.includes('999999') ? 'Previous page' : 'Next page';
    await page.getByRole('link', { name: step }).click();
    await expect(page, 'links do not carry it on').toHaveURL(
      /^[^?]*\/discover\?search=holding&page=\d{1,4}$/,
    );
    await expect(note).toHaveCount(0);
  });
}

test('hostile searches are ordinary searches', { tag: '@once' }, async ({ signedInPage: page }) => {
  const texts = [
    "'; drop table companies; --",
    '%_%',
    '"unmatched',
    '<script>alert(1)</script>',
    '😀😀😀',
    'شركة قابضة',
    'n'.repeat(300),
  ];
  for (const text of texts) {
    const response = await page.goto(
      `/discover?search=${encodeURIComponent(text)}&industry=${encodeURIComponent(text)}`,
    );
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page, text);
  }
});

test('the three panes of a small screen', async ({ signedInPage: page, isMobile }) => {
  if (!isMobile) return;
  await page.goto('/discover?search=holding');
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map).toBeHidden();
  await expect(async () => {
    if (await map.isVisible()) return;
    await page.getByRole('button', { name: 'Map', exact: true }).click({ timeout: 1_000 });
    await expect(map).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(map).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('between the two the filters are a drawer and the map a column that can be shown', async ({
  signedInPage: page,
  isMobile,
}) => {
  if (isMobile) return;
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/discover?search=holding&employees=1-5');
  await expect(page.getByRole('form', { name: 'Filters' })).toBeHidden();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(async () => {
    if (await drawer.isVisible()) return;
    await page.getByRole('button', { name: 'Filters (1)' }).click({ timeout: 1_000 });
    await expect(drawer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await drawer.getByRole('checkbox', { name: /^1–5/ }).uncheck();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/discover?search=holding');
  await expect(drawer).toHaveCount(0);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map).toBeHidden();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(map).toBeVisible();
  await expectNoOverflow(page, 'with the map');
});

test('counts that cannot be had are told, and asked for again', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=holding');
  await openFilters(page, isMobile);
  await page.route('**/api/company/facets*', (route) => route.abort());
  await firstRegion(page).check();
  const alert = page.getByRole('alert').filter({ hasText: 'The counts are of an earlier choice.' });
  await expect(alert).toBeVisible();
  await expect(apply(page), 'the filters can be applied all the same').toBeEnabled();
  await page.unroute('**/api/company/facets*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
});
