import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resend } from 'resend';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The address the mail is about; printed where mails are only written to disk. */
  link?: string;
};

const failed = (cause: unknown) =>
  new AppError('unavailable', 'The mail could not be sent. Try again in a moment.', { cause });

const base64Lines = (text: string) =>
  (
    Buffer.from(text, 'utf8')
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

const encodedWord = (text: string) => `=?utf-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;

/** The message as RFC 5322 wants it, so that any mail program opens the file. */
function toEml({ to, subject, text }: Mail): string {
  const headers = [
    `From: ${env.MAIL_FROM}`,
    `To: ${to.replace(/[\r\n]/g, '')}`,
    `Subject: ${encodedWord(subject)}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@veminto>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  return `${headers.join('\r\n')}\r\n\r\n${base64Lines(text)}\r\n`;
}

async function writeToOutbox(mail: Mail): Promise<void> {
  const folder = path.join(env.DATA_DIR, 'outbox');
  const file = path.join(
    folder,
    `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`,
  );
  await mkdir(folder, { recursive: true });
  // Renamed when whole, so that a reader of the folder never sees half a mail.
  await writeFile(`${file}.part`, toEml(mail));
  await rename(`${file}.part`, file);
  process.stdout.write(`Mail to ${mail.to}: ${mail.subject}\n  ${mail.link ?? ''}\n  ${file}\n`);
}

async function sendWithResend(apiKey: string, { to, subject, text }: Mail): Promise<void> {
  const resend = new Resend(apiKey, { baseUrl: env.RESEND_BASE_URL });
  const { error } = await resend.emails.send({ from: env.MAIL_FROM, to, subject, text });
  if (error) throw failed(error);
}

/** Sends a mail, or writes it to DATA_DIR/outbox when no provider is set. */
export async function sendMail(mail: Mail): Promise<void> {
  if (env.RESEND_API_KEY) await sendWithResend(env.RESEND_API_KEY, mail);
  else await writeToOutbox(mail).catch((cause) => Promise.reject(failed(cause)));
}
