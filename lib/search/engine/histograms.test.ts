import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import type { IndexRow, SearchIndex } from '@/lib/search-index/types';
import { anyRows, plainRow } from '@/tests/support/index-rows';
import { DocSet } from './doc-set';
import {
  HISTOGRAM_FIELDS,
  type HistogramBin,
  type HistogramField,
  histogramOf,
  histogramsOf,
} from './histograms';

const isAmount = (field: HistogramField) =>
  ['revenue', 'grossProfit', 'profit', 'equity', 'assets'].includes(field);

function indexOf(field: HistogramField, values: (number | null)[]): SearchIndex {
  const rows = values.map((value, place): IndexRow => {
    const row = plainRow(10_000_000 + place, '');
    return { ...row, numbers: { ...row.numbers, [field]: value } };
  });
  return { version: 1, ...buildIndex(rows) };
}

const histogram = (field: HistogramField, values: (number | null)[]) => {
  const index = indexOf(field, values);
  return histogramOf(index, DocSet.all(index.docs), field);
};

const filled = (bins: HistogramBin[]) => bins.filter(({ count }) => count > 0);

describe('a histogram', () => {
  it('of employees has readable bins, both ends included', () => {
    const values = [0, 1, 2, 3, 4, 5, 9, 10, 49, 50, 199, 200, 999, 1_000, 80_000, null, null];
    const { bins, missing } = histogram('employees', values);
    expect(bins).toEqual([
      { min: 0, max: 0, count: 1 },
      { min: 1, max: 1, count: 1 },
      { min: 2, max: 4, count: 3 },
      { min: 5, max: 9, count: 2 },
      { min: 10, max: 19, count: 1 },
      { min: 20, max: 49, count: 1 },
      { min: 50, max: 99, count: 1 },
      { min: 100, max: 199, count: 1 },
      { min: 200, max: 499, count: 1 },
      { min: 500, max: 999, count: 1 },
      { min: 1_000, max: null, count: 2 },
    ]);
    expect(missing).toBe(2);
  });

  it('of amounts begins with its lower end, in thousands of DKK', () => {
    const { bins, missing } = histogram('grossProfit', [
      ...[-3e10, -2_000_000, -1_999_999, -1, 0, 999, 1_000, 1_999.99, 2_000, 50_000],
      ...[9_999_999_999, 10_000_000_000, null],
    ]);
    expect(filled(bins)).toEqual([
      { min: null, max: -10_000_000, count: 1 },
      { min: -2_000, max: -1_000, count: 2 },
      { min: -1, max: 0, count: 1 },
      { min: 0, max: 1, count: 2 },
      { min: 1, max: 2, count: 2 },
      { min: 2, max: 5, count: 1 },
      { min: 50, max: 100, count: 1 },
      { min: 5_000_000, max: 10_000_000, count: 1 },
      { min: 10_000_000, max: null, count: 1 },
    ]);
    expect(missing).toBe(1);
  });

  it('of revenue has one bin for what is below zero', () => {
    const { bins } = histogram('revenue', [-5, -7_000_000, 0, 30_000]);
    expect(filled(bins)).toEqual([
      { min: null, max: 0, count: 2 },
      { min: 0, max: 1, count: 1 },
      { min: 20, max: 50, count: 1 },
    ]);
  });

  it('of figures in per cent begins with its lower end', () => {
    const values = [-100.1, -100, -0.1, 0, 9.9, 10, 89.9, 90, 100, 250, null];
    const { bins, missing } = histogram('coverageRatio', values);
    expect(filled(bins)).toEqual([
      { min: null, max: -100, count: 1 },
      { min: -100, max: -50, count: 1 },
      { min: -50, max: 0, count: 1 },
      { min: 0, max: 10, count: 2 },
      { min: 10, max: 20, count: 1 },
      { min: 80, max: 90, count: 1 },
      { min: 90, max: null, count: 3 },
    ]);
    expect(missing).toBe(1);
  });

  it('of every figure is the same beside the others as alone', () => {
    const rows = [4, 30, 70].map((value, place): IndexRow => {
      const row = plainRow(10_000_000 + place, '');
      const numbers = HISTOGRAM_FIELDS.map((field, at) => [field, value + at]);
      return { ...row, numbers: { ...row.numbers, ...Object.fromEntries(numbers) } };
    });
    const index = { version: 1, ...buildIndex(rows) };
    const docs = DocSet.ofList(index.docs, Uint32Array.from([0, 2]));
    const together = histogramsOf(index, docs);
    expect(Object.keys(together).toSorted()).toEqual([...HISTOGRAM_FIELDS].toSorted());
    for (const field of HISTOGRAM_FIELDS) {
      expect(together[field]).toEqual(histogramOf(index, docs, field));
      expect(filled(together[field].bins).reduce((sum, { count }) => sum + count, 0)).toBe(2);
    }
  });

  it('counts each doc of a set once, in the bin a plain reading finds', () => {
    const anyCase = fc.record({ rows: anyRows, chosen: fc.infiniteStream(fc.boolean()) });
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...HISTOGRAM_FIELDS), ({ rows, chosen }, field) => {
        const index = { version: 1, ...buildIndex(rows) };
        const docs: number[] = [];
        const values: (number | null)[] = [];
        for (let doc = 0; doc < index.docs; doc += 1) {
          if (!chosen.next().value) continue;
          docs.push(doc);
          const row = rows.find(({ key }) => key === index.keys[doc]);
          values.push(row?.numbers[field] ?? null);
        }
        const { bins, missing } = histogramOf(
          index,
          DocSet.ofList(index.docs, Uint32Array.from(docs)),
          field,
        );
        expect(missing).toBe(values.filter((value) => value === null).length);
        for (const { min, max, count } of bins) {
          const inBin = values.filter((value) => {
            if (value === null) return false;
            if (field === 'employees') return value >= (min ?? value) && value <= (max ?? value);
            const unit = isAmount(field) ? 1_000 : 1;
            const [low, high] = [(min ?? -1e15) * unit, (max ?? 1e15) * unit];
            return low <= value && value < high;
          });
          expect(count).toBe(inBin.length);
        }
        const counted = bins.reduce((sum, { count }) => sum + count, missing);
        expect(counted).toBe(values.length);
      }),
    );
  });

  it('of nothing has empty bins', () => {
    for (const field of HISTOGRAM_FIELDS) {
      const index = indexOf(field, [1, null]);
      const { bins, missing } = histogramOf(index, DocSet.none(index.docs), field);
      expect(bins.length).toBeGreaterThan(10);
      expect([filled(bins), missing]).toEqual([[], 0]);
    }
  });
});
