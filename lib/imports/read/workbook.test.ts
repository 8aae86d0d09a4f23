import { expect, test, vi } from 'vitest';
import * as limits from '@/lib/zip/workbook-limits';
import { workbook } from '@/tests/support/share-files';
import { IMPORT_MESSAGES } from '../constants';
import { Table } from './table';
import { readWorkbook } from './workbook';

vi.mock('@/lib/zip/workbook-limits', { spy: true });

test('a fault of our own is not told as one of the file', async () => {
  expect(await readWorkbook(workbook())).toHaveLength(2);
  expect(await readWorkbook(workbook().subarray(0, 900))).toBe(IMPORT_MESSAGES.damaged);
  const fault = new TypeError('no such thing');
  const fail = () => {
    throw fault;
  };
  vi.mocked(limits.bursts).mockImplementationOnce(fail);
  await expect(readWorkbook(workbook())).rejects.toBe(fault);
  // Also while the XML of a part is read.
  vi.spyOn(Table.prototype, 'add').mockImplementationOnce(fail);
  await expect(readWorkbook(workbook())).rejects.toBe(fault);
});
