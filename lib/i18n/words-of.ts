import 'server-only';
import { inDanish } from './danish-sentences';
import type { Language } from './languages';
import type { Words } from './own-words';

/** Translates the API's English sentences. */
export function wordsOf(language: Language): Words {
  return language === 'da' ? inDanish : (sentence) => sentence;
}
