import 'server-only';

/** Those that occur in notes, which are often written as HTML. */
const NAMED = new Map(
  Object.entries({
    ...{ nbsp: ' ', shy: '', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
    ...{ aelig: 'æ', oslash: 'ø', aring: 'å', AElig: 'Æ', Oslash: 'Ø', Aring: 'Å' },
    ...{
      eacute: 'é',
      Eacute: 'É',
      auml: 'ä',
      ouml: 'ö',
      uuml: 'ü',
      Auml: 'Ä',
      Ouml: 'Ö',
      Uuml: 'Ü',
    },
    ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…' },
    ...{ laquo: '«', raquo: '»', bull: '•', sect: '§', euro: '€', frac12: '½' },
  }),
);

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi;

/** What HTML takes the numbers from 128 to 159 for, which are those of Windows. */
const OF_WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The character of a number; null where there is none. Control characters become spaces. */
function characterOf(code: number): string | null {
  if (code < 32 || code === 127) return ' ';
  if (code >= 128 && code < 160) return OF_WINDOWS.charAt(code - 128);
  const isCharacter = code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : null;
}

/**
 * Replaces HTML's character references such as &oslash;, &#248; and &#xF8;, which remain where a
 * program escaped a text twice. Unknown ones are kept as written.
 */
export const decodeReferences = (text: string): string =>
  text.replace(REFERENCE, (written, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? written;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return characterOf(code) ?? written;
  });
