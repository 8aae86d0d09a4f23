import { describe, expect, test } from 'vitest';
import type { RoleRecord } from '@/lib/register/record';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { BOARD, namedRecord, OWNER, roleOfCompany, roleRecord } from '../support/company-record';

const ceo = (name: string, validFrom: string, validTo: string | null = null) =>
  roleRecord(name, { validFrom, validTo });
const owns = (name: string, ownership: number, validFrom = '2010-01-01') =>
  roleRecord(name, { ...OWNER, ownership, validFrom });
const company = (number: number, name: string, roles: RoleRecord[]) =>
  namedRecord(number, name, { roles });

const auditor = { group: 'AUDITOR', organ: 'REVISION', title: null } as const;
const register = [
  company(230, 'Gersemi Energi A/S', [
    ceo('Ulla Gersemi', '2012-01-01', '2019-05-09'),
    ceo('Per Gersemi', '2019-05-10'),
    roleOfCompany(231, 'Hnossvinge ApS', { ...auditor, validFrom: '2018-01-01' }),
    roleOfCompany(232, 'Hnoss Holding ApS', {
      ...OWNER,
      ownership: 0.6667,
      validFrom: '2010-01-01',
    }),
    owns('Odi Gersemi', 0.1),
    roleRecord('Berg Medlem', { ...BOARD, validFrom: '2012-01-01', validTo: '2016-06-30' }),
    roleRecord('Ny Medlem', { ...BOARD, validFrom: '2018-06-30' }),
  ]),
  company(231, 'Hnossvinge ApS', [
    roleOfCompany(230, 'Gersemi Energi A/S', { ...OWNER, ownership: 1, validFrom: '2018-01-01' }),
    roleRecord('', {
      ...auditor,
      participant: { id: 72, kind: 'COMPANY', name: 'Glitre Revision ApS', companyKey: null },
    }),
  ]),
  company(232, 'Hnoss Holding ApS', []),
  company(233, 'Gersemi Et ApS', [ceo('Niels Gersemi', '2012-01-01'), owns('Niels Gersemi', 1)]),
  company(234, 'Gersemi To ApS', [ceo('Niels Gersemi', '2014-01-01')]),
  company(235, 'Gersemi Tre ApS', [owns('Niels Gersemi', 0.25)]),
  company(236, 'Gersemi Fire ApS', [ceo('Niels Gersemi', '2000-01-01', '2005-01-01')]),
  {
    ...company(237, 'Gersemi Fem ApS', [
      roleOfCompany(231, 'Hnossvinge ApS', { ...auditor, validFrom: '2015-01-01' }),
      ceo('Rolf Gersemi', '2010-01-01', '2018-05-01'),
      ceo('Siv Gersemi', '2018-05-01'),
    ]),
    status: 'IN_BANKRUPTCY' as const,
    statusSince: '2021-11-17',
    statusText: 'UNDER KONKURS',
  },
  // More roles than a page of them has, of both kinds, and these last.
  company(238, 'Sessrumner A/S', [
    ...Array.from({ length: 60 }, (_, place) =>
      roleRecord(`Siddende Medlem ${place}`, { ...BOARD, validFrom: '2012-01-01' }),
    ),
    ...Array.from({ length: 60 }, (_, place) =>
      roleRecord(`Gammelt Medlem ${place}`, { ...BOARD, validTo: '2018-01-01' }),
    ),
    roleRecord('Gerd Garde', { ...BOARD, validTo: '2015-01-01' }),
    owns('Roar Ejersen', 0.6667),
    roleOfCompany(231, 'Hnossvinge ApS', { ...auditor, validTo: '2016-05-01' }),
    ceo('Tove Tidsbestemt', '2012-01-01', '2999-12-31'),
  ]),
  // One who left long ago, and one who goes on under another title and with another share.
  company(239, 'Mardal A/S', [
    ceo('Ib Mardal', '2010-01-01', '2015-01-01'),
    ceo('Bo Mardal', '2010-01-01', '2021-03-31'),
    roleRecord('Bo Mardal', { title: 'ADM. DIR.', validFrom: '2021-04-01' }),
    roleRecord('Ib Mardal', { ...OWNER, ownership: 0.5, validTo: '2015-01-01' }),
    roleRecord('Bo Mardal', { ...OWNER, ownership: 0.5, validTo: '2021-03-31' }),
    roleRecord('Bo Mardal', { ...OWNER, ownership: 1, validFrom: '2021-04-01' }),
  ]),
  {
    ...company(
      240,
      'Vingnir A/S',
      Array.from({ length: 130 }, (_, place) =>
        roleRecord(`Medlem ${place}`, {
          ...BOARD,
          validFrom: new Date(Date.UTC(2011, 0, place * 20)).toISOString().slice(0, 10),
        }),
      ),
    ),
    names: [
      {
        kind: 'PRIMARY' as const,
        name: 'Eindride A/S',
        validFrom: '2010-01-01',
        validTo: '2010-06-30',
      },
      { kind: 'PRIMARY' as const, name: 'Vingnir A/S', validFrom: '2010-07-01', validTo: null },
    ],
  },
  {
    ...company(241, 'Glasir Vind K/S', [
      roleOfCompany(231, 'Hnossvinge ApS', {
        ...{ group: 'PARTNER', organ: 'Ledelse', title: 'KOMPLEMENTAR' },
      }),
      owns('Kim Kommanditist', 0.9),
    ]),
    legalForm: { code: 40, short: 'K/S', name: 'Kommanditselskab' },
  },
  {
    ...company(243, 'Glasir Fælles I/S', [
      roleRecord('Ina Interessent', {
        ...{ group: 'PARTNER', organ: 'Interessenter', title: 'INTERESSENTER' },
      }),
    ]),
    legalForm: { code: 30, short: 'I/S', name: 'Interessentskab' },
  },
  {
    ...company(242, 'Glasir Stille K/S', [
      roleOfCompany(231, 'Hnossvinge ApS', {
        ...{ group: 'PARTNER', organ: 'Ledelse', title: 'KOMPLEMENTAR' },
      }),
    ]),
    legalForm: { code: 40, short: 'K/S', name: 'Kommanditselskab' },
  },
];

