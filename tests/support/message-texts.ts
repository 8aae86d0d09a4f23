import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../lib/i18n/languages.ts';

export type Texts = { [key: string]: string | Texts };

/** The messages as they are written; what modules import is compiled. */
export const messageTexts = (language: Language): Texts =>
  JSON.parse(readFileSync(path.resolve('messages', `${language}.json`), 'utf8'));
