import 'server-only';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { DAY_MS } from '@/lib/milliseconds';
import { sweepFolder } from '@/lib/sweep-folder';
import type { Mail } from './mail-types';

const base64Lines = (content: Buffer) =>
  (content.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n');

const encodedWord = (text: string) => `=?utf-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;

/** Removes line breaks, so that no value can inject another header. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

type Part = { headers: string[]; body: string };

const base64Part = (headers: string[], content: Buffer): Part => ({
  headers: [...headers, 'Content-Transfer-Encoding: base64'],
  body: base64Lines(content),
});

const textPart = (type: string, text: string) =>
  base64Part([`Content-Type: ${type}; charset=utf-8`], Buffer.from(text, 'utf8'));

const written = ({ headers, body }: Part) => `${headers.join('\r\n')}\r\n\r\n${body}`;

function multipart(type: string, boundary: string, parts: Part[]): Part {
  const body = parts.map((part) => `--${boundary}\r\n${written(part)}\r\n`).join('');
  const headers = [`Content-Type: multipart/${type}; boundary="${boundary}"`];
  return { headers, body: `${body}--${boundary}--\r\n` };
}

function bodyOf({ id, html, text, attachment }: Mail): Part {
  const parts = [textPart('text/plain', text), textPart('text/html', html)];
  const words = multipart('alternative', `veminto-${id}`, parts);
  if (!attachment) return words;
  const { name, type, content } = attachment;
  const headers = [`Content-Type: ${type}`, `Content-Disposition: attachment; filename="${name}"`];
  return multipart('mixed', `veminto-file-${id}`, [words, base64Part(headers, content)]);
}

/** The message in RFC 5322 format, so that any mail program opens the file. */
function toEml(mail: Mail): string {
  const { id, orderedAt, to, subject, replyTo, headers = {} } = mail;
  const body = bodyOf(mail);
  const lines = [
    `From: ${env.MAIL_FROM}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${encodedWord(subject)}`,
    `Date: ${new Date(orderedAt).toUTCString()}`,
    `Message-ID: <${id}@veminto>`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    ...body.headers,
  ].map(oneLine);
  return written({ headers: lines, body: body.body });
}

const folderOfMails = () => path.join(env.DATA_DIR, 'outbox');

/** True where the reader of the console is the one who signs up: printed links open accounts. */
const isOnesOwn = () => env.EMBEDDED_DATABASE || env.NODE_ENV === 'development';

/** Logged once at startup, when mails would otherwise silently reach nobody. */
export function warnOfOutbox(): void {
  if (env.RESEND_API_KEY || isOnesOwn()) return;
  log.warn('RESEND_API_KEY is not set: mails reach nobody, they are files in DATA_DIR/outbox.');
}

/** Writes a mail to DATA_DIR/outbox, once per id; in local setups also prints its link. */
export async function writeToOutbox(mail: Mail): Promise<void> {
  const folder = folderOfMails();
  const file = path.join(folder, `${mail.orderedAt.replaceAll(':', '-')}-${mail.id}.eml`);
  if (existsSync(/* turbopackIgnore: true */ file)) return;
  // Mails contain links that open accounts: other users of the machine must not read them.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written to a temporary name first, so that readers of the folder never see a partial mail.
  await writeFile(`${file}.part`, toEml(mail), { mode: 0o600 });
  await rename(`${file}.part`, file);
  if (!isOnesOwn()) {
    log.info({ mail: mail.id, file: path.basename(file) }, 'A mail was written to the outbox.');
    return;
  }
  const link = mail.link === undefined ? '' : `  ${mail.link}\n`;
  process.stdout.write(`Mail to ${oneLine(mail.to)}: ${mail.subject}\n${link}  ${file}\n`);
}

const KEPT_DAYS = 7;

/** Deletes mails older than KEPT_DAYS. @returns how many were deleted. */
export function deleteOldMails(): Promise<number> {
  const before = Date.now() - KEPT_DAYS * DAY_MS;
  return sweepFolder(folderOfMails(), ({ changedAt }) => changedAt.getTime() < before);
}
