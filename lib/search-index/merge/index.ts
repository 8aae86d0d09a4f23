import 'server-only';
import { type BYTES, eachField, type NewIndex } from '../build';
import { NUMBER_FIELDS, TEXT_FIELDS } from '../types';
import { mergeNumbers, mergePlain, mergeTexts } from './columns';
import { mergeDocs } from './docs';
import { type KeptNames, keptNames, mergeRanks, type NamePlace } from './ranks';
import { mergeWords } from './words';

/**
 * Finds where each distinct new name belongs among the kept ones, in the order of their ranks in
 * `fresh`.
 */
type FindPlaces = (kept: KeptNames) => Promise<readonly NamePlace[]>;

/**
 * The index `former` without the companies of `gone` and with those of `fresh`, identical, array by
 * array, to an index built from all of them.
 * @param fresh with name ranks among the new names only.
 */
export async function mergeIndexes(
  former: NewIndex,
  gone: ReadonlySet<number>,
  fresh: NewIndex,
  findPlaces: FindPlaces,
): Promise<NewIndex> {
  const map = mergeDocs(former, gone, fresh);
  const kept = keptNames(former.nameRanks, map);
  const places = await findPlaces(kept);
  const bytes = (name: (typeof BYTES)[number]) =>
    mergePlain(former[name], fresh[name], map, new Uint8Array(map.docs));
  const wide = (name: 'keys' | 'trends' | 'x' | 'y') =>
    mergePlain(former[name], fresh[name], map, new Uint32Array(map.docs));
  return {
    docs: map.docs,
    ...mergeWords(former, fresh, map),
    keys: wide('keys'),
    nameLengths: bytes('nameLengths'),
    legalForms: bytes('legalForms'),
    nameRanks: mergeRanks(
      { former: former.nameRanks, kept },
      { fresh: fresh.nameRanks, places },
      map,
    ),
    statuses: bytes('statuses'),
    flags: bytes('flags'),
    remarks: bytes('remarks'),
    trends: wide('trends'),
    texts: eachField(TEXT_FIELDS, (field) => {
      return mergeTexts(former.texts[field], fresh.texts[field], map);
    }),
    numbers: eachField(NUMBER_FIELDS, (field) => {
      return mergeNumbers(former.numbers[field], fresh.numbers[field], map);
    }),
    x: wide('x'),
    y: wide('y'),
  };
}
