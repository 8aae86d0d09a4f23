import { chipsOf } from '@/components/filters/chips';
import { truncate } from '@/lib/format';
import { MAX_NAME_LENGTH } from '@/lib/saved-searches/constants';

/** Lists whose values stand for themselves. */
const NAMING = /^(industry|companyType|region|municipality|employees|locations)$/;

/** A name to begin with: the words searched for, and the values chosen. */
export function suggestedName(query: Record<string, string>): string {
  const chosen = chipsOf(query).flatMap((chip) =>
    chip.kind === 'list' && NAMING.test(chip.param) ? chip.value : [],
  );
  const name = [query.search ?? '', ...chosen].filter(Boolean).join(', ');
  return truncate(name, MAX_NAME_LENGTH, MAX_NAME_LENGTH - 1);
}
