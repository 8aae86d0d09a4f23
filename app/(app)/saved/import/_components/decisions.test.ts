import { describe, expect, it, test } from 'vitest';
import type { ImportRow } from '@/lib/imports/types';
import { importRow, toCandidate } from '@/tests/support/import-answers';
import {
  companyOf,
  cvrsOf,
  type Decisions,
  decideAll,
  isLeft,
  keptDecisions,
  nextUndecided,
  rowsOf,
  tallyOf,
  withoutLines,
} from './decisions';

const candidate = (key: string, saved = false) => toCandidate({ key, name: `Nr. ${key}` }, saved);
const row = (
  line: number,
  outcome: ImportRow['outcome'],
  candidates: ImportRow['candidates'] = [],
) => importRow(line, { outcome, candidates });

const [A, B, C] = ['10000001', '10000002', '10000003'];
const rows = [
  row(2, 'found', [candidate(A, true)]),
  row(3, 'uncertain', [candidate(B), candidate(C)]),
  row(4, 'missing'),
  row(5, 'repeated', [candidate(A, true)]),
  row(6, 'uncertain', [candidate(B), candidate(A, true)]),
];
const none: Decisions = new Map();
const linesOf = (some: readonly ImportRow[]) => some.map(({ line }) => line);

describe('a row adds', () => {
  test('the company that was found, or that was chosen, and else none', () => {
    const cvrs = (decisions: Decisions) => rows.map((row) => companyOf(row, decisions)?.cvr);
    expect(cvrs(none)).toEqual([A, undefined, undefined, undefined, undefined]);
    const decided: Decisions = new Map([
      [3, null],
      [6, B],
    ]);
    expect(cvrs(decided)).toEqual([A, undefined, undefined, undefined, B]);
    expect(cvrs(new Map([[2, null]])), 'left out').toEqual(Array(5).fill(undefined));
  });

  test('each company once, in the order of the rows', () => {
    const decided: Decisions = new Map([
      [3, C],
      [6, A],
    ]);
    expect(cvrsOf(rows, decided)).toEqual([A, C]);
  });
});

describe('the totals', () => {
  it('follow what is decided', () => {
    const before = { all: 5, found: 1, undecided: 2, missing: 1, repeated: 1, saved: 1 };
    expect(tallyOf(rows, none)).toEqual({ ...before, leftOut: 0 });
    const decided: Decisions = new Map([
      [3, null],
      [6, A],
    ]);
    const after = { all: 5, found: 1, undecided: 0, missing: 2 };
    const again = { repeated: 2, saved: 2, leftOut: 0 };
    expect(tallyOf(rows, decided), 'row 2 adds it already').toEqual({ ...after, ...again });
    expect(linesOf(rowsOf('missing', rows, decided))).toEqual([3, 4]);
    const without = new Map([...decided, [2, null] as const]);
    expect(tallyOf(rows, without)).toEqual({ ...after, repeated: 1, saved: 1, leftOut: 1 });
  });
});

describe('the next row to be decided', () => {
  it('comes after this one, and then from the top', () => {
    expect(nextUndecided(rows, none, 2)?.line).toBe(3);
    expect(nextUndecided(rows, none, 3)?.line).toBe(6);
    expect(nextUndecided(rows, none, 6)?.line).toBe(3);
    expect(nextUndecided(rows, new Map([[3, B]]), 6), 'but not this one').toBeUndefined();
  });
});

describe('rows that are read once more', () => {
  it('keep what is decided as long as it can be chosen', () => {
    const decisions: Decisions = new Map([
      [2, null],
      [3, B],
      [6, null],
    ]);
    expect(keptDecisions(rows, rows, decisions)).toEqual(decisions);
    const others = [
      row(2, 'found', [candidate(B)]),
      row(3, 'uncertain', [candidate(C)]),
      row(6, 'found', [candidate(A)]),
    ];
    expect([...keptDecisions(rows, others, decisions)]).toEqual([]);
  });
});

test('rows without a company are left, whether that was decided or not', () => {
  const left = (decisions: Decisions) => linesOf(rows.filter((row) => isLeft(row, decisions)));
  expect(left(none)).toEqual([3, 4, 6]);
  const decided: Decisions = new Map([
    [2, null],
    [3, B],
    [6, null],
  ]);
  expect(left(decided)).toEqual([4, 6]);
});

test('many rows are decided at once, and that is undone', () => {
  const made: Decisions = new Map([[2, null]]);
  const undecided = rowsOf('undecided', rows, made);
  const first = decideAll(undecided, 'first', made);
  expect(cvrsOf(rows, first)).toEqual([B]);
  expect(tallyOf(rows, first).undecided).toBe(0);
  expect(cvrsOf(rows, decideAll(undecided, 'none', made))).toEqual([]);
  expect(withoutLines(undecided, first)).toEqual(made);
});
