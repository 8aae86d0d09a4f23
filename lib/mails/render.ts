import 'server-only';
import path from 'node:path';
import type { Piscina } from 'piscina';
import type { Language } from '@/lib/i18n/languages';
import { openThreads, runInThread } from '@/lib/threads';
import type { ComposedMail, MailContent } from './types';

const shared = globalThis as { __vemintoMails?: Piscina };

function pool(): Piscina {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  shared.__vemintoMails ??= openThreads({
    filename: path.join(root, 'lib/mails/worker.mjs'),
    maxThreads: 1,
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
