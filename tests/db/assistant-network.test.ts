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
const owned = { ...OWNER, ownership: 0.5, validFrom: '2014-01-01' };
const MANY = 24;
/** People of one name have numbers of their own. */
const namesake = (id: number, name = 'Tvende Navn') =>
  roleRecord('', { participant: { id, kind: 'PERSON', name, companyKey: null } });

const world = await sharedAssistantWorld([
  namedRecord(400, 'Rune Kerne ApS', {
    roles: [
      roleRecord('Saga Midt'),
      roleOfCompany(401, 'Rune Ejer A/S', owned),
      roleRecord('Forseti Før', { validTo: '2012-12-31' }),
      roleRecord('Mimer Revision', AUDITOR),
    ],
  }),
  namedRecord(401, 'Rune Ejer A/S', { advertisingProtected: true, roles: [] }),
  namedRecord(402, 'Runde Bord ApS', {
    status: 'IN_BANKRUPTCY',
    statusText: 'UNDER KONKURS',
    roles: [
      roleRecord('Saga Midt', { ...BOARD, title: 'FORMAND' }),
      roleOfCompany(401, 'Rune Ejer A/S', owned),
    ],
  }),
  namedRecord(403, 'Gammel Gren ApS', {
    status: 'CEASED',
    statusText: 'OPHØRT',
    ceasedOn: '2019-06-30',
    roles: [roleRecord('Ask Enlig', { validTo: '2013-12-31' })],
  }),
  namedRecord(404, 'Enebær ApS', { roles: [roleRecord('Mimer Revision', AUDITOR)] }),
  namedRecord(405, 'Rune ApS', { roles: [roleRecord('Runa Fejl')] }),
  namedRecord(406, 'Runes Netværk ApS', { roles: [roleRecord('Runa Rigtig')] }),
  namedRecord(407, 'Første Navn ApS', { roles: [namesake(81)] }),
  namedRecord(408, 'Andet Navn ApS', { roles: [namesake(82)] }),
  namedRecord(409, 'Fem Navne ApS', {
    roles: [91, 92, 93, 94, 95].map((id) => namesake(id, 'Femte Navn')),
  }),
  ...Array.from({ length: MANY }, (_, place) =>
    namedRecord(420 + place, `Mange ${place} ApS`, { roles: [roleRecord('Mette Mangfold')] }),
  ),
]);

const read = async (question: string) => plain(await world.read(question));
const [core, owner, table] = ['[Rune Kerne ApS]', '[Rune Ejer A/S]', '[Runde Bord ApS]'];
const heading = `**${core}** is directly connected with 2 companies and people today:`;

