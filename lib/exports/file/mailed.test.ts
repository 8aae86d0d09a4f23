import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFile } from '@/lib/shares/check-file';
import { exportTable } from '@/tests/support/export-table';
import { temporaryFolder } from '@/tests/support/temporary';
import { writeCsv } from './csv';
import { writePdf } from './pdf';
import { cleanText } from './text';
import type { HeadedColumn } from './types';
import { writeXlsx } from './xlsx';

const columns: HeadedColumn[] = [
  { key: 'text', heading: 'Text', kind: 'text', width: 10 },
  { key: 'amount', heading: 'Amount', kind: 'decimal', width: 10 },
];

const tableOf = (rows: (string | number)[][]) =>
  exportTable({ columns, rows, about: () => [['Contents', '=anything']] });

const odd = fc.constantFrom(
  ...[
    '=',
    '+',
    '-',
    '@',
    '＝',
    'sep=',
    '"',
    ';',
    ',',
    '\t',
    '\n',
    '<f>',
    '</f>',
    "'",
    '{\\rtf',
    '<html>',
    '%PDF-',
    'PK',
    '#!',
    ' ',
  ],
);
const text = fc
  .array(fc.oneof(odd, fc.string({ unit: 'grapheme', maxLength: 4 })), { minLength: 1 })
  .map((parts) => cleanText(parts.join('')));
const rows = fc.array(fc.tuple(text, fc.double({ noNaN: true, noDefaultInfinity: true })), {
  minLength: 1,
});

test.each([
  ['csv', writeCsv, 200],
  ['xlsx', writeXlsx, 60],
  ['pdf', writePdf, 5],
] as const)('whatever is exported to %s can be mailed', async (format, write, numRuns) => {
  const folder = temporaryFolder();
  let number = 0;
  await fc.assert(
    fc.asyncProperty(rows, async (some) => {
      number += 1;
      const file = path.join(folder, `${number}.${format}`);
      await write(file, tableOf(some));
      expect(await checkFile(readFileSync(file), file)).toBe(format);
    }),
    { numRuns },
  );
});
