import type { Language } from '@/lib/i18n/languages';

const setOf = (words: string) => new Set(words.split(' '));

/** Frequent words of reports that only one of the two languages has. */
const WORDS: Record<Language, ReadonlySet<string>> = {
  da: setOf(
    'af den der det efter eller en er et har ikke ingen med og om på samt selskabet selskabets som til ved virksomhed årets året',
  ),
  en: setOf(
    'an and are been by company company’s financial from has is it none not of that the this to was which with year',
  ),
};

/**
 * The language of a text of a report, which does not say it: that whose words are at least twice as
 * many; an empty string, which says in HTML that it is unknown, where neither is.
 */
export function languageOf(text: string): Language | '' {
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => WORDS[language].has(word)).length;
  const [danish, english] = [count('da'), count('en')];
  if (danish > 0 && danish >= 2 * english) return 'da';
  return english > 0 && english >= 2 * danish ? 'en' : '';
}
