import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const months = [
  [1, '2021-12-01', 60],
  [1, '2021-09-01', 70],
  [1, '2020-12-01', 55],
] as const;
const world = await sharedAssistantWorld(async ({ rows }) => {
  for (const [number, starts, employees] of months) {
    await rows(`
      INSERT INTO employment (company_key, starts_on, months, employees)
      VALUES ('${keyOf(number)}', '${starts}', 1, ${employees})`);
  }
});

const { last } = world;

describe('two companies', () => {
  test.each([
    ['Er Ægir Kode større end Tvilling Kode?', /^Ja\. Ansatte: \[60\].* mod \[12\]/],
    ['Is Ægir Kode bigger than Tvilling Tag?', /^No\. Employees: \[60\].* against \[200\]/],
    ['har tvilling kode færre ansatte end tvilling tag?', /^Ja\./],
    ['Er Ægir Kode ældre end Tvilling Kode?', /^(?:Ja|Nej)\. Stiftet: \[04\/03\/2012\]/],
    ['Tjener Ægir Kode mere end Tvilling Kode?', /^Årets resultat: .*det afgør tallene ikke\./],
    ['Is Ægir Kode better than Tvilling Kode?', /^\| /],
  ])('%s', async (question, answer) => {
    expect(await world.read(question)).toMatch(answer);
  });

  test('also where one of them was spoken of before', async () => {
    const first = 'How many employees does Ægir Kode have?';
    expect(await last(first, 'is it larger than Tvilling Kode?')).toMatch(/^Yes\./);
    expect(await last(first, 'is Tvilling Kode larger than it?')).toMatch(/^No\./);
  });
});

describe('two years of one company', () => {
  test.each([
    ['Har Ægir Kode flere ansatte end sidste år?', 'Ja.', ['2021-12: [60]', '2020-12: [55]']],
    ['Has Ægir Kode fewer employees than in 2020?', 'No.', ['2021-12: [60]', '2020-12: [55]']],
    ['Er omsætningen i Ægir Kode faldet siden 2019?', 'Nej.', ['[1.234.567', '[1.000.000']],
    ['Tjener Ægir Kode mere end året før?', 'Ja.', ['[120.000 DKK]', '[-50.000 DKK]']],
    ['Did the equity of Ægir Kode fall in 2020?', 'No.', ['[420.000 DKK]', '[300.000 DKK]']],
  ])('%s', async (question, verdict, figures) => {
    const text = await world.read(question);
    expect(text).toContain(`\n\n${verdict}\n\n`);
    for (const figure of figures) expect(text).toContain(figure);
  });

  test('no yes or no where the year is not in the register', async () => {
    const text = await world.read('Er omsætningen i Ægir Kode steget siden 2015?');
    expect(text).not.toMatch(/Ja\.|Nej\./);
    expect(text).toContain('Ikke i registret: regnskaber, der slutter i 2015.');
  });

  test('goes on from the figure that was asked for', async () => {
    const first = 'hvad er egenkapitalen i Ægir Kode?';
    expect(await last(first, 'er den højere end året før?')).toContain('\n\nJa.\n\n');
    expect(await last(first, 'er den faldet siden 2019?')).toContain('\n\nNej.\n\n');
    expect(await last(first, 'mere end sidste år?')).toContain('\n\nJa.\n\n');
    const then = 'hvad var egenkapitalen i Ægir Kode i 2019?';
    expect(await last(then, 'var det mere end i 2018?')).not.toContain('420.000');
    const staff = 'How many employees does Ægir Kode have?';
    expect(await last(staff, 'is that more than last year?')).toContain('2020-12: [55]');
  });
});

test.each([
  ['Er Ægir Kode ældre end 5 år?', 'Ja.'],
  ['Is Ægir Kode younger than 5 years?', 'No.'],
  ['har Ægir Kode haft overskud hvert år siden 2019?', 'over nul i 1 af 2 år'],
])('%s', async (question, part) => {
  expect(await world.read(question)).toContain(part);
});

describe('what is not a name', () => {
  test.each([
    [['hvem leder Ægir Kode?', 'har de haft andre revisorer?'], 'Himingleva Revision'],
    [['hvad er omsætningen i Ægir Kode?', 'og overskuddet i tkr?'], '[120.000 DKK]'],
    [['hvem ejer Ægir Kode?', 'er resultatet positivt?'], '\n\nJa.\n\n'],
    [['hvem leder Ran Både?', 'kan direktøren skrive under alene?'], 'i forening med'],
  ])('%o', async (questions, part) => {
    expect(await last(...questions)).toContain(part);
  });
});

test('a figure of companies that were compared, by an adjective', async () => {
  const first = 'sammenlign Ægir Kode og Njord Vanesøn Holding';
  expect(await last(first, 'hvem er mest solid?')).toMatch(/^Soliditetsgrad:/);
});

test.each([
  ['Har Ægir Kode flere end 2000 ansatte?', '\n\nNej.\n\n- Ansatte: [60]'],
  ['Har Ægir Kode mere end en direktør?', 'Ran Søgaard'],
  ['Is Ægir Kode part of a group?', 'Owned by'],
  ['Har Ægir Kode dobbelt så mange ansatte som Tvilling Kode?', '](/compare?'],
  ['what is the difference in equity between Ægir Kode and Njord Vanesøn Holding?', '](/compare?'],
])('%s', async (question, part) => {
  expect(await world.read(question)).toContain(part);
});

test('"he" is no company, and nobody in particular', async () => {
  const text = await last(
    'hvem leder Ægir Kode og Ran Både?',
    'hvem ejer Ægir Kode?',
    'hvilke selskaber ejer han?',
  );
  expect(text).toContain('Hvem mener du?');
});

test('a search is changed by what contradicts it', async () => {
  const first = 'find virksomheder i Aarhus med over 10 ansatte';
  expect(await last(first, 'nej, over 50')).toMatch(/^\*\*\[1 virksomhed\]/);
  expect(await last('find companies in Aarhus', 'actually, in Odense')).toContain('Odense');
});
