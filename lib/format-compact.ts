import type { Language } from '@/lib/i18n/languages';
import { lazily } from './lazily';

/** Apart from the other formats, which every page loads. */
const options = { notation: 'compact', maximumSignificantDigits: 3 } as const;
const formats: Record<Language, () => Intl.NumberFormat> = {
  en: lazily(() => new Intl.NumberFormat('en-GB', options)),
  da: lazily(() => new Intl.NumberFormat('da-DK', options)),
};

/** 1234567 → "1,23 mio.", in English "1,23m": the word follows the language, the figure does not. */
export function formatCompact(value: number, language: Language): string {
  return formats[language]()
    .formatToParts(value)
    .map((part) => (part.type === 'decimal' ? ',' : part.value))
    .join('');
}
