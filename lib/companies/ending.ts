import type { CompanyStatus } from './types';

/** How a ceased company ended: finer than its status, which is CEASED for all of them. */
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

/** The register's words, in the order in which they decide. */
const manners: [RegExp, EndedStatus][] = [
  [/KONKURS/, 'CEASED_BANKRUPTCY'],
  [/TVANGSOPLØS/, 'CEASED_COMPULSORY_DISSOLUTION'],
  [/LIKVIDATION/, 'CEASED_LIQUIDATION'],
  [/ERKLÆRING/, 'CEASED_DECLARATION'],
  [/SPALTNING/, 'CEASED_DEMERGER'],
  [/FUSION/, 'CEASED_MERGER'],
];

/** Null of a company that goes on; CEASED_OTHER where the register does not tell how, or another way. */
export function endingOf(status: CompanyStatus, statusText: string | null): EndedStatus | null {
  if (status !== 'CEASED') return null;
  const upper = (statusText ?? '').toLocaleUpperCase('da');
  return manners.find(([words]) => words.test(upper))?.[1] ?? 'CEASED_OTHER';
}

/** A manner worth telling beside "ceased". */
export const toldEnding = (ending: EndedStatus | null) =>
  ending === 'CEASED_OTHER' ? null : ending;
