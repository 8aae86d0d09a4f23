import type { Language } from './languages';

/** The few texts of a page that stands without its layout, and so without messages. */
export const LAST_WORDS: Record<Language, { heading: string; again: string }> = {
  en: { heading: 'Oops! Sorry, an unexpected error has occurred', again: 'Try again' },
  da: { heading: 'Der opstod desværre en uventet fejl', again: 'Prøv igen' },
};
