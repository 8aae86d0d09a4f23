/** Maps English sentences to another language; see `translator` for the placeholders. */
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
 * Builds a function that translates sentences; one that is not in the table stays unchanged. The
 * table's sentences may have placeholders: `{name}` is copied, `{#count}` is copied and must be a
 * number, and `{@part}` is itself translated with the table. The first matching pattern wins.
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
