/** Common abbreviations in street names and their full forms, with Danish letters. */
const FIRST = new Map([
  ['gl', 'gammel'],
  ['nr', 'nørre'],
  ['ndr', 'nordre'],
  ['sdr', 'søndre'],
  ['st', 'store'],
  ['ll', 'lille'],
  ['kgs', 'kongens'],
  ['skt', 'sankt'],
  ['sct', 'sankt'],
]);
const LAST: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})g\.$/iu, 'gade'],
  [/(?<=\p{L}{2})v\.$/iu, 'vej'],
  [/(?<=\p{L}{2})str\.$/iu, 'stræde'],
  [/(?<=\s)(?:blvd|boul)\.?$/iu, 'boulevard'],
  [/(?<=\s)pl\.$/iu, 'plads'],
];
/** "Vestergade nr. 12" */
const LABEL = /[\s,]+(?:nr|no|nummer)\.?$/iu;

/** The street as written, without a label before its number, followed by its other spellings. */
export function streetSpellings(street: string): string[] {
  const bare = street.trim().replace(LABEL, '');
  const written = LAST.reduce((line, [short, long]) => line.replace(short, long), bare);
  const [first = '', ...others] = written.split(/\s+/);
  const long = FIRST.get(first.replace(/\.$/, '').toLowerCase());
  const short = [...FIRST].find(([, full]) => full === first.toLowerCase())?.[0];
  const starts = [long, short, ...initials(first)].filter((start) => start !== undefined);
  const spelled = starts.map((start) => [start, ...others].join(' '));
  return others.length > 0 ? [written, ...spelled] : [written];
}

/** "HC Andersens" for "H.C. Andersens", and the reverse. */
function initials(word: string): string[] {
  if (/^\p{Lu}{2}$/u.test(word)) return [[...word].join(' ')];
  return /^\p{L}\.\p{L}\.?$/u.test(word) ? [word.replaceAll('.', '')] : [];
}
