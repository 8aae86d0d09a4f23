import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import {
  BOARD,
  keyOf,
  namedRecord,
  OWNER,
  roleOfCompany,
  roleRecord,
} from '../support/company-record';

const AUDITOR = { group: 'AUDITOR', organ: 'REVISION', title: null } as const;
const owned = (number: number, name: string, validTo: string | null = null) =>
  roleOfCompany(number, name, { ...OWNER, ownership: 0.5, validFrom: '2014-01-01', validTo });

const world = await sharedAssistantWorld([
  namedRecord(300, 'Brage Skjald ApS', { roles: [roleRecord('Idun Æble')] }),
  namedRecord(301, 'Brage Ejer A/S', {
    roles: [
      owned(300, 'Brage Skjald ApS'),
      roleRecord('Ull Bueskytte', {
        ...BOARD,
        title: 'BESTYRELSESMEDLEM',
        validFrom: '2016-01-01',
      }),
      roleRecord('Mimer Revision', AUDITOR),
    ],
  }),
  namedRecord(302, 'Brønd ApS', {
    status: 'CEASED',
    statusText: 'OPHØRT',
    ceasedOn: '2019-06-30',
    roles: [
      roleRecord('Idun Æble', { validTo: '2013-12-31' }),
      roleRecord('Mimer Revision', AUDITOR),
    ],
  }),
  namedRecord(303, 'Kvist ApS', { roles: [roleRecord('Ensom Embla')] }),
  ...['Omsætning ApS', 'Egenkapital ApS'].map((name, place) =>
    namedRecord(304 + place, name, { roles: [roleRecord('Ordnede Ord')] }),
  ),
]);

const read = async (question: string) => plain(await world.read(question));
const [skald, owner, well] = ['[Brage Skjald ApS]', '[Brage Ejer A/S]', '[Brønd ApS]'];

describe('how two are connected', () => {
  test.each([
    'How are Idun Æble and Ull Bueskytte connected?',
    'Is Idun Æble connected to Ull Bueskytte?',
    'What is the connection between Idun Æble and Ull Bueskytte?',
    'How is Idun Æble linked with Ull Bueskytte today?',
    'Do Idun Æble and Ull Bueskytte have any companies in common?',
  ])('two people, through their companies: %s', async (question) => {
    const text = await read(question);
    expect(text).toContain(
      [
        '**[Idun Æble]** and **[Ull Bueskytte]** are connected by a chain of 3 links:',
        '',
        `[Idun Æble] → ${skald} → ${owner} → [Ull Bueskytte]: stands today, since 01/01/2016.`,
        `- [Idun Æble] in ${skald}: director, since 01/01/2010`,
        `- ${skald} in ${owner}: owner 50–66,66 %, since 01/01/2014`,
        `- [Ull Bueskytte] in ${owner}: board member, since 01/01/2016`,
        '',
        '[Open the connection]',
      ].join('\n'),
    );
  });

  test.each([
    'Hvordan er Brage Ejer A/S og Brønd ApS forbundet?',
    'Er der en forbindelse mellem Brage Ejer A/S og Brønd ApS?',
    `Hvilken forbindelse har CVR ${keyOf(301)} til Brønd?`,
  ])('two companies, that never were at one time, and their auditor: %s', async (question) => {
    const text = await read(question);
    expect(text).toContain(`**${owner}** og **${well}** er forbundet af en kæde på 3 led:`);
    expect(text).toContain(
      `${owner} → ${skald} → [Idun Æble] → ${well} (ophørt): ifølge registret bestod dens led aldrig samtidig.`,
    );
    expect(text).toContain(`I både **${owner}** og **${well}** (revisor):\n- [Mimer Revision]`);
  });

  test('a company and a person without a role in it', async () => {
    const text = await world.read('Hvordan er Idun Æble og Brage Ejer forbundet?');
    expect(plain(text)).toContain('er forbundet af en kæde på 2 led:');
    expect(text).toMatch(
      new RegExp(`\\[Åbn forbindelsen\\]\\(/people/connections\\?of=p\\d+&with=${keyOf(301)}\\)`),
    );
  });

  test('a past one says when it last stood', async () => {
    const text = await read('How is Brage Skjald ApS connected to Brønd ApS?');
    expect(text).toContain(
      `${skald} → [Idun Æble] → ${well} (ceased): last stood as a whole from 01/01/2010 until 31/12/2013.`,
    );
    const today = await read('How is Brage Skjald ApS connected to Brønd ApS today?');
    expect(today).toContain(
      `no chain of at most 6 links connects **${skald}** and **${well}** today. Auditors are not counted.`,
    );
  });

  test('one that owns the other, directly', async () => {
    const text = await read('Hvad er forbindelsen mellem Brage Skjald ApS og Brage Ejer A/S?');
    expect(text).toContain(
      `**${skald}** og **${owner}** er direkte forbundet:\n\n${skald} → ${owner}: består i dag, siden 01/01/2014.`,
    );
  });

  test('the company whose page is open is meant by its pronoun', async () => {
    const page = { kind: 'company', key: keyOf(301) } as const;
    const text = plain(await world.read('How is Idun Æble connected to this company?', page));
    expect(text).toContain(`**[Idun Æble]** and **${owner}** are connected`);
  });

  test('none is told with what was looked at', async () => {
    expect(await read('Hvordan hænger Kvist ApS og Brage Skjald ApS sammen?')).toContain(
      `I registret forbinder ingen kæde på højst 6 led **[Kvist ApS]** og **${skald}**, hverken i dag eller tidligere. Revisorer tæller ikke med.`,
    );
    const common = await read('Have Kvist ApS and Brage Skjald ApS any directors in common?');
    expect(common).toMatch(/^Nobody has a registered role in both .* no chain of at most 6 links/s);
  });

  test('names in small letters are names, and words of the register are none', async () => {
    const text = await read('hvordan er brage skjald og brønd forbundet?');
    expect(text).toContain(`**${skald}** og **${well}** er forbundet`);
    const words = await read('Hvad er sammenhængen mellem omsætning og egenkapital?');
    expect(words).not.toContain('Ordnede Ord');
    expect(await read('Hvordan er Omsætning ApS og Egenkapital ApS forbundet?')).toContain(
      '→ [Ordnede Ord] →',
    );
  });

  test('somebody spoken of is meant by a pronoun', async () => {
    const text = plain(
      await world.last(
        'Hvem er direktør i Brage Skjald ApS?',
        'Hvordan er hun forbundet med Brage Ejer A/S?',
      ),
    );
    expect(text).toContain(`**[Idun Æble]** og **${owner}** er forbundet`);
  });

  test('a role in the company itself is told as such', async () => {
    const text = await read('Er Ull Bueskytte forbundet med Brage Ejer A/S?');
    expect(text).toContain(`**[Ull Bueskytte]** i ${owner}:\n- Bestyrelse: `);
  });
});
