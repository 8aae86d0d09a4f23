import type { Language } from './languages';

export type Words = (sentence: string) => string;

const asItIs: Words = (sentence) => sentence;

/**
 * Says sentences of the API, which are English, in the language of the page. Those of another
 * language are loaded when they are first asked for; what cannot be loaded stays English.
 */
export function ownWords(): Promise<Words> {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  if (language !== ('da' satisfies Language)) return Promise.resolve(asItIs);
  return import('./danish-sentences').then(
    ({ inDanish }) => inDanish,
    () => asItIs,
  );
}
