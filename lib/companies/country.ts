import type { Language } from '@/lib/i18n/languages';

const HOME = 'DK';

/**
 * The name of a country other than Denmark, such as "Sverige" or "Greenland": a foreign address seldom
 * names its country itself.
 *
 * @param code ISO 3166-1 alpha-2, as the register has it.
 * @returns null for Denmark and where no country is registered.
 */
export function countryAbroad(code: string | null, language: Language): string | null {
  if (code === null || code === HOME) return null;
  // A name is asked for with a well-formed code only, or it is an error.
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
