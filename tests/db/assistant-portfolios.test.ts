import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { BOARD, keyOf, namedRecord, roleRecord } from '../support/company-record';

const aarhus = { municipalityCode: 751, municipalityName: 'Aarhus' };
const ofGlitre = roleRecord('', {
  ...{ group: 'AUDITOR', organ: 'REVISION', title: null },
  participant: { id: 72, kind: 'COMPANY', name: 'Glitre Revision ApS', companyKey: keyOf(10) },
});

/** Seven clients of Glitre Revision: the larger, the later its number. */
const clients = [60, 61, 62, 63, 64, 65, 66].map((number) =>
  namedRecord(number, `Klient ${number} ApS`, {
    employees: number,
    ...(number < 62 && aarhus),
    roles: [
      ofGlitre,
      roleRecord('Ydun Klientdirektør'),
      ...(number > 64 ? [roleRecord('Brage Fælles', BOARD)] : []),
    ],
  }),
);

const world = await sharedAssistantWorld(clients);

const last = async (...questions: string[]) => plain(await world.last(...questions));

describe('the companies of somebody', () => {
  const all = 'How many companies does Glitre Revision ApS audit?';

  test('are put in order as a whole, though only the first were listed', async () => {
    expect(await last(all)).toContain('- [3 more]');
    const text = await last(all, 'which of them is largest?');
    expect(text).toMatch(/^Employees:\n- \*\*\[Klient 66 ApS\]\*\*: \[66\]\n- \[Klient 65 ApS\]/);
    expect(text).not.toContain('only the');
    expect(await last(all, 'hvilken er størst?', 'hvilken er mindst?')).toContain(
      '- **[Njord Vanesøn Holding ApS]**: [3]',
    );
  });

  test('are otherwise told to be only those that were listed', async () => {
    const text = await last(all, 'what are their phone numbers?');
    expect(text).toContain('These are only the 5 that were listed; there are [3 more].');
  });

  test.each([
    ['Does Glitre Revision ApS audit any companies in Aarhus?', 'As auditor, only “Aarhus”, today'],
    ['Hvilke virksomheder i Aarhus reviderer Glitre Revision?', 'Som revisor, kun ”Aarhus” i dag'],
  ])('only in a place: %s', async (question, heading) => {
    const text = await last(question);
    expect(text).toContain(`${heading} ([2]):`);
    expect(text).toContain('- [Klient 60 ApS]');
    expect(text).not.toContain('[Klient 62 ApS]');
  });

  test('only of a size, of a person, and in another place after that', async () => {
    const size = 'How many companies with more than 64 employees does Glitre Revision ApS audit?';
    expect(await last(size)).toContain('only “more than 64 employees”, today ([2]):');
    const led = 'Hvilke virksomheder i Aarhus leder Ydun Klientdirektør?';
    expect(await last(led)).toContain('I direktionen, kun ”Aarhus” i dag ([2]):');
    expect(await last(led, 'og i Aalborg?')).toContain('I direktionen, kun ”Aalborg” i dag ([5]):');
    expect(await last(led, 'og i Odense?')).toContain('kun ”Odense”: ingen i registret.');
  });

  test('a place that is not known is told', async () => {
    const text = await last('Reviderer Glitre Revision virksomheder i Blåvandby?');
    expect(text).toContain('Stedet ”Blåvandby” kender jeg ikke');
    const past = await last('Hvilke selskaber har Ydun Klientdirektør været direktør for?');
    expect(past).toContain('I direktionen i dag ([7]):');
  });

  test('with the same auditor, in a place', async () => {
    const text = await last('Hvilke virksomheder har samme revisor som Klient 66 ApS i Aarhus?');
    expect(text).toContain('[Klient 60 ApS] (revisor) og [Klient 61 ApS] (revisor)');
    expect(text).not.toContain('[Klient 62 ApS]');
  });
});

describe('bankruptcies among them', () => {
  test.each([
    'Which companies does Skagen Capital ApS own and has any of them gone bankrupt?',
    'Hvilke virksomheder ejer Skagen Capital ApS, og er nogen af dem gået konkurs?',
  ])('of a company: %s', async (question) => {
    const text = await last(question);
    expect(text).toMatch(/^\*\*\[Skagen Capital ApS\]\*\* (?:owns|ejer)/);
    expect(text).toMatch(/- \[Sunket ApS\], 100 %, (?:in bankruptcy|under konkurs)\n/);
    expect(text).toMatch(/In bankruptcy or dissolved after it|Under konkurs eller opløst/);
  });

  test('of a company, in other words', async () => {
    const text = await last('Has any company owned by Skagen Capital ApS gone bankrupt?');
    expect(text).toMatch(/^\*\*\[Skagen Capital ApS\]\*\*/);
    expect(text).toContain('[Sunket ApS] (owner, 100 %; in bankruptcy)');
  });

  test('of clients, and of no auditor of the auditor', async () => {
    const question = 'How many of the companies audited by Glitre Revision ApS are bankrupt?';
    expect(await last(question)).toMatch(/^\*\*\[Glitre Revision ApS\]\*\*/);
  });

  test('of everybody on a board', async () => {
    const question = 'Has anyone on the board of Klient 66 ApS been involved in bankruptcies?';
    expect(await last(question)).toContain('[Brage Fælles]**: [2] companies today');
  });

  test('none', async () => {
    const question = 'Which companies does Ægir Kode A/S own and has any gone bankrupt?';
    expect(await last(question)).toContain('No company in which it has or had a role');
  });

  test('of a person, whose companies are listed', async () => {
    const question = 'Which companies does Njord Vanesøn own and has any of them gone bankrupt?';
    const text = await last(question);
    expect(text).toMatch(/^\*\*\[Njord Vanesøn\]\*\*: .*\[1\] of them in bankruptcy/);
    expect(text).toContain('- [Njord Vanesøn Holding ApS] (owner');
  });

  test('who had most of them is not counted', async () => {
    expect(await last('Hvilken ejer har flest konkurser?')).toMatch(/^Hvem der har flest, tælles/);
  });
});

test.each([
  'Who sits on both boards of Klient 65 ApS and Klient 66 ApS?',
  'Bestyrelsesmedlemmer i både Klient 65 ApS og Klient 66 ApS',
])('who is on two boards: %s', async (question) => {
  const text = await last(question);
  expect(text).toMatch(/\((?:board of directors|bestyrelse)\):\n- \[Brage Fælles\]: /);
  expect(text).not.toContain('Ydun');
});
