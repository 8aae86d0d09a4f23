import 'server-only';
import { createTranslator } from 'use-intl/core';
import { listCompaniesByKey } from '@/lib/companies/queries';
import type { NoAccountsText } from '@/lib/financials/no-accounts';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import { getNoAccountsText } from '@/lib/overview/queries';

function wordsIn(locale: Language, { text, values }: NoAccountsText): string {
  const t = createTranslator({ locale, messages: messages[locale] });
  return t(`financial.noAccounts.${text}`, values);
}

/** Why a company has no accounts to show, as its page tells it. */
const noAccountsWords = (told: NoAccountsText) => ({
  en: wordsIn('en', told),
  da: wordsIn('da', told),
});

/** Why a company has no accounts to show; null when the register lacks the company. */
export async function whyNoAccounts({
  key,
}: {
  key: string;
}): Promise<{ why: NoAccountsText['text']; words: { en: string; da: string } } | null> {
  const [company] = await listCompaniesByKey([key]);
  if (!company) return null;
  const told = await getNoAccountsText(company);
  return { why: told.text, words: noAccountsWords(told) };
}
