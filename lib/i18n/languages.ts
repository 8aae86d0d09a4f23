/** The languages of the interface, under the names their speakers give them. */
export const LANGUAGE_NAMES = { en: 'English', da: 'Dansk' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = ['en', 'da'] as const satisfies Language[];

/** The language with the complete set of texts, and the default for new visitors. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** "da" → "da"; any other cookie value becomes the default. */
export function toLanguage(text: string | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? DEFAULT_LANGUAGE;
}
