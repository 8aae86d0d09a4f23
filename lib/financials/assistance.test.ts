import { expect, test } from 'vitest';
import { assistanceOf } from './assistance';

test.each([
  ['Revisionspåtegning', 'audited'],
  ['Auditor’s report on audited financial statements', 'audited'],
  ['Erklæring om udvidet gennemgang', 'extendedReview'],
  ["Auditor's report on extended review", 'extendedReview'],
  ['Erklæring om review', 'reviewed'],
  ['Review report', 'reviewed'],
  ["Independent auditor's review report", 'reviewed'],
  ["Independent auditor's report, and statement on the management's review", 'audited'],
  ['Erklæring om opstilling af finansielle oplysninger', 'compiled'],
  ['Report on compilation of financial information', 'compiled'],
  ['Andre erklæringer uden sikkerhed', 'other'],
  ['Other statements without assurance', 'other'],
  ['No assurance engagement', 'other'],
  ["Auditor's reports (Other non-assurance reports)", 'other'],
  ['Den uafhængige revisors erklæringer (review)', 'reviewed'],
  ["The independent auditor's reports (Review)", 'reviewed'],
  ['Den uafhængige revisors erklæring', 'audited'],
  ['Independent Auditor’s Report', 'audited'],
  // They may be on anything.
  ["The independent auditor's reports (Other assurance Reports)", null],
  ['Andre erklæringer med sikkerhed', null],
  ['Ingen bistand', 'none'],
  ['No auditor assistance', 'none'],
  ['Aftalt på kontoret', null],
  ['Unaudited financial statements', null],
  ['The financial statements are not audited', null],
  ['', null],
])('%s is %s', (text, expected) => {
  expect(assistanceOf(text)).toBe(expected);
});
