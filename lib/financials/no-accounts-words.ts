import { createTranslator } from 'next-intl';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import type { NoAccountsText } from './no-accounts';

function wordsIn(locale: Language, { text, values }: NoAccountsText): string {
  const t = createTranslator({ locale, messages: messages[locale] });
  return t(`financial.noAccounts.${text}`, values);
}

/** Why a company has no accounts to show, as its page tells it. */
export const noAccountsWords = (told: NoAccountsText) => ({
  en: wordsIn('en', told),
  da: wordsIn('da', told),
});
