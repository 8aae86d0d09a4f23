import { describe, expect, test } from 'vitest';
import { accountsOf } from '../support/account-records';
import { sharedAssistantWorld } from '../support/assistant-world';
import { BOARD, companyRecord, keyOf, OWNER, roleRecord } from '../support/company-record';

const [CHEESE, CARS, HOLDING, INN] = [keyOf(200), keyOf(201), keyOf(202), keyOf(203)];
const owner = { ...OWNER, ownership: 1 };
const peter = (id: number) =>
  ({ id, kind: 'PERSON', name: 'Peter Hansen', companyKey: null }) as const;
const ofHolding = roleRecord('', {
  ...owner,
  participant: { id: 910, kind: 'COMPANY', name: 'Nova Holdings A/S', companyKey: HOLDING },
});
const industry = { version: 'DB07', code: '105100', text: 'Mejerier' } as const;
const accounts = (key: string, solvencyRatio: number) =>
  accountsOf(key, [
    { year: 2020, values: { equity: 50_000, revenue: 900_000 } },
    { year: 2021, values: { solvencyRatio, equity: 60_000, revenue: 1_000_000 } },
  ]);

const companies = [
  companyRecord(200, {
    name: 'Gefion Ost ApS',
    names: [],
    industry,
    accounts: accounts(CHEESE, 30),
    roles: [
      roleRecord('', { participant: peter(900) }),
      roleRecord('', { ...owner, participant: peter(900) }),
    ],
  }),
  companyRecord(201, {
    name: 'Hymer Auto ApS',
    names: [],
    industry,
    accounts: accounts(CARS, 10),
    roles: [roleRecord('', { ...BOARD, title: 'FORMAND', participant: peter(901) }), ofHolding],
  }),
  companyRecord(202, {
    name: 'Nova Holdings A/S',
    names: [],
    roles: [roleRecord('Lis Bruun'), roleRecord('Lis Bruun', owner)],
  }),
  companyRecord(203, {
    name: 'Kystens Kro ApS',
    names: [],
    street: 'Strandvejen 12',
    roles: [roleRecord('Lis Bruun', BOARD), ofHolding],
  }),
];

const world = await sharedAssistantWorld(async () => {
  const { loadCompanies } = await import('@/lib/register/load');
  const load = { source: 'FILES', kind: 'DELTA', snapshotDate: '2022-02-01' } as const;
  await loadCompanies(companies, load);
});

const { last } = world;

