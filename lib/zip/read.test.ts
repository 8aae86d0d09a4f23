import { expect, test } from 'vitest';
import { understate, zip } from '@/tests/support/share-files';
import { DamagedZip, listEntries, openZip, readEntry, readWhole } from './read';

const good = await zip({ 'a.txt': 'some content '.repeat(1_000), 'b.txt': '' });

async function firstOf(bytes: Buffer) {
  const opened = await openZip(bytes);
  const [entry] = await listEntries(opened);
  if (!entry) throw new Error('The zip is empty.');
  return [opened, entry] as const;
}

test('an entry is read whole', async () => {
  expect((await readWhole(...(await firstOf(good)))).length).toBe(13_000);
});

test('what is wrong with a zip is told as damage, wherever it is noticed', async () => {
  await expect(openZip(Buffer.from('PK no zip'))).rejects.toThrow(DamagedZip);
  const twisted = Buffer.from(good);
  twisted.fill(0xff, good.lastIndexOf(Buffer.from('PK\x01\x02')), good.length - 22);
  await expect(firstOf(twisted)).rejects.toThrow(DamagedZip);
  const torn = Buffer.from(good);
  torn.fill(0xff, 35, 60);
  await expect(readWhole(...(await firstOf(torn)))).rejects.toThrow(DamagedZip);
  const one = await zip({ 'a.txt': 'x'.repeat(5_000) });
  await expect(readWhole(...(await firstOf(understate(one, 10))))).rejects.toThrow(DamagedZip);
});

test('what its reader throws is passed on as it is', async () => {
  const fault = new TypeError('no such thing');
  const read = readEntry(...(await firstOf(good)), () => {
    throw fault;
  });
  await expect(read).rejects.toBe(fault);
});
