import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { companyRecord, keyOf, OWNER, roleRecord } from '../support/company-record';

const company = (number: number, name: string, change: Partial<ReturnType<typeof companyRecord>>) =>
  companyRecord(number, {
    name,
    names: [{ kind: 'PRIMARY', name, validFrom: '2012-05-01', validTo: null }],
    ...{ foundedOn: '2012-05-01', statusSince: '2012-05-01' },
    lifePeriods: [{ validFrom: '2012-05-01', validTo: null }],
    ...change,
  });
const ceased = (day: string, statusText: string) => ({
  ...{ status: 'CEASED' as const, statusText, statusSince: day, ceasedOn: day },
  lifePeriods: [{ validFrom: '2012-05-01', validTo: day }],
});

const past = [
  company(220, 'Skadi Bro ApS', {
    ...{ status: 'IN_BANKRUPTCY', statusText: 'UNDER KONKURS', statusSince: '2020-03-10' },
  }),
  company(221, 'Skadi Sti ApS', ceased('2018-06-30', 'OPLØST EFTER FUSION')),
  company(222, 'Skadi Grav ApS', ceased('2018-06-30', 'OPLØST EFTER KONKURS')),
  company(223, 'Skadi Ejet ApS', {
    roles: [
      roleRecord('Skadi Tjassesdatter', {
        ...{ ...OWNER, ownership: 0.6667, votes: 0.9 },
        ...{ validFrom: '2012-05-01', validTo: '2015-01-01' },
      }),
      roleRecord('Yngve Frejsøn', { ...OWNER, ownership: 0.9, validFrom: '2015-01-02' }),
    ],
  }),
  company(224, 'Skadi Delt ApS', {
    roles: [
      roleRecord('Skadi Tjassesdatter', { ...OWNER, ownership: 0.5 }),
      roleRecord('Yngve Frejsøn', { ...OWNER, ownership: 0.3333 }),
    ],
  }),
  company(225, 'Skadi Lille ApS', {
    roles: [
      roleRecord('Skadi Tjassesdatter', { ...OWNER, ownership: 0.3333, votes: 0.3333 }),
      roleRecord('Yngve Frejsøn', { ...OWNER, ownership: 0.3333 }),
    ],
  }),
];

const world = await sharedAssistantWorld(past);

const read = async (...questions: string[]) => plain(await world.last(...questions));

describe('the status of a day that is past', () => {
  test.each([
    ['Was Skadi Bro ApS active in 2015?', 'Yes.', 'Founded: [01/05/2012]'],
    ['Var Skadi Bro ApS aktiv i 2011?', 'Nej.', 'Stiftet: [01/05/2012]'],
    ['Var Skadi Bro ApS under konkurs i marts 2020?', 'Ja.', 'Status siden: [10/03/2020]'],
    ['Var Skadi Bro ApS under konkurs i februar 2020?', 'Nej.', 'Status siden: [10/03/2020]'],
    ['Was Skadi Bro ApS bankrupt on 1 May 2021?', 'Yes.', 'Status: [in bankruptcy]'],
    ['Did Skadi Bro ApS go bankrupt in 2020?', 'Yes.', 'Status since: [10/03/2020]'],
    ['gik Skadi Bro ApS konkurs i 2021?', 'Nej.', 'Status siden: [10/03/2020]'],
    ['Did Skadi Sti ApS exist in 2017?', 'Yes.', 'dissolved by merger'],
    ['eksisterede Skadi Sti ApS i 2019?', 'Nej.', 'Ophørt: [30/06/2018]'],
    ['Was Skadi Sti ApS active in 2013?', 'Yes.', 'Founded: [01/05/2012]'],
    ['Hvad var status for Skadi Bro ApS i 2021?', 'Dengang: under konkurs.', 'Stiftet'],
    ['What was the status of Skadi Bro ApS in 2015?', 'Then: active.', 'Founded'],
    ['What was the status of Skadi Sti ApS in 2011?', 'It did not exist then.', 'Founded'],
    ['Var Skadi Sti ApS lukket i 2019?', 'Ja.', 'Ophørt: [30/06/2018]'],
  ])('%s', async (question, verdict, fact) => {
    const text = await read(question);
    expect(text).toContain(`\n\n${verdict}\n\n`);
    expect(text).toContain(fact);
  });

  test.each([
    // It was dissolved by a bankruptcy that may have begun long before.
    ['Was Skadi Grav ApS active in 2017?', 'The register does not decide that.'],
    ['Var Skadi Grav ApS under konkurs i 2017?', 'Det afgør registret ikke.'],
    ['Was Skadi Sti ApS active in 2018?', 'The register does not decide that.'],
  ])('which the register does not have: %s', async (question, told) => {
    const text = await read(question);
    expect(text).toContain(`\n\n${told}\n\n`);
    expect(text).toMatch(/status of today|sin status i dag/);
  });

  test('of the company that was spoken of', async () => {
    const text = await read('Hvem er direktør i Skadi Bro ApS?', 'var den aktiv i 2015?');
    expect(text).toContain('**[Skadi Bro ApS]**\n\nJa.');
  });
});

