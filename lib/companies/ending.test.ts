import { expect, test } from 'vitest';
import { type EndedStatus, endingOf, tellsStatus } from './ending';
import { toldEnding } from './told-ending';

test.each<[string | null, EndedStatus]>([
  ['OPLØST EFTER KONKURS', 'CEASED_BANKRUPTCY'],
  ['UNDER KONKURS', 'CEASED_BANKRUPTCY'],
  ['TVANGSOPLØST', 'CEASED_COMPULSORY_DISSOLUTION'],
  ['UNDER TVANGSOPLØSNING', 'CEASED_COMPULSORY_DISSOLUTION'],
  ['OPLØST EFTER FRIVILLIG LIKVIDATION', 'CEASED_LIQUIDATION'],
  ['Opløst efter erklæring', 'CEASED_DECLARATION'],
  ['OPLØST EFTER FUSION', 'CEASED_MERGER'],
  ['OPLØST EFTER GRÆNSEOVERSKRIDENDE FUSION', 'CEASED_MERGER'],
  ['OPLØST EFTER SPALTNING', 'CEASED_DEMERGER'],
  ['SLETTET', 'CEASED_OTHER'],
  ['Ophørt', 'CEASED_OTHER'],
  [null, 'CEASED_OTHER'],
])('a ceased company whose status is %s', (text, ending) => {
  expect(endingOf('CEASED', text)).toBe(ending);
});

test('a company that goes on has not ended, whatever it is under', () => {
  expect(endingOf('ACTIVE', 'NORMAL')).toBeNull();
  expect(endingOf('IN_BANKRUPTCY', 'UNDER KONKURS')).toBeNull();
});

test('only a known manner is told', () => {
  expect(toldEnding('CEASED_MERGER')).toBe('CEASED_MERGER');
  expect(toldEnding('CEASED_OTHER')).toBeNull();
  expect(toldEnding(null)).toBeNull();
});

test('the register’s words for an active company tell nothing', () => {
  expect(tellsStatus('NORMAL')).toBe(false);
  expect(tellsStatus('Normal')).toBe(false);
  expect(tellsStatus('OPLØST EFTER FUSION')).toBe(true);
  expect(tellsStatus(null)).toBe(true);
});
