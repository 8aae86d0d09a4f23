import { expect, test } from 'vitest';
import { documentWords } from '@/lib/i18n/document-words';
import { aboutLines } from './about';
import type { OpenTask } from './types';

const facts = {
  rows: 1,
  missing: 0,
  contactCells: 0,
  protectedCompanies: 0,
  protectedLeftOut: 0,
  cutCells: 0,
  registerDay: null,
  hasSample: false,
};

test.each([
  ['en', 3, 'Left out', '3 companies under advertising protection (reklamebeskyttelse)'],
  ['en', 1, 'Left out', '1 company under advertising protection (reklamebeskyttelse)'],
  ['da', 0, 'Udeladt', '0 virksomheder med reklamebeskyttelse'],
] as const)('a file says how many are left out: %s, %s', (language, protectedLeftOut, ...line) => {
  const task = { title: '', details: [], asked: 9, compared: null, madeAt: '2026-06-30T22:15:30Z' };
  const linesOf = (withoutProtected: boolean) =>
    aboutLines(
      { ...task, withoutProtected, registerDay: null } as unknown as OpenTask,
      { ...facts, protectedLeftOut },
      documentWords(language),
    );
  expect(linesOf(true)[2]).toEqual(line);
  expect(linesOf(false).map(([label]) => label)).not.toContain(line[0]);
});

test.each([
  ['en', 'Made', '01/07/2026 00:15 (Danish time) by Veminto'],
  ['da', 'Dannet', '01/07/2026 00:15 (dansk tid) af Veminto'],
] as const)('a file says when it was made on Danish clocks: %s', (language, label, text) => {
  const made = { madeAt: '2026-06-30T22:15:30.000Z', registerDay: null };
  const task = { title: '', details: [], asked: 1, compared: null, ...made };
  const about = aboutLines(task as unknown as OpenTask, facts, documentWords(language));
  expect(about.at(-1)).toEqual([label, text]);
});
