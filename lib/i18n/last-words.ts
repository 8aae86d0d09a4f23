import type { Language } from './languages';

/** Texts of the page that replaces the root layout, and so has no access to messages. */
export const LAST_WORDS: Record<Language, { heading: string; again: string }> = {
  en: { heading: 'Oops! Sorry, an unexpected error has occurred', again: 'Try again' },
  da: { heading: 'Der opstod desværre en uventet fejl', again: 'Prøv igen' },
};
