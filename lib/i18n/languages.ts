/** The languages of the interface, under the names their speakers give them. */
export const LANGUAGE_NAMES = { en: 'English', da: 'Dansk' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = ['en', 'da'] as const satisfies Language[];

/** Whose texts are the whole ones, and what everybody reads who has not chosen. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** "da" → "da"; anything else that may stand in a cookie is the default. */
export function toLanguage(text: string | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? DEFAULT_LANGUAGE;
}
