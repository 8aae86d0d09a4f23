import 'server-only';
import type { Lexicon } from './lexicon';
import { Scan } from './scan';
import type { Trade } from './vocabulary';

type Resolved =
  | ({ is: 'industry' } & Trade)
  | { is: 'companyType'; values: string[] }
  | { is: 'place'; values: string[] }
  | { is: 'district'; codes: string[] };

/** Resolves a name to values of the code tables, in any spelling that sentences may use. */
export function resolveName(
  name: string,
  kind: 'industry' | 'companyType' | 'place',
  lexicon: Lexicon,
): Resolved | null {
  const scan = new Scan(name, lexicon);
  for (let at = 0; at < Math.max(scan.length, 1); at += 1) {
    const found = scan.find(at, kind) ?? (kind === 'place' ? scan.find(at, 'district') : null);
    // Only noise such as "Region" or "companies" may surround the name.
    const rest = found ? scan.skip(found.next, 10) : 0;
    if (found && rest >= scan.length) return found.meaning;
    if (!scan.isNoise(at)) return null;
  }
  return null;
}
