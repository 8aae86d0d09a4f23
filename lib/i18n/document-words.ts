import documents from './danish-documents.json';
import type { Language } from './languages';
import type { Words } from './own-words';
import { translator } from './sentences';

const inDanish = translator(documents);

/** Says what stands in files and reports, which is written in English, in a language. */
export const documentWords = (language: Language): Words =>
  language === 'da' ? inDanish : (text) => text;
