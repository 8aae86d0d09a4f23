import { lazily } from './lazily';

/** Dates with words, which follow the interface language; apart from those that every page loads. */
export const dateFormats = (options: Intl.DateTimeFormatOptions) => ({
  en: lazily(() => new Intl.DateTimeFormat('en-GB', options)),
  da: lazily(() => new Intl.DateTimeFormat('da-DK', options)),
});
const months = dateFormats({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 2022-01-31 → "Jan 2022", in Danish "jan. 2022" */
export function formatMonth(day: Date, language: keyof typeof months = 'en'): string {
  return months[language]().format(day);
}
