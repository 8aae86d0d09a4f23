import { expect, test } from 'vitest';
import { assistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await assistantWorld('assistant_tools');
const userId = await world.createUser();
// From here on the application's connections are read-only.
await world.database.rows('ALTER DATABASE assistant_tools SET default_transaction_read_only = on');
const { db } = await import('@/lib/db');
await db.$disconnect();

const key = keyOf(1);

/** Arguments of each tool; a tool without an entry fails. */
const questions = (person: string): Record<string, object> => ({
  search: { search: 'Kode', filters: { municipality: ['Aarhus'] } },
  count: { filters: { municipality: ['Aarhus'] } },
  filter_values: { field: 'industry', contains: 'program' },
  breakdown: { field: 'industry', filters: { municipality: ['Aarhus'] } },
  measure: { field: 'employees' },
  company: { key },
  accounts: { key, year: 2020 },
  key_figures: { key },
  peers: { key },
  roles: { key },
  owned: { key },
  near: { key },
  ownership: { key },
  compare: { keys: [key, keyOf(2)] },
  people: { name: 'ægir' },
  similar: { key },
  person: { id: person },
  colleagues: { id: person },
  owned_through_others: { id: person },
  connections: { of: key, with: `p${person}` },
  network: { of: key },
  history: { key },
  annual_reports: { key },
  passages: { key },
  signals: { key },
  shared_contacts: { key },
  my_saved: {},
});

test('a tool reads and changes nothing: each answers where nothing can be written', async () => {
  const { assistantTools } = await import('@/lib/assistant/tools');
  const { db } = await import('@/lib/db');
  await expect(db.user.deleteMany({ where: { id: userId } })).rejects.toThrow(/read-only/);
  const asked = questions(await idOf('Njord Vanesøn'));
  expect(Object.keys(assistantTools).sort()).toEqual(Object.keys(asked).sort());
  for (const [name, { run }] of Object.entries(assistantTools)) {
    expect([name, await run(asked[name], { userId })]).toEqual([name, expect.any(Object)]);
  }
});

async function use(name: string, given: object) {
  const { assistantTools } = await import('@/lib/assistant/tools');
  return assistantTools[name]?.run(given, { userId });
}

async function idOf(name: string): Promise<string> {
  const found = (await use('people', { name })) as { people: { id: string }[] };
  return found.people[0]?.id ?? '';
}

test('a person is told by the number that people gives, with the page, and how companies ended', async () => {
  const id = await idOf('Njord Vanesøn');
  expect(await use('person', { id, former: true })).toMatchObject({
    name: 'Njord Vanesøn',
    href: `/people/${id}`,
    current: { value: 2 },
    former: { value: 1, href: `/people/${id}?former=true` },
    bankrupt: { value: 1 },
    held: [{ key: keyOf(8), status: 'CEASED', statusText: 'OPLØST EFTER KONKURS' }],
  });
  expect(await use('person', { id: '999999999999' })).toBeNull();
  await expect(use('person', { id: 'Njord' })).rejects.toThrow(/id/);
  expect(await use('colleagues', { id })).toMatchObject({ people: [], total: 0 });
  expect(await use('owned_through_others', { id })).toMatchObject({ owned: [], isPartial: false });
  expect(await use('owned_through_others', { id: '999999999999' })).toBeNull();
});

test('a pasted list may be longer than words are', async () => {
  const invented = Array.from({ length: 40 }, (_, number) => `${20_000_000 + number}`);
  const search = [key, ...invented, keyOf(2)].join(' ');
  expect(search.length).toBeGreaterThan(200);
  expect(await use('search', { search })).toMatchObject({ companies: { length: 2 } });
  await expect(use('search', { search: 'ord '.repeat(60) })).rejects.toThrow(/200/);
});

test('companies say how they ended, and what is listed leads to its place', async () => {
  const ended = { search: 'Noatun Fisk', filters: { status: ['CEASED_BANKRUPTCY'] } };
  expect(await use('search', ended)).toMatchObject({
    companies: [{ key: keyOf(8), status: 'CEASED', ending: 'CEASED_BANKRUPTCY' }],
  });
  expect(await use('compare', { keys: [key, keyOf(2), '10101010'] })).toMatchObject({
    href: `/compare?company=${key}&company=${keyOf(2)}`,
    unknown: ['10101010'],
  });
  const timeline = `/detail/${keyOf(8)}#timeline`;
  const history = (await use('history', { key: keyOf(8) })) as { events: unknown[] };
  expect(history.events).toContainEqual(
    expect.objectContaining({ field: 'MANAGEMENT', on: '2019-04-03', href: timeline }),
  );
  expect(await use('history', { key: '10101010' })).toBeNull();
  const listed = `/detail/${keyOf(7)}?tab=financial#annual-reports`;
  expect(await use('annual_reports', { key: keyOf(7) })).toMatchObject({
    reports: [
      { endDate: '2020-12-31', publishedAt: '2021-05-06', href: listed },
      { endDate: '2019-12-31' },
    ],
  });
  expect(await use('ownership', { key })).toMatchObject({
    owned: [
      { name: 'Tvilling Kode ApS', ownership: expect.stringContaining('66,67'), status: null },
    ],
  });
  expect(await use('ownership', { key: keyOf(2) })).toMatchObject({
    ultimate: [{ name: 'Bølge Holding ApS', ownership: '33,33–59,99\u00a0%', isOpen: false }],
    isPartial: false,
  });
  expect(await use('ownership', { key: keyOf(14) })).toMatchObject({
    owned: [{ name: 'Sunket ApS', status: 'IN_BANKRUPTCY' }],
  });
});

test('a company has a sector, by which and by divisions companies are counted', async () => {
  const sector = 'It og telekommunikation';
  const { facts } = (await use('company', { key })) as { facts: object[] };
  expect(facts).toContainEqual(expect.objectContaining({ field: 'sector', value: sector }));
  const filters = { sector: [sector] };
  expect(await use('breakdown', { field: 'division', filters })).toMatchObject({
    values: [{ value: 'Programmering og it-rådgivning', count: 2 }],
  });
  expect(await use('count', { filters: { not: filters, municipality: ['Aarhus'] } })).toMatchObject(
    { total: 0 },
  );
});
