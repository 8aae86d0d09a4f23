import 'server-only';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { Language } from '@/lib/i18n/languages';
import { runInThread } from '@/lib/run-in-thread';
import type { ComposedMail, MailContent } from './types';

/** A thread without work is let go; starting one takes about a second. */
const IDLE_MS = 5 * 60_000;

const shared = globalThis as { __vemintoMails?: Piscina };

function pool(): Piscina {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  shared.__vemintoMails ??= new Piscina({
    filename: path.join(root, 'lib/mails/worker.mjs'),
    // Without our condition react-server, under which React renders no documents.
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return shared.__vemintoMails;
}

/** Puts a mail into words of a language and HTML, in a thread of its own. */
export function renderMail(content: MailContent, language: Language): Promise<ComposedMail> {
  return runInThread(pool(), { content, language });
}

/** Ends the thread, where there is one. */
export async function closeMails(): Promise<void> {
  await shared.__vemintoMails?.destroy();
  shared.__vemintoMails = undefined;
}
