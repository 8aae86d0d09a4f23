import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const [NJORD, THRYMHEIM] = [keyOf(7), keyOf(9)];
const holding = `[Njord Vanesøn Holding ApS](/detail/${NJORD})`;
const noatun = `[Noatun Fisk ApS](/detail/${keyOf(8)})`;

test('in lists to choose from, whom one must not write to is told', async () => {
  const rental = `[Noatun Bådudlejning ApS](/detail/${keyOf(11)})`;
  const board = await world.read('Hvilke selskaber sidder Njord Vanesøn i bestyrelsen for?');
  expect(board).toMatch(/Noatun Bådudlejning ApS\]\([^)]*\) \([^)]*; reklamebeskyttet\)/);
  const open = await world.read('Hvilke selskaber ejer Njord Vanesøn?');
  expect(open).not.toContain('reklamebeskyttet');
  const found = await world.read('Find reklamebeskyttede virksomheder');
  expect(found).toContain(`- ${rental} (reklamebeskyttet)`);
});

describe('the one who has a role in a company', () => {
  test.each([
    ['Who chairs the board of Ægir Kode?', 'Chair of the board ([1]'],
    ['Hvem er formand for Ægir Kode?', 'Bestyrelsesformand ([1]'],
    ['Who is on the board of Ægir Kode?', 'Board of directors ([1]'],
    ['Which other companies does the CEO of Ægir Kode run?', '[Ran Både ApS]'],
    ['Hvilke andre selskaber er direktøren i Ægir Kode med i?', '[Ran Både ApS]'],
    ['On which other boards does the chairman of Ægir Kode sit?', '**[Kolga Lund]'],
    ['How much of Njord Vanesøn Holding does Njord Vanesøn own?', '100\u00a0%'],
    ['Does Kolga Lund own Ægir Kode?', 'is not registered as an owner of [Ægir Kode A/S]'],
    ['Ejer Kolga Lund Ægir Kode?', 'er ikke registreret som ejer af selve [Ægir Kode A/S]'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });
});

describe('a person', () => {
  test.each([
    'Er Njord Vanesøn gået konkurs?',
    'Has Njord Vanesøn gone bankrupt?',
    'Hvem er Njord Vanesøn?',
    'Njord Vanesøn',
    'Har Njord Vanesøn været konkurs?',
    'Hvilke selskaber har Njord Vanesøn?',
    'Which roles does Njord Vanesøn have?',
  ])('is meant before a company whose name only begins so: %s', async (question) => {
    const text = await world.read(question);
    expect(text).toMatch(
      /^\*\*\[Njord Vanesøn\]\(\/people\/\d+\)\*\*: \[2\]\(\/people\/\d+\) (?:virksomheder i dag|companies today), \[1\]\(\/people\/\d+\?former=true\) (?:tidligere|former); \[1\]\(\/people/,
    );
    expect(text).toContain(holding);
  });

  test.each([
    'Hvor mange konkurser har Njord Vanesøn?',
    'Hvilke konkurser har Njord Vanesøn været involveret i?',
    'Which bankruptcies has Njord Vanesøn been involved in?',
    'Har Njord Vanesøn tidligere konkurser?',
    'Har Njord Vanesøn været involveret i en konkurs?',
    'Has Njord Vanesøn ever been in a bankruptcy?',
  ])('whose bankruptcies are asked for is told with those: %s', async (question) => {
    const text = await world.read(question);
    expect(text).toMatch(/; \[1\]\(\/people\/\d+\?bankrupt=true\) (?:af dem|of them)/);
    expect(text).toMatch(/\n- \[Noatun Fisk ApS\]\(\/detail\/\d+\) \(/);
    expect(text).not.toContain(holding);
  });

  test('which was taken is said', async () => {
    const text = await world.read('Er Njord Vanesøn gået konkurs?');
    expect(text).toContain(
      `”Njord Vanesøn” som en person; det kan også være en virksomhed: ${holding}`,
    );
  });

  test('a company of just that name, or with its legal form, is meant before a person', async () => {
    for (const name of ['Njord Vanesøn Holding', 'Njord Vanesøn Holding ApS'])
      expect(await world.read(`Er ${name} gået konkurs?`)).toMatch(
        /^\*\*\[Njord Vanesøn Holding ApS\]/,
      );
  });

  test('a sole proprietorship that is called as its owner leads to the owner too', async () => {
    const text = await world.read('Er Vidar Odinsen gået konkurs?');
    expect(text).toContain(`**[Vidar Odinsen](/detail/${keyOf(13)})**`);
    expect(text).toContain('Der er også [personer, der hedder det](/people?name=Vidar+Odinsen).');
    expect(await world.read('Er Ægir Kode gået konkurs?')).not.toContain('Der er også');
  });

  test.each([
    ['Hvilke selskaber ejer Njord Vanesøn?', [holding], ['Fisk', 'Bådudlejning']],
    [
      'Hvilke selskaber sidder Njord Vanesøn i bestyrelsen for?',
      ['Bådudlejning'],
      ['Fisk', 'Holding'],
    ],
    ['Hvilke selskaber har Njord Vanesøn tidligere ledet?', [noatun], ['Bådudlejning']],
    ['Which companies did Njord Vanesøn run?', [noatun], ['Bådudlejning']],
    // There is none today: the answer gives the last one, with its end.
    ['Hvilke selskaber leder Gammel Direktør?', ['Ægir Kode', 'indtil 01/01/2015'], []],
    ['Hvilke selskaber ejer Vidar Odinsen?', [keyOf(13)], ['Fisk']],
  ] as const)('in the roles that are asked for: %s', async (question, parts, others) => {
    const text = await world.read(question);
    for (const part of parts) expect(text).toContain(part);
    for (const other of others) expect(text).not.toContain(other);
  });

  test('the status of a company that is not active is told', async () => {
    const text = await world.read('Which companies did Njord Vanesøn run?');
    expect(text).toContain('until 03/04/2019; ceased – dissolved after bankruptcy)');
    expect(await world.read('Hvilke selskaber ejer Njord Vanesøn?')).not.toContain('aktiv');
  });

  test('bankruptcies of a place are nobody’s', async () => {
    expect(await world.read('Hvor mange konkurser er der i Region Midtjylland?')).toContain(
      '(status)',
    );
    expect(await world.read('Konkurser i Aarhus')).toContain('Ingen virksomhed');
    expect(await world.read('Hvor mange konkurser har Ingen Findes?')).toContain('Ikke forstået');
  });

  test('longer names are told apart from the name itself', async () => {
    expect(await world.read('Hvem er Person?')).toContain(
      'personer har et navn med ordene ”Person”',
    );
  });
});

describe('who works with somebody', () => {
  test.each([
    ['Hvem arbejder Ran Søgaard sammen med?', '- [Kolga Lund](/people/'],
    ['Who works with Kolga Lund?', '- [Ran Søgaard](/people/'],
    ['Who are the colleagues of Skade Jette?', 'nobody else leads or owns'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('of nobody that is known', async () => {
    expect(await world.read('Who works with Ingen Findes?')).not.toContain('together');
  });
});

describe('clients of an auditor', () => {
  test.each([
    'Hvor mange selskaber revideres af Glitre?',
    'Which companies are audited by Glitre Revision ApS?',
  ])('%s', async (question) => {
    const text = await world.read(question);
    expect(text).toContain('[1](/people/72)');
    expect(text).toContain(holding);
  });

  test('of a company that audits none', async () => {
    expect(await world.read('Hvor mange selskaber revideres af Tavs ApS?')).toContain(
      'reviderer ingen virksomhed i registret',
    );
  });
});

describe('who holds roles', () => {
  test.each([
    [`Hvem ejer ${THRYMHEIM}?`, '[Skade Jette]'],
    ['Hvem er indehaver af Thrymheim Jagt?', '(indehaver'],
    ['Who is the proprietor of Thrymheim Jagt?', '[Skade Jette]'],
    ['Hvem er direktør i Noatun Fisk ApS?', 'Direktion: ingen i dag; de sidste ([1]'],
    ['Hvem var direktør i Noatun Fisk ApS?', 'indtil 03/04/2019'],
    ['Who was the CEO of Noatun Fisk ApS?', '[Njord Vanesøn]'],
    ['Hvem ejede Noatun Fisk?', '[Vidar Odinsen]'],
    ['Hvem var direktør i Ægir Kode i 2014?', '[Gammel Direktør]'],
    ['Hvem er de reelle ejere af Ægir Kode?', 'Reelle ejere står ikke i disse data.'],
    ['Who are the beneficial owners of Ægir Kode?', 'not in these data'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('former ones are no answer where somebody holds the role today', async () => {
    const text = await world.read('Hvem er direktør i Ægir Kode?');
    expect(text).not.toContain('Gammel');
    expect(await world.read('Hvem ejer Ægir Kode?')).not.toContain('eelle');
    expect(await world.read('Hvem var direktør i Ægir Kode i 2018?')).not.toContain('Gammel');
  });
});

describe('the same people elsewhere', () => {
  test.each([
    ['Hvilke virksomheder har samme direktør som Njord Vanesøn Holding?', 'ingen anden virksomhed'],
    ['Samme revisor som Njord Vanesøn Holding ApS', '[Glitre Revision ApS](/people/72)'],
    ['Which companies have the same auditor as Ægir Kode?', '[Himingleva Revision]'],
    ['Which companies have the same board as Noatun Bådudlejning?', '[Njord Vanesøn]'],
    ['Which companies have the same CEO as Thrymheim Jagt?', 'Management: not in the register'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('other companies are told, and not the one that is asked about', async () => {
    const text = await world.read('Hvilke virksomheder har samme direktør som Ægir Kode?');
    expect(text).toContain('- [Ran Søgaard](');
    expect(text).toContain('[Ran Både ApS]');
    expect(text.match(/Ægir Kode/g)).toHaveLength(1);
  });
});

describe('what was not read is said before anything', () => {
  test.each([
    ['Hvor mange tømrere i Aalborg har fået påbud?', /^Ikke forstået: ”[^”]*påbud/],
    ['Which companies in Aarhus have a female CEO?', /^Not understood: “female CEO”\./],
    ['Hvilke virksomheder i Aarhus har kvindelige direktører?', /^Ikke forstået/],
    [
      'Who is the CEO of the largest company in Aarhus with a female board?',
      /^Not understood: “female/,
    ],
    [
      'Hvor stor en andel af virksomheder i Aarhus har over 50 ansatte og en kvindelig chef?',
      /^Ikke forstået/,
    ],
    ['Companies in Aarhus with over 20 employees that export', /^Not understood: “export”/],
    ['Prisvindende selskaber med flest ansatte', /^Ikke forstået: ”Prisvindende”/],
  ])('%s', async (question, part) => {
    const text = await world.read(question);
    expect(text).toMatch(part);
    expect(text).not.toContain('**');
  });

  test('what was read is offered beside it, and not counted', async () => {
    const userId = await world.createUser();
    const question = 'Which companies in Aarhus have a female CEO?';
    const { text, events } = await world.answer(userId, question);
    expect(text).toContain('finds [2 companies](/discover?municipality=Aarhus)');
    expect(events).toContainEqual(expect.objectContaining({ type: 'search' }));
    expect(await world.used(userId)).toBe(0);
  });

  test('ceased companies are counted, and how many are active is said', async () => {
    const text = await world.read('Hvor mange virksomheder er der i Aalborg?');
    expect(text).toMatch(
      /^\*\*\[11 virksomheder\]\(.*\)\*\* passer, heraf \[9\]\(.*status=ACTIVE.*\) aktive\./,
    );
    expect(await world.read('Hvor mange aktive virksomheder er der i Aalborg?')).not.toContain(
      'heraf',
    );
    expect(await world.read('Hvor mange virksomheder er der i Aarhus?')).not.toContain('heraf');
  });
});
