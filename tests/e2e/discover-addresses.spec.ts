import { apply, cards, openFilters } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { expectNoOverflow, expectSound } from '../support/sound.ts';

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
  await expect(note).toContainText('Industry: no company has “Foo”');
  await expect(note).toContainText('Employees: “9-1” is not a range such as 1-5');
  await expectSound(page, 'search with what it ignored');
  await page.reload();
  await expect(note).toBeVisible();
});

test('a list of numbers shows its companies, and says which numbers none has', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/search');
  const list = `DK ${IMPORTED.key}, 10000009; 12345678, 1234567`;
  const field = page.getByRole('combobox', { name: 'Search companies' });
  await field.fill(list);
  await field.press('Enter');
  await expect(page).toHaveURL(`/discover?search=${IMPORTED.key}+10000009+12345678+1234567`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for 4 numbers');
  await expect(page.getByRole('status').filter({ hasText: 'Total results' })).toHaveText(
    '1 Total results',
  );
  const note = page.getByText('Ignored:').locator('..');
  await expect(note).toContainText('Not in the register: 10000009');
  await expect(note).toContainText('Not a CVR number or P-number: 12345678, 1234567');
});

test('a list of numbers that nobody has says so of each', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/search');
  const field = page.getByRole('combobox', { name: 'Search companies' });
  await field.fill('10000009, 12345678');
  await field.press('Enter');
  await expect(page).toHaveURL('/discover?search=10000009+12345678');
  const note = page.getByText('Ignored:').locator('..');
  await expect(note).toContainText('Not in the register: 10000009');
  await expect(note).toContainText('Not a CVR number or P-number: 12345678');
  await expectSound(page, 'discover with numbers of nobody');
});

test('words that ask about a company find it, and it says that they were left out', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto(`/discover?search=${encodeURIComponent(`${IMPORTED.name} telefon`)}`);
  await expect(page.getByRole('article')).toContainText(`CVR ${IMPORTED.key}`);
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  const note = page.getByText('Ignored:').locator('..');
  await expect(note).toContainText('“telefon”, as no company has it along with the other words');
  await expectSound(page, 'discover with a word left out');
});

test('a superlative orders the result, and it says so', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const search = 'største virksomheder i Aarhus med over 5 ansatte';
  await page.goto(`/discover?search=${encodeURIComponent(search)}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(
    page.getByText('Ordered as you ask: Most employees, ceased companies last'),
  ).toBeVisible();
  const order = page.getByLabel('Sort by').locator('option:checked');
  await expect(order).toHaveText('As you ask');
  await expect(page.getByText('“med over 5 ansatte” is read as a condition')).toBeVisible();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  await expectSound(page, 'discover in the order asked for');
  await page.goto(`/discover?search=${encodeURIComponent(search)}&sort=name-asc`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Ordered as you ask')).toHaveCount(0);
  await expect(order).toHaveText('Name, A to Z');
});

test('a value that no company has is ignored wherever filters are shown', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=holding&region=Nordjylland|Nordjyland');
  await expect(page.getByText('Ignored:').locator('..')).toContainText(
    'Region: no company has “Nordjyland”',
  );
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1);
  await openFilters(page, isMobile);
  const regions = page.getByRole('group', { name: 'Region' });
  await expect(regions.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(regions.getByText('Nordjyland')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^1-5/ }).check();
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=holding&region=Nordjylland&employees=1-5');
  await page.goBack();
  await expect(page.getByText('Ignored:')).toBeVisible();
});

type Edited = [query: string, sentences: string[]][];

const ignored: Edited = [
  [
    'page=0&view=cards&employees=9-1&status=OPEN&revenueFrom=9&revenueTo=3',
    [
      'Page: “0” is not a page',
      'Layout: “cards” is none of grid, list and table',
      'Employees: “9-1” is not a range such as 1-5',
      'Status: “OPEN” is not one of ACTIVE, ',
      'Revenue: “9” is more than “3”',
    ],
  ],
  [
    'industry=Foo&region=Nordjyland&municipality=Atlantis&companyType=GmbH&status=open',
    [
      'Industry: no company has “Foo”',
      'Company type: no company has “GmbH”',
      'Region: no company has “Nordjyland”',
      'Municipality: no company has “Atlantis”',
      'Status: “open” is not one of ACTIVE, ',
    ],
  ],
  [
    'page=1e99&sort=size&foundedFrom=2020-02-30&area=here',
    [
      'Page: “1e99” is not a page',
      'Sort: “size” is not an order',
      'Founded: “2020-02-30” is not a day such as 2020-12-31',
      'Area: “here” is not an area such as circle:10.2,56.15,5',
    ],
  ],
];

const beyondTheEnd: Edited = [
  ['page=1000000000', ['There is no page 1000000000: this is the last one.']],
  ['page=999999', ['There is no page 999999: this is the last one.']],
];

for (const [what, addresses, step] of [
  ['an address edited by hand is a whole page and says what it ignored', ignored, 'Next page'],
  ['a page beyond the end is the last one, and that is said', beyondTheEnd, 'Previous page'],
] as const) {
  test(what, { tag: '@once' }, async ({ signedInPage: page }) => {
    const note = page.getByText('Ignored:').locator('..');
    for (const [query, sentences] of addresses) {
      await test.step(query, async () => {
        const response = await page.goto(`/discover?search=holding&${query}`);
        expect(response?.status()).toBe(200);
        for (const sentence of sentences) await expect.soft(note).toContainText(sentence);
        await expect(cards(page).first()).toBeVisible();
        await expectSound(page, 'ignored');
        await page.reload();
        await expect(note).toContainText(sentences[0] ?? '');
        await page.getByRole('link', { name: step }).click();
        await expect(page, 'links do not carry it on').toHaveURL(
          /^[^?]*\/discover\?search=holding&page=\d{1,4}$/,
        );
        await expect(note).toHaveCount(0);
      });
    }
  });
}

test('a search that is too long says so once', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto(`/discover?search=${'n'.repeat(201)}`);
  await expect(page.getByText('Ignored:').locator('..')).toHaveText(
    'Ignored: Search at most 200 characters',
  );
});

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

test('the menu leads back to the results as they were left', { tag: '@narrow' }, async ({
  signedInPage: page,
  api,
  person,
}) => {
  const discover = async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Menu' }).click();
    return page.getByRole('dialog').getByRole('link', { name: 'Discover' });
  };
  await expect(await discover()).toHaveAttribute('href', '/search');

  const query = 'anpartsselskaber i Aarhus kommune';
  const asked = await api.get(
    `/api/spell/v1/${person.id}/ai-search?${new URLSearchParams({ query })}`,
  );
  const { run } = await asked.json();
  for (const left of [`run=${run.id}&page=2`, 'employees=1-5', 'search=holding&view=list']) {
    await page.goto(`/discover?${left}`);
    // Once the page is hydrated.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('veminto.search'))).toBe(left);
    await expect(await discover()).toHaveAttribute('href', `/discover?${left}`);
  }
});
