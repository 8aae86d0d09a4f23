import 'server-only';
import type { Language } from '@/lib/i18n/languages';
import { sharedThreads } from '@/lib/threads';
import type { ComposedMail, MailContent } from './types';

type Task = { content: MailContent; language: Language };

const threads = sharedThreads<Task, ComposedMail>('Mails', {
  worker: 'lib/mails/worker.mjs',
  most: 1,
});

/** Renders a mail in a language as HTML and text, in a worker thread. */
export function renderMail(content: MailContent, language: Language): Promise<ComposedMail> {
  return threads.run({ content, language });
}

/** Ends the worker thread, if it was started. */
export const closeMails = threads.close;
