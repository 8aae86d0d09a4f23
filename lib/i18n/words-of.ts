import 'server-only';
import { inDanish } from './danish-sentences';
import type { Language } from './languages';
import type { Words } from './own-words';

/** Says sentences of the API, which are English, in a language. */
export function wordsOf(language: Language): Words {
  return language === 'da' ? inDanish : (sentence) => sentence;
}
