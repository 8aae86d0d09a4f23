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
