import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import type { Words } from './reply';

type Messages = typeof english | typeof danish;

/** A text of the pages. */
export const ofPages = (text: (messages: Messages) => string): Words => ({
  en: text(english),
  da: text(danish),
});

/** The same within a sentence. */
export const withinOf = (text: (messages: Messages) => string): Words =>
  ofPages((messages) => text(messages).toLocaleLowerCase('da'));
