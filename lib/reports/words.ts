import { documentWords } from '@/lib/i18n/document-words';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';

/** The texts of a report: `messages` are those of pages, and `say` translates its own. */
export const reportWords = (language: Language) => ({
  language,
  messages: messages[language],
  say: documentWords(language),
});

export type ReportWords = ReturnType<typeof reportWords>;
