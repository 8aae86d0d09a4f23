import 'server-only';
import { isCompanyWord } from './companies';
import { type Fragment, fragmentFrom, nothingAt } from './fragment';
import type { Scan } from './scan';
import { isJoined, valueAt } from './values';
import { PUBLIC_FORMS } from './words/forms';

/** Who deals with public bodies, or belongs to one, is none: "leverandører til kommuner". */
const DEALING = new Set(
  'til to for med with af by hos fra from mod ejet owned efter pr per'.split(' '),
);
/** Places and questions: "firmaer i kommuner med", "hvilke kommuner har". */
const PLACED = new Set(
  'i in paa on fra from af of hvilke hvilken which what mellem between'.split(' '),
);

const formsOf = (scan: Scan, codes: readonly number[]) =>
  scan.lexicon.tables.forms.flatMap(({ code, name }) => (codes.includes(code) ? name : []));

/** Whether "kommuner" are asked for themselves: no companies or place are before them. */
function isAskedFor(scan: Scan, at: number, next: number): boolean {
  const before = scan.tokens.slice(0, at);
  const isOther = before.some(
    ({ fold }, place) =>
      isCompanyWord(fold) ||
      PLACED.has(fold) ||
      scan.find(place, 'place', 'district') !== null ||
      valueAt(scan, place)?.meaning.is === 'industry',
  );
  const isNamed = scan.find(next, 'place') !== null;
  return !isOther && !isNamed;
}

/** "i alle kommuner", "Vejle og Kolding kommuner", "hvilke kommuner": these say where. */
const isOfPlaces = (scan: Scan, at: number, next: number) =>
  PLACED.has(scan.fold(at - 1)) ||
  (scan.isNoise(at - 1) && PLACED.has(scan.fold(at - 2))) ||
  scan.find(next, 'place') !== null ||
  scan.find(at - 1, 'place') !== null;

/** "kommuner (på Fyn)", "regions": their legal form; but "firmaer i kommuner" are not. */
function pluralAt(scan: Scan, at: number): Fragment | null {
  const municipalities = scan.word(at, 'municipalities');
  const next = municipalities ?? scan.word(at, 'regions');
  if (next === null) return null;
  const values = formsOf(scan, [municipalities === null ? 245 : 250]);
  const isOfThem = values.length > 0 && (isAskedFor(scan, at, next) || isJoined(scan, at));
  if (!isOfThem) return isOfPlaces(scan, at, next) ? fragmentFrom(at, next) : nothingAt(at, next);
  return fragmentFrom(at, next, { put: 'list', field: 'companyType', values, negative: false });
}

/** "offentlige virksomheder", "kommuner": by their legal forms, unless others deal with them. */
export function publicBodiesAt(scan: Scan, at: number): Fragment | null {
  const form = scan.find(at, 'companyType');
  const isPublic = form && formsOf(scan, PUBLIC_FORMS).includes(form.meaning.values[0] ?? '');
  const named = isPublic && form.next > at + 1 ? form.next : null;
  const end = named ?? scan.word(at, 'municipalities', 'regions');
  if (end === null) return null;
  if (DEALING.has(scan.fold(at - 1))) return nothingAt(at, end);
  return named === null ? pluralAt(scan, at) : null;
}
