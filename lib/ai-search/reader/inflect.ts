import 'server-only';
import { basesOf } from '@/lib/search/inflect';

export { basesOf };

/** Endings of Danish compounds that only mean "company": rengøringsfirma, vognmandsforretning. */
const COMPANY =
  /^(.{2,})(?:firma|virksomhed|selskab|forretning|butik|bureau|branche|sektor|mester|mestr|hus|kaede|leverandor|kontor|klinik|fabrik)$/;

/** The beginnings of a compound that ends with a word for companies, longest first. */
export function compoundStems(word: string): string[] {
  return basesOf(word).flatMap((base) => {
    const stem = COMPANY.exec(base)?.[1];
    return stem ? [stem, ...stem.replace(/[es]$/, '').split(' ')] : [];
  });
}
