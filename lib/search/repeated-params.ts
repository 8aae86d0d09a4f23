import type { RawParams } from '@/lib/raw-params';
import { LIST_PARAMS } from './filter-params';
import { shown } from './reader';

type Repeated<Name extends string> = { param: Name; sentence: string };

const several: readonly string[] = LIST_PARAMS;

export const rawParams = (search: URLSearchParams): RawParams =>
  Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));

/** The distinct non-blank texts of a parameter. */
const textsOf = (given: string | readonly string[] | undefined): string[] => [
  ...new Set([given ?? []].flat().filter((text) => text.trim() !== '')),
];

/**
 * Reduces each parameter to one text. Links made elsewhere may repeat a parameter: for a
 * multi-value filter these are further values; for others the first one counts, and `repeated`
 * reports the rest.
 */
export function onceEach<Name extends string>(
  raw: RawParams,
  names: readonly Name[],
): { texts: Partial<Record<Name, string>>; repeated: Repeated<Name>[] } {
  const texts: Partial<Record<Name, string>> = {};
  const repeated: Repeated<Name>[] = [];
  for (const param of names) {
    const [first, ...others] = textsOf(raw[param]);
    if (first === undefined) continue;
    const isSeveral = several.includes(param);
    texts[param] = isSeveral ? [first, ...others].join('|') : first;
    for (const other of isSeveral ? [] : others)
      repeated.push({ param, sentence: `only the first counts, not "${shown(other)}"` });
  }
  return { texts, repeated };
}
