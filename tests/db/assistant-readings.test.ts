import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

describe('how words were understood is told', () => {
  test.each([
    ['companies in Aarhus with about 60 employees', '(employees, give or take 10\u00a0%)'],
    [
      'Hvor mange voksende virksomheder er der i Aarhus?',
      '(udvikling eller fortegn, af bruttofortjenesten)',
    ],
    ['Who is the CEO of the largest company in Aarhus?', 'Read as: “largest” (order), '],
    ['Compare the two largest companies in Aarhus', '(municipality)'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('what is read as it is written says no more', async () => {
    const text = await world.read('companies in Aarhus with over 50 employees');
    expect(text).toContain('“Aarhus” (municipality)');
    expect(text).not.toContain('read as');
  });
});

describe('a name that was taken for another is told', () => {
  test.each([
    ['Who is the CEO of Tviling Kode?', '“Tviling” read as “Tvilling”.\n\n', keyOf(2)],
    ['Hvem er direktør i Tviling Kode?', '”Tviling” læst som ”Tvilling”.\n\n', keyOf(2)],
    ['Tviling Kode ApS', '“Tviling” read as “Tvilling”.\n\n', keyOf(2)],
    ['Compare Tviling Kode and Ægir Kode', '“Tviling” read as “Tvilling”.\n\n', keyOf(2)],
    ['Which companies does Ægiir Kode own?', '“Ægiir” read as “Ægir”.\n\n', keyOf(2)],
  ])('%s', async (question, beginning, key) => {
    const text = await world.read(question);
    expect(text.slice(0, beginning.length)).toBe(beginning);
    expect(text).toContain(`/detail/${key}`);
  });

  test('and one that stands as it is written is not', async () => {
    const text = await world.read('Who is the CEO of Tvilling Kode?');
    expect(text.startsWith('**[Tvilling Kode ApS]')).toBe(true);
  });
});
