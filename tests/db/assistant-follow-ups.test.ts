import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const { last } = world;

const inOdense = '/discover?industry=Computerprogrammering&municipality=Odense';
const inAarhus = '/discover?industry=Computerprogrammering&municipality=Aarhus';

describe('a search goes on', () => {
  test('in another place', async () => {
    const text = await last('How many software companies are in Aarhus?', 'and in Odense?');
    expect(text).toContain('No company in the register fits.');
    expect(text).toContain('“Odense” (municipality)');
    expect(text).not.toContain('Aarhus');
  });

  test('with one filter more, after one that was asked in as few words', async () => {
    const questions = ['How many software companies are in Odense?', 'and in Aarhus?'];
    const text = await last(...questions, 'and with more than 50 employees?');
    expect(text).toContain(`[1 company](${inAarhus}&numEmployeesFrom=51)`);
  });

  test('in the year before, and then in another place', async () => {
    const questions = ['How many companies were founded in 2016?', 'and the year before?'];
    expect(await last(...questions)).toContain('“founded in 2015” (founded)');
    const placed = await last(...questions, 'and the year before that?', 'and in Aarhus?');
    expect(placed).toContain('“founded in 2014” (founded), “Aarhus” (municipality)');
  });

  test('of another trade, in Danish', async () => {
    const text = await last('Hvor mange frisører er der i Aarhus?', 'hvad med it-virksomheder?');
    expect(text).toContain('municipality=Aarhus');
    expect(text).toContain('(sektor)');
    expect(text).not.toContain('frisører');
  });

  test('with those that were found', async () => {
    const first = 'Software companies in Aarhus';
    expect(await last(first, 'how many of them have a phone?')).toContain(
      `[1 company](${inAarhus}&hasTelephone=true)`,
    );
    expect(await last(first, 'with a phone')).toContain('- [Ægir Kode A/S]');
    expect(await last(first, 'smallest first')).toContain('sort=employees-asc');
  });

  test('with how many they are, and which is the largest, after a word on the product', async () => {
    const first = 'Which software companies are in Aarhus?';
    expect(await last(first, 'how many is that?')).toContain(`[2 companies](${inAarhus})`);
    const questions = [first, 'how do I export them?', 'thanks'];
    expect(await last(...questions, 'who is the biggest?')).toContain(
      `(${inAarhus}&sort=employees-desc)`,
    );
  });

  test('not where the question says all itself', async () => {
    const text = await last(
      'How many companies in Aarhus have a phone?',
      'and how many software companies are in Odense?',
    );
    expect(text).not.toContain('phone');
    expect(text).not.toContain(`${inOdense}&`);
  });

  test('with figures and shares of other companies', async () => {
    const first = 'What is the average number of employees of companies in Aarhus?';
    expect(await last(first, 'and in Odense?')).toContain('Employees of the [8]');
    expect(await last('Which industries are most common in Aarhus?', 'and in Odense?')).toContain(
      '“Odense” (municipality)',
    );
  });
});

describe('a question about a company goes on', () => {
  const first = 'What was the revenue of Ægir Kode in 2019?';

  test('with another year', async () => {
    const text = await last(first, 'and in 2020?');
    expect(text).toContain('1.234.567 DKK');
    expect(text).not.toContain('1.000.000');
  });

  test('with another company', async () => {
    expect(await last('Who is the CEO of Ægir Kode?', 'and Ran Både ApS?')).toContain(
      'Ran Søgaard',
    );
    expect(await last('How many employees has Ægir Kode?', 'what about Tvilling Tag?')).toContain(
      `[200](/detail/${keyOf(3)}#employment)`,
    );
  });

  test('with something else of the same', async () => {
    expect(await last(first, 'and who is the auditor?')).toContain('Himingleva Revision');
  });
});

test('few words are answered in the language of the question before', async () => {
  expect(await last('Hvem er direktør i Ægir Kode?', 'Tvilling Tag ApS?')).toContain('Ansatte');
});