const world = await sharedAssistantWorld(register);

const read = async (question: string) => plain(await world.read(question));

describe('somebody in a company at a time', () => {
  test.each([
    ['Var Ulla Gersemi direktør i Gersemi Energi i 2020?', /^Nej\..*indtil 09\/05\/2019/s],
    ['Var Ulla Gersemi direktør i Gersemi Energi A/S i 2018?', /^Ja\./],
    ['Was Per Gersemi director of Gersemi Energi A/S on 1 January 2018?', /^No\./],
    ['Har Per Gersemi været direktør i Gersemi Energi A/S siden 2015?', /^Nej\./],
    ['Har Per Gersemi været direktør i Gersemi Energi A/S siden 2019?', /^Ja\./],
    ['Blev Per Gersemi direktør i Gersemi Energi i 2018?', /^Nej\./],
    ['Har Ulla Gersemi forladt direktionen i Gersemi Energi A/S?', /^Ja\./],
    ['Har Per Gersemi forladt direktionen i Gersemi Energi A/S?', /^Nej\./],
    ['Was Hnossvinge ApS the auditor of Gersemi Energi A/S in 2016?', /^No\..*since 01\/01\/2018/s],
  ])('%s', async (question, answer) => {
    expect(await read(question)).toMatch(answer);
  });

  test('whoever was spoken of is meant by a pronoun', async () => {
    const questions = ['Hvem er Ulla Gersemi?', 'Var hun direktør i Gersemi Energi A/S i 2020?'];
    expect(await world.last(...questions)).toMatch(/^Nej\.\n\n\*\*\[Ulla Gersemi\]/);
  });
});

describe('a company with very many roles', () => {
  test.each([
    ['Hvem ejer Sessrumner A/S?', /Roar Ejersen/],
    ['Ejer Roar Ejersen mere end halvdelen af Sessrumner A/S?', /^Ja\./],
    ['Was Hnossvinge ApS the auditor of Sessrumner A/S in 2015?', /^Yes\./],
    ['Har Gerd Garde siddet i bestyrelsen for Sessrumner A/S?', /^Ja\./],
  ])('%s', async (question, answer) => {
    expect(await read(question)).toMatch(answer);
  });
});

