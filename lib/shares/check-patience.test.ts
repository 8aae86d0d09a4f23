import { afterEach, expect, test, vi } from 'vitest';
import { csv, workbook } from '@/tests/support/share-files';
import { checkFile } from './check-file';

afterEach(() => void vi.restoreAllMocks());

test('a file that takes too long is given up with its thread, and the next is looked at', async () => {
  expect(await checkFile(csv(), '')).toBe('csv');
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  const given = checkFile(workbook(Array.from({ length: 20_000 }, (_, row) => [row])), '');
  const refused = expect(given).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  const waiting = checkFile(workbook(), '');
  patience.abort();
  await refused;
  expect(await waiting).toBe('xlsx');
});

test('the process does other things while a file is looked at', async () => {
  await checkFile(csv(), '');
  const looked = checkFile(csv(`a${';'.repeat(200_000)}`), '').then(() => 'looked');
  const other = new Promise((resolve) => setImmediate(() => resolve('other')));
  expect(await Promise.race([looked, other])).toBe('other');
  await looked;
});

test('whoever comes when too many wait is asked to come again', async () => {
  const files = Array.from({ length: 25 }, () => checkFile(csv(), ''));
  const ends = await Promise.allSettled(files);
  const refused = ends.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'unavailable' }) }),
  );
});
