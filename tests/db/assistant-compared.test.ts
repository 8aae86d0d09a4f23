import { describe, expect, test } from 'vitest';
import { accountsOf } from '../support/account-records';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { BOARD, companyRecord, keyOf, OWNER, roleRecord } from '../support/company-record';

const place = { municipalityCode: 630, municipalityName: 'Vejle' };
const owned = roleRecord('Freja Vanedis', OWNER);

/** The one that earned more in 2019 earned less in 2020. */
const traders = [
  companyRecord(31, {
    ...place,
    ...{ name: 'Folkvang Handel A/S', employees: 80 },
    roles: [
      owned,
      roleRecord('Hnoss Odsdatter', { ...BOARD, title: 'FORMAND' }),
      roleRecord('Gersemi Odsdatter', BOARD),
      roleRecord('Gylden Revision', { group: 'AUDITOR', organ: 'REVISION', title: null }),
    ],
    accounts: accountsOf(keyOf(31), [
      { year: 2019, values: { revenue: 2_000_000, profitLoss: 10_000 } },
      { year: 2020, values: { revenue: 2_200_000, profitLoss: 90_000 } },
    ]),
  }),
  companyRecord(32, {
    ...place,
    ...{ name: 'Sessrumner Salg ApS', employees: null, employeesMin: 20, employeesMax: 49 },
    accounts: accountsOf(keyOf(32), [
      { year: 2019, values: { revenue: 1_000_000, profitLoss: 50_000 } },
      { year: 2020, values: { revenue: 1_500_000, profitLoss: 20_000 } },
    ]),
  }),
  companyRecord(33, { ...place, name: 'Brisinge Smykker ApS', employees: 5 }),
];

const world = await sharedAssistantWorld(traders);

const read = async (question: string) => plain(await world.read(question));
const last = async (...questions: string[]) => plain(await world.last(...questions));

describe('companies compared in a year', () => {
  test.each([
    'Hvem havde størst overskud i 2019, Folkvang Handel A/S eller Sessrumner Salg ApS?',
    'Sammenlign Folkvang Handel og Sessrumner Salg i 2019',
    'Hvem tjente mest i 2019 af Folkvang Handel og Sessrumner Salg?',
  ])('have its figures: %s', async (question) => {
    const text = await read(question);
    expect(text).toContain('| Regnskab til | 31/12/2019 | 31/12/2019 |');
    expect(text).toContain('Højest på årets resultat: [Sessrumner Salg ApS]');
    expect(text).toContain('Regnskaber og ansatte er fra 2019');
    expect(text).not.toContain('2020');
    expect(text).not.toContain('[80]');
  });

  test('without one, the newest', async () => {
    const text = await read('Hvem tjener mest af Folkvang Handel og Sessrumner Salg?');
    expect(text).toContain('Højest på årets resultat: [Folkvang Handel A/S]');
    expect(text).not.toContain('er fra 20');
  });

  test('by size, not by the employees of today', async () => {
    const text = await read('Var Folkvang Handel større end Sessrumner Salg i 2019?');
    expect(text).toMatch(/^Ja\. Nettoomsætning: \[2\.000\.000 DKK\]/);
    expect(text).not.toContain('[80]');
  });

  test('of several years are told to be of none of them', async () => {
    const text = await read(
      'Who earned more in 2018 and 2019, Folkvang Handel or Sessrumner Salg?',
    );
    expect(text).toContain('The newest year of each is compared, not 2018 and 2019');
  });

  test('that none has are empty', async () => {
    const text = await read('Compare Folkvang Handel and Sessrumner Salg in 1999');
    expect(text).toContain('| Revenue | not in the register | not in the register |');
  });
});

describe('which company grows faster', () => {
  test.each([
    ['Vokser Folkvang Handel hurtigere end Sessrumner Salg?', 'Nej.'],
    ['Is Sessrumner Salg growing faster than Folkvang Handel?', 'Yes.'],
  ])('%s', async (question, verdict) => {
    const text = await read(question);
    expect(text.split('\n\n')[0]).toBe(verdict);
    expect(text).toContain('**[Sessrumner Salg ApS]**: [1.500.000 DKK] (31/12/2020), +50,00 %');
  });

  test('is left open without the figures', async () => {
    const text = await read('Vokser Folkvang Handel hurtigere end Brisinge Smykker?');
    expect(text).toContain('afgør tallene ikke');
    expect(text).not.toMatch(/^(?:Ja|Nej)\./);
  });
});

describe('a question after one that was not understood', () => {
  const before = 'Hvor mange virksomheder i Vejle er kvantiske?';

  test('is read by itself where it says all that it asks', async () => {
    const text = await last(before, 'Hvor mange har over 10 ansatte i Odense?');
    expect(text).toContain('**[2 virksomheder]** passer');
    expect(text).not.toContain('kvantiske');
    const more = await last(before, 'Hvor mange har over 10 ansatte i Odense?', 'og i Vejle?');
    expect(more).toContain('”Vejle”');
    expect(more).not.toContain('kvantiske');
  });

  test('or is of the same companies', async () => {
    expect(await last(before, 'Hvor mange af dem har over 10 ansatte?')).toContain('kvantiske');
  });
});

describe('the largest of those found before', () => {
  test.each([
    ['How many companies in Vejle have over 10 employees?', 'What is the largest?'],
    ['Hvor mange virksomheder i Vejle har over 10 ansatte?', 'Hvad er den største?'],
  ])('%s %s', async (first, then) => {
    const text = await last(first, then);
    expect(text).toContain('[Folkvang Handel A/S]');
    expect(text).toMatch(/^\*\*\[2 /);
    const second = await last(first, then, 'Who is the CEO of the second?');
    expect(second).toContain('Sessrumner Salg ApS');
  });
});

test('head counts that are intervals add up to no less', async () => {
  const text = await read('Hvor mange ansatte er der i alt i Vejle?');
  expect(text).toContain('**I alt: mindst 105**');
  expect(text).toContain('den nedre grænse er talt med');
  const exact = await read('Hvor mange ansatte er der i alt i Odense?');
  expect(exact).toMatch(/I alt: \d+\*\*/);
});

describe('who is what in each of several companies', () => {
  test.each([
    ['Hvem ejer de 2 største virksomheder i Vejle?', 'Freja Vanedis'],
    ['Hvem er revisor for de 2 største virksomheder i Vejle?', 'Gylden Revision'],
    ['Who is the chairman of the 2 largest companies in Vejle?', 'Hnoss Odsdatter'],
  ])('%s', async (question, name) => {
    const text = await read(question);
    expect(text).toMatch(new RegExp(`^- \\[Folkvang Handel A/S\\].*\\. \\[${name}\\][^,]*$`, 'm'));
    expect(text).toMatch(/^- \[Sessrumner Salg ApS\].*(?:ikke i registret|not in the register)$/m);
    expect(text).not.toContain('Brisinge');
  });
});

test.each([
  ['How many companies have a director named Jens?', 'I cannot count'],
  ['Hvor mange selskaber har en direktør ved navn Jens?', 'Jeg kan ikke tælle'],
])('nothing is counted by a first name: %s', async (question, said) => {
  expect(await world.read(question)).toContain(said);
  expect(await world.read(question)).toContain('/people?name=Jens');
});
