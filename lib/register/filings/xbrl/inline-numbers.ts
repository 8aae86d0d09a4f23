import 'server-only';

const grouping = /[\s\u00a0\u202f'’]/g;

const dots = new Set([
  'numdotdecimal',
  'numdotdecimalin',
  'numdotdecimalapos',
  'numdotdecimalinapos',
  'numcommadot',
  'numspacedot',
]);
const commas = new Set([
  'numcommadecimal',
  'numcommadecimalapos',
  'numdotcomma',
  'numspacecomma',
  'numcomma',
]);
const units = new Set(['numunitdecimal', 'numunitdecimalin', 'numunitdecimalapos']);
const zeros = new Set(['fixedzero', 'zerodash', 'numdash']);
const empties = new Set(['fixedempty', 'nocontent']);

/** The name of a transformation, normalised across all versions of the registry. */
export const formatName = (name: string): string =>
  name
    .slice(name.indexOf(':') + 1)
    .toLowerCase()
    .replaceAll('-', '');

/**
 * The digits of a printed number by its format, with a decimal point; an empty string if it
 * represents no value, null if the text does not match the format or the format is unknown.
 */
export function printedDigits(text: string, format: string | null): string | null {
  if (format === null) return plainDigits(text.trim());
  const name = formatName(format);
  if (zeros.has(name)) return '0';
  if (empties.has(name)) return '';
  const tight = text.replace(grouping, '');
  if (dots.has(name)) return plainDigits(tight.replaceAll(',', ''));
  if (commas.has(name)) return plainDigits(tight.replaceAll('.', '').replace(',', '.'));
  if (units.has(name)) return unitDigits(tight);
  return null;
}

const plainDigits = (text: string): string | null =>
  /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? text : null;

/** Whole units and hundredths separated by the name of a unit: `12 kr. 50 øre`. */
function unitDigits(text: string): string | null {
  const [, whole, part] = /^([\d.,]+)\D+(\d{1,2})\D*$/.exec(text) ?? [];
  if (whole === undefined || part === undefined) return null;
  return plainDigits(`${whole.replace(/[.,]/g, '')}.${part.padStart(2, '0')}`);
}

/** Converts a number of an inline report to XBRL notation. */
export function inlineNumber(
  text: string,
  { format, scale, sign }: { format: string | null; scale: string | null; sign: string | null },
): string | null {
  const digits = printedDigits(text, format);
  if (digits === null || digits === '') return digits;
  const minus = digits.startsWith('-');
  // Formatted numbers are unsigned, and a sign in the text contradicts a `sign` attribute.
  if (minus && (format !== null || sign !== null)) return null;
  if (sign !== null && sign !== '-') return null;
  if (scale !== null && !/^\s*[+-]?\d{1,2}\s*$/.test(scale)) return null;
  return `${sign ?? ''}${digits}e${Number(scale ?? 0)}`;
}
