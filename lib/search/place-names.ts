/** English and short names of places, folded. */
const OTHERWISE = new Map([
  ['copenhagen', 'kobenhavn'],
  ['cph', 'kobenhavn'],
  ['kbh', 'kobenhavn'],
  ['elsinore', 'helsingor'],
  ['zealand', 'sjaelland'],
]);

/** The register's name of the place for which the word is another name. */
export function registeredNames(word: string): string[] {
  const name = OTHERWISE.get(word);
  return name === undefined ? [] : [name];
}

/**
 * What the names of postal districts end in, by the word before, folded; behind a slash other ways to
 * write it: "Nykøbing Falster".
 */
const ENDINGS = {
  kobenhavn: 'c k v o/ost n nv sv s',
  frederiksberg: 'c',
  aarhus: 'c n v',
  odense: 'c v nv so m no sv n s',
  aalborg: 'sv so ost/o',
  esbjerg: 'n v o/ost',
  randers: 'c nv no so sv',
  vejle: 'ost/o',
  risskov: 'o/ost',
  nykobing: 'f/falster m/mors sj/sjaelland',
  viby: 'j/jylland sjaelland/sj',
  jerslev: 'j/jylland sjaelland/sj',
  vekso: 'sjaelland/sj',
  jystrup: 'midtsj/midtsjaelland',
  branderup: 'j/jylland',
  gjerlev: 'j/jylland',
  harlev: 'j/jylland',
  karup: 'j/jylland',
  svenstrup: 'j/jylland',
  tranbjerg: 'j/jylland',
  stoholm: 'jyll/jylland',
  janderup: 'vestj/vestjylland',
  redsted: 'm/mors',
  toreby: 'l/lolland',
  torrig: 'l/lolland',
  brenderup: 'fyn',
  ferritslev: 'fyn',
  skaarup: 'fyn',
  gudbjerg: 'sydfyn',
  bedsted: 'thy',
  hurup: 'thy',
  orum: 'djurs/djursland',
  soby: 'aero',
  rodvig: 'stevns',
  ans: 'by',
  bogo: 'by',
  lem: 'st/station',
  brondby: 'strand',
  solrod: 'strand',
  vallensbaek: 'strand',
  vejers: 'strand',
  rungsted: 'kyst',
  faxe: 'ladeplads',
} as const;

/** The ending in the register of each folded district, by all that it may be written as. */
const districts = new Map(
  Object.entries(ENDINGS).flatMap(([city, endings]) =>
    endings.split(' ').flatMap((spellings) => {
      const [registered = '', ...others] = spellings.split('/');
      return [registered, ...others].map((ending) => [`${city} ${ending}`, registered] as const);
    }),
  ),
);

/** A postal district: its two words as they are written, and the register's name if that differs. */
type District = { words: [city: string, ending: string]; registered: string | null };

/**
 * A city and what the name of its postal district ends in, folded, as in "København S" and "Nykøbing
 * Falster". Treated apart they would match the city and any word that begins so. Null for others.
 */
export function districtCalled(written: string, ending: string): District | null {
  const [city = written] = registeredNames(written);
  const registered = districts.get(`${city} ${ending}`);
  if (registered === undefined) return null;
  const name = registered === ending ? null : `${city} ${registered}`;
  return { words: [city, ending], registered: name };
}

/** Other ways to write the folded name of a postal district: "nykobing falster". */
export function districtSpellings(folded: string): string[] {
  const [city = '', ending] = folded.split(' ');
  const spelled = [...districts].filter(
    ([name, registered]) => registered === ending && name.startsWith(`${city} `),
  );
  return spelled.map(([name]) => name).filter((name) => name !== folded);
}
