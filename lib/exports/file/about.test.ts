import { expect, test } from 'vitest';
import { documentWords } from '@/lib/i18n/document-words';
import { aboutLines } from './about';
import type { OpenTask } from './types';

const facts = {
  rows: 1,
  missing: 0,
  contactCells: 0,
  protectedCompanies: 0,
  cutCells: 0,
  registerDay: null,
  hasSample: false,
};

test.each([
  ['en', 'Made', '01/07/2026 00:15 (Danish time) by Veminto'],
  ['da', 'Dannet', '01/07/2026 00:15 (dansk tid) af Veminto'],
] as const)('a file says when it was made on Danish clocks: %s', (language, label, text) => {
  const made = { madeAt: '2026-06-30T22:15:30.000Z', registerDay: null };
  const task = { title: '', details: [], asked: 1, compared: null, ...made };
  const about = aboutLines(task as unknown as OpenTask, facts, documentWords(language));
  expect(about.at(-1)).toEqual([label, text]);
});
