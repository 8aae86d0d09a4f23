import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const AEGIR = keyOf(1);
const aegir = `[Ægir Kode A/S](/detail/${AEGIR})`;

describe('what is nowhere in the data is said, and what is instead', () => {
  test.each([
    ['What is the share price of Ægir Kode?', 'Prices of shares'],
    ['Hvad er aktiekursen for Ægir Kode?', 'Aktiekurser'],
    ['Which jobs are vacant? I am looking for a job in Aarhus', 'Job openings are not'],
    ['Hvad tjener direktøren i Ægir Kode?', 'Hvad en enkelt person tjener'],
    ['How old is the CEO of Ægir Kode?', 'How old people are'],
    ['Are there any women on the board of Ægir Kode?', 'women or men'],
    ['Opening hours of Ægir Kode', 'Opening hours are not'],
    ['Hvem er kunder hos Ægir Kode?', 'Kunder, leverandører'],
    ['What will the revenue of Ægir Kode be next year?', 'no forecasts or budgets'],
    ['Has Ægir Kode good reviews on Trustpilot?', 'What customers think'],
  ])('%s', async (question, part) => {
    const text = await world.read(question);
    expect(text).toContain(part);
    // The answer names the company, without substituting other data for what was asked.
    expect(text).not.toMatch(/\/detail\/\d+[?#]/);
    expect(text.includes(aegir)).toBe(question.includes('Ægir'));
  });

  test.each(['Find budget software companies in Aarhus', 'Which news companies are in Aarhus?'])(
    'but words of a search are none of it: %s',
    async (question) => {
      expect(await world.read(question)).toContain('Not understood: ');
    },
  );

  test('is not counted', async () => {
    const userId = await world.createUser();
    await world.answer(userId, 'What is the share price of Ægir Kode?');
    expect(await world.used(userId)).toBe(0);
  });
});

describe('a question of one company is understood among words that nothing knows', () => {
  test.each([
    ['Who owns Ægir Kode mostly these days?', aegir],
    ['Is Sunket about to go bankrupt?', 'in bankruptcy'],
    ['When did Njord Vanesøn Holding last publish accounts?', '06/05/2021'],
    ['Should I invest in Ægir Kode?', 'not a rating'],
    ['Er Ægir Kode en god investering?', 'ikke en vurdering'],
    ['Kan vi give kredit til Ægir Kode?', 'Soliditetsgrad'],
    ['Tvilling Tag ApS?', `[Tvilling Tag ApS](/detail/${keyOf(3)})`],
    ['Ægir Kode CEO', 'Ran Søgaard'],
    ['Hvad er momsnummeret på Ægir Kode?', `[${AEGIR}]`],
    ["What's new at Ægir Kode?", 'What happened:'],
    ['Does Ægir Kode own other companies?', '[Tvilling Kode ApS]'],
    ['How long has Njord Vanesøn been a director?', 'Njord Vanesøn'],
    ['Kan du lave en graf over omsætningen i Ægir Kode', '1.234.567 DKK'],
    ['When will the annual report of Njord Vanesøn Holding be published?', '06/05/2021'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('and says which it left out', async () => {
    const text = await world.read('Who owns Ægir Kode mostly these days?');
    expect(text).toContain('Not understood: “mostly');
  });

  test('but not where they may be words of another name', async () => {
    const text = await world.read('Who owns Ægir Kode Vinduer?');
    expect(text).toBe(
      `Not in the register: no company is called “Ægir Kode Vinduer”. There is ${aegir}.`,
    );
  });
});

test('how people of a company are reached is not known, how the company is', async () => {
  for (const question of [
    "What's the email address of the CEO of Ægir Kode?",
    'Hvad er direktørens e-mail i Ægir Kode?',
  ]) {
    const text = await world.read(question);
    expect(text).toContain('Ran Søgaard');
    expect(text).toContain('post@aegir.example');
    expect(text).toMatch(/are those of the company|er virksomhedens/);
  }
});

describe('who of two has more', () => {
  test.each([
    ['Hvem tjener mest, Ægir Kode eller Njord Vanesøn Holding?', 'Højest på'],
    ['Ægir Kode or Tvilling Tag, which one is safer?', '[Open side by side]'],
    ['Who employs more people, Ægir Kode or Tvilling Tag?', 'Most by employees: [Tvilling Tag'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });
});

test('a place is no company of which a figure is asked', async () => {
  const text = await world.read('Who has bad liquidity in Aarhus?');
  expect(text).toContain('Not understood: “bad liquidity”');
  expect(text).toContain('(/discover?municipality=Aarhus)');
});

describe('words of a question are nobody whose name is like them', () => {
  test.each([
    'What time is it?',
    'Hvad er klokken?',
    'du er dum',
    'can I call companies for advertising',
  ])('%s', async (question) => {
    expect(await world.read(question)).not.toMatch(/read as|\/detail\//);
  });

  test('and a name that nobody has is told', async () => {
    expect(await world.read('Nidhug Tand')).toMatch(/no company is called “Nidhug Tand”/);
  });

  test('what somebody wants is no name', async () => {
    const text = await world.read('I want to sell software to companies in Aarhus, give me leads');
    expect(text).toContain('Not understood: “sell software to”');
    expect(text).toContain('(/discover?municipality=Aarhus)');
  });
});

describe('what a trade as a whole is like', () => {
  test.each([
    ['How profitable is the software industry in Aarhus?', 'Median: '],
    ['Hvor stor er it-branchen i Aarhus?', '**I alt: 72**'],
    ['How big is Ægir Kode?', '[60]'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });
});

describe('figures of one company', () => {
  test.each([
    ['Giv mig tallene for Ægir Kode de sidste 2 år', '| Nettoomsætning | [1.234.567 DKK]'],
    ['Ægir Kode omsætning vs egenkapital', '420.000 DKK'],
    ['Has Ægir Kode grown since 2018?', '| Revenue |'],
    ['Is Tavs still open?', 'ceased'],
    ['Who runs Ægir Kode and how do I reach them?', '[12 34 56 78]'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('of two numbers stand beside each other', async () => {
    const text = await world.read(`${AEGIR} og ${keyOf(2)}`);
    expect(text).toContain(aegir);
    expect(text).toContain('[Tvilling Kode ApS]');
  });
});

test('the largest of something is looked for, not called so', async () => {
  const text = await world.read('Biggest profit in Aarhus');
  expect(text).toContain('sort=profit-desc');
});

test('a share may be of what goes on', async () => {
  const text = await world.read('What percentage of companies in Odense go bankrupt?');
  expect(text).toMatch(/^\*\*\d+,\d\d\u00a0%\*\*: /);
});

test('companies are found by a word of their names', async () => {
  const text = await world.read('companies with the word Aarhus in the name');
  expect(text).toContain('[Aarhus Industries ApS]');
});

test('near a place is ten kilometres around it, and told so', async () => {
  const text = await world.read('Find me 2 software companies near Aarhus');
  expect(text).toContain('area=circle%3A10.2108%2C56.1567%2C10');
  expect(text).toContain(`- [Tvilling Kode ApS](/detail/${keyOf(2)})`);
  expect(text).toContain('“near Aarhus” (area, within 10\u00a0km of its centre)');
  expect(await world.read('software companies near me')).toContain(
    'Not understood: “near me” (name a town',
  );
});

test('near a part of the country is answered in it, and told so', async () => {
  expect(await world.read('it-firmaer i nærheden af Fyn')).toContain('tegne en radius');
});

test('as many are listed as are asked for', async () => {
  const text = await world.read('Give me 7 companies in Odense');
  expect(text.match(/^- \[/gm)).toHaveLength(7);
});

test('a trade that is asked about is looked for', async () => {
  const text = await world.read('Tell me something about software companies in Aarhus');
  expect(text).toContain('[2 companies](');
});

test('companies that fit and report no such figure are told from none', async () => {
  const text = await world.read('Average gross profit of companies in Odense');
  expect(text).toContain('not in the register for any of the [8]');
  expect(text).toContain('“Odense” (municipality)');
});

describe('what needs no data', () => {
  test.each([
    ['What is the difference between ApS and A/S?', 'public limited company'],
    ['Hvad er forskellen på ApS og A/S', 'aktieselskab'],
    ['Can I call companies with advertising protection?', 'may not be written to'],
    ['Hvad betyder reklamebeskyttet, må jeg ringe til dem?', 'ikke kontaktes med reklame'],
    ['slet min konto', 'sletter din konto'],
    ['jeg kan ikke logge ind', 'adgangskode'],
    ['min faktura er forkert', 'Dine fakturaer'],
    ['can you email me the results', 'press Share'],
    ['who made you?', 'I answer from the register'],
    ['hvad er jeres telefonnummer?', 'Hvilken virksomhed mener du?'],
    ['export them', 'Press Export'],
    ['vis dem på et kort', 'Kortet'],
    ['er du en robot?', 'Jeg svarer ud fra registret'],
    ["thx, that's all", 'You are welcome.'],
    ['Perfekt, tusind tak for hjælpen!', 'Det var så lidt.'],
    ['Kan man se hvem der ejer et selskab helt op i kæden?', 'fanen Roller'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });
});

test('the question that is given as an example is understood whole', async () => {
  const text = await world.read('Which industries are most common in Odense?');
  expect(text).toMatch(/^Most companies by industry:/);
});
