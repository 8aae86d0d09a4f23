import { docOfKey, groupedBy } from '@/lib/search/engine/sorted';
import { COMPANY_STATUSES } from '@/lib/search-index/choices';
import type { NumberColumn, SearchIndex } from '@/lib/search-index/types';

/** A candidate company; a lower distance means more similar. */
export type Candidate = { doc: number; distance: number };

/** Components of the distance of two companies; `most…` caps the one before it. */
const WEIGHTS = {
  otherIndustry: 1.5,
  otherMunicipality: 0.6,
  otherRegion: 1.2,
  /** Per doubling of employees, and of gross profit. */
  doubling: 0.7,
  mostSize: 4,
  grossDoubling: 0.25,
  mostGross: 1.2,
  /** Per year of difference in age. */
  year: 0.06,
  mostAge: 1.2,
  unknown: 0.6,
};

const DAYS_OF_YEAR = 365.25;
const ACTIVE = COMPANY_STATUSES.indexOf('ACTIVE');

/** The value of a doc in a column; NaN without one. */
export const numberOf = ({ values, codes }: NumberColumn, doc: number): number =>
  values[(codes[doc] ?? 0) - 1] ?? Number.NaN;

/** Companies that publish no number of employees count as having none. */
export const employeesOf = ({ numbers }: SearchIndex, doc: number): number =>
  numberOf(numbers.employees, doc) || 0;

/**
 * Size distance per code of the employees column, as many companies share a code. Code 0 is none.
 */
function sizeDistances({ values }: NumberColumn, own: number): Float64Array {
  const table = new Float64Array(values.length + 1);
  for (let code = 0; code < table.length; code += 1) {
    const doublings = Math.abs(Math.log2((own + 1) / ((values[code - 1] ?? 0) + 1)));
    table[code] = Math.min(doublings * WEIGHTS.doubling, WEIGHTS.mostSize);
  }
  return table;
}

const grossDistance = (a: number, b: number) =>
  a > 0 && b > 0
    ? Math.min(Math.abs(Math.log2(a / b)) * WEIGHTS.grossDoubling, WEIGHTS.mostGross)
    : WEIGHTS.unknown;

function ageDistance(a: number, b: number): number {
  const years = Math.abs(a - b) / DAYS_OF_YEAR;
  return Number.isNaN(years) ? WEIGHTS.unknown : Math.min(years * WEIGHTS.year, WEIGHTS.mostAge);
}

/** Inserts into the nearest candidates in order; equal ones keep their order of arrival. */
function insert(near: Candidate[], one: Candidate, limit: number): void {
  let at = near.length;
  while (at > 0 && (near[at - 1]?.distance ?? 0) > one.distance) at -= 1;
  near.splice(at, 0, one);
  if (near.length > limit) near.pop();
}

/** A set of candidates: the docs of one industry, or of one municipality. */
type Shelf = { field: 'industry' | 'municipality'; code: number; extra: number };

function shelvesOf(index: SearchIndex, doc: number, related: ReadonlySet<string>): Shelf[] {
  const { industry, municipality } = index.texts;
  const own = industry.codes[doc] ?? 0;
  if (own === 0) {
    const code = municipality.codes[doc] ?? 0;
    return code === 0 ? [] : [{ field: 'municipality', code, extra: 0 }];
  }
  const others = industry.values.flatMap(([danish = ''], place): Shelf[] =>
    place + 1 !== own && related.has(danish)
      ? [{ field: 'industry', code: place + 1, extra: WEIGHTS.otherIndustry }]
      : [],
  );
  return [{ field: 'industry', code: own, extra: 0 }, ...others];
}

/**
 * At most `limit` active companies, most similar first: by industry, size, place and age. Companies
 * without an industry are compared within their municipality. A single pass over the docs of the
 * industries.
 * @param related Danish names of industries of the same group.
 */
export function similarDocs(
  index: SearchIndex,
  doc: number,
  related: ReadonlySet<string>,
  limit: number,
): Candidate[] {
  const { employees, grossProfit, founded } = index.numbers;
  const { municipality, region } = index.texts;
  const size = sizeDistances(employees, employeesOf(index, doc));
  const ownGross = numberOf(grossProfit, doc);
  const ownFounded = numberOf(founded, doc);
  const ownMunicipality = municipality.codes[doc] ?? 0;
  const ownRegion = region.codes[doc] ?? 0;
  const near: Candidate[] = [];
  let most = Number.POSITIVE_INFINITY;
  for (const { field, code, extra } of shelvesOf(index, doc, related)) {
    const { codes, values } = index.texts[field];
    const { docs, starts } = groupedBy(codes, values.length);
    const end = starts[code + 1] ?? 0;
    for (let at = starts[code] ?? 0; at < end; at += 1) {
      const other = docs[at] ?? 0;
      if (other === doc || index.statuses[other] !== ACTIVE) continue;
      let distance = extra + (size[employees.codes[other] ?? 0] ?? 0);
      if (distance >= most) continue;
      if (ownMunicipality === 0 || municipality.codes[other] !== ownMunicipality) {
        const sameRegion = ownRegion !== 0 && region.codes[other] === ownRegion;
        distance += sameRegion ? WEIGHTS.otherMunicipality : WEIGHTS.otherRegion;
      }
      distance += ageDistance(ownFounded, numberOf(founded, other));
      if (distance >= most) continue;
      distance += grossDistance(ownGross, numberOf(grossProfit, other));
      if (distance >= most) continue;
      insert(near, { doc: other, distance }, limit);
      if (near.length === limit) most = near.at(-1)?.distance ?? most;
    }
  }
  return near;
}

/** The doc of a company; null when the register has no company with this key. */
export function findDoc(index: SearchIndex, key: string): number | null {
  const doc = docOfKey(index, Number(key));
  return doc < 0 ? null : doc;
}
