import { createCompany, deleteCompany } from '../support/accounts.ts';
import { addPast } from '../support/company-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { pdfText, squashed } from '../support/pdf-text.ts';
import { addRoles, deleteParticipants, inventParticipant } from '../support/roles.ts';
import { expectSound, expectSoundInBoth } from '../support/sound.ts';

const keys: string[] = [];
let partnership: string;
let daughter: string;
let top: string;
let silent: string;
let soon: string;

const ane = inventParticipant('Ane Allerøverst');
const quiet = inventParticipant('Tavse Tine');
const owning = ['Egelund Top ApS', 'Egelund Nord ApS', 'Egelund Syd ApS', 'Egelund I/S'].map(
  (name) => inventParticipant(name, { kind: 'COMPANY' }),
);
const [ofTop, ofNorth, ofSouth, ofPartners] = owning as [
  (typeof owning)[0],
  (typeof owning)[0],
  (typeof owning)[0],
  (typeof owning)[0],
];

const owner = (participant: typeof ane, ownership?: number) => ({
  ...{ participant, group: 'OWNER' as const, organ: 'EJERREGISTER', from: '2015-03-02', ownership },
});

const partner = (participant: typeof ane) => ({
  ...{ participant, group: 'PARTNER' as const, organ: 'Interessenter', title: 'INTERESSENTER' },
});

/** The top owns the daughter through two companies, and a person owns the top. */
test.beforeAll(async () => {
  const create = async (name: string) => {
    const key = await createCompany(name);
    keys.push(key);
    return key;
  };
  daughter = await create('Egelund Datter ApS');
  top = await create(ofTop.name);
  silent = await create('Egelund Tavs ApS');
  soon = await create('Egelund Snart ApS');
  await addPast(soon, { company: { status_since: '2099-01-01' } });
  const [north, south] = [await create(ofNorth.name), await create(ofSouth.name)];
  Object.assign(ofTop, { companyKey: top });
  Object.assign(ofNorth, { companyKey: north });
  Object.assign(ofSouth, { companyKey: south });
  await addRoles(daughter, [owner(ofNorth, 0.5), owner(ofSouth, 0.25)]);
  await addRoles(north, [owner(ofTop, 1)]);
  await addRoles(south, [owner(ofTop, 0.6667), owner(quiet)]);
  await addRoles(top, [owner(ane, 1), owner(ofTop, 0.05)]);
  partnership = await create(ofPartners.name);
  Object.assign(ofPartners, { companyKey: partnership });
  await addPast(partnership, { company: { legal_form_code: 30 } });
  await addRoles(partnership, [partner(quiet)]);
  await addRoles(silent, [owner(ane, 1), owner(ofPartners, 0.05)]);
});

test.afterAll(async () => {
  for (const key of keys) await deleteCompany(key);
  await deleteParticipants([ane, quiet, ...owning]);
});

test('the ultimate owners, with their total share and the companies between', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${daughter}?tab=roles`);
  const card = page.getByRole('region', { name: 'Ultimate owners' });
  const rows = card.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  // 50 + 25 × 66.67 %, and 66.66 + 33.32 × 89.99 %.
  await expect(rows.first()).toContainText(ane.name);
  await expect(rows.first()).toContainText('66,66–96,65\u00a0%');
  await expect(rows.first().getByRole('listitem')).toHaveText([
    'through Egelund Top ApS → Egelund Nord ApS',
    'through Egelund Top ApS → Egelund Syd ApS',
  ]);
  await expect(rows.last()).toContainText(`${quiet.name}through Egelund Syd ApSnot published`);
  await expect(card).toContainText('nor about beneficial owners, who are not in these data');
  await expect(card).toContainText('Where a share in a chain is not published');
  await expect(card).toContainText('Companies in the chain own shares in themselves');
  await expectSound(page, 'ultimate owners');
  await rows.first().getByRole('link', { name: ofSouth.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ofSouth.name);
});

test('who owned a company on a day of the past, through which companies @once', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${daughter}?tab=roles`);
  await page.getByLabel('Roles on').fill('2015-03-02');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const card = page.getByRole('region', { name: 'Ultimate owners on 02/03/2015' });
  await expect(card.getByRole('table')).toContainText('66,66–96,65\u00a0%');
  const chain = page.getByRole('region', {
    name: 'Ownership over several companies on 02/03/2015',
  });
  await expect(chain).toContainText('from 02/03/2015');
  await expect(page.getByText('Companies had until 15 June 2015')).toBeVisible();
  await expectSound(page, 'ownership on a day');
  await card.getByRole('link', { name: ofSouth.name }).first().click();
  await expect(page).toHaveURL(/rolesOn=2015-03-02/);
  await page.goto(`/detail/${daughter}?tab=roles&rolesOn=2015-03-01`);
  await expect(page.getByText('On 01/03/2015: 0 roles')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Ultimate owners/ })).toHaveCount(0);
});

