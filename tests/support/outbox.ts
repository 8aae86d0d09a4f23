import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { environment } from './environment.ts';

export type ReadMail = { to: string; subject: string; text: string };

function parseEml(raw: string): ReadMail {
  const [head = '', body = ''] = raw.split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const word = /^=\?utf-8\?B\?(.*)\?=$/.exec(header('Subject'))?.[1] ?? '';
  return {
    to: header('To'),
    subject: Buffer.from(word, 'base64').toString('utf8'),
    text: Buffer.from(body, 'base64').toString('utf8'),
  };
}

/** The mails written for an address, oldest first. */
export async function readOutbox(address: string): Promise<ReadMail[]> {
  const folder = path.join(environment.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = files.filter((file) => file.endsWith('.eml')).sort();
  const parsed = mails.map(async (file) =>
    parseEml(await readFile(path.join(folder, file), 'utf8')),
  );
  return (await Promise.all(parsed)).filter((mail) => mail.to === address);
}

/** The link in the newest mail to an address. */
export async function readLink(address: string): Promise<string> {
  const mail = (await readOutbox(address)).at(-1);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No mail with a link was written to ${address}.`);
  return link;
}
