import { oncePer } from '@/lib/once-per';
import type { SearchIndex } from '@/lib/search-index/types';

/** "8000 Aarhus C" */
const CODED = /^(\d{4}) /;

/**
 * The postal codes of each postal district as the filter writes them, such as "1050-1473|1499" for
 * a district of many; a range never includes a code of another district.
 */
const districtCodes = oncePer('districtCodes', (index: SearchIndex) => {
  const districts = index.texts.postalDistrict.values
    .flatMap(([name = '', coded = '']) => {
      const [, code] = CODED.exec(coded) ?? [];
      return code === undefined ? [] : [{ name, code }];
    })
    .sort((a, b) => a.code.localeCompare(b.code));
  const runs = new Map<string, { from: string; to: string }[]>();
  for (const [at, { name, code }] of districts.entries()) {
    const own = runs.get(name) ?? [];
    const last = own.at(-1);
    if (last && districts[at - 1]?.name === name) last.to = code;
    else own.push({ from: code, to: code });
    runs.set(name, own);
  }
  return new Map(
    [...runs].map(([name, own]) => [
      name,
      own.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join('|'),
    ]),
  );
});

/** The codes of a district, or the one that stands before its name. */
export const postalCodeOf = (index: SearchIndex, value: string): string | undefined =>
  CODED.exec(value)?.[1] ?? districtCodes(index).get(value);
