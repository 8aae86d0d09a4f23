import documents from './danish-documents.json';
import type { Language } from './languages';
import type { Words } from './own-words';
import { translator } from './sentences';

const inDanish = translator(documents);

/** Translates the English texts of files and reports. */
export const documentWords = (language: Language): Words =>
  language === 'da' ? inDanish : (text) => text;
