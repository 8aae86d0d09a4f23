import { expect, type Page } from '@playwright/test';
import { turnToMap } from '../support/live-map.ts';

/** A company with much data, and one with a multi-level chain of ownership. */
export type Star = { key: string; name: string; group: string };

export type Screen = {
  name: string;
  path: (star: Star) => string;
  /** Steps before the screenshot is taken. */
  prepare?: (page: Page) => Promise<void>;
  dark?: boolean;
  signedOut?: boolean;
  height?: number;
};

/** Number of identical map screenshots, half a second apart, until it counts as drawn. */
const STILL = 4;

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });

/** Software WebGL takes its time, and so does loading a drawing. */
async function waitForMap(page: Page): Promise<void> {
  let last = '';
  let alike = 0;
  await expect
    .poll(
      async () => {
        const now = (await map(page).screenshot()).toString('base64');
        alike = now === last ? alike + 1 : 0;
        last = now;
        return alike;
      },
      { intervals: [500], timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(STILL);
}

async function showOwnership(page: Page): Promise<void> {
  const chain = page.getByRole('region', { name: 'Ownership over several companies' });
  await chain.evaluate((card) => card.scrollIntoView({ block: 'end' }));
}

async function showAllResults(page: Page): Promise<void> {
  await turnToMap(page, false);
  await page.getByRole('button', { name: 'All results', exact: true }).click();
  await map(page).getByText('results in view').waitFor();
  await page.mouse.move(0, 0);
  await waitForMap(page);
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search companies' });

async function type(page: Page): Promise<void> {
  await field(page).pressSequentially('murer aar');
  await page.getByRole('option').nth(3).waitFor();
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const panel = page.locator('[data-assistant]');
  await panel
    .getByRole('textbox', { name: 'Your question' })
    .fill('How many employees does it have?');
  await page.keyboard.press('Enter');
  await panel.locator('article').getByRole('link').first().waitFor();
}

/** Saved companies have accounts; similar companies often have none. */
async function compareSaved(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of [0, 1, 3]) await boxes.nth(place).check();
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('table', { name: 'Companies side by side' }).waitFor();
}

/** Companies of the sample register, as customers are noted: one misspelt, one of nowhere. */
const CUSTOMERS = [
  'Kunde;CVR-nr.;By',
  'Odense El A/S;99595736;Odense V',
  'Låsby Udlejning;;Låsby',
  'Vibasen Grill;;8230 Åbyhøj',
  'Kerex Netbutk A/S;;Herlev',
  'Emterroda Øst A/S;99 53 28 90;Kongens Lyngby',
  'Ukendt Handel ApS;;Aarhus',
];

async function importCustomers(page: Page): Promise<void> {
  await page.getByLabel('Rows copied from a spreadsheet').fill(CUSTOMERS.join('\n'));
  await page.getByRole('button', { name: 'Find the companies' }).click();
  await page.getByText('the name is only similar').waitFor();
}

/** The main screens, in the order in which users meet them. */
export const screens: Screen[] = [
  { name: 'sign-in', path: () => '/', signedOut: true },
  { name: 'search', path: () => '/search', prepare: type },
  {
    name: 'results',
    path: () => '/discover?search=murer+aarhus',
    prepare: waitForMap,
    dark: true,
  },
  { name: 'map', path: () => '/discover?search=holding', prepare: showAllResults },
  {
    name: 'table',
    path: () => '/discover?region=Midtjylland&status=ACTIVE&view=table&sort=equity-desc',
  },
  { name: 'segmentation', path: () => '/segmintation?region=Midtjylland&numEmployeesFrom=10' },
  { name: 'breakdown', path: () => '/breakdown?status=ACTIVE&by=municipality&figure=grossProfit' },
  { name: 'company', path: ({ key }) => `/detail/${key}`, dark: true, height: 960 },
  { name: 'financial', path: ({ key }) => `/detail/${key}?tab=financial` },
  { name: 'key-figures', path: ({ key }) => `/detail/${key}?tab=key-figure` },
  { name: 'roles', path: ({ group }) => `/detail/${group}?tab=roles`, prepare: showOwnership },
  {
    name: 'connections',
    path: () => '/people/connections?of=p4950001137&with=99457929',
    height: 900,
  },
  { name: 'most-roles', path: () => '/people/most-roles?search=holding&role=OWNER' },
  { name: 'network', path: () => '/people/network?of=p4950000015', height: 1000 },
  { name: 'assistant', path: ({ key }) => `/detail/${key}`, prepare: ask },
  { name: 'saved', path: () => '/saved' },
  { name: 'import', path: () => '/saved/import', prepare: importCustomers, height: 1000 },
  { name: 'compare', path: () => '/saved', prepare: compareSaved, height: 1000 },
  { name: 'developers', path: () => '/developers' },
];
