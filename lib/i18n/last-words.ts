import { type Language, toLanguage } from './languages';

type Words = {
  unexpected: string;
  hint: string;
  part: string;
  again: string;
  requestId: (id: string) => string;
  /** The list of toasts. */
  messages: string;
  closeMessage: string;
};

/**
 * Texts of toasts and of what is shown when something fails, without messages: the page that replaces
 * the root layout has no access to them, and public pages load the code that reads them later.
 */
export const LAST_WORDS: Record<Language, Words> = {
  en: {
    unexpected: 'Oops! Sorry, an unexpected error has occurred',
    hint: 'Try again. If it happens again, wait a minute and retry.',
    part: 'This part of the page could not be fetched.',
    again: 'Try again',
    requestId: (id) => `Request id ${id}`,
    messages: 'Messages',
    closeMessage: 'Close message',
  },
  da: {
    unexpected: 'Der opstod desværre en uventet fejl',
    hint: 'Prøv igen. Sker det igen, så vent et minut, og prøv så på ny.',
    part: 'Denne del af siden kunne ikke hentes.',
    again: 'Prøv igen',
    requestId: (id) => `Forespørgsels-id ${id}`,
    messages: 'Beskeder',
    closeMessage: 'Luk besked',
  },
};

/** The language of the page, taken from its <html> element. */
export const languageOfPage = (): Language =>
  toLanguage(typeof document === 'undefined' ? undefined : document.documentElement.lang);

export const lastWords = (): Words => LAST_WORDS[languageOfPage()];
