import { expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { namedRecord } from '../support/company-record';

const svendborg = { municipalityCode: 479, municipalityName: 'Svendborg' };
const world = await sharedAssistantWorld([
  namedRecord(500, 'Flyt Først ApS', { ...svendborg, movedOn: '2014-05-06' }),
  namedRecord(501, 'Flyt Sidst ApS', { ...svendborg, movedOn: '2021-02-03' }),
  namedRecord(502, 'Flyt Aldrig ApS', svendborg),
]);

const read = async (question: string) => plain(await world.read(question));

test.each([
  ['Which companies in Svendborg moved most recently?', 'moved'],
  ['Vis de senest flyttede virksomheder i Svendborg', 'flyttet'],
])('those with the latest change come first, each with its day: %s', async (question, moved) => {
  const lines = (await read(question)).split('\n').filter((line) => line.startsWith('- '));
  expect(lines.slice(0, 2)).toEqual([
    `- [Flyt Sidst ApS], Aalborg, ${moved} [03/02/2021]`,
    `- [Flyt Først ApS], Aalborg, ${moved} [06/05/2014]`,
  ]);
  expect(lines[2]).toContain('[Flyt Aldrig ApS]');
  expect(lines[2]).not.toContain(moved);
});

test('a list that is filtered by a change tells its days', async () => {
  const text = await read('Which companies in Svendborg have moved since 2020?');
  expect(text).toContain('- [Flyt Sidst ApS], Aalborg, moved [03/02/2021]');
  expect(text).not.toContain('Flyt Først');
});

test.each([
  ['When did Flyt Sidst ApS move?', '[03/02/2021] Address: Engvej 1, 9000 Aalborg'],
  ['Hvornår flyttede Flyt Sidst ApS?', '[03/02/2021] Adresse: Engvej 1, 9000 Aalborg'],
])(
  'a move that the register dates is told, though no load has seen it: %s',
  async (asked, told) => {
    expect(await read(asked)).toContain(told);
  },
);