test('without a question before there is nothing to go on with', async () => {
  expect(await last('and in Odense?')).not.toContain('passer');
});

describe('of the one person who was spoken of', () => {
  test('other companies are told', async () => {
    expect(await last('Who is the CEO of Ægir Kode?', 'what else is she in?')).toContain(
      'Ran Både',
    );
    const text = await last('Hvem er direktør i Ægir Kode?', 'hvilke andre firmaer er hun med i?');
    expect(text).toContain('Ran Både');
  });

  test('what is owned is that of the person, and of no company', async () => {
    const text = await last('Who is the CEO of Ægir Kode?', 'what other companies does she own?');
    expect(text).toContain('none in the register');
    expect(text).not.toContain('Tvilling');
  });

  test.each([
    ['how long has she been there?', 'Management: director, since 01/01/2010'],
    ['does she own the company?', 'is not registered as an owner of [Ægir Kode A/S]'],
    ['on which boards does she sit?', 'On the board: none in the register.'],
    ['who sits with her?', '[Kolga Lund]'],
    ['has any of her companies gone bankrupt?', 'none of them went bankrupt'],
    ['what does she do?', 'Ran Både'],
    ['who is she?', 'Ran Både'],
  ])('%s', async (question, part) => {
    expect(await last('Who is the CEO of Ægir Kode?', question)).toContain(part);
  });

  test.each([
    ['hvor længe har hun været der?', 'Direktion: direktør, siden 01/01/2010'],
    ['hvor meget ejer hun?', 'er ikke registreret som ejer'],
    ['hvem arbejder hun sammen med?', '[Kolga Lund]'],
    ['er nogen af hendes selskaber gået konkurs?', 'ingen af dem er gået konkurs'],
  ])('%s', async (question, part) => {
    expect(await last('Hvem er direktør i Ægir Kode?', question)).toContain(part);
  });

  test('whatever was said of the company since, which stays the one that is spoken of', async () => {
    const asked = [
      'Who is the CEO of Ægir Kode?',
      'what else is she in?',
      'how old is the company?',
    ];
    expect(await last(...asked)).toContain('04/03/2012');
    expect(await last(...asked, 'and who else works with her?')).toContain('[Kolga Lund]');
  });

  test('nobody else, where the question names somebody', async () => {
    const first = 'Who is the CEO of Ægir Kode?';
    const next = 'Who chairs Noatun Bådudlejning and how long has he been there?';
    expect(await last(first, next)).not.toContain('Ran Søgaard');
    expect(await last('Hvem er direktør i Ægir Kode?', 'Hvem er Hans Ægir?')).not.toContain(
      'Ran Søgaard',
    );
  });

  test('nor anybody, where several were spoken of', async () => {
    expect(await last('who sits with her?')).toContain('Whom do you mean?');
    expect(await last('hvilke bestyrelser sidder hun i?')).toContain('Hvem mener du?');
  });

  test('nothing is told of nobody, nor what is not held', async () => {
    expect(await last('what else is she in?')).not.toContain('Ran Både');
    expect(await last('Who is the CEO of Ægir Kode?', 'how old is she?')).toContain('How old');
  });
});