describe('ownership of a day that is past', () => {
  test.each([
    ['Did Skadi Tjassesdatter own Skadi Ejet ApS in 2013?', /^Yes\./, 'until 01/01/2015'],
    ['Ejede Skadi Tjassesdatter Skadi Ejet ApS i 2018?', /^Nej\./, 'indtil 01/01/2015'],
    ['Was Skadi Ejet ApS owned by Yngve Frejsøn in 2013?', /^No\./, 'since 02/01/2015'],
    ['Har Skadi Tjassesdatter nogensinde ejet Skadi Ejet ApS?', /^Ja\./, '66,67–89,99 %'],
    [
      'Did Yngve Frejsøn own Skadi Bro ApS in 2013?',
      /^The register does not decide that\./,
      'No owner of [Skadi Bro ApS] at that time is known here.',
    ],
  ])('%s', async (question, verdict, part) => {
    const text = await read(question);
    expect(text).toMatch(verdict);
    expect(text).toContain(part);
  });
});

describe('whether somebody has more than half', () => {
  test.each([
    ['Does anyone own more than half of Skadi Ejet ApS?', 'Yes.', '[Yngve Frejsøn]: 90–99,99 %'],
    ['Har nogen bestemmende indflydelse i Skadi Ejet ApS?', 'Ja.', '90–99,99 % af kapitalen'],
    ['Does anyone control Skadi Lille ApS?', 'No.', '33,33–49,99 % of the votes'],
    ['Ejer nogen mere end halvdelen af Skadi Delt ApS?', 'Det afgør registret ikke.', '50–66,66 %'],
    ['Has Skadi Bro ApS a majority owner?', 'The register does not decide that.', 'No owner is'],
  ])('%s', async (question, verdict, part) => {
    const text = await read(question);
    expect(text).toContain(`\n\n${verdict}\n\n`);
    expect(text).toContain(part);
  });

  test('who has it', async () => {
    const who = await read('Who owns more than half of Skadi Ejet ApS?');
    expect(who).toContain('**[Skadi Ejet ApS]**\n\nOwners today:\n- [Yngve Frejsøn]');
    expect(await read('Hvem kontrollerer Skadi Lille ApS?')).toContain('Ingen ifølge registret.');
  });

  test('of one that is named', async () => {
    expect(await read('Ejer Yngve Frejsøn mere end halvdelen af Skadi Ejet ApS?')).toMatch(/^Ja\./);
    expect(await read('Does Yngve Frejsøn own more than half of Skadi Lille ApS?')).toMatch(
      /^No\./,
    );
  });
});

test('the sources are those of the companies themselves', async () => {
  expect(await world.read('Was Skadi Bro ApS active in 2015?')).toContain(`/detail/${keyOf(220)}`);
});
