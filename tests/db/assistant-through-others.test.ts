import { describe, expect, test } from 'vitest';
import type { RoleRecord } from '@/lib/register/record';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf, namedRecord, OWNER, roleOfCompany, roleRecord } from '../support/company-record';

const person = (name: string, ownership: number) => roleRecord(name, { ...OWNER, ownership });
const company = (number: number, name: string, roles: RoleRecord[]) =>
  namedRecord(number, name, { roles });

const group = [
  company(200, 'Gymer Top ApS', [person('Gerd Gymersdatter', 1)]),
  company(201, 'Gymer Midt ApS', [
    roleOfCompany(200, 'Gymer Top ApS', { ...OWNER, ownership: 0.6667 }),
  ]),
  company(202, 'Gymer Drift ApS', [
    roleOfCompany(201, 'Gymer Midt ApS', { ...OWNER, ownership: 1 }),
    roleOfCompany(200, 'Gymer Top ApS', { ...OWNER, ownership: 0.05 }),
  ]),
  company(204, 'Suttung Solgt ApS', [
    roleRecord('Gunlød Suttungsdatter', { ...OWNER, ownership: 1, validTo: '2018-06-30' }),
    roleOfCompany(205, 'Suttung Top ApS', { ...OWNER, ownership: 1, validFrom: '2018-07-01' }),
  ]),
  company(207, 'Suttung Videre ApS', [
    roleOfCompany(208, 'Suttung Gammel ApS', { ...OWNER, ownership: 1, validTo: '2019-12-31' }),
    roleOfCompany(205, 'Suttung Top ApS', { ...OWNER, ownership: 1, validFrom: '2020-01-01' }),
  ]),
  company(208, 'Suttung Gammel ApS', [
    roleRecord('Gunlød Suttungsdatter', { ...OWNER, ownership: 1, validTo: '2018-06-30' }),
    roleRecord('Bauge Suttung', { ...OWNER, ownership: 1, validFrom: '2018-07-01' }),
  ]),
  company(205, 'Suttung Top ApS', [person('Bauge Suttung', 1)]),
  company(206, 'Suttung Byg 2010 ApS', [person('Bauge Suttung', 1)]),
  company(203, 'Gymer Tavs ApS', [
    roleOfCompany(201, 'Gymer Midt ApS', { ...OWNER, ownership: null }),
  ]),
];

const world = await sharedAssistantWorld(group);

const [top, middle] = [
  `[Gymer Top ApS](/detail/${keyOf(200)})`,
  `[Gymer Midt ApS](/detail/${keyOf(201)})`,
];
const run = `[Gymer Drift ApS](/detail/${keyOf(202)})`;

describe('what a person owns through others', () => {
  test.each([
    'Which companies does Gerd Gymersdatter own through others?',
    'What does Gerd Gymersdatter own indirectly?',
    'Which companies does Gerd Gymersdatter own through other companies?',
    'What does Gerd Gymersdatter own through her holding company?',
  ])('%s', async (question) => {
    const text = await world.read(question);
    expect(text).toMatch(/^\*\*\[Gerd Gymersdatter\]\(\/people\/\d+\)\*\* owns through others/);
    expect(text.split('\n').slice(1)).toEqual([
      `- ${run} 71,67–99,98\u00a0% (through ${top} → ${middle} and through ${top})`,
      `- ${middle} 66,67–89,99\u00a0% (through ${top})`,
      `- [Gymer Tavs ApS](/detail/${keyOf(203)}) share not published (through ${top} → ${middle})`,
    ]);
  });

  test.each([
    'Hvad ejer Gerd Gymersdatter indirekte?',
    'Hvilke virksomheder ejer Gerd Gymersdatter gennem andre?',
    'Hvilke selskaber ejer Gerd Gymersdatter gennem andre selskaber?',
  ])('%s', async (question) => {
    const text = await world.read(question);
    expect(text).toMatch(/^\*\*\[Gerd Gymersdatter\]\(\/people\/\d+\)\*\* ejer gennem andre/);
    expect(text).toContain(`- ${middle} 66,67–89,99\u00a0% (gennem ${top})`);
  });
});

test('what a company owns through others, with what it owns directly of the same', async () => {
  const text = await world.read('Hvad ejer Gymer Top ApS indirekte?');
  expect(text).toContain(`- ${run} 71,67–99,98\u00a0% (gennem ${middle} og direkte)`);
  expect(text).not.toContain(`- ${middle}`);
});

test('nothing is said to be nothing', async () => {
  expect(await world.read('What does Njord Vanesøn own through others?')).toMatch(
    /^\*\*\[Njord Vanesøn\]\(\/people\/\d+\)\*\* owns no company through others/,
  );
  expect(await world.read('What does Tvilling Tag ApS own indirectly?')).toBe(
    `**[Tvilling Tag ApS](/detail/${keyOf(3)})** owns no company through others, by the register.`,
  );
});

test('who owns a company through others is another question', async () => {
  const text = await world.read('Hvem ejer Gymer Drift ApS indirekte?');
  expect(text).not.toContain('ejer gennem andre');
});

describe('who stood behind a company on a day of the past', () => {
  const now = `- [Suttung Top ApS](/detail/${keyOf(205)}) 100\u00a0% ← [Bauge Suttung]`;

  test('is told of that day', async () => {
    const text = await world.read('Who ultimately owned Suttung Solgt ApS on 30 June 2018?');
    expect(text).toContain(`[Suttung Solgt ApS](/detail/${keyOf(204)})** on 30/06/2018`);
    expect(text).toContain('- [Gunlød Suttungsdatter]');
    expect(text).not.toContain('Bauge');
    const after = await world.read(
      'Hvem ejede Suttung Solgt ApS i 2019, og gennem hvilke selskaber?',
    );
    expect(after).toContain('** den 31/12/2019');
    expect(after).toContain(now);
  });

  test('and so are the owners of its owners', async () => {
    const first = await world.read('Hvem ejede Suttung Videre ApS den 1. maj 2018?');
    expect(first).toContain('- [Suttung Gammel ApS]');
    const text = await world.last(
      'Hvem ejede Suttung Videre ApS den 1. maj 2018?',
      'Og hvem ejer den?',
    );
    expect(text).toContain('[Suttung Gammel ApS]');
    expect(text).toContain('- [Gunlød Suttungsdatter]');
    expect(text).not.toContain('Bauge');
  });

  test.each(['Who ultimately owns Suttung Solgt ApS?', 'Hvem står bag Suttung Byg 2010 ApS?'])(
    'and without a day of today: %s',
    async (question) => {
      const text = await world.read(question);
      expect(text).toContain('[Bauge Suttung]');
      expect(text).not.toMatch(/\*\* (?:on|den) /);
    },
  );
});
