import 'server-only';
import path from 'node:path';
import type { Language } from '@/lib/i18n/languages';
import { openThreads, type Threads } from '@/lib/threads';
import type { ComposedMail, MailContent } from './types';

type Task = { content: MailContent; language: Language };

const shared = globalThis as { __vemintoMails?: Threads<Task, ComposedMail> };

function threads(): Threads<Task, ComposedMail> {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  shared.__vemintoMails ??= openThreads({
    filename: path.join(root, 'lib/mails/worker.mjs'),
    most: 1,
  });
  return shared.__vemintoMails;
}

/** Puts a mail into words of a language and HTML, in a thread of its own. */
export function renderMail(content: MailContent, language: Language): Promise<ComposedMail> {
  return threads().run({ content, language });
}

/** Ends the thread, where there is one. */
export async function closeMails(): Promise<void> {
  await shared.__vemintoMails?.close();
  shared.__vemintoMails = undefined;
}
