import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { environment } from './environment.ts';

type ReadMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Names of attached files. */
  files: string[];
  /** Their contents. */
  contents: Buffer[];
};

function parseEml(raw: string): ReadMail {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const word = /^=\?utf-8\?B\?(.*)\?=$/.exec(header('Subject'))?.[1] ?? '';
  const part = (type: string) => {
    const [, rest = ''] = raw.split(`Content-Type: ${type};`);
    const [, body = ''] = rest.split('\r\n\r\n');
    return Buffer.from(body.split('\r\n--')[0] ?? '', 'base64').toString('utf8');
  };
  return {
    to: header('To'),
    subject: Buffer.from(word, 'base64').toString('utf8'),
    text: part('text/plain'),
    html: part('text/html'),
    files: [...raw.matchAll(/^Content-Disposition: attachment; filename="(.*)"/gm)].map(
      ([, name = '']) => name,
    ),
    contents: raw
      .split(/^Content-Disposition: attachment;/m)
      .slice(1)
      .map((rest) => Buffer.from(rest.split(/\r\n\r\n|\r\n--/)[1] ?? '', 'base64')),
  };
}

/** The mails to an address, oldest first. */
export async function readOutbox(address: string): Promise<ReadMail[]> {
  const folder = path.join(environment.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = files.filter((file) => file.endsWith('.eml')).sort();
  const parsed = mails.map(async (file) =>
    parseEml(await readFile(path.join(folder, file), 'utf8')),
  );
  return (await Promise.all(parsed)).filter((mail) => mail.to === address);
}

/** Waits for the given number of mails to an address; oldest first. */
export async function waitForMails(address: string, count: number): Promise<ReadMail[]> {
  await expect
    .poll(async () => (await readOutbox(address)).length, { timeout: 30_000, intervals: [200] })
    .toBeGreaterThanOrEqual(count);
  return readOutbox(address);
}

/** The link in the newest mail to an address, once the given number have arrived. */
export async function readLink(address: string, count = 1): Promise<string> {
  const mail = (await waitForMails(address, count)).at(-1);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`The mail to ${address} has no link.`);
  return link;
}
