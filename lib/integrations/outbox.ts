import 'server-only';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import type { Mail } from './mail';

const base64Lines = (text: string) =>
  (
    Buffer.from(text, 'utf8')
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

const encodedWord = (text: string) => `=?utf-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;

const part = (type: string, text: string) =>
  [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64Lines(text),
  ].join('\r\n');

/** The message as RFC 5322 wants it, so that any mail program opens the file. */
function toEml({ id, orderedAt, to, subject, html, text }: Mail): string {
  const boundary = `veminto-${id}`;
  const headers = [
    `From: ${env.MAIL_FROM}`,
    `To: ${to.replace(/[\r\n]/g, '')}`,
    `Subject: ${encodedWord(subject)}`,
    `Date: ${new Date(orderedAt).toUTCString()}`,
    `Message-ID: <${id}@veminto>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  const parts = [part('text/plain', text), part('text/html', html)];
  const body = parts.map((each) => `--${boundary}\r\n${each}\r\n`).join('');
  return `${headers.join('\r\n')}\r\n\r\n${body}--${boundary}--\r\n`;
}

/** Writes a mail to DATA_DIR/outbox, once for each id, and prints its link. */
export async function writeToOutbox(mail: Mail): Promise<void> {
  const folder = path.join(env.DATA_DIR, 'outbox');
  const file = path.join(folder, `${mail.orderedAt.replaceAll(':', '-')}-${mail.id}.eml`);
  if (existsSync(/* turbopackIgnore: true */ file)) return;
  // Their links open accounts: no other user of the machine reads them.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Renamed when whole, so that a reader of the folder never sees half a mail.
  await writeFile(`${file}.part`, toEml(mail), { mode: 0o600 });
  await rename(`${file}.part`, file);
  process.stdout.write(`Mail to ${mail.to}: ${mail.subject}\n  ${mail.link ?? ''}\n  ${file}\n`);
}
