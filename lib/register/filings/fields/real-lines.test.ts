import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { realRegister } from '@/tests/support/real-register';
import { statementFields } from './index';

const folder = path.resolve(realRegister ?? '.', '../../expected');
const files = realRegister ? readdirSync(folder) : [];
const TOTAL = 'OtherFinanceExpenses';

type Values = Record<string, string>;

const expenseOf = (values: Values) =>
  statementFields({
    ...{ startDate: '2023-01-01', endDate: '2023-12-31', scope: 'SOLO', comparative: false },
    currency: 'DKK',
    values: new Map(Object.entries(values).map(([name, value]) => [name, Number(value)])),
    conflicts: new Set(),
  }).values.otherFinanceExpense ?? null;

/** The finance expenses as a real report totals them and as its lines add up to. */
function totalsAndSums(file: string): [total: number, sum: number][] {
  const reading: { values: Record<string, Record<string, Values>> } = JSON.parse(
    readFileSync(path.join(folder, file), 'utf8'),
  );
  const statements = Object.values(reading.values).flatMap((times) => Object.values(times));
  return statements.flatMap(({ [TOTAL]: total, ...lines }) => {
    const sum = expenseOf(lines);
    return total === undefined || sum === null ? [] : [[Number(total), sum]];
  });
}

describe.runIf(realRegister)('real reports without their total of finance expenses', () => {
  test('have lines that add up to it, but for what they do not split up', () => {
    const found = files.flatMap(totalsAndSums);
    expect(found.length).toBeGreaterThan(5);
    const off = found.filter(([total, sum]) => sum > total || total - sum > total / 50);
    expect(off).toEqual([]);
  });
});
