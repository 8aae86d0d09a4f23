import type { CompanyStatus } from '@/prisma/client/enums';

/** How a ceased company ended; its status is CEASED in all of these cases. */
export const ENDED_STATUSES = [
  'CEASED_BANKRUPTCY',
  'CEASED_COMPULSORY_DISSOLUTION',
  'CEASED_LIQUIDATION',
  'CEASED_DECLARATION',
  'CEASED_MERGER',
  'CEASED_DEMERGER',
  'CEASED_OTHER',
] as const;
export type EndedStatus = (typeof ENDED_STATUSES)[number];

/** Patterns in the register's status text, in order of precedence. */
const manners: [RegExp, EndedStatus][] = [
  [/KONKURS/, 'CEASED_BANKRUPTCY'],
  [/TVANGSOPLØS/, 'CEASED_COMPULSORY_DISSOLUTION'],
  [/LIKVIDATION/, 'CEASED_LIQUIDATION'],
  [/ERKLÆRING/, 'CEASED_DECLARATION'],
  [/SPALTNING/, 'CEASED_DEMERGER'],
  [/FUSION/, 'CEASED_MERGER'],
];

/**
 * Null for a company that has not ceased; CEASED_OTHER when the register gives no reason, or
 * another one.
 */
export function endingOf(status: CompanyStatus, statusText: string | null): EndedStatus | null {
  if (status !== 'CEASED') return null;
  const upper = (statusText ?? '').toLocaleUpperCase('da');
  return manners.find(([words]) => words.test(upper))?.[1] ?? 'CEASED_OTHER';
}

/** Whether the register's words for a status tell anything: "NORMAL" is every active company. */
export const tellsStatus = (statusText: string | null): boolean =>
  statusText?.toLocaleUpperCase('da') !== 'NORMAL';
