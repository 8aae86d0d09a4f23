import { expect, test } from 'vitest';
import { reportLines } from './report-lines';

test('numbers, counts and codes are told apart, and what did not happen is left out', () => {
  const report = {
    deleted: 0,
    unplaced: 16_369,
    ignored: {},
    refusedByReason: { 'No CVR number.': 2, 'It is no JSON.': 31 },
    unknownCodes: { industries: ['999999'], legalForms: [], municipalities: [7, 8] },
  };
  expect(reportLines(report)).toEqual([
    { name: 'unplaced', number: 16_369 },
    {
      name: 'refusedByReason',
      counts: [
        ['It is no JSON.', 31],
        ['No CVR number.', 2],
      ],
    },
    {
      name: 'unknownCodes',
      codes: [
        ['industries', ['999999']],
        ['municipalities', [7, 8]],
      ],
    },
  ]);
});

test('the reason of a failure is text, and what has another form is shown as it is', () => {
  expect(reportLines({ error: 'The file is cut off.', mixed: { a: 1, b: 'c' } })).toEqual([
    { name: 'error', text: 'The file is cut off.' },
    { name: 'mixed', text: '{\n  "a": 1,\n  "b": "c"\n}' },
  ]);
});

test.each([null, {}, { deleted: 0, ignored: {}, unknownCodes: { industries: [] } }])(
  'nothing to report: %j',
  (report) => {
    expect(reportLines(report)).toEqual([]);
  },
);
