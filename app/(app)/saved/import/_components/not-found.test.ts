import { expect, it, test } from 'vitest';
import { importRow } from '@/tests/support/import-answers';
import { notFoundCsv, wordsToSearch } from './not-found';

test.each([
  ['Jensen Byg ApS, 8000 Aarhus C', 'Jensen Byg ApS 8000 Aarhus C'],
  ['99999999, Jensen Byg ApS', 'Jensen Byg ApS'],
  ['Jensen Byg ApS, Aarhus, DK12345678', 'Jensen Byg ApS Aarhus'],
  ['DK 12 34 56 78', 'DK 12 34 56 78'],
  ['99999999', '99999999'],
])('%j is searched for as %j', (text, words) => expect(wordsToSearch(text)).toBe(words));

const row = (line: number, text: string) => importRow(line, { text });

it('what was not found is a file that spreadsheets open, and runs nothing there', () => {
  const csv = notFoundCsv([row(3, 'Jensen; Byg'), row(9, '=HYPERLINK("x")')], {
    headings: ['Row', 'What it says', 'Why'],
    whyOf: ({ line }) => `why ${line}`,
  });
  expect(csv).toBe(
    '\ufeffRow;What it says;Why\r\n3;"Jensen; Byg";why 3\r\n9;"\'=HYPERLINK(""x"")";why 9\r\n',
  );
});