test.each([
  ['Hvornår skiftede Vingnir A/S navn?', '- [01/07/2010] Navn: Eindride A/S → Vingnir A/S'],
  ['What happened to Vingnir A/S in 2010?', '- [01/07/2010] Name: Eindride A/S → Vingnir A/S'],
])('what is older than the newest hundred events is told: %s', async (question, part) => {
  expect(await read(question)).toContain(part);
});

describe('a general partner', () => {
  test('is not named as an owner in a list', async () => {
    const text = await read('Hvem ejer de 5 største kommanditselskaber?');
    expect(text).toContain('ansatte. [Kim Kommanditist] (90–99,99 %)');
    expect(text).not.toContain('[Hnossvinge ApS]');
  });

  test.each([
    ['Ejer Hnossvinge ApS Glasir Vind K/S?', /^Nej\./],
    ['Ejede Hnossvinge ApS Glasir Vind K/S i 2015?', /^Nej\./],
    ['Ejer Hnossvinge ApS Glasir Stille K/S?', /^Det afgør registret ikke\./],
    ['Ejer Ina Interessent Glasir Fælles I/S?', /^Ja\./],
  ])('is no owner, unlike a partner: %s', async (question, answer) => {
    expect(await read(question)).toMatch(answer);
  });
});

describe('somebody who goes on in another way', () => {
  test.each([
    'Hvilke virksomheder har fået ny direktør i 2021?',
    'Hvilke virksomheder har fået ny ejer i 2021?',
  ])('is nobody new: %s', async (question) => {
    expect(await read(question)).toMatch(/^Ingen virksomhed har fået ny /);
  });
});

describe('a role that ends later', () => {
  test.each([
    'Hvilke virksomheder har Tove Tidsbestemt forladt siden 2020?',
    'Hvem har forladt direktionen i Sessrumner A/S siden 2020?',
  ])('is not left: %s', async (question) => {
    const text = await read(question);
    expect(text).not.toContain('fratrådt fra 2020 (');
  });

  test.each([
    ['Er Tove Tidsbestemt direktør i Sessrumner A/S?', /^Ja\./],
    ['Har Tove Tidsbestemt forladt direktionen i Sessrumner A/S?', /^Nej\./],
    ['Har Tove Tidsbestemt været direktør i Sessrumner A/S siden 2015?', /^Ja\./],
  ])('%s', async (question, answer) => {
    expect(await read(question)).toMatch(answer);
  });
});

