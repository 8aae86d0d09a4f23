import { describeDevice } from '@/lib/auth/describe-device';
import { dateFormats } from '@/lib/format-words';
import type { Language } from '@/lib/i18n/languages';
import { deviceTexts, mailTexts } from './texts';

/** "Firefox on Windows, address 192.0.2.1" */
export function describeCaller(
  { userAgent, address }: { userAgent: string | null; address: string | null },
  language: Language,
): string {
  const device = describeDevice(userAgent, deviceTexts(language));
  return address ? mailTexts(language)('caller', { device, address }) : device;
}

const moments = dateFormats({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
});

/** "21 November 2026 at 20:15 (Danish time)" */
export function inWords(at: string, language: Language): string {
  const moment = moments[language]().format(new Date(at));
  return mailTexts(language)('moment', { moment });
}
