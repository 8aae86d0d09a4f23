import { LANGUAGES, type Language } from './languages';

/** "da-DK;q=0.8" → ["da", 0.8]; a range without a weight has 1 (RFC 9110, 12.5.4). */
function weighted(range: string): [language: string, weight: number] {
  const [tag = '', ...parameters] = range
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [tag.split('-')[0] ?? '', weight === undefined ? 1 : Number(weight.slice(2))];
}

/**
 * The language of ours that a browser prefers.
 * @param header Its accept-language.
 * @returns undefined when it names neither, as API clients do.
 */
export function acceptedLanguage(header: string | null | undefined): Language | undefined {
  let best: { language: Language; weight: number } | undefined;
  for (const [tag, weight] of (header ?? '').split(',').map(weighted)) {
    const language = LANGUAGES.find((one) => one === tag);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}
