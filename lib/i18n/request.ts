import { cookies, headers } from 'next/headers';
import type { Messages } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { languageCookie } from '@/lib/cookies';
import { acceptedLanguage } from './accepted-language';
import { complete } from './complete';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from './languages';

/** Built once per process. */
let danish: Messages | undefined;

async function messagesOf(language: Language): Promise<Messages> {
  const { default: english } = await import('@/messages/en.json');
  if (language === 'en') return english;
  danish ??= complete(english, (await import('@/messages/da.json')).default);
  return danish;
}

/** The language that was chosen in this browser, else the one that the browser prefers. */
async function languageOfBrowser(): Promise<Language> {
  const chosen = (await cookies()).get(languageCookie.name)?.value;
  if (chosen !== undefined) return toLanguage(chosen);
  return acceptedLanguage((await headers()).get('accept-language')) ?? DEFAULT_LANGUAGE;
}

/** The locale that a caller requests, such as that of a file, else the browser's language. */
export default getRequestConfig(async ({ locale }) => {
  const language = locale ?? (await languageOfBrowser());
  return {
    locale: language,
    timeZone: 'Europe/Copenhagen',
    messages: await messagesOf(language),
  };
});
