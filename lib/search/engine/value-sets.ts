import { oncePer } from '@/lib/once-per';
import type { Codes, SearchIndex, TextColumn } from '@/lib/search-index/types';
import { postalCodesOf } from '../postal-codes';
import { DocSet } from './doc-set';
import { industryLevels } from './industry-levels';
import { groupedBy } from './sorted';
import type { ValuePlace } from './value-words';

/** The docs of each code of a column, built on demand; most are slices of one shared list. */
const setsOf = oncePer('valueSets', (_: Codes): (DocSet | undefined)[] => []);

export function docsWithCode(codes: Codes, top: number, code: number): DocSet {
  const sets = setsOf(codes);
  const set = sets[code] ?? readSet(codes, top, code);
  sets[code] = set;
  return set;
}

function readSet(codes: Codes, top: number, code: number): DocSet {
  const { docs, starts } = groupedBy(codes, top);
  return DocSet.ofList(codes.length, docs.subarray(starts[code], starts[code + 1]));
}

const setOfCode = ({ codes, values }: TextColumn, code: number) =>
  docsWithCode(codes, values.length, code);

/** The docs that have one value of a text column. */
export const valueSet = ({ texts }: SearchIndex, { field, code }: ValuePlace): DocSet =>
  setOfCode(texts[field], code);

/** The docs whose value has one of the chosen texts. */
export function docsCalled(column: TextColumn, chosen: readonly string[]): DocSet {
  const wanted = new Set(chosen);
  const sets = column.values.flatMap(([text = ''], at) =>
    wanted.has(text) ? setOfCode(column, at + 1) : [],
  );
  return DocSet.union(column.codes.length, sets);
}

/** The docs whose industry is in one of these sectors or divisions. */
export function docsInSectors(industry: TextColumn, chosen: readonly string[]): DocSet {
  const { sector, division } = industryLevels(industry);
  const sets = [docsCalled(sector, chosen), docsCalled(division, chosen)];
  return DocSet.union(industry.codes.length, sets);
}

/**
 * The docs whose postal district has one of these codes; the code begins the district's second
 * text.
 */
export function docsInDistricts(column: TextColumn, written: readonly string[]): DocSet {
  const wanted = written.flatMap((one) => postalCodesOf(one) ?? []);
  const sets = column.values.flatMap(([, coded = ''], at) => {
    const code = coded.slice(0, 4);
    const isWanted = wanted.some(({ from, to }) => from <= code && code <= to);
    return isWanted ? setOfCode(column, at + 1) : [];
  });
  return DocSet.union(column.codes.length, sets);
}
