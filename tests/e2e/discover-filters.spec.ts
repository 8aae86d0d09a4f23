import type { Page } from '@playwright/test';
import { apply, cards, openFilters, total } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

const countOf = async (page: Page, choice: string) => {
  const label = page.locator('label', { has: page.getByRole('checkbox', { name: choice }) });
  return Number((await label.locator('span').last().textContent())?.replace('.', ''));
};

/** The region with the most matches. */
const firstRegion = (page: Page) =>
  page.getByRole('group', { name: 'Region' }).getByRole('checkbox').first();

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

  await test.step('a chip that is lifted by a key gives the focus on', async () => {
    const chips = page.getByRole('link', { name: /^Remove filter: / });
    await chip.click();
    await expect(chips).toHaveCount(2);
    await chips.first().focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(1);
    await expect(chips).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a chip that is cut is shown whole to the pointer and to the keyboard', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const industry = 'Virksomhedsrådgivning og anden rådgivning om driftsledelse';
  await page.goto(`/discover?industry=${encodeURIComponent(industry)}`);
  const chip = page.getByRole('link', { name: `Remove filter: ${industry}` });
  await expect(chip).toHaveAttribute('title', industry);
  const cut = chip.getByText('Virksomhedsrådgivning og anden rådgivning om…');
  const over = () => cut.evaluate((text) => getComputedStyle(text, '::after').content);
  expect(await over()).toBe('none');
  await chip.focus();
  expect(await over()).toBe(`"${industry}"`);
});

test('several filters narrow together, Clear Filters lifts them all', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=holding');
  const before = await total(page);
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.getByRole('checkbox', { name: /^1-5/ }).check();
  await form.getByRole('checkbox', { name: /^Not reported/ }).check();
  await form.locator('summary', { hasText: 'Contact' }).click();
  await form.getByLabel('Has telephone').check();
  await expect(form.getByRole('checkbox', { name: 'Audit waived' })).toBeHidden();
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

test('companies without an email: a chip says so, the form shows it', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=holding&hasEmail=false&advertisingProtected=yes');
  const narrowed = await total(page);
  await expect(page.getByRole('link', { name: 'Remove filter: No email' })).toBeVisible();
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  for (const box of ['No email', 'Under advertising protection']) {
    await expect(form.getByLabel(box, { exact: true })).toBeChecked();
  }
  await form.getByLabel('No email').uncheck();
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=holding&advertisingProtected=yes');
  await expect.poll(() => total(page)).toBeGreaterThan(narrowed);
  await page.goBack();
  await page.getByRole('link', { name: 'Remove filter: No email' }).click();
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
  await expect(amounts.getByRole('alert')).toHaveText('“-1000” is more than “-2000”');
  await expect(form, 'nothing is counted').not.toHaveAttribute('aria-busy');
  await expect(apply(page)).toBeDisabled();
  await amounts.getByLabel('Max').fill('2.000.000');
  await amounts.getByLabel('Max').press('Enter');
  await expect(page).toHaveURL('/discover?search=holding&profitFrom=-1000&profitTo=2000000');
});

test('where filters leave nothing, what to remove is told with its count; all can be cleared', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/discover?search=holding&region=Nordjylland');
  const inRegion = await total(page);
  await page.goto('/discover?search=holding&region=Nordjylland&numEmployeesFrom=9999999');
  const ways = page.getByRole('list', { name: 'With fewer filters' }).getByRole('link');
  await expect(ways).toHaveText(
    `Without “Employees from 9.999.999”: ${inRegion.toLocaleString('da-DK')} companies`,
  );
  await expectSound(page, 'what to remove');
  await ways.click();
  await expect(page).toHaveURL('/discover?search=holding&region=Nordjylland');
  await expect.poll(() => total(page)).toBe(inRegion);
  await page.goto('/discover?search=holding&numEmployeesFrom=9999999&foundedFrom=2999-01-01');
  await expect(ways, 'no filter is to blame alone').toHaveText(/^Without any filter: [\d.]+ comp/);
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

test('no results are explained, the filters cannot be used, and words may be asked as a sentence', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
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

  await test.step('a sentence costs nothing before it is sent', async () => {
    await page.getByRole('link', { name: 'Ask in your own words (AI search)' }).click();
    await expect(page).toHaveURL('/search?ai=qwxzqwxz');
    await expect(page.getByRole('combobox', { name: 'Search companies' })).toHaveValue('qwxzqwxz');
    await expect(page.getByLabel('Search type')).toHaveValue('ai');
    await expect(page.getByText('5 free AI searches left this month.')).toBeVisible();
  });
});

