import { expect, it } from 'vitest';
import type { PrintedColumn } from '../types';
import { linesOf } from './lines';

const columns: PrintedColumn[] = [
  { label: '', width: 0.2 },
  { label: '2021', width: 0.2, align: 'right' },
];
const NAME = 'Receivables from related parties';

it('every line of a part is indented, within its column; its figures stay where they are', () => {
  const [plain, part] = [false, true].map((isPart) =>
    linesOf({ cells: [NAME, '1.234'], part: isPart }, columns),
  );
  expect(part?.cells[0]?.map((line) => line.trim()).join(' ')).toBe(NAME);
  expect(part?.cells[0]).toSatisfy((lines: string[]) =>
    lines.every((line) => line.startsWith('\u00a0\u00a0\u00a0\u00a0')),
  );
  expect(part?.height).toBe(part?.cells[0]?.length);
  expect(plain?.cells[0]?.every((line) => line === line.trim())).toBe(true);
  expect(part?.cells[1]?.[0]).toBe('1.234');
});

it('the indent takes its room: a name that just fits without it is wrapped with it', () => {
  const name = 'i'.repeat(36);
  expect(linesOf({ cells: [name] }, columns).cells[0]).toHaveLength(1);
  expect(linesOf({ cells: [name], part: true }, columns).cells[0]).toHaveLength(2);
});
