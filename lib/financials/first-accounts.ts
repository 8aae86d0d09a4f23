import type { CompanyStatus } from '@/lib/companies/types';
import { formatDay } from '@/lib/format';

/** First and last day of the period. */
export type FirstAccounts = { start: Date; end: Date };

/** A report is due within so many months of the period's end, which is that of a month. */
const DUE_MONTHS = 6;

/** One that is late by up to six months is still awaited; later, reports may just not be loaded. */
const AWAITED_MONTHS = 12;

type Registered = {
  status: CompanyStatus;
  firstPeriodStart: Date | null;
  firstPeriodEnd: Date | null;
};

/**
 * The first financial period of an active company whose annual report is still to be expected.
 *
 * @param isPublished The company has an annual report.
 * @param today The register's date.
 */
export function awaitedAccounts(
  { status, firstPeriodStart: start, firstPeriodEnd: end }: Registered,
  isPublished: boolean,
  today: Date,
): FirstAccounts | null {
  if (status !== 'ACTIVE' || isPublished || start === null || end === null) return null;
  const last = new Date(end);
  last.setUTCMonth(last.getUTCMonth() + AWAITED_MONTHS);
  return today <= last ? { start, end } : null;
}

/** The last day on which the report is in time. */
export const dueOn = ({ end }: Pick<FirstAccounts, 'end'>) =>
  new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + DUE_MONTHS + 1, 0));

/** "18/10/2020 – 31/12/2021" */
export const firstAccountsText = ({ start, end }: FirstAccounts) =>
  `${formatDay(start)} – ${formatDay(end)}`;