test('postal codes are typed as people write them', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=aps');
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.locator('summary', { hasText: 'Postal codes' }).click();
  const codes = form.getByRole('textbox', { name: 'Postal codes' });
  await codes.fill('80');
  await codes.blur();
  await expect(form.getByText('“80” is not a postal code such as 8000 or 8000-8270')).toBeVisible();
  await codes.fill('8000 - 8270, 9000');
  await codes.blur();
  const part = form.getByRole('group', { name: 'Postal codes: wanted or not' });
  await part.getByRole('button', { name: 'None of' }).click();
  await expect(codes).toHaveValue('');
  await codes.fill('8200');
  await apply(page).click();
  await expect(page).toHaveURL(
    '/discover?search=aps&postalCode=8000-8270%7C9000&notPostalCode=8200',
  );
  for (const text of ['Postal code 8000–8270', 'Postal code 9000', 'Not postal code 8200']) {
    await expect(page.getByRole('link', { name: `Remove filter: ${text}` })).toBeVisible();
  }
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
  await expect(apply(page)).toBeFocused();
});

test('what auditors and annual reports say of companies', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=aps');
  const all = await total(page);
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.locator('summary', { hasText: 'Audit, opinion' }).click();
  await form.getByRole('checkbox', { name: 'Note on going concern', exact: true }).check();
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=aps&goingConcern=true');
  const chip = page.getByRole('link', { name: 'Remove filter: Note on going concern' });
  await expect(chip).toBeVisible();
  const found = await total(page);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await expect(cards(page).first()).toContainText(/Annual report \d{4}: /);
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByText(/has a note on uncertainty about going concern/)).toBeVisible();
  await page.goto('/discover?search=aps&modifiedOpinion=true');
  await cards(page).first().getByRole('link').first().click();
  await expect(
    page.getByText(/^The auditor (?:gave an? (?:adverse|qualified) opinion|disclaimed an opinion)/),
  ).toBeVisible();
});

test('companies that have lost half of their capital', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?search=aps&status=ACTIVE');
  const all = await total(page);
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.locator('summary', { hasText: 'Audit, opinion, capital' }).click();
  await form.getByRole('checkbox', { name: 'Half of the capital lost', exact: true }).check();
  await apply(page).click();
  await expect(page).toHaveURL('/discover?search=aps&status=ACTIVE&capitalLost=true');
  await expect(
    page.getByRole('link', { name: 'Remove filter: Half of the capital lost' }),
  ).toBeVisible();
  const found = await total(page);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await cards(page).first().getByRole('link').first().click();
  await expect(
    page.getByText(/^(?:Less than half of the capital is left|Equity is negative)/),
  ).toBeVisible();
});

