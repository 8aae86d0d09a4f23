import { describe, expect, test } from 'vitest';
import { companies, sharedAssistantWorld } from '../support/assistant-world';
import { companyRecord, keyOf, roleRecord } from '../support/company-record';

const owner = { group: 'OWNER', organ: 'EJERREGISTER', title: null } as const;
const person = (name: string, ownership: number) => roleRecord(name, { ...owner, ownership });
const ofCompany = (number: number, name: string, ownership: number | null) =>
  roleRecord('', {
    ...{ ...owner, ownership },
    participant: { id: number, kind: 'COMPANY', name, companyKey: keyOf(number) },
  });
const company = (number: number, name: string, roles: ReturnType<typeof roleRecord>[]) =>
  companyRecord(number, {
    ...{ name, roles },
    names: [{ kind: 'PRIMARY', name, validFrom: '2010-01-01', validTo: null }],
  });

const group = [
  company(200, 'Gymer Top ApS', [person('Gerd Gymersdatter', 1)]),
  company(201, 'Gymer Midt ApS', [ofCompany(200, 'Gymer Top ApS', 0.6667)]),
  company(202, 'Gymer Drift ApS', [
    ofCompany(201, 'Gymer Midt ApS', 1),
    ofCompany(200, 'Gymer Top ApS', 0.05),
  ]),
  company(203, 'Gymer Tavs ApS', [ofCompany(201, 'Gymer Midt ApS', null)]),
];

const world = await sharedAssistantWorld(async () => {
  const { loadCompanies } = await import('@/lib/register/load');
  const load = { source: 'FILES', kind: 'FULL', snapshotDate: '2022-01-02' } as const;
  await loadCompanies([...companies, ...group], load);
});

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