describe('the companies of somebody', () => {
  test.each([
    'Which companies is Lis Bruun in?',
    'Hvilke virksomheder er Lis Bruun i?',
    'hvilke firmaer er Lis Bruun med i',
    'Hvilke virksomheder er Lis Bruun involveret i?',
    'What companies is Lis Bruun associated with?',
  ])('in any role: %s', async (question) => {
    const text = await world.read(question);
    expect(text).toContain(`[Nova Holdings A/S](/detail/${HOLDING})`);
    expect(text).toContain(`[Kystens Kro ApS](/detail/${INN})`);
  });

  test.each([
    'What companies does Lis Bruun sit on the board of?',
    'Where does Lis Bruun sit on the board?',
    'Hvor sidder Lis Bruun i bestyrelsen?',
    'Sidder Lis Bruun i andre bestyrelser?',
    'Does Lis Bruun sit on any other boards?',
  ])('on the board: %s', async (question) => {
    const text = await world.read(question);
    expect(text).toMatch(/^(?:On the board, today|I bestyrelsen i dag) \(/m);
    expect(text).toContain(`[Kystens Kro ApS](/detail/${INN})`);
    expect(text).not.toContain('- [Nova Holdings A/S]');
  });

  test.each(['Where is Lis Bruun a director?', 'Hvor er Lis Bruun direktør?'])(
    'as a director: %s',
    async (question) => {
      const text = await world.read(question);
      expect(text).toContain(`- [Nova Holdings A/S](/detail/${HOLDING})`);
      expect(text).not.toContain('Kystens Kro');
    },
  );

  test('of several people with that name', async () => {
    const text = await world.read('Which companies is Peter Hansen in?');
    expect(text).toContain('people have just this name');
    expect(text).toContain('[Gefion Ost ApS]');
    expect(text).toContain('[Hymer Auto ApS]');
  });

  test('as an owner, which is told where there is none', async () => {
    const text = await world.read('Which companies does Ran Søgaard own?');
    expect(text).toContain('As owner: none in the register.');
  });

  test.each(['Which companies is Brunhilde Xyzsen in?', 'Where is Brunhilde Xyzsen a director?'])(
    'of nobody that is known: %s',
    async (question) => {
      const text = await world.read(question);
      expect(text).toBe('Not in the register: no person or company is called “Brunhilde Xyzsen”.');
    },
  );

  test('of a company as their owner or in any role', async () => {
    for (const question of [
      'which companies does Nova Holdings own?',
      'which companies is Nova Holdings in?',
    ]) {
      const text = await world.read(question);
      expect(text).toContain(`[Hymer Auto ApS](/detail/${CARS})`);
      expect(text).toContain(`[Kystens Kro ApS](/detail/${INN})`);
    }
    expect(await world.read('which companies is Gefion Ost in?')).toContain('has no role in any');
  });

  test('in the past', async () => {
    expect(await world.read('Which companies was Njord Vanesøn in?')).toContain(
      'Companies formerly (',
    );
    const ever = await world.read('what companies has Njord Vanesøn been in?');
    expect(ever).toContain('Companies today (');
    expect(ever).toContain('Companies formerly (');
  });

  test('of each of several people, none of whom has the role', async () => {
    const text = await world.read('Which companies has Peter Hansen founded?');
    expect(text.match(/As founder: none in the register/g)).toHaveLength(2);
  });

  test('of a director who is not known are not those of an owner', async () => {
    const text = await world.read('which companies is the director of Hymer Auto in?');
    expect(text).not.toContain('Nova Holdings');
  });

  test('of a surname alone, and of a person to find', async () => {
    expect(await world.read('find person Lis Bruun')).toContain('**[Lis Bruun](/people/');
    expect(await world.read('Bruun')).toContain('**[Lis Bruun](/people/');
  });

  test('places are searched as before', async () => {
    expect(await world.read('Which companies are in Odense?')).toContain('municipality=Odense');
    expect(await world.read('where is the director of Hymer Auto?')).toContain(
      `**[Hymer Auto ApS](/detail/${CARS})**`,
    );
  });
});

describe('questions that go on', () => {
  const owned = 'Which companies does Peter Hansen own?';

  test('with another person or company in the same role', async () => {
    const text = await last(owned, 'and Lis Bruun?');
    expect(text).toContain('As owner, today (');
    expect(text).not.toContain('Kystens Kro');
    expect(await last(owned, 'and Nova Holdings?')).toContain('owns a part of [2]');
  });

  test('with the company to contact, and with one that may be saved', async () => {
    const contact = await last('hvem skal jeg kontakte hos Ægir Kode?', 'og hos Gefion Ost?');
    expect(contact).toContain(`**[Gefion Ost ApS](/detail/${CHEESE})**`);
    expect(contact).toContain('- Telefon: ');
    const saved = await last('Have I saved Ægir Kode?', 'and Gefion Ost?');
    expect(saved).toContain('you have not saved [Gefion Ost ApS]');
  });

  test('with another company in the middle', async () => {
    const text = await last('Which restaurants are near Tvilling Kode?', 'and near Gefion Ost?');
    expect(text).toContain('[Gefion Ost ApS]');
    expect(text).toContain('on the map');
  });

  test('with the figure that was asked last', async () => {
    const years = 'egenkapital i Gefion Ost de sidste 5 år';
    const text = await last(years, 'og omsætningen?', 'og i Hymer Auto?');
    expect(text).toContain(`**[Hymer Auto ApS](/detail/${CARS})**`);
    expect(text).toContain('| Nettoomsætning |');
    expect(text).not.toContain('Egenkapital');
  });

  test('with the company that was asked last, whatever its name is', async () => {
    const text = await last(
      ...['hvor mange ansatte har Ægir Kode?', 'og Skagen Capital?', 'og i 2019?'],
    );
    expect(text).toContain('**[Skagen Capital ApS]');
  });

  test('with another size of the same figure', async () => {
    const search = 'hvilke mejerier har en soliditet under 20 %?';
    expect(await last(search)).toContain('[Hymer Auto ApS]');
    const text = await last(search, 'og over 20 %?');
    expect(text).toContain('[Gefion Ost ApS]');
    expect(text).not.toContain('Hymer Auto');
    expect(await last(search, 'og over 20 %?', 'kun i Aarhus')).toContain('”soliditet over 20 %”');
  });

  test('with those that hold most of another role', async () => {
    expect(await last('Hvem reviderer flest virksomheder?', 'og hvem ejer flest?')).toContain(
      '[Nova Holdings A/S](/people/910): ',
    );
  });
});

describe('a figure and its size are a search', () => {
  test.each([
    ['soliditet under 20 %', 'solvencyRatioTo=19.9'],
    ['omsætning over 500 000 kr', 'revenueFrom=500.001'],
    ['equity over 100 000', 'equityFrom=100.001'],
    ['egenkapital < 100.000', 'equityTo='],
    ['ansatte over 50', 'numEmployeesFrom=51'],
    ['stiftet efter 1/1-2009', 'foundedFrom=2009-01-02'],
  ])('%s', async (question, filter) => {
    expect(await world.read(question)).toContain(filter);
  });

  test('in the language of its words', async () => {
    expect(await world.read('soliditet under 20 %')).toMatch(/virksomhed(?:er)?\]\(.* passer/);
  });

  test('and each company is listed with it', async () => {
    const listed = await world.read('mejerier med soliditet under 20 %');
    expect(listed).toMatch(/soliditetsgrad \[1?\d(?:,\d)? %\]\(\/detail\/\d+\?tab=key-figure\)/);
    expect(await world.read('the largest dairies by employees with solvency below 20 %')).toMatch(
      /employees, solvency ratio \[/,
    );
  });

  test('but not of a company that is named', async () => {
    expect(await world.read("Is Gefion Ost's equity above 10 mio?")).toContain('[Gefion Ost ApS]');
  });
});

test.each([
  ['virksomheder på strandvejen', 'search=strandvejen'],
  ['virksomheder på Engvej i Aalborg', 'search=Engvej&municipality=Aalborg'],
  ['kan du sende mig en liste over mejerier', 'industry=Mejerier'],
])('companies are listed: %s', async (question, filter) => {
  expect(await world.read(question)).toContain(filter);
});

test('a phone number is found by its short name', async () => {
  expect(await world.read('telefonnr på ægir kode')).toContain('12 34 56 78');
});

test('what a company is worth is not known', async () => {
  expect(await world.read('hvad er Gefion Ost værd?')).toContain('hvad en virksomhed er værd');
});
