import type { Language } from './languages';

/** Texts of a page that is sent before Next handles the request, and so without messages. */
export const TOO_MANY_PAGES: Record<Language, { heading: string; text: string }> = {
  en: {
    heading: 'Too many pages at once',
    text: 'You opened very many pages in a short time. Wait a moment, then try again.',
  },
  da: {
    heading: 'For mange sider på én gang',
    text: 'Du har åbnet rigtig mange sider på kort tid. Vent et øjeblik, og prøv så igen.',
  },
};
