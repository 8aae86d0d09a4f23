import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const read = async (question: string, key?: string) =>
  plain(await world.read(question, key ? { kind: 'company', key } : null));

describe('somebody in a company', () => {
  test.each([
    [
      'Hvornår blev Skade Jette indehaver af Thrymheim Jagt?',
      'Fuldt ansvarlig deltager: indehaver',
    ],
    ['Hvornår blev Skade Jette direktør i Thrymheim Jagt?', 'Direktion: ikke i registret'],
    ['When did Njord Vanesøn leave Noatun Fisk ApS?', 'until 03/04/2019'],
    ['Har Njord Vanesøn været direktør i Noatun Fisk ApS?', 'Ja.'],
    ['Er Njord Vanesøn direktør i Noatun Fisk ApS?', 'Nej.'],
    ['Sidder Njord Vanesøn i bestyrelsen for Noatun Bådudlejning ApS?', 'Ja.'],
    ['Hvilken forbindelse er der mellem Njord Vanesøn og Noatun Fisk ApS?', '- Direktion: '],
    [
      'What is the connection between Njord Vanesøn and Glitre Revision ApS?',
      'no chain of at most 6 links connects **[Njord Vanesøn]** and **[Glitre Revision ApS]**',
    ],
  ])('%s', async (question, part) => {
    expect(await read(question)).toContain(part);
  });

  test('the company whose page is open is meant where none is named', async () => {
    const text = await read('Sidder Njord Vanesøn i bestyrelsen?', keyOf(11));
    expect(text).toContain('Ja.\n\n**[Njord Vanesøn]** i [Noatun Bådudlejning ApS]:');
  });
});

describe('whoever has a role', () => {
  test.each([
    'Hvor mange konkurser har direktøren i Njord Vanesøn Holding ApS haft?',
    'Has the director of Njord Vanesøn Holding ApS been in bankrupt companies?',
  ])('is told with what went bankrupt: %s', async (question) => {
    const text = await read(question);
    expect(text).toMatch(/^\*\*\[Njord Vanesøn\]\*\*: /);
    expect(text).toContain('- [Noatun Fisk ApS] (');
  });

  test('leads a sole proprietorship by owning it', async () => {
    const text = await read('Hvem er direktør i Thrymheim Jagt?');
    expect(text).toContain('Direktion: ikke i registret');
    expect(text).toContain('- [Skade Jette] (indehaver');
  });
});

describe('roles in many companies', () => {
  test('who audits most of them', async () => {
    const none = await read('Hvem reviderer flest virksomheder?');
    expect(none).toContain('Ingen har mere end én af disse virksomheder (revisor).');
    expect(await read('Who leads the most companies?')).toContain('In most companies today');
  });

  test('what goes on from those who have most', async () => {
    const leads = 'Who leads the most companies?';
    const last = async (...questions: string[]) => plain(await world.last(leads, ...questions));
    const ranked = await last();
    const [, first, second] = /1\. \[(.+?)\]: 2\n2\. \[(.+?)\]/.exec(ranked) ?? [];
    const which = await last('which ones?');
    expect(which.split('\n').slice(0, 2)).toEqual([
      expect.stringContaining(`- [${first}]: [`),
      expect.stringContaining(`- [${second}]: [`),
    ]);
    expect(await last('show number two')).toMatch(new RegExp(`^\\*\\*\\[${second}\\]`));
    const posts = await last('show number two', 'and board seats?');
    expect(posts).toMatch(new RegExp(`^\\*\\*\\[${second}\\]`));
    expect(posts).toContain('On the board');
    const boards = 'Nobody has more than one of these companies (board of directors).';
    expect(await last('which ones?', 'and board seats?')).toBe(boards);
    const there = await last('and in Aarhus?');
    expect(there).toContain('(management)');
    expect(there).toContain('Read as: “Aarhus” (municipality).');
  });

  test('who has just got somebody new: nobody', async () => {
    const text = await read('Hvilke virksomheder har skiftet revisor i 2021?');
    expect(text).toBe(
      'Ingen virksomhed har fået ny revisor fra 01/01/2021 til 31/12/2021, efter at den tidligere er fratrådt.',
    );
  });

  test.each([
    ['Hvem leder flest virksomheder med over 50 ansatte?', 'Ingen har mere end én af disse'],
    ['Who leads the most companies with an email?', 'email'],
    ['Hvilke virksomheder med over 50 ansatte har fået ny direktør i 2021?', 'Ingen virksomhed'],
  ])('any filter says among which: %s', async (question, part) => {
    const text = await read(question);
    expect(text).toContain(part);
    expect(text).toMatch(/Read as|Læst som/);
    expect(text).not.toMatch(/Not understood|Ikke forstået/);
  });

  test('what of the companies is not understood is told in place of an answer', async () => {
    const text = await read('Hvem reviderer flest prisvindende virksomheder?');
    expect(text).toContain('Ikke forstået: ”prisvindende”');
    expect(text).not.toContain('I flest virksomheder');
  });
});

describe('what two have in common', () => {
  test('companies: one in the other, and people', async () => {
    const text = await read('Do Ægir Kode A/S and Tvilling Kode ApS have any owners in common?');
    expect(text).toContain('- [Ægir Kode A/S] in [Tvilling Kode ApS]: owner');
  });

  test('people: the companies of both', async () => {
    const text = await read('Do Njord Vanesøn and Vidar Odinsen know each other?');
    expect(text).toContain('- [Noatun Fisk ApS]: [Njord Vanesøn] (');
  });
});

test('near a company that the register has no position of nothing is guessed', async () => {
  const text = await read('Virksomheder i nærheden af Ægir Kode A/S');
  expect(text).toBe('Hvor [Ægir Kode A/S] ligger på kortet, står ikke i registret.');
});

test('several kinds that are counted are told one by one', async () => {
  const text = await read('How many companies are there in Aarhus and Odense?');
  expect(text).toMatch(/\n- Aarhus: \[2\]\n- Odense: \[\d+\]/);
});

test('a year before a leap day is the last of February', async () => {
  const setDay = (day: string) =>
    world.database.rows(`UPDATE register_loads SET snapshot_date = '${day}'`);
  await setDay('2024-02-29');
  const text = await read('hvilket selskab har skiftet revisor?');
  await setDay('2022-01-01');
  expect(text).toContain('Ingen virksomhed har fået ny revisor siden 28/02/2023');
});