describe('a company in another', () => {
  test.each([
    ['Er Hnossvinge revisor for Gersemi Energi?', /^Ja\.\n\n\*\*\[Hnossvinge ApS\]/],
    ['Is Gersemi Energi A/S audited by Hnossvinge ApS?', /^Yes\./],
    ['Er Gersemi Energi A/S revisor for Hnossvinge ApS?', /^Nej\./],
    ['Er Hnossvinge ApS revisor for Gersemi Energi?', /^Ja\./],
    ['Er Hnoss Holding revisor for Gersemi Energi?', /^Nej\./],
    ['Er Hnoss Holding ejer af Gersemi Energi?', /^Ja\..*66,67–89,99 %/s],
    ['Hvor stor en del af Gersemi Energi ejes af Hnoss Holding?', /\[Hnoss Holding ApS\]\*\* i \[/],
    ['Hvor meget ejer Hnoss Holding af Gersemi Energi?', /\[Hnoss Holding ApS\]\*\* i \[/],
  ])('%s', async (question, answer) => {
    expect(await read(question)).toMatch(answer);
  });

  test('that is named as the auditor is not asked for its own', async () => {
    const text = await read(
      'Hvilke virksomheder har Hnossvinge ApS som revisor og er gået konkurs?',
    );
    expect(text).toMatch(/^\*\*\[Hnossvinge ApS\]/);
    expect(text).toContain('- [Gersemi Fem ApS] (');
    expect(text).not.toContain('Glitre');
  });
});

describe('who held a role then, joined or left', () => {
  test.each([
    ['Hvem har forladt direktionen i Gersemi Energi?', 'Ulla', 'Per'],
    ['Hvilke personer har forladt bestyrelsen i Gersemi Energi?', 'Berg', 'Ny'],
    ['Hvilke bestyrelsesmedlemmer er tiltrådt efter 2017 i Gersemi Energi?', 'Ny', 'Berg'],
    ['Hvem forlod bestyrelsen i Gersemi Energi i 2016?', 'Berg', 'Ny'],
    ['Hvem er ny direktør i Gersemi Energi siden 2018?', 'Per', 'Ulla'],
    ['Hvem var direktør i Gersemi Energi den 1. januar 2018?', 'Ulla', 'Per'],
    ['Hvem var direktør i Gersemi Fem, da det gik konkurs?', 'Siv', 'Rolf'],
    ['Who was the director of Gersemi Fem when it went bankrupt?', 'Siv', 'Rolf'],
    ['Hvem ejer mindst 25 % af Gersemi Energi?', 'Hnoss Holding ApS', 'Odi'],
    ['Who owns less than 15 % of Gersemi Energi?', 'Odi', 'Hnoss'],
  ])('%s', async (question, one, other) => {
    const text = await read(question);
    expect(text).toContain(`- [${one}`);
    expect(text).not.toContain(`- [${other}`);
  });

  test('at the time that was spoken of', async () => {
    const questions = ['Er Gersemi Fem ApS gået konkurs?', 'Hvem var direktør dengang?'];
    const text = await world.last(...questions);
    expect(text).toContain('Direktion den 17/11/2021');
    expect(text).toContain('- [Siv Gersemi]');
  });

  test('with their titles in the language of the question', async () => {
    expect(await read('Who is on the management of Gersemi Energi?')).toContain('(director, since');
    expect(await read('Hvem er i direktionen i Gersemi Energi?')).toContain('(direktør, siden');
  });

  test('a share that may be larger or smaller is told as such', async () => {
    const note = 'Andele er registreret som intervaller';
    expect(await read('Hvem ejer over 70 % af Gersemi Energi?')).toContain(note);
    expect(await read('Hvem ejer over 25 % af Gersemi Energi?')).not.toContain(note);
  });
});

describe('the companies of somebody', () => {
  const names = ['Et', 'To', 'Tre', 'Fire'];
  test.each([
    ['Hvilke selskaber var Niels Gersemi direktør i i 2003?', ['Fire']],
    ['Hvilke selskaber var Niels Gersemi direktør i i 2013?', ['Et']],
    ['Hvilke selskaber var Niels Gersemi direktør i i 1998?', []],
    ['Which companies has Niels Gersemi been director of since 2013?', ['Et', 'To']],
    ['Hvilke selskaber har Niels Gersemi været direktør i?', ['Et', 'To', 'Fire']],
    ['Hvilke selskaber har Niels Gersemi forladt?', ['Fire']],
    ['Hvilke virksomheder er Niels Gersemi direktør i, men ikke ejer af?', ['To']],
    ['Which companies does Niels Gersemi own but not run?', ['Tre']],
    ['Hvilke virksomheder er Niels Gersemi både direktør i og ejer af?', ['Et']],
    ['Which companies is Niels Gersemi director or owner of?', ['Et', 'To', 'Tre']],
    ['Which companies does Niels Gersemi own more than half of?', ['Et']],
    ['Hvilke selskaber ejer Niels Gersemi mindst 30 % af?', ['Et', 'Tre']],
    ['What companies does the director of Gersemi Et also own?', ['Et', 'Tre']],
    ['Hvilke virksomheder stiftet efter 2015 ejer Niels Gersemi?', []],
  ])('%s', async (question, expected) => {
    const text = await read(question);
    expect(text).toMatch(/^\*\*\[Niels Gersemi\]/);
    expect(names.filter((name) => text.includes(`- [Gersemi ${name} ApS]`))).toEqual(expected);
  });

  test('what else they must not be is said not to be taken into account', async () => {
    const text = await read('Hvilke virksomheder er Niels Gersemi direktør i, men ikke i Aarhus?');
    expect(text).toContain('- [Gersemi To ApS]');
    expect(text).toContain('Der er ikke taget hensyn til: ”men ikke i Aarhus”.');
  });

  test('how the roles go together is told', async () => {
    const both = await read('Which companies is Niels Gersemi both director and owner of?');
    expect(both).toContain('As both owner and management, today (1):');
    const not = await read('Hvilke virksomheder er Niels Gersemi direktør i, men ikke ejer af?');
    expect(not).toContain('I direktionen, men ikke som ejer, i dag (1):');
    const then = await read('Hvilke selskaber var Niels Gersemi direktør i i 1998?');
    expect(then).toContain('I direktionen, 1998: ingen i registret.');
  });
});
