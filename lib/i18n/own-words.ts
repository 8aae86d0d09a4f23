import type { Language } from './languages';

export type Words = (sentence: string) => string;

const asItIs: Words = (sentence) => sentence;

/**
 * Translates the API's English sentences to the language of the page. The translations are loaded
 * on first use; a sentence stays English if they cannot be loaded.
 */
export function ownWords(): Promise<Words> {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  if (language !== ('da' satisfies Language)) return Promise.resolve(asItIs);
  return import('./danish-sentences').then(
    ({ inDanish }) => inDanish,
    () => asItIs,
  );
}