test('what a company owns through others, and who its owners are by law', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${top}?tab=roles`);
  const card = page.getByRole('region', { name: 'Indirectly owned companies (1)' });
  await expect(card.getByRole('table')).toContainText('66,66–96,65\u00a0%');
  await expect(card.getByRole('listitem').first()).toHaveText('through Egelund Nord ApS');
  await expectSound(page, 'indirectly owned companies');
  await card.getByRole('link', { name: 'Egelund Datter ApS' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Egelund Datter ApS');
  await page.goto(`/detail/${top}?tab=roles`);
  const owners = page.getByRole('region', { name: 'Legal owners' });
  await expect(owners.getByRole('table')).toContainText(ane.name);
  await expect(owners).toContainText('not been public since September 2025');
});

test('reports count what a company owns through others, and say when one begins', {
  tag: '@once',
}, async ({ api }) => {
  const printed = async (key: string) => {
    const answer = await api.get(`/api/company/report/${key}`);
    expect(answer.status()).toBe(200);
    return pdfText(await answer.body());
  };
  expect(await printed(top)).toContain(squashed('INDIRECTLY OWNED COMPANIES (1)'));
  expect(await printed(soon)).toContain(squashed('Not yet begun, from 01/01/2099'));
});

test('partners are the owners of a partnership, and the last ones, with shares not published', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${silent}?tab=roles`);
  const ultimate = page.getByRole('region', { name: 'Ultimate owners' });
  const rows = ultimate.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveText([
    `${ane.name}directly100\u00a0%`,
    `${quiet.name}through ${ofPartners.name}not published`,
  ]);
  const chain = page.getByRole('region', { name: 'Ownership over several companies' });
  await expect(
    chain.getByRole('listitem').filter({ hasText: 'Proprietor or partner · not published' }).last(),
  ).toContainText(quiet.name);
  await expectSound(page, 'partners in a chain');
  await page.goto(`/detail/${partnership}?tab=roles`);
  await expect(page.getByRole('table', { name: 'Owned companies (1)' })).toContainText(
    'Egelund Tavs ApS',
  );
  await expect(page.getByRole('region', { name: 'Ultimate owners' })).toHaveCount(0);
});

test('what a person owns through others, on their page, and an organisation on its own @once', async ({
  signedInPage: page,
}) => {
  await page.goto(`/people/${ane.id}`);
  const card = page.getByRole('region', { name: 'Indirectly owned companies (3)' });
  const rows = card.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveText([
    `${ofNorth.name}through ${ofTop.name}100\u00a0%`,
    `${ofSouth.name}through ${ofTop.name}66,67–89,99\u00a0%`,
    /^Egelund Datter ApS.*66,66–96,65.%$/,
  ]);
  await expect(rows.last().getByRole('listitem')).toHaveText([
    `through ${ofTop.name} → ${ofNorth.name}`,
    `through ${ofTop.name} → ${ofSouth.name}`,
  ]);
  await expect(card).toContainText('Companies in the chain own shares in themselves');
  await expectSoundInBoth(page, 'what a person owns through others');
  await rows.last().getByRole('link', { name: ofSouth.name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ofSouth.name);
  await page.goto(`/people/${ofTop.id}`);
  await expect(page.getByRole('region', { name: 'Indirectly owned companies (1)' })).toContainText(
    '66,66–96,65\u00a0%',
  );
  await page.goto(`/people/${quiet.id}`);
  const hers = page.getByRole('region', { name: 'Indirectly owned companies (2)' });
  await expect(hers.getByRole('table')).toContainText('not published');
  await expect(hers).toContainText('Where a share in a chain is not published');
});
