import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-outbox-'));
vi.stubEnv('DATA_DIR', folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hello = {
  id: '1',
  orderedAt: '2026-11-21T12:00:00.000Z',
  to: 'ida@people.example',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  link: 'http://localhost/x',
};

it('mails and their links are for the owner alone', async () => {
  const { writeToOutbox } = await import('./outbox');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await writeToOutbox(hello);
  const outbox = path.join(folder, 'outbox');
  const files = readdirSync(outbox);
  expect(files).toHaveLength(1);
  const modes = [outbox, ...files.map((file) => path.join(outbox, file))].map((each) =>
    (statSync(each).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['700', '600']);
});

it.each([
  ['the embedded database', { EMBEDDED_DATABASE: 'true', NODE_ENV: 'production' }, true],
  ['development', { EMBEDDED_DATABASE: 'false', NODE_ENV: 'development' }, true],
  ['a server', { EMBEDDED_DATABASE: 'false', NODE_ENV: 'production' }, false],
] as const)('with %s, the link is printed: %#', async (_where, variables, isPrinted) => {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const info = vi.fn();
  const warn = vi.fn();
  vi.doMock('@/lib/log', () => ({ log: { info, warn } }));
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  print.mockClear();
  const { warnOfOutbox, writeToOutbox } = await import('./outbox');
  warnOfOutbox();
  const id = `printed-${variables.NODE_ENV}-${variables.EMBEDDED_DATABASE}`;
  await writeToOutbox({ ...hello, id });
  const printed = print.mock.calls.map(([text]) => String(text)).join('');
  expect(printed.includes('http://localhost/x')).toBe(isPrinted);
  expect(printed.includes('ida@people.example')).toBe(isPrinted);
  const file = expect.stringContaining(`${id}.eml`);
  expect(info.mock.calls).toEqual(isPrinted ? [] : [[{ mail: id, file }, expect.any(String)]]);
  expect(warn).toHaveBeenCalledTimes(isPrinted ? 0 : 1);
});

it('mails are kept for a week', async () => {
  const { deleteOldMails, writeToOutbox } = await import('./outbox');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await writeToOutbox({ ...hello, id: 'fresh' });
  const outbox = path.join(folder, 'outbox');
  const day = 86_400;
  for (const [name, days] of [
    ['old.eml', 8],
    ['half.eml.part', 8],
    ['newer.eml', 6],
  ] as const) {
    writeFileSync(path.join(outbox, name), 'x');
    const at = Date.now() / 1_000 - days * day;
    utimesSync(path.join(outbox, name), at, at);
  }
  const before = readdirSync(outbox).length;
  expect(await deleteOldMails()).toBe(2);
  expect(readdirSync(outbox)).toHaveLength(before - 2);
  expect(readdirSync(outbox)).toContain('newer.eml');
});

it('a folder that cannot be read is told, and one that is not there is empty', async () => {
  vi.resetModules();
  const other = path.join(folder, 'other');
  vi.stubEnv('DATA_DIR', other);
  const { deleteOldMails } = await import('./outbox');
  expect(await deleteOldMails()).toBe(0);
  mkdirSync(other);
  writeFileSync(path.join(other, 'outbox'), 'no folder');
  await expect(deleteOldMails()).rejects.toMatchObject({ code: 'ENOTDIR' });
  vi.stubEnv('DATA_DIR', folder);
  vi.resetModules();
});

it('a file goes with the words, and no header begins in another', async () => {
  const { writeToOutbox } = await import('./outbox');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const content = Buffer.from('CVR;Name\r\n'.repeat(40));
  await writeToOutbox({
    ...hello,
    id: '2',
    to: 'ida@people.example\r\nBcc: eve@people.example',
    replyTo: 'bo@people.example',
    headers: { 'List-Unsubscribe': '<http://localhost/u>' },
    attachment: { name: 'companies.csv', type: 'text/csv', content },
  });
  const outbox = path.join(folder, 'outbox');
  const name = readdirSync(outbox).find((file) => file.endsWith('-2.eml')) ?? '';
  const mail = readFileSync(path.join(outbox, name), 'latin1');
  const [head = '', body = ''] = mail.split(/\r\n\r\n([\s\S]*)/);
  const headers = head.split('\r\n');
  expect(headers).toContain('To: ida@people.example Bcc: eve@people.example');
  expect(headers).toContain('Reply-To: bo@people.example');
  expect(headers).toContain('List-Unsubscribe: <http://localhost/u>');
  expect(headers.filter((line) => line.startsWith('Bcc'))).toEqual([]);
  expect(headers.at(-1)).toBe('Content-Type: multipart/mixed; boundary="veminto-file-2"');
  const [, words = '', file = '', end] = body.split('--veminto-file-2');
  expect(words).toContain('Content-Type: multipart/alternative; boundary="veminto-2"');
  expect(file).toContain('Content-Disposition: attachment; filename="companies.csv"');
  const packed = file.split('\r\n\r\n')[1] ?? '';
  expect(packed.split('\r\n').every((line) => line.length <= 76)).toBe(true);
  expect(Buffer.from(packed, 'base64')).toEqual(content);
  expect(end).toBe('--\r\n');
});