describe('the network around a company or person', () => {
  test.each([
    'Show the network of Rune Kerne ApS',
    'What does the network around Rune Kerne look like?',
    "Rune Kerne ApS's network",
    'Who is Rune Kerne ApS connected with?',
    'Who is around Rune Kerne ApS?',
    `Show the network around CVR ${keyOf(400)}`,
  ])('direct neighbours with their roles, and what they share: %s', async (question) => {
    expect(await read(question)).toBe(
      [
        heading,
        `- [Saga Midt] in ${core}: director, since 01/01/2010`,
        `- ${owner} (reklamebeskyttet) in ${core}: owner 50–66,66 %, since 01/01/2014`,
        '',
        'Several of them are also connected with:',
        `- ${table} (in bankruptcy): [Saga Midt] and ${owner}`,
        '',
        'Auditors are not counted.',
        '',
        '[Open the network]',
      ].join('\n'),
    );
  });

  test.each([
    'Vis netværket omkring Saga Midt',
    'Saga Midts netværk',
    'Hvordan ser Saga Midts netværk ud?',
    'vis netværket omkring saga midt',
  ])('of a person, in Danish: %s', async (question) => {
    const text = await world.read(question);
    expect(plain(text)).toBe(
      [
        '**[Saga Midt]** er i dag direkte forbundet med 2 virksomheder og personer:',
        `- [Saga Midt] i ${core}: direktør, siden 01/01/2010`,
        `- [Saga Midt] i ${table} (under konkurs): formand, siden 01/01/2010`,
        '',
        'Flere af dem er også forbundet med:',
        `- ${owner} (reklamebeskyttet): ${core} og ${table}`,
        '',
        'Revisorer tæller ikke med.',
        '',
        '[Åbn netværket]',
      ].join('\n'),
    );
    expect(text).toMatch(/\[Åbn netværket\]\(\/people\/network\?of=p\d+\)$/);
  });

  test.each([
    ['Who is Ran Søgaard connected with?', 'leads or owns companies today together with:'],
    ['hvem er ran søgaard knyttet til?', 'leder eller ejer virksomheder i dag sammen med:'],
  ])('of a person, other people are told too: %s', async (question, together) => {
    const text = await read(question);
    expect(text).toMatch(/^\*\*\[Ran Søgaard\]\*\* (?:is|er) .*2 (?:companies|virksomheder)/);
    expect(text).toContain(`**[Ran Søgaard]** ${together}\n`);
    expect(text).toContain('- [Kolga Lund]: [Ægir Kode A/S]');
    expect(await read('Show the network of Ran Søgaard')).not.toContain('Kolga Lund');
    expect(await read('Who is Saga Midt connected with?')).toMatch(/\[Open the network\]$/);
  });

  test('one who has a company of the same name is told once', async () => {
    const text = await read('Vis netværket for Vidar Odinsen');
    expect(text.match(/er i dag direkte forbundet/g)).toHaveLength(1);
    expect(text).toContain('- [Vidar Odinsen] i [Vidar Odinsen]: indehaver, siden 01/01/2010\n');
  });

  test('former roles count where they are asked for, or behind the network', async () => {
    const told = `**${core}** is or was directly connected with 3 companies and people:`;
    const line = `- [Forseti Før] in ${core}: director, since 01/01/2010, until 31/12/2012`;
    const text = await world.read('Show the network of Rune Kerne ApS, also formerly');
    expect(plain(text)).toContain(told);
    expect(plain(text)).toContain(line);
    expect(text).toContain(`(/people/network?of=${keyOf(400)}&ever=true)`);
    const first = 'Show the network of Rune Kerne ApS';
    const again = plain(await world.last(first, 'also formerly?'));
    expect(again).toContain(line);
    expect(plain(await world.last(first, 'also formerly?', 'and today?'))).toContain(heading);
  });

  test('where there is none today, those of before are told, unless only today is asked', async () => {
    expect(await read('Hvem er Gammel Gren ApS forbundet med?')).toMatch(
      /^\*\*\[Gammel Gren ApS\]\*\* \(ophørt\) er i dag ikke .* Tidligere var .* én virksomhed eller person:\n- \[Ask Enlig\] i \[Gammel Gren ApS\]: direktør, siden 01\/01\/2010, indtil 31\/12\/2013\n/,
    );
    expect(await read('Who is Gammel Gren ApS connected with today?')).toContain(
      'by a role today; former roles were not looked at.',
    );
    expect(await read('Show the network of Enebær ApS')).toBe(
      '**[Enebær ApS]** is not connected with any company or person by a role, today or formerly. Auditors are not counted.',
    );
  });

  test('of many, the first are told, and how many more there are', async () => {
    const text = await read('Show the network of Mette Mangfold');
    expect(text).toContain('is directly connected with 24 companies and people today:');
    expect(text.match(/^- \[Mette Mangfold\] in/gm)).toHaveLength(8);
    expect(text).toContain('\n- [16 more]\n');
  });

  test('of several of one name, each is told', async () => {
    const text = await read('Vis netværket omkring Tvende Navn');
    expect(text.match(/^\*\*\[Tvende Navn\]\*\*/gm)).toHaveLength(2);
    expect(text).toContain('[Første Navn ApS]');
    expect(text).toContain('[Andet Navn ApS]');
    const five = await world.read('Who is Femte Navn connected with?');
    expect(five).toMatch(
      /^Several are called so\..*:\n(?:- \[Femte Navn\]\(\/people\/\d+\)\n?){5}$/,
    );
    const several = await read('Who is Aarhus Bageri ApS connected with?');
    expect(several).toMatch(/^Several companies fit/);
  });

  test('whoever is spoken of is meant by a pronoun', async () => {
    const page = { kind: 'company', key: keyOf(400) } as const;
    for (const question of ['Show its network', 'Show the network', "This company's network"]) {
      expect(plain(await world.read(question, page))).toContain(heading);
    }
    const danish = plain(await world.read('Vis dette selskabs netværk', page));
    expect(danish).toContain(`**${core}** er i dag direkte forbundet`);
    const asked = 'Hvem er direktør i Rune Kerne ApS?';
    const hers = plain(await world.last(asked, 'vis hendes netværk'));
    expect(hers).toContain('**[Saga Midt]** er i dag direkte forbundet');
    const both = plain(await world.last('Hvem er Saga Midt?', 'vis netværket'));
    expect(both).toContain('**[Saga Midt]** er i dag direkte forbundet');
  });

  test('another one right behind a network is asked for in the same way', async () => {
    const first = 'Show the network of Rune Kerne ApS, also formerly';
    const other = plain(await world.last(first, 'and Runde Bord ApS?'));
    expect(other).toMatch(/^\*\*\[Runde Bord ApS\]\*\* .* is or was directly connected with 2/);
    const third = plain(await world.last(first, 'and Runde Bord ApS?', 'what about Saga Midt?'));
    expect(third).toMatch(/^\*\*\[Saga Midt\]\*\* is or was directly connected with 2/);
    const danish = plain(await world.last('Vis netværket for Rune Kerne ApS', 'og Saga Midt?'));
    expect(danish).toMatch(/^\*\*\[Saga Midt\]\*\* er i dag direkte forbundet/);
    // What is asked of the same one, and what is no network.
    const owners = plain(await world.last('Show the network of Rune Kerne ApS', 'and the owners?'));
    expect(owners).toContain('Owners ([1]');
    const about = plain(await world.last('Who owns Rune Kerne ApS?', 'and Runde Bord ApS?'));
    expect(about).not.toContain('directly connected');
  });

  test('beside another question', async () => {
    const text = await read("Show Rune Kerne ApS's network, and who owns Rune Kerne ApS?");
    expect(text).toContain(heading);
    expect(text).toContain('Owners ([1]');
  });

  test('what else has such words is no such question', async () => {
    // The name of a company, and not the network of another one.
    const called = await read('Runes netværk');
    expect(called).toContain('[Runes Netværk ApS]');
    expect(called).not.toContain('direkte forbundet');
    const connected = await read('How is Saga Midt connected with Rune Ejer A/S?');
    expect(connected).toContain('are connected by a chain of 2 links');
    expect(await read('Show my network')).not.toContain('directly connected');
    expect(await read('Hvem sælger netværkskabler?')).not.toContain('direkte forbundet');
  });
});

