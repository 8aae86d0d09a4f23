import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { companyRecord, keyOf, OWNER, roleRecord } from '../support/company-record';

const [FERRY, DOCK] = [keyOf(220), keyOf(221)];
const abroad = (id: number, name: string) =>
  roleRecord(name, {
    ...{ ...OWNER, ownership: 1 },
    participant: { id, kind: 'OTHER', name, companyKey: null },
  });
const [FUND, LINE] = ['Bifrost Nordic Fund', 'Gjallar Line Ltd'];

const companies = [
  companyRecord(220, {
    name: 'Dverg Færge ApS',
    names: [],
    roles: [
      ...[abroad(920, FUND), abroad(921, LINE), abroad(922, LINE), abroad(923, 'Mimer Vand')],
      abroad(924, 'Sindre Smed'),
      roleRecord('Sindre Smed'),
      abroad(925, 'Heimdal Havn'),
    ],
  }),
  companyRecord(221, { name: 'Dverg Dok ApS', names: [], roles: [abroad(920, FUND)] }),
  companyRecord(222, { name: 'Mimer Vand ApS', names: [] }),
  companyRecord(223, { name: 'Heimdal Havn Drift ApS', names: [] }),
];

const world = await sharedAssistantWorld(async () => {
  const { loadCompanies } = await import('@/lib/register/load');
  const load = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
  await loadCompanies(companies, load);
});
const { peopleAsked } = await import('@/lib/assistant/people-asked');
const { findPeople } = await import('@/lib/assistant/tools/person');

const of = (name: string, id: number) => `**[${name}](/people/${id})**`;

describe('an organisation without a CVR number', () => {
  test.each([
    `Which companies does ${FUND} own?`,
    `Hvilke virksomheder ejer ${FUND}?`,
    `Hvem er ${FUND}?`,
    FUND,
    // By the beginning of its name, where neither a person nor a company is called so.
    'Hvilke virksomheder ejer Bifrost Nordic?',
  ])('is answered for as its page is: %s', async (question) => {
    const text = await world.read(question);
    expect(text.startsWith(`${of(FUND, 920)}: [2](/people/920)`)).toBe(true);
    expect(text).toContain(`[Dverg Færge ApS](/detail/${FERRY})`);
    expect(text).toContain(`[Dverg Dok ApS](/detail/${DOCK})`);
  });

  test.each([
    [`What is the revenue of ${FUND}?`, 'Of organisations I only know which companies'],
    [`Hvad er omsætningen i ${FUND}?`, 'Om organisationer ved jeg kun'],
    [`Which companies does ${LINE} own?`, '[2](/people?name=Gjallar+Line+Ltd) organisations have'],
    [`Hvilke virksomheder ejer ${LINE}?`, 'organisationer hedder netop det:'],
    [
      'Which companies is Sindre Smed in?',
      '[2](/people?name=Sindre+Smed) people and organisations have just this name:',
    ],
  ])('is called no person: %s', async (question, part) => {
    const text = await world.read(question);
    expect(text).toContain(part);
    expect(text).not.toMatch(/(?<!and )people have|personer hedder/);
  });

  test('is not meant where a company is called so', async () => {
    const text = await world.read('Hvilke virksomheder ejer Mimer Vand?');
    expect(text).toContain(`[Mimer Vand ApS](/detail/${keyOf(222)})`);
    expect(text).not.toContain('/people/923');
  });

  test('is meant before a company that is only called alike, which is told', async () => {
    const text = await world.read('Fortæl om Heimdal Havn');
    expect(text.startsWith(of('Heimdal Havn', 925))).toBe(true);
    expect(text).toContain('som en organisation uden CVR-nummer; det kan også være en virksomhed');
    const figures = await world.read('Hvad er omsætningen i Heimdal Havn?');
    expect(figures).toContain('Heimdal Havn Drift ApS');
    expect(figures).not.toContain('/people/925');
  });

  test('is told from people among the facts', async () => {
    expect(await findPeople({ name: 'Sindre Smed' })).toMatchObject({
      ...{ total: 2, organisations: 1 },
      people: expect.arrayContaining([
        expect.objectContaining({ id: '924', kind: 'OTHER' }),
        expect.objectContaining({ kind: 'PERSON' }),
      ]),
    });
  });
});

test.each([
  [`firmaer ejet af ${FUND}`, '/people/920'],
  [`companies owned by ${LINE}`, '/people?name=Gjallar+Line+Ltd'],
  ['firmaer ejet af Mimer Vand', `/detail/${keyOf(222)}?tab=roles`],
  ['firmaer ejet af Bifrost Nordic', null],
])('a search for %s leads to %s', async (sentence, page) => {
  expect(await peopleAsked(sentence)).toBe(page);
});