describe('of the first that was found', () => {
  test('what is asked is answered', async () => {
    const first = 'Software companies in Aarhus';
    expect(await last(first, 'who is the CEO of the largest?')).toContain('Ran Søgaard');
    expect(await last('It-virksomheder i Aarhus', 'hvem er direktør i den største?')).toContain(
      'Ran Søgaard',
    );
    expect(await last(first, 'what does the CEO of the largest earn?')).toContain('single person');
  });

  test('or of the second, and of none beyond the last', async () => {
    const first = 'Software companies in Aarhus';
    expect(await last(first, 'who owns the second largest?')).toContain('Tvilling Kode');
    const danish = ['It-virksomheder i Aarhus', 'hvem ejer den næststørste?'];
    expect(await last(...danish)).toContain('Den anden af de [2]');
    expect(await last(...danish, 'og den tredje?')).toContain('Der blev kun fundet [2]');
    expect(await last(first, 'who owns the largest?', 'and the second largest?')).toContain(
      '[Tvilling Kode ApS]',
    );
  });

  test('by what they were asked for by, and whatever was asked since', async () => {
    const first = 'Companies with the highest revenue in Aarhus';
    const asked = [first, 'who is the CEO of the largest?', 'how old is the oldest?'];
    expect(await last(...asked.slice(0, 2))).toContain('sort=revenue-desc');
    expect(await last(...asked)).toContain('sort=founded-asc');
  });

  test('what nobody holds is told of it, and it is spoken of from then on', async () => {
    const asked = ['Software companies in Aarhus', 'what does the CEO of the largest earn?'];
    const text = await last(...asked);
    expect(text).toContain('*What are the personnel costs of Ægir Kode A/S?*');
    expect(text).toContain('single person');
    expect(await last(...asked, 'and who owns it?')).toContain('Bølge Holding');
  });

  test('but a search of its own is one', async () => {
    const text = await last('Software companies in Aarhus', 'the largest companies in Odense');
    expect(text).toContain('municipality=Odense');
  });
});

describe('of those that were compared', () => {
  const first = 'Compare Ægir Kode A/S and Njord Vanesøn Holding ApS';

  test.each([
    ['which of them has the highest equity?', 'Equity:\n- **[Ægir Kode A/S]'],
    ['which has the lowest equity?', 'Equity:\n- **[Njord Vanesøn Holding ApS]'],
    ['who has most employees?', 'Employees:\n- **[Ægir Kode A/S]'],
    ['which is the oldest?', 'Founded:\n- **[Njord Vanesøn Holding ApS]'],
    ['who is the CEO of the largest?', 'Ran Søgaard'],
  ])('%s', async (question, part) => {
    expect(await last(first, question)).toContain(part);
  });

  test('one after the other, in Danish', async () => {
    const asked = ['Sammenlign Ægir Kode og Njord Vanesøn Holding', 'hvem har flest ansatte?'];
    expect(await last(...asked, 'hvilken har lavest egenkapital?')).toContain(
      'Egenkapital:\n- **[Njord Vanesøn Holding ApS]',
    );
  });

  test('without a comparison no company is called nearly so', async () => {
    expect(await last('hvilken har lavest egenkapital?')).not.toContain('/detail/');
  });
});

test('what is not held is told of the company that is named, and of no other', async () => {
  const text = await last('Where does the CEO of Ægir Kode live?');
  expect(text).toContain(`**[Ægir Kode A/S](/detail/${keyOf(1)})**`);
  expect(text).toContain('How do I contact Ægir Kode A/S?');
  expect(await last('Who owns Ægir Kode?', 'What is the CPR number of Ran Både?')).not.toContain(
    '[Ægir',
  );
  expect(await last('What does the CEO of Ægir Kode earn?', 'and the equity?')).toContain(
    '420.000 DKK',
  );
});

test('who is at an address, or at that of a company', async () => {
  const [row] = await world.database.rows(
    `SELECT street, postal_code FROM companies WHERE key = '${keyOf(1)}'`,
  );
  const address = `${row?.street}, ${row?.postal_code}`;
  expect(await last(`Which companies are at ${address}?`)).toContain('[Ægir Kode A/S]');
  expect(await last(`hvem har adresse på ${address}`)).toContain('[Tvilling Kode ApS]');
  const beside = await last('Who else is at the same address as Ægir Kode?');
  expect(beside).toContain('itself among them');
  expect(beside).toContain('[Tvilling Kode ApS]');
  expect(await last('Which companies are in Odense with 31 employees?')).toContain('Skagen');
});

test('who holds most roles is asked anew after a comparison', async () => {
  const compared = 'Sammenlign Ægir Kode og Njord Vanesøn Holding';
  const text = await last(compared, 'Hvem leder flest virksomheder med over 50 ansatte?');
  expect(text).toMatch(/I flest virksomheder|Ingen har mere end én/);
  expect(text).toContain('Læst som');
});
