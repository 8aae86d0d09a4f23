/** English sentences to those of another language; see `translator` for what stands in braces. */
export type Sentences = Readonly<Record<string, string>>;

type Pattern = { matches: RegExp; names: string[]; translation: string };

const PLACE = /\{([#@]?\w+)\}/g;

function toPattern([original, translation]: [string, string]): Pattern {
  const names = [...original.matchAll(PLACE)].map(([, name = '']) => name);
  const source = original
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(PLACE, (_, name: string) => (name.startsWith('#') ? '(-?[\\d.,]+)' : '(.+?)'));
  return { matches: new RegExp(`^${source}$`, 's'), names, translation };
}

/**
 * Says sentences in another language; one that the table lacks stays as it is. What differs from
 * one saying to the next stands in braces: `{name}` is carried over, `{#count}` is so too and is a
 * number, and `{@part}` is a sentence of the table itself. The first that fits is taken.
 */
export function translator(table: Sentences): (sentence: string) => string {
  const patterns = Object.entries(table)
    .filter(([original]) => original.includes('{'))
    .map(toPattern);
  const known = new Map(Object.entries(table));

  function translate(sentence: string): string {
    const whole = known.get(sentence);
    if (whole !== undefined) return whole;
    for (const { matches, names, translation } of patterns) {
      const found = matches.exec(sentence)?.slice(1);
      if (!found) continue;
      return translation.replace(PLACE, (_, name: string) => {
        const part = found[names.indexOf(name)] ?? '';
        return name.startsWith('@') ? translate(part) : part;
      });
    }
    return sentence;
  }
  return translate;
}