test('the tool of models has all that is listed, by roles of today or of any day', async () => {
  const { assistantTools } = await import('@/lib/assistant/tools');
  const use = (given: object) => assistantTools.network?.run(given, { userId: '' });
  const node = (number: number, name: string) => ({ name, href: `/detail/${keyOf(number)}` });
  const found = await use({ of: keyOf(400) });
  expect(found).toMatchObject({
    of: { ...node(400, 'Rune Kerne ApS'), status: null, advertisingProtected: false },
    neighbours: [
      {
        ...{ name: 'Saga Midt', status: null, advertisingProtected: false },
        roles: [{ group: 'MANAGEMENT', name: 'Saga Midt', company: node(400, 'Rune Kerne ApS') }],
      },
      {
        ...{ ...node(401, 'Rune Ejer A/S'), advertisingProtected: true },
        roles: [{ group: 'OWNER', since: '2014-01-01', until: null, today: true }],
      },
    ],
    notListed: 0,
    shared: [
      {
        ...{ ...node(402, 'Runde Bord ApS'), status: 'IN_BANKRUPTCY' },
        by: [{ name: 'Saga Midt' }, node(401, 'Rune Ejer A/S')],
      },
    ],
    isCut: false,
    href: `/people/network?of=${keyOf(400)}`,
  });
  const ever = await use({ of: keyOf(400), ever: true });
  expect(ever).toMatchObject({
    neighbours: [
      { name: 'Saga Midt' },
      { name: 'Rune Ejer A/S' },
      { name: 'Forseti Før', roles: [{ until: '2012-12-31', today: false }] },
    ],
    href: `/people/network?of=${keyOf(400)}&ever=true`,
  });
  expect(await use({ of: '10101010' })).toBeNull();
  await expect(use({ of: 'Rune' })).rejects.toThrow(/CVR/);
});
