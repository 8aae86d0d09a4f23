import { expect, test } from 'vitest';
import type { ImportRow } from '@/lib/imports/types';
import { importRow, toCandidate } from '@/tests/support/import-answers';
import { inOrder, type Order } from './orders';

const candidate = (key: string, name: string, city: string | null) => ({
  ...toCandidate({ key, name }),
  city,
});

const ended = { ...candidate('10000002', 'Aagaard', 'Odense'), status: 'CEASED' as const };
const choices = [candidate('10000003', 'Bo', 'Aarhus'), candidate('10000004', 'Zeta', 'Esbjerg')];
const rows: ImportRow[] = [
  importRow(2, {}),
  importRow(3, { outcome: 'found', candidates: [candidate('10000001', 'Østhavn', null)] }),
  importRow(4, { outcome: 'found', candidates: [ended] }),
  importRow(5, { outcome: 'uncertain', candidates: choices }),
];

test.each<[Order, number[]]>([
  ['line', [2, 3, 4, 5]],
  ['company', [5, 3, 4, 2]],
  ['town', [4, 5, 2, 3]],
  ['status', [4, 2, 3, 5]],
])('by %s', (order, lines) => {
  expect(inOrder(rows, order, new Map()).map(({ line }) => line)).toEqual(lines);
});

test('a company that was chosen counts, instead of the likeliest', () => {
  const ordered = inOrder(rows, 'town', new Map([[5, '10000004']]));
  expect(ordered.map(({ line }) => line)).toEqual([5, 4, 2, 3]);
});
