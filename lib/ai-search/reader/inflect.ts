import 'server-only';
import { basesOf } from '@/lib/search/inflect';

export { basesOf };

/** What Danish compounds end with that only says "company": rengøringsfirma, vognmandsforretning. */
const COMPANY =
  /^(.{2,})(?:firma|virksomhed|selskab|forretning|butik|bureau|branche|mester|mestr|hus|kaede|leverandor|handler|kontor|klinik|fabrik)$/;

/** What a compound that ends with a word for companies begins with, the longest first. */
export function compoundStems(word: string): string[] {
  return basesOf(word).flatMap((base) => {
    const stem = COMPANY.exec(base)?.[1];
    return stem ? [stem, ...stem.replace(/[es]$/, '').split(' ')] : [];
  });
}
