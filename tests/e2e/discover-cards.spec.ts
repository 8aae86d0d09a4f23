import { awake } from '../support/awake.ts';
import { clicksOf } from '../support/company-pages.ts';
import { cards } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';

test('the name that is cut is whole for the pointer and for the keyboard', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/discover?search=holding&sort=name-asc');
  const card = cards(page).filter({ hasText: '…' }).filter({ hasText: 'Name: ' }).first();
  const link = card.getByRole('link');
  const name = (await link.locator('.sr-only').textContent()) ?? '';
  expect([...name].length).toBeGreaterThan(22);
  await expect(link).toHaveAttribute('title', new RegExp(name.slice(0, 20).replace(/\W/g, '.')));
  const cut = (await link.locator('[aria-hidden]').textContent())?.replace('…', '') ?? '';
  expect([...cut].length).toBeLessThanOrEqual(15);
  await awake(page.getByLabel('Sort by'));
  await page.getByLabel('Sort by').focus();
  const whole = card.locator('[aria-hidden] > p').filter({ hasText: name });
  await expect(whole).toBeHidden();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((node) => node === document.activeElement)) break;
  }
  await expect(whole).toBeVisible();
  await expect(card, 'it is what the card matched on').toContainText(`Name: ${name}`);
  await page.goto('/segmintation');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('Name: '), 'nothing was searched for').toHaveCount(0);
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
  await expect(cards(page).first()).toContainText(`CVR ${key?.[0]} · `);
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
  await expect(cards(page).first()).toContainText('Konsulentbistand vedrørende…');
  await page.goBack();
  await expect(page).toHaveURL(/advertisingProtected=false$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(circle).toBeVisible();
});

test('no line of a card begins or ends with a dot', async ({ signedInPage: page, isMobile }) => {
  await page.goto('/segmintation');
  await expect(cards(page).first()).toBeVisible();
  if (!isMobile) await expect(cards(page)).toHaveCount(9);
  // A dot at the start of a line lies left of its line, which clips it.
  const dots = await cards(page)
    .locator('.dotted i')
    .evaluateAll((all) =>
      all.map((dot) => {
        const line = dot.closest('.dotted')?.getBoundingClientRect();
        const part = dot.parentElement?.getBoundingClientRect();
        const isFirst = line !== undefined && part !== undefined && part.left - line.left < 1;
        return { isFirst, isClipped: dot.getBoundingClientRect().right <= (line?.left ?? 0) + 1 };
      }),
    );
  expect(dots.some(({ isFirst }) => isFirst)).toBe(true);
  for (const { isFirst, isClipped } of dots) expect(isClipped).toBe(isFirst);
});

test('suggested companies under advertising protection are marked', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  const answer = await (await api.get('/api/company/suggestions?text=holding')).json();
  const companies: { key: string; advertisingProtected: boolean }[] = answer.data.companies;
  const marked = companies.slice(0, 5).filter((company) => company.advertisingProtected);
  expect([0, 5]).not.toContain(marked.length);
  await page.goto('/search');
  await page.getByRole('combobox', { name: 'Search companies' }).fill('holding');
  const options = page.getByRole('listbox').getByRole('option');
  for (const { key } of companies.slice(0, 5)) {
    await expect(options.filter({ hasText: key })).toBeVisible();
  }
  const marks = options.filter({ hasText: 'Reklamebeskyttet' });
  await expect(marks).toHaveText(marked.map(({ key }) => new RegExp(key)));
});

test('a card tells the production units that results are ordered by', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding&sort=locations-desc');
  const shown = async () => {
    const texts = await cards(page).allTextContents();
    return texts.map((text) => Number(/([\d.]+) production units/.exec(text)?.[1] ?? 1));
  };
  await expect(cards(page).first()).toContainText(' production units');
  const counts = await shown();
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  await page.goto('/discover?search=holding&sort=locations-asc');
  await expect(cards(page).first()).toBeVisible();
  expect(new Set(await shown()), 'one alone is not told').toEqual(new Set([1]));
});

test('a card says what it matched on', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/discover?search=Limfjordens%20Tagservice');
  await expect(cards(page).first()).toContainText('Former name: Limfjordens Tagservice');
  const danish = cards(page).first().getByText('Former name:').locator('[lang="da"]');
  await expect(danish, 'only the words of the register').toHaveText(/^Limfjordens Tagservice/);
  await page.goto('/discover?search=nordhaven%20tagd%C3%A6kning');
  await expect(cards(page).first()).toContainText('spelled alike: nordhaven → nordhavn');
});

test('what is opened from a list of results is counted, with its place', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  const results = page.getByRole('region', { name: 'Companies', exact: true }).getByRole('article');
  const lists = [
    ['/discover?search=holding&page=2', results.nth(2), 13],
    ['/discover?search=holding&view=list', results.nth(3), 4],
    ['/segmintation?region=Nordjylland&page=2', results.nth(1), 11],
  ] as const;
  const expected: object[] = [];
  for (const [address, item, position] of lists) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('[inert]'), 'the page is awake').toHaveCount(0);
    const link = item.getByRole('link');
    const company_key = /\d{8}/.exec((await link.getAttribute('href')) ?? '')?.[0];
    expected.push({ kind: 'SEARCH', company_key, from_key: null, position });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/detail/${company_key}`));
    await expect.poll(() => clicksOf(person.id)).toEqual(expected);
  }
});

test('a card says what a word for new companies was read as', async ({ signedInPage: page }) => {
  await page.goto('/discover?search=nye virksomheder');
  await expect(cards(page).first()).toContainText(/Founded: \d\d\/\d\d\/20(21|22)/);
  await page.goto('/discover?search=konkursramte virksomheder');
  await expect(cards(page).first()).toContainText('In bankruptcy');
});
