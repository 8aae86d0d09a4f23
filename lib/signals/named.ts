import { toldEnding } from '@/lib/companies/told-ending';
import type { CompanyStatus } from '@/lib/companies/types';
import { formatDay, lowerFirst } from '@/lib/format';
import { bandText } from '@/lib/roles/band-text';
import type { InsolventCompany } from './types';

/** Translates a status or an ending into the reader's language. */
type StatusWord = (name: CompanyStatus | NonNullable<InsolventCompany['ending']>) => string;

/**
 * "100 %, in bankruptcy, 12/03/2021": the share, the company's state and its date, as far as known.
 */
export function insolventText(company: InsolventCompany, statusWord: StatusWord): string {
  const { ownership, status, ending, statusSince } = company;
  const share = ownership && bandText(ownership);
  const state = lowerFirst(statusWord(toldEnding(ending) ?? status));
  return [share, state, statusSince && formatDay(statusSince)].filter(Boolean).join(', ');
}
