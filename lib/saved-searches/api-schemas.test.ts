import { expect, test } from 'vitest';
import { renameSearchSchema, saveSearchSchema } from './api-schemas';

const nameOf = (name: string) => renameSearchSchema.parse({ name }).name;

test.each([
  ['  Murere \n i\u00a0Aarhus ', 'Murere i Aarhus'],
  ['\u202eMurere\u200b', 'Murere'],
  ['A\u030arhus', 'Århus'],
  ['👩‍👧'.repeat(26), '👩‍👧'.repeat(26)],
])('%j is kept as %j', (name, kept) => {
  expect(nameOf(name)).toBe(kept);
});

test.each(['', ' \n', '\u200b', '\u202e\u2066'])('%j is no name', (name) => {
  expect(() => nameOf(name)).toThrow('Give the search a name.');
});

test('a name has at most 80 letters', () => {
  expect(nameOf('å'.repeat(80))).toHaveLength(80);
  expect(() => nameOf('å'.repeat(81))).toThrow('A name has at most 80 characters.');
});

test('a search that its page would not read whole is refused at its query', () => {
  const saved = (kind: string, query: string) =>
    saveSearchSchema.safeParse({ name: 'Leads', kind, query }).error?.issues.at(0);
  expect(saved('segment', 'regoin=Fyn')).toMatchObject({
    path: ['query'],
    message: '"regoin" is not a filter of the segmentation',
  });
  expect(saved('discover', `search=byg&x=${'x'.repeat(8_000)}`)?.message).toBe(
    'The search is too long to be saved.',
  );
  expect(saved('segment', 'region=Fyn&page=2')).toBeUndefined();
});
