import { beforeEach, expect, test } from 'vitest';
import type { RoleRecord } from '@/lib/register/record';
import { realRecord, roleRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('register_changes');
const { loadCompanies } = await import('@/lib/register/load');
beforeEach(() => database.clear());

const delta = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
const full = { source: 'DISTRIBUTION', kind: 'FULL', snapshotDate: '2022-02-01' } as const;

const changes = () =>
  database.rows(
    `SELECT company_key AS key, field::text, before, after, seen_on FROM register_changes
     ORDER BY company_key, field::text`,
  );

const board = (name: string, change: Partial<RoleRecord> = {}) =>
  roleRecord(name, { group: 'BOARD', organ: 'Bestyrelse', title: 'FORMAND', ...change });
const owner = (name: string, ownership: number) =>
  roleRecord(name, { group: 'OWNER', organ: 'EJERREGISTER', title: null, ownership });

const before = realRecord(1, {
  street: 'Engvej 1',
  postalCode: '9000',
  postalDistrict: 'Aalborg',
  employees: 3,
  roles: [board('Ole Bæk'), board('Anna Lind'), owner('Bæk Holding ApS', 0.5)],
});
const after = realRecord(1, {
  name: 'Nyt Navn ApS',
  status: 'IN_BANKRUPTCY',
  statusText: 'UNDER KONKURS',
  street: 'Havnen 2',
  postalCode: '8000',
  postalDistrict: 'Aarhus C',
  employees: 12,
  industry: { version: 'DB07', code: '620100', text: 'Computerprogrammering' },
  advertisingProtected: true,
  roles: [
    board('Ole Bæk', { validTo: '2022-01-15' }),
    board('Anna Lind'),
    board('Ib Holm', { title: null }),
    owner('Bæk Holding ApS', 0.6667),
  ],
  registerUpdatedAt: '2022-01-20T00:00:00Z',
});
const expected = [
  ['ADDRESS', 'Engvej 1, 9000 Aalborg', 'Havnen 2, 8000 Aarhus C'],
  ['EMPLOYEES', '2–4', '10–19'],
  ['INDUSTRY', '439100 Tagdækningsvirksomhed', '620100 Computerprogrammering'],
  ['MANAGEMENT', 'Ole Bæk (FORMAND)', 'Ib Holm'],
  ['NAME', 'Prøve 1 ApS', 'Nyt Navn ApS'],
  ['OWNERS', 'Bæk Holding ApS (50 %)', 'Bæk Holding ApS (66,67 %)'],
  ['PROTECTION', 'no', 'yes'],
  ['STATUS', 'ACTIVE', 'IN_BANKRUPTCY'],
].map(([field, old, now]) => {
  return { key: '99000001', field, before: old, after: now, seen_on: '2022-02-01' };
});

test.each([delta, full])(
  'a $kind load enters what changed, with before and after',
  async (kind) => {
    await loadCompanies([before, realRecord(2)], delta);
    expect(await changes()).toEqual([]);
    await loadCompanies([after, realRecord(2), realRecord(3)], kind);
    expect(await changes()).toEqual(expected);
    await loadCompanies([after, realRecord(2), realRecord(3)], kind);
    expect(await changes()).toEqual(expected);
  },
);

const auditor = (name: string, change: Partial<RoleRecord> = {}) =>
  roleRecord(name, { group: 'AUDITOR', organ: 'REVISION', title: 'REVISION', ...change });
test('names are in the order of Danish letters', async () => {
  const named = (names: string[]) => realRecord(1, { roles: names.map((name) => board(name)) });
  await loadCompanies([named([])], delta);
  await loadCompanies([named(['Åse Lind', 'Ærlig Lind', 'Zoe Lind'])], delta);
  expect(await changes()).toMatchObject([
    { after: 'Zoe Lind (FORMAND); Ærlig Lind (FORMAND); Åse Lind (FORMAND)' },
  ]);
});

test('what a load is the first to know is no change, of capital and form', async () => {
  const apart = { capital: 400_000, legalForm: { code: 60, short: 'A/S', name: 'Aktieselskab' } };
  const [known, unknown] = [
    realRecord(1),
    realRecord(2, { capital: null, capitalCurrency: null, legalForm: null }),
  ];
  await loadCompanies([known, unknown, realRecord(3)], delta);
  await loadCompanies(
    [realRecord(1, apart), realRecord(2), realRecord(3, { capital: null })],
    delta,
  );
  expect(await changes()).toMatchObject([
    { key: '99000001', field: 'CAPITAL', before: '40.000,50 DKK', after: '400.000 DKK' },
    { key: '99000001', field: 'FORM', before: 'Anpartsselskab', after: 'Aktieselskab' },
  ]);
});

test('a new signing rule is a change, and that the audit is waived or no longer', async () => {
  const alone = 'Selskabet tegnes af direktøren alene.';
  const jointly = 'Selskabet tegnes af to direktører i forening.';
  const of = (number: number, signingRule: string | null, auditWaived: boolean | null) =>
    realRecord(number, { signingRule, auditWaived });
  const stored = [of(1, alone, false), of(2, alone, true), of(3, alone, true), of(4, null, null)];
  await loadCompanies(stored, delta);
  // Without them, or wrapped differently, it is unchanged; the first load of it reports nothing.
  const others = [of(3, 'Selskabet tegnes\naf direktøren  alene. ', null)];
  await loadCompanies(
    [of(1, jointly, true), of(2, null, false), ...others, of(4, alone, true)],
    delta,
  );
  expect(await changes()).toMatchObject([
    { key: '99000001', field: 'AUDIT_WAIVED', before: 'no', after: 'yes' },
    { key: '99000001', field: 'SIGNING_RULE', before: alone, after: jointly },
    { key: '99000002', field: 'AUDIT_WAIVED', before: 'yes', after: 'no' },
  ]);
});

test('capital that is fully paid up is a change, and so are new articles', async () => {
  const of = (number: number, capitalPartlyPaid: boolean | null, articlesOn: string | null) =>
    realRecord(number, { capitalPartlyPaid, articlesOn });
  await loadCompanies(
    [of(1, true, '2020-05-01'), of(2, false, '2020-05-01'), of(3, null, null)],
    delta,
  );
  // Without them it is unchanged; the first load of them reports nothing.
  await loadCompanies(
    [of(1, false, '2022-01-31'), of(2, null, null), of(3, true, '2022-01-31')],
    delta,
  );
  expect(await changes()).toMatchObject([
    { key: '99000001', field: 'ARTICLES', before: '2020-05-01', after: '2022-01-31' },
    { key: '99000001', field: 'CAPITAL_PARTLY_PAID', before: 'yes', after: 'no' },
  ]);
});

test('a trade and a head count are changes too when they come or go', async () => {
  const without = { industry: null, employees: null };
  await loadCompanies([realRecord(1, without), realRecord(2)], delta);
  await loadCompanies([realRecord(1), realRecord(2, without)], delta);
  const trade = '439100 Tagdækningsvirksomhed';
  expect(await changes()).toMatchObject([
    { key: '99000001', field: 'EMPLOYEES', before: null, after: '2–4' },
    { key: '99000001', field: 'INDUSTRY', before: null, after: trade },
    { key: '99000002', field: 'EMPLOYEES', before: '2–4', after: null },
    { key: '99000002', field: 'INDUSTRY', before: trade, after: null },
  ]);
});

const named = (role: RoleRecord, name: string) => ({
  ...role,
  participant: { ...role.participant, name },
});

test.each([delta, full])('a $kind load enters a new auditor, and none that stays', async (kind) => {
  const [south, north, stays] = [auditor('Sydrevision'), auditor('Nordrevision'), auditor('EY')];
  const left = { ...south, validTo: '2022-01-15' };
  await loadCompanies(
    [
      realRecord(1, { roles: [south] }),
      realRecord(2, { roles: [stays] }),
      realRecord(3, { roles: [south] }),
    ],
    delta,
  );
  expect(await changes()).toEqual([]);
  const next = [
    realRecord(1, { roles: [left, north] }),
    // Its title and date are now written differently.
    realRecord(2, { roles: [{ ...stays, title: 'REVISOR', validFrom: '2011-01-01' }] }),
    realRecord(3, { roles: [left] }),
    realRecord(4, { roles: [north] }),
  ];
  await loadCompanies(next, kind);
  const common = { field: 'AUDITOR', before: 'Sydrevision', seen_on: '2022-02-01' };
  expect(await changes()).toEqual([
    { ...common, key: '99000001', after: 'Nordrevision' },
    { ...common, key: '99000003', after: null },
  ]);
});

const partner = (name: string, change: Partial<RoleRecord> = {}) =>
  roleRecord(name, {
    ...{ group: 'PARTNER', organ: 'FULDT ANSVARLIGE DELTAGERE', title: 'Interessenter' },
    ...change,
  });

test.each([delta, full])(
  'a $kind load enters partners as the timeline calls them, and no founder',
  async (kind) => {
    const [bo, stays] = [partner('Bo Bang'), partner('Ane Ask')];
    await loadCompanies([realRecord(1, { roles: [bo, stays, board('Ida Holm')] })], delta);
    const roles = [
      partner('Bo Bang', { validTo: '2022-01-15' }),
      // One of the list under another name.
      partner('Ane Ask', { title: 'INTERESSENT' }),
      partner('Ida Holm', { title: 'KOMPLEMENTARER' }),
      partner('Uden Titel', { title: null }),
      partner('Anders And', { title: 'Fuldt ansvarlig' }),
      roleRecord('Mor Stifter', { group: 'FOUNDER', organ: 'STIFTERE', title: 'STIFTERE' }),
      roleRecord('Lars Likvidator', { group: 'OTHER', organ: null, title: 'LIKVIDATOR' }),
      board('Ida Holm'),
    ];
    await loadCompanies([realRecord(1, { roles })], kind);
    expect(await changes()).toMatchObject([
      {
        field: 'MANAGEMENT',
        before: 'Bo Bang (INTERESSENT)',
        after: 'Anders And (Fuldt ansvarlig); Ida Holm (KOMPLEMENTAR); Uden Titel',
      },
    ]);
  },
);

test('a general partner who stood in the management until this load has not changed', async () => {
  const general = roleRecord('Fjord Komplementar ApS', { title: 'KOMPLEMENTARER' });
  await loadCompanies([realRecord(1, { roles: [general] })], delta);
  const roles = [{ ...general, group: 'PARTNER' as const }];
  expect(await loadCompanies([realRecord(1, { roles })], delta)).toMatchObject({ updated: 1 });
  expect(await changes()).toEqual([]);
});

test.each([delta, full])(
  'who is called otherwise since a $kind load neither left nor came',
  async (kind) => {
    const roles = [auditor('Ernst Revision'), board('Ida Holm'), owner('Bæk Holding ApS', 0.5)];
    await loadCompanies([realRecord(1, { roles })], delta);
    const again = roles.map((role) => named(role, `${role.participant.name} II`));
    await loadCompanies([realRecord(1, { roles: again })], kind);
    expect(await changes()).toEqual([]);
  },
);

test.each([delta, full])(
  'who has another number since a $kind load neither left nor came',
  async (kind) => {
    const roles = [auditor('Ernst Revision'), board('Ida Holm'), owner('Bæk Holding ApS', 0.5)];
    await loadCompanies([realRecord(1, { roles })], delta);
    const again = roles.map(({ participant, ...role }) => ({
      ...role,
      participant: { ...participant, id: participant.id + 1 },
    }));
    expect(await loadCompanies([realRecord(1, { roles: again })], kind)).toMatchObject({
      updated: 1,
    });
    expect(await changes()).toEqual([]);
  },
);

test.each([delta, full])('other votes since a $kind load are no owner who came', async (kind) => {
  const share = { ...owner('Bæk Holding ApS', 0.5), votes: 0.5 };
  await loadCompanies([realRecord(1, { roles: [share] })], delta);
  const until = { ...share, validTo: '2022-01-15' };
  const since = { ...share, validFrom: '2022-01-16', votes: 0.9 };
  expect(await loadCompanies([realRecord(1, { roles: [until, since] })], kind)).toMatchObject({
    updated: 1,
  });
  expect(await changes()).toEqual([]);
});

test('changes stay when a later register lacks the company', async () => {
  await loadCompanies([before, realRecord(2)], delta);
  await loadCompanies([after, realRecord(2)], delta);
  await loadCompanies([realRecord(2)], full);
  expect(await database.rows('SELECT key FROM companies')).toEqual([{ key: '99000002' }]);
  expect(await changes()).toEqual(expected);
});

test('a new version of the industry codes is no change of trade', async () => {
  await loadCompanies([realRecord(1)], delta);
  const industry = { version: 'DB25', code: '434100', text: 'Tagdækning' } as const;
  await loadCompanies([realRecord(1, { industry })], delta);
  expect(await changes()).toEqual([]);
});

test('a head count that moves within its interval is no change', async () => {
  await loadCompanies([realRecord(1, { employees: 10 })], delta);
  await loadCompanies([realRecord(1, { employees: 18 })], delta);
  expect(await changes()).toEqual([]);
  await loadCompanies(
    [realRecord(1, { employees: null, employeesMin: 20, employeesMax: 49 })],
    delta,
  );
  expect(await changes()).toMatchObject([{ before: '10–19', after: '20–49' }]);
});

test('a dry run tells what it would do and keeps nothing', async () => {
  await loadCompanies([before, realRecord(2)], delta);
  const tables = await database.dump();
  for (const kind of [delta, full]) {
    const result = await loadCompanies([after, realRecord(3)], { ...kind, dryRun: true });
    expect(result).toMatchObject({ loaded: 1, updated: 1, deleted: kind === full ? 1 : 0 });
  }
  expect(await database.dump()).toEqual(tables);
  expect(await changes()).toEqual([]);
  expect(await database.rows('SELECT count(*)::int AS n FROM register_loads')).toEqual([{ n: 1 }]);
});

test('a load tells how many companies there are, and where a live source was complete to', async () => {
  const completeTo = '2022-02-01T05:30:00.000Z';
  await loadCompanies([realRecord(1), realRecord(2)], { ...full, completeTo });
  await loadCompanies([realRecord(3)], delta);
  const loads = await database.rows(
    'SELECT companies, complete_to FROM register_loads ORDER BY id',
  );
  expect(loads).toEqual([
    { companies: 2, complete_to: new Date(completeTo) },
    { companies: 3, complete_to: null },
  ]);
});
