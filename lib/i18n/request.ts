import { cookies } from 'next/headers';
import type { Messages } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { languageCookie } from '@/lib/auth/cookie';
import { complete } from './complete';
import { type Language, toLanguage } from './languages';

/** Built once per process. */
let danish: Messages | undefined;

async function messagesOf(language: Language): Promise<Messages> {
  const { default: english } = await import('@/messages/en.json');
  if (language === 'en') return english;
  danish ??= complete(english, (await import('@/messages/da.json')).default);
  return danish;
}

/** The locale that a caller requests, such as that of a file, else the browser's language. */
export default getRequestConfig(async ({ locale }) => {
  const language = locale ?? toLanguage((await cookies()).get(languageCookie.name)?.value);
  return {
    locale: language,
    timeZone: 'Europe/Copenhagen',
    messages: await messagesOf(language),
  };
});
