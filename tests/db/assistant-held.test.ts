import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { BOARD, companyRecord, OWNER, roleRecord } from '../support/company-record';

const founder = { group: 'FOUNDER', organ: 'STIFTERE', title: null } as const;
const [founded, moved] = ['2010-01-01', '2016-02-28'];

/** Led, chaired and owned by one person; its board and its name have changed. */
const laundry = companyRecord(40, {
  name: 'Vaskehallen Nordlys ApS',
  names: [
    { kind: 'PRIMARY', name: 'Vaskehallen Sydlys ApS', validFrom: founded, validTo: '2014-05-06' },
    { kind: 'PRIMARY', name: 'Vaskehallen Nordlys ApS', validFrom: '2014-05-06', validTo: null },
  ],
  roles: [
    roleRecord('Thyra Vaskemand'),
    roleRecord('Thyra Vaskemand', { ...BOARD, title: 'FORMAND' }),
    roleRecord('Thyra Vaskemand', { ...OWNER, ownership: 1 }),
    roleRecord('Gorm Bestyrelsesven', { ...BOARD, validTo: '2015-03-04' }),
    roleRecord('Harald Bestyrelsesven', { ...BOARD, validFrom: '2015-03-04' }),
    roleRecord('Palle Dagsejer', { ...OWNER, ownership: 0.15, validFrom: moved, validTo: moved }),
    roleRecord('Palle Dagsejer', { ...founder, validFrom: founded, validTo: founded }),
  ],
});

const horsens = { municipalityCode: 615, municipalityName: 'Horsens' };

const ended = { status: 'CEASED', statusText: 'Ophørt', ceasedOn: '2020-05-06' } as const;

const world = await sharedAssistantWorld([
  laundry,
  companyRecord(41, { ...horsens, employees: 1 }),
  companyRecord(42, { ...horsens, ...ended }),
]);

const read = async (question: string) => plain(await world.read(question));

describe('the roles of one person', () => {
  test('in a company are all told, each as that of one holder', async () => {
    const line = '- [Vaskehallen Nordlys ApS] (direktion; bestyrelsesformand; ejer, 100 %)';
    expect(await read('Hvem er Thyra Vaskemand?')).toContain(line);
    expect(await read('Who is Thyra Vaskemand?')).toContain(
      '(management; chair of the board; owner, 100 %)',
    );
  });

  test('are those that are asked about', async () => {
    const text = await read('Hvilke virksomheder ejer Thyra Vaskemand?');
    expect(text).toContain('Som ejer');
    expect(text).toContain('- [Vaskehallen Nordlys ApS] (ejer, 100 %)');
  });

  test('that began and ended on one day were of that day', async () => {
    const text = await read('Har Palle Dagsejer været ejer af Vaskehallen Nordlys ApS?');
    expect(text).toContain('- Ejer: 15–19,99 %, den 28/02/2016');
    expect(text).toContain('- Stifter: stiftet 01/01/2010');
    expect(text).not.toContain('indtil');
  });
});

describe('changes', () => {
  test.each([
    ['har der været udskiftning i ledelsen i Vaskehallen Nordlys ApS?', 'tiltrådt', 'fratrådt'],
    ['has the management of Vaskehallen Nordlys ApS changed?', 'joined', 'left'],
  ])(
    'of the management are those of the board too, without the first ones: %s',
    async (question, joined, left) => {
      const text = await read(question);
      expect(text).toContain(`Gorm Bestyrelsesven ${left}`);
      expect(text).toContain(`Harald Bestyrelsesven ${joined}`);
      expect(text).not.toContain('Thyra');
      expect(text).not.toContain('01/01/2010');
    },
  );

  test('of the director are those of the executive board alone', async () => {
    const text = await read('hvornår skiftede Vaskehallen Nordlys ApS direktør?');
    expect(text).toContain('Ingen ændring er kendt her');
    expect(text).not.toContain('Bestyrelsesven');
  });

  test.each([
    'hvornår skiftede Vaskehallen Nordlys ApS navn?',
    'when did Vaskehallen Nordlys ApS change its name?',
    'has Vaskehallen Nordlys ApS changed its name?',
  ])('of the name are told with their day: %s', async (question) => {
    expect(await read(question)).toMatch(
      /- \[06\/05\/2014\] (?:Navn|Name): Vaskehallen Sydlys ApS → Vaskehallen Nordlys ApS/,
    );
  });

  test('of owners and founders are no posts that are taken up or left', async () => {
    const text = await read('Hvad er der sket i Vaskehallen Nordlys ApS?');
    expect(text).toContain('[01/01/2010] Ejere: Thyra Vaskemand indtrådt');
    expect(text).toContain('[28/02/2016] Ejere: Palle Dagsejer udtrådt');
    expect(text).toMatch(/\[01\/01\/2010\] Stiftere: Palle Dagsejer$/m);
    expect(text).not.toContain('Stiftere: Palle Dagsejer fratrådt');
  });

  test('of a status that is known only from its start have nothing before it', async () => {
    const text = await read('Hvad er der sket i Sunket ApS?');
    expect(text).toContain('Status: under konkurs');
    expect(text).not.toContain('→ under konkurs');
  });
});

test('one active company and one employee are told as one', async () => {
  const text = await read('Vis virksomheder i Horsens');
  expect(text).toMatch(/^\*\*\[2 virksomheder\]\*\* passer, heraf \[1\] aktiv\./);
  expect(text).toMatch(/\[1\] ansat(?!te)/);
});
