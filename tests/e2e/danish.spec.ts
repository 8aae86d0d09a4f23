import type { Page } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED, IMPORTED_CEO } from '../support/imported.ts';
import { expectSound } from '../support/sound.ts';

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

test('Danish is chosen before signing in, kept, and given up again', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/?provider=google&problem=cancelled');
  expect(await languageOf(page)).toBe('en');
  await page.getByRole('button', { name: 'Dansk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log ind');
  await expect(page, 'the page is the same').toHaveURL('/?provider=google&problem=cancelled');
  expect(await languageOf(page)).toBe('da');
  await expectSound(page, 'sign in, Danish');
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opret en konto');
  await expectSound(page, 'sign up, Danish');
  await expect(page.getByRole('region', { name: /^Beskeder/ })).toBeAttached();
  await page.reload();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  expect(await languageOf(page)).toBe('en');
});

test('what was typed outlives the switch of the language, but for passwords', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/signup');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Email').fill('ida@people.example');
  await page.getByLabel('Password', { exact: true }).fill('Right1!pass');
  await page.getByRole('button', { name: 'Dansk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opret en konto');
  await expect(page.getByLabel('Fornavn')).toHaveValue('Ida');
  await expect(page.getByLabel('E-mail')).toHaveValue('ida@people.example');
  await expect(page.getByLabel('Adgangskode', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Fornavn'), 'kept for the switch only').toHaveValue('');
  for (const address of ['/', '/forget']) {
    await page.goto(address);
    await page.getByLabel('E-mail').fill('bo@people.example');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('bo@people.example');
    await page.getByRole('button', { name: 'Dansk' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue('bo@people.example');
  }
});

test('what was typed before the code of the page outlives the switch of the language', {
  tag: '@once',
}, async ({ page }) => {
  let isHeld = true;
  await page.route('**/_next/static/**/*.js', (route) => (isHeld ? undefined : route.continue()));
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Password', { exact: true }).fill('Right1!pass');
  isHeld = false;
  await page.getByRole('button', { name: 'Dansk' }).click();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Ida');
  await expect(page.getByLabel('Adgangskode', { exact: true })).toHaveValue('');
});

test.describe('a Danish browser', { tag: '@once' }, () => {
  test.use({ locale: 'da-DK' });
  test('gets Danish until another language is chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log ind');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.reload();
    expect(await languageOf(page)).toBe('en');
  });
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('Danish is chosen on a page whose address is a secret', async ({ page }) => {
    await page.goto('/verified?token=x');
    await page.getByRole('button', { name: 'Dansk' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
    await expect(page).toHaveURL('/verified?token=x');
  });
});

type Screen = readonly [name: string, path: string, heading: string];

const screens: Screen[] = [
  ['search', '/search', 'Søg blandt danske virksomheder'],
  ['results', '/discover?search=holding', 'Resultater for'],
  ['segments', '/segmintation', 'Segmentering'],
  ['saved', '/saved', 'Gemte virksomheder'],
  ['company', `/detail/${IMPORTED.key}`, IMPORTED.name],
];

/** Only at the width where their words have the least room. */
const narrowScreens: Screen[] = [
  ['no results', '/discover?search=qwxzqwxz', 'Resultater for'],
  ['saved searches', '/saved/searches', 'Gemte søgninger'],
  ['import', '/saved/import', 'Importér virksomheder'],
  ['accounts', `/detail/${IMPORTED.key}?tab=financial`, IMPORTED.name],
  ['key figures', `/detail/${IMPORTED.key}?tab=key-figure`, IMPORTED.name],
  ['roles', `/detail/${IMPORTED.key}?tab=roles`, IMPORTED.name],
  ['breakdown', '/breakdown?by=status&figure=profit', 'Fordeling'],
  ['people', '/people?name=karla', 'Personer'],
  ['person', `/people/${IMPORTED_CEO.id}`, IMPORTED_CEO.name],
  [
    'connections',
    `/people/connections?of=${IMPORTED.key}&with=p${IMPORTED_CEO.id}`,
    'Forbindelser',
  ],
  ['network', `/people/network?of=p${IMPORTED_CEO.id}`, 'Netværk'],
  ['most roles', '/people/most-roles?search=holding', 'Hvem har flest roller'],
  ['comparison', `/compare?company=${IMPORTED.key}`, 'Sammenlign virksomheder'],
  ['profile', '/profile', 'Profilindstillinger'],
];

const groups: [which: string, wanted: Screen[], tag: string[]][] = [
  ['screens', screens, []],
  ['further screens', narrowScreens, ['@narrow']],
];

for (const [which, wanted, tag] of groups) {
  test(`${which} in Danish have their heading and no axe violation`, { tag }, async ({
    signedInPage: page,
    context,
  }) => {
    await context.addCookies([
      { name: 'veminto.language', value: 'da', url: environment.baseUrl, httpOnly: true },
    ]);
    for (const [name, path, heading] of wanted) {
      await test.step(name, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        expect(await languageOf(page)).toBe('da');
        await expectSound(page, `${name}, Danish`);
      });
    }
  });
}

test('Danish is chosen on the profile and on all pages', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/search');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dansk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Søg blandt danske virksomheder',
  );
  await page.goto('/profile');
  const choice = page.getByRole('region', { name: 'Sprog' });
  await expect(choice.getByRole('button', { name: 'Dansk' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await choice.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
});

test('unsaved names of the profile outlive the switch of the language, passwords do not', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/profile');
  const saved = await page.getByLabel('Last name').inputValue();
  await page.getByLabel('First name').fill('Signe');
  await page.getByLabel('Old password').fill('typed');
  await page
    .getByRole('region', { name: 'Language' })
    .getByRole('button', { name: 'Dansk' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profilindstillinger');
  await expect(page.getByLabel('Fornavn')).toHaveValue('Signe');
  await expect(page.getByLabel('Efternavn')).toHaveValue(saved);
  await expect(page.getByLabel('Nuværende adgangskode')).toHaveValue('');
  await page.getByRole('button', { name: 'Annuller', exact: true }).click();
  await expect(page.getByLabel('Fornavn'), 'what is saved is known').toHaveValue('Ida');
});

test('what the API says in English, pages say in Danish', { tag: '@once' }, async ({
  signedInPage: page,
  context,
  api,
}) => {
  await context.addCookies([
    { name: 'veminto.language', value: 'da', url: environment.baseUrl, httpOnly: true },
  ]);
  await page.goto(`/detail/${IMPORTED.key}`);
  await page.getByRole('button', { name: `Gem: ${IMPORTED.name}` }).click();
  await expect(page.getByRole('button', { name: `Gemt: ${IMPORTED.name}` })).toBeVisible();
  await expect(page.getByText('Virksomheden er gemt!')).toBeVisible();
  await page.getByRole('button', { name: 'Notifikationer, ingen ulæste' }).click();
  const item = page.getByRole('dialog').getByRole('listitem');
  await expect(item).toContainText(IMPORTED.name);
  await expect(item).toContainText('Virksomheden er gemt!');
  const { data } = await (await api.get('/api/saved/get_notifications')).json();
  expect(data[0].message, 'the contract is English').toBe('Company saved successfully!');
  await page.goto('/discover?search=holding&page=x');
  await expect(page.getByText('Side: ”x” er ikke en side')).toBeVisible();
});

test('forms are checked in Danish, here and by the server', { tag: '@once' }, async ({
  page,
  context,
  person,
}) => {
  await context.addCookies([
    { name: 'veminto.language', value: 'da', url: environment.baseUrl, httpOnly: true },
  ]);
  await page.goto('/');
  await page.getByLabel('E-mail').fill('ingen adresse');
  await page.getByLabel('Adgangskode', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Log ind' }).click();
  await expect(page.getByText('Indtast e-mail.')).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Log ind' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Forkert e-mail eller adgangskode.' });
  await expect(alert).toBeVisible();
  await page.route('**/api/user/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Log ind' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Veminto kan ikke nås.' })).toBeVisible();
});

test('what is searched for is quoted as the page quotes', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const quotes = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const quote = heading.querySelector('q');
      return quote && getComputedStyle(quote).quotes;
    });
  await page.goto('/discover?search=holding');
  await expect.poll(quotes).toBe('auto');
  await page.getByRole('button', { name: 'Dansk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Resultater for');
  await expect.poll(quotes, 'its styles come after its text').toBe('"”" "”" "’" "’"');
});
