import { expect, test, vi } from 'vitest';
import * as limits from '@/lib/zip/workbook-limits';
import { workbook } from '@/tests/support/share-files';
import { checkWorkbook } from './check-workbook';
import { SHARE_MESSAGES } from './constants';

vi.mock('@/lib/zip/workbook-limits', { spy: true });

test('a fault of our own is not told as one of the file', async () => {
  expect(await checkWorkbook(workbook())).toBeNull();
  expect(await checkWorkbook(workbook().subarray(0, 900))).toBe(SHARE_MESSAGES.damaged);
  const fault = new TypeError('no such thing');
  vi.mocked(limits.bursts).mockImplementationOnce(() => {
    throw fault;
  });
  await expect(checkWorkbook(workbook())).rejects.toBe(fault);
});