test('the kind of an auditor’s opinion', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?modifiedOpinion=true');
  const modified = await total(page);
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  const kinds = ['Qualified opinion', 'Adverse opinion', 'Disclaimer of opinion'];
  const texts = await Promise.all(
    kinds.map((kind) => form.locator('label').filter({ hasText: kind }).textContent()),
  );
  const counts = texts.map((text) => Number(text?.replace(/\D/g, '')));
  expect(counts.reduce((sum, count) => sum + count)).toBe(modified);
  await form.getByRole('checkbox', { name: /^Qualified opinion/ }).check();
  await apply(page).click();
  await expect(page).toHaveURL('/discover?opinion=QUALIFIED&modifiedOpinion=true');
  const chip = page.getByRole('link', { name: 'Remove filter: Qualified opinion' });
  await expect(chip).toBeVisible();
  expect(await total(page)).toBe(counts[0]);
  await expect(cards(page).first()).toContainText(/Annual report \d{4}: qualified opinion/);
  await page.goto('/discover?opinion=adverse|DISCLAIMER');
  await expect(page.getByRole('link', { name: 'Remove filter: Adverse opinion' })).toBeVisible();
  expect(await total(page)).toBe(modified - (counts[0] ?? 0));
});

test('how companies ended', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/discover?status=CEASED');
  const all = await total(page);
  await page.goto('/discover?status=CEASED_COMPULSORY_DISSOLUTION');
  await expect(
    page.getByRole('link', { name: 'Remove filter: Compulsorily dissolved' }),
  ).toBeVisible();
  const found = await total(page);
  expect(found).toBeGreaterThan(1);
  expect(found).toBeLessThan(all);
  const marks = page.getByText(/^Ceased \d\d\/\d\d\/\d{4} · compulsorily dissolved$/);
  await expect(marks).toHaveCount(Math.min(found, 10));
});

test('who went bankrupt since a day, the latest first', { tag: '@once' }, async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/discover?status=IN_BANKRUPTCY');
  const before = await total(page);
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.locator('summary', { hasText: 'Status since' }).click();
  await form.getByLabel('From').fill('2021-06-01');
  await apply(page).click();
  await expect(page).toHaveURL('/discover?status=IN_BANKRUPTCY&statusFrom=2021-06-01');
  await expect(
    page.getByRole('link', { name: 'Remove filter: Status began from 01/06/2021' }),
  ).toBeVisible();
  const narrowed = await total(page);
  expect(narrowed).toBeGreaterThan(1);
  expect(narrowed).toBeLessThan(before);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Latest change of status');
  await expect(page).toHaveURL(/sort=statusSince-desc/);
  const marks = page.getByText(/^In bankruptcy \d\d\/\d\d\/\d{4}$/);
  await expect(marks).toHaveCount(Math.min(narrowed, 10));
  const days = (await marks.allTextContents()).map((text) =>
    text.replace(/^.*(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1'),
  );
  expect(days).toEqual(days.toSorted().reverse());
  expect(days.every((day) => day >= '2021-06-01')).toBe(true);
});

test('who looks for growth says how much, and sees no company that grew less', {
  tag: '@once',
}, async ({ signedInPage: page, isMobile }) => {
  await page.goto('/discover?region=Hovedstaden&sort=growth-asc');
  const before = await total(page);
  await openFilters(page, isMobile);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.locator('summary', { hasText: 'Growth' }).click();
  const growth = form.getByRole('group', { name: 'Growth of revenue, %' });
  await growth.getByLabel('Min').fill('5,55');
  await expect(growth.getByRole('alert')).toHaveText('“5.55” is not a percentage such as 12.5');
  await growth.getByLabel('Min').fill('5,5 %');
  await expectSound(page, 'growth');
  await apply(page).click();
  await expect(page).toHaveURL(/[?&]revenueGrowthFrom=5\.5/);
  await expect(
    page.getByRole('link', { name: 'Remove filter: Growth of revenue from 5,5 %' }),
  ).toBeVisible();
  await expect.poll(() => total(page)).toBeLessThan(before);
  expect(await total(page)).toBeGreaterThan(0);
  const least = cards(page)
    .first()
    .locator('p')
    .filter({ hasText: /Growth of revenue 20\d\d, %/ });
  const text = (await least.locator('> :last-child').textContent()) ?? '';
  expect(Number(text.replace(/[^\d,-]/g, '').replace(',', '.'))).toBeGreaterThanOrEqual(5.5);
});
