import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { BOARD, namedRecord, roleRecord } from '../support/company-record';

const left = (name: string, validFrom: string, validTo: string) =>
  roleRecord(name, { ...BOARD, title: 'BESTYRELSESMEDLEM', validFrom, validTo });

const world = await sharedAssistantWorld([
  namedRecord(320, 'Gefion Pløje ApS', {
    ...{ status: 'CEASED', statusText: 'OPLØST EFTER KONKURS', ceasedOn: '2018-12-08' },
    roles: [
      left('Gefion Plov', '2017-07-29', '2018-12-08'),
      left('Hønir Lod', '2017-08-01', '2018-01-02'),
    ],
  }),
  namedRecord(321, 'Gefion Plov A/S', { roles: [roleRecord('Gefion Plov')] }),
  namedRecord(323, 'Gefion Såning ApS', {
    roles: [roleRecord('Snotra Klog', { group: 'FOUNDER', organ: 'Stiftere', title: null })],
  }),
  namedRecord(322, 'Hønir Lod ApS', { roles: [roleRecord('Snotra Klog')] }),
]);

const read = async (question: string) => plain(await world.read(question));
const [ended, called] = ['[Gefion Pløje ApS]', '[Gefion Plov A/S]'];

describe('two people', () => {
  test.each([
    'Har Gefion Plov og Hønir Lod siddet sammen i et selskab?',
    'Hvilke selskaber har Gefion Plov og Hønir Lod været sammen i?',
    'Hvilke virksomheder har Gefion Plov og Hønir Lod til fælles?',
    'Which companies have Gefion Plov and Hønir Lod been in together?',
    'Which companies do Gefion Plov and Hønir Lod have in common?',
  ])(
    'are meant before companies whose names begin so, with the days of each: %s',
    async (asked) => {
      const text = await read(asked);
      expect(text).toContain(`- ${ended}: `);
      expect(text).toMatch(/; (?:ceased|ophørt) – /);
      expect(text).toMatch(/\[Gefion Plov\] \([^)]*29\/07\/2017[^)]*08\/12\/2018\)/);
      expect(text).toMatch(/\[Hønir Lod\] \([^)]*01\/08\/2017[^)]*02\/01\/2018\)/);
      expect(text).not.toContain('[Hønir Lod ApS]');
    },
  );

  test('others than the two are no companies of both', async () => {
    const text = await read(
      'Which companies share a director with Gefion Plov A/S and Hønir Lod ApS?',
    );
    expect(text).not.toContain('Nobody has a registered role in both');
  });
});

describe('bankruptcies of somebody with a company of the same name', () => {
  test.each([
    'Is Gefion Plov bankrupt?',
    'Er Gefion Plov gået konkurs?',
    'Er personen Gefion Plov gået konkurs?',
    'Has the person Gefion Plov gone bankrupt?',
  ])('are those of the person: %s', async (question) => {
    const text = await read(question);
    expect(text).toMatch(/^\*\*\[Gefion Plov\]\*\*: /);
    expect(text).toContain(`- ${ended} (`);
    expect(text).toContain(called);
    expect(text).not.toMatch(/not understood|ikke forstået/i);
  });

  test('with its legal form, the company is meant, and of other things too', async () => {
    expect(await read('Er Gefion Plov A/S gået konkurs?')).toMatch(/^\*\*\[Gefion Plov A\/S\]/);
    expect(await read('Hvad er telefonnummeret til Gefion Plov?')).toContain(`**${called}**`);
  });
});

describe('a question that is complete in itself, after a search', () => {
  const before = 'Hvor mange virksomheder i Aarhus har over 5 ansatte?';

  test.each([
    'What is the oldest company still active?',
    'Hvad er det ældste selskab, der stadig er aktivt?',
    'Hvilken virksomhed er ældst?',
  ])('is about the whole register: %s', async (question) => {
    expect(await world.last(before, question)).toBe(await world.last(question));
  });

  test.each(['Hvor mange er under konkurs i Odense?', 'How many are in bankruptcy in Odense?'])(
    'so is one of a condition and a place: %s',
    async (question) => {
      const text = plain(await world.last('Hvor mange virksomheder har en e-mail?', question));
      expect(text).toContain('[Sunket ApS]');
    },
  );

  test('but a condition alone, or a place alone, goes on', async () => {
    const search = 'Hvor mange virksomheder har over 30 ansatte?';
    expect(await world.last(search, 'How many are in Odense?')).toContain('numEmployeesFrom=31');
    expect(await world.last(search, 'hvor mange har en e-mail?')).toContain('numEmployeesFrom=31');
    expect(await world.last(search, 'hvor mange af dem er under konkurs i Odense?')).not.toContain(
      'Sunket',
    );
  });
});

describe('somebody and a company', () => {
  test.each(['Er Hønir Lod stadig i Gefion Pløje ApS?', 'Is Hønir Lod still at Gefion Pløje ApS?'])(
    'whether they are still in it: %s',
    async (question) => {
      const text = await read(question);
      expect(text).toMatch(/^\*\*\[Hønir Lod\]\*\* (?:i|in) \[Gefion Pløje ApS\]:\n.*02\/01\/2018/);
    },
  );

  test.each([
    'When was Gefion Såning ApS founded and by whom?',
    'Hvornår blev Gefion Såning ApS stiftet, og af hvem?',
  ])('when it was founded, and by whom: %s', async (question) => {
    const text = await read(question);
    expect(text).toMatch(/^- (?:Founded|Stiftet): \[/m);
    expect(text).toContain('- [Snotra Klog] (');
  });
});

test.each([
  'Hvilke selskaber nævner retssag i årsrapporten?',
  'Which annual reports mention retssag?',
  'årsrapporter der nævner varmepumper',
])('what reports mention is searched for without quotation marks: %s', async (question) => {
  const text = await read(question);
  expect(text).toMatch(/mentioned in the newest report|nævnt i den nyeste årsrapport/);
  expect(text).not.toMatch(/not understood|ikke forstået/i);
});

test('those that mention going concern are those with a note on it', async () => {
  const text = await read('Hvilke selskaber nævner going concern i årsrapporten?');
  expect(text).toContain(
    '”nævner going concern i årsrapporten” (note om usikkerhed om fortsat drift)',
  );
});

test.each([
  'Hvor mange konkurser var der hvert år siden 2015?',
  'How many bankruptcies per year since 2015?',
])('bankruptcies are counted by year: %s', async (question) => {
  const text = await read(question);
  expect(text).toMatch(/(?:by the year in which|efter året, hvor)/);
  expect(text).toMatch(/^- \[2018\]: \d/m);
  expect(text).not.toMatch(/not understood|ikke forstået/i);
});
