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

/** Renders a mail in a language as HTML and text, in a worker thread. */
export function renderMail(content: MailContent, language: Language): Promise<ComposedMail> {
  return threads().run({ content, language });
}

/** Ends the worker thread, if it was started. */
export async function closeMails(): Promise<void> {
  await shared.__vemintoMails?.close();
  shared.__vemintoMails = undefined;
}
