import type { Language } from '@/lib/i18n/languages';
import { lazily } from '@/lib/lazily';

const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const formats = {
  en: lazily(() => new Intl.NumberFormat('en-US', options)),
  da: lazily(() => new Intl.NumberFormat('da-DK', options)),
};

/** "US $" is how the specification writes the prices of plans; other currencies follow the amount. */
const DOLLARS = 'usd';

/**
 * Formats what is paid to us: 2000 usd → "US $20", 21950 → "US $219.50", in Danish "US $219,50".
 * @param amount In hundredths of the currency.
 * @param currency ISO 4217, in any case.
 */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const text = formats[language]()
    .format(Math.abs(amount) / 100)
    .replace(/[.,]00$/, '');
  const sign = amount < 0 ? '-' : '';
  return currency.toLowerCase() === DOLLARS
    ? `${sign}US $${text}`
    : `${sign}${text}\u00a0${currency.toUpperCase()}`;
}
