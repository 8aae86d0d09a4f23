import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { languageCookie } from '@/lib/cookies';
import { acceptedLanguage } from './accepted-language';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from './languages';
import { messages } from './messages';

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
    messages: messages[language],
  };
});
