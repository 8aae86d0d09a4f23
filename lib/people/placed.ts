import 'server-only';
import { registerDb } from '@/lib/db';
import { registeredNames } from '@/lib/search/place-names';
import { foldName } from '@/lib/words/fold';

/** A place by the postal districts and municipalities that are called so. */
export type Place = { name: string; postalCodes: string[]; municipalities: number[] };

/** A name of people, and the place that is written behind it. */
export type Placed = { name: string; place: Place };

const MOST_WORDS_OF_PLACE = 3;
const LINKS: ReadonlySet<string> = new Set(['i', 'fra', 'in', 'from', 'af', 'of']);

/** The words as typed, without links at the end: "Peter Nielsen fra". */
function withoutLinks(words: readonly string[]): string[] {
  const last = words.findLastIndex((word) => !LINKS.has(foldName(word)));
  return words.slice(0, last + 1);
}

/** "Peter Nielsen, Viborg" in every way that its last words may be a place, the longest first. */
function divisions(text: string): { name: string; place: string }[] {
  const words = text.split(/[\s,]+/).filter((word) => foldName(word) !== '');
  const counts = Array.from({ length: MOST_WORDS_OF_PLACE }, (_, at) => MOST_WORDS_OF_PLACE - at);
  return counts.flatMap((count) => {
    const name = withoutLinks(words.slice(0, -count)).join(' ');
    return name === '' ? [] : [{ name, place: words.slice(-count).join(' ') }];
  });
}

/** Some 1,200 rows, read only where a name finds nobody. */
async function listPlaces() {
  const [districts, municipalities] = await Promise.all([
    registerDb.postalDistrict.findMany({ select: { postalCode: true, name: true } }),
    registerDb.municipality.findMany({ select: { code: true, name: true } }),
  ]);
  const folded = <T extends { name: string }>(rows: T[]) =>
    rows.map((row) => ({ ...row, folded: foldName(row.name) }));
  return { districts: folded(districts), municipalities: folded(municipalities) };
}

/**
 * The name and the place of a text whose last words are a place: "Peter Nielsen i Viborg". A city
 * has all of its districts, "Aarhus" also "Aarhus C". Null for any other text.
 */
export async function readPlaced(text: string): Promise<Placed | null> {
  const divided = divisions(text);
  if (divided.length === 0) return null;
  const { districts, municipalities } = await listPlaces();
  for (const { name, place } of divided) {
    const folded = foldName(place);
    const names = [folded, ...registeredNames(folded)];
    const isCalled = (row: { folded: string }) => names.includes(row.folded);
    const called = [...municipalities, ...districts].find(isCalled);
    const inCity = districts.filter(
      (row) => isCalled(row) || names.some((one) => row.folded.startsWith(`${one} `)),
    );
    const own = municipalities.filter(isCalled);
    if (inCity.length + own.length === 0) continue;
    const postalCodes = inCity.map(({ postalCode }) => postalCode);
    const codes = own.map(({ code }) => code);
    return { name, place: { name: called?.name ?? place, postalCodes, municipalities: codes } };
  }
  return null;
}
