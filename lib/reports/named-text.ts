import type { CompanyStatus } from '@/lib/companies/types';
import { unusualStatus } from '@/lib/companies/unusual-status';
import type { ReportWords } from './words';

/** What a list says about a company or a person. */
export type Named = {
  name: string | null;
  key: string | null;
  status: CompanyStatus | null;
  advertisingProtected: boolean;
};

/** A name with notable states in parentheses. */
export function nameText(
  { name, key, status, advertisingProtected }: Named,
  words: ReportWords,
): string {
  const { company } = words.messages;
  const unusual = unusualStatus(status);
  const marks = [
    ...(unusual ? [company.status[unusual]] : []),
    ...(advertisingProtected ? [company.protected] : []),
  ];
  return `${name ?? key ?? ''}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

/** A name, and for a company its CVR number: paper has no links. */
export const nameWithCvr = (name: string | null, key: string | null): string =>
  [name, key && `CVR ${key}`].filter(Boolean).join(', ');
