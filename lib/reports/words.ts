import { complete } from '@/lib/i18n/complete';
import { documentWords } from '@/lib/i18n/document-words';
import type { Language } from '@/lib/i18n/languages';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';

const messages = { en: english, da: complete(english, danish) };

/** The texts of a report: `messages` are those of pages, and `say` translates its own. */
export const reportWords = (language: Language) => ({
  language,
  messages: messages[language],
  say: documentWords(language),
});

export type ReportWords = ReturnType<typeof reportWords>;
