import 'server-only';
import { recordOf } from '@/lib/entries';
import type { Prisma } from '@/prisma/client/client';
import { STATEMENT_FIELDS } from './constants';

const amountColumns = recordOf(STATEMENT_FIELDS.map((field) => [field, true as const]));

const periodSelect = {
  ...amountColumns,
  startDate: true,
  endDate: true,
  scope: true,
  currency: true,
  flags: true,
  filingId: true,
  effective: true,
  comparative: true,
} as const satisfies Prisma.AccountingPeriodSelect;

/** Annual accounts only: a half-year next to full years would look like a decline. */
const annual = { filing: { kind: 'ANNUAL' } } as const satisfies Prisma.AccountingPeriodWhereInput;
const newestFirst = [{ endDate: 'desc' }, { scope: 'asc' }, { filingId: 'asc' }] as const;

/** The periods that are shown and, beside them, the previous period as each report states it. */
export const statedPeriods = {
  where: { OR: [{ effective: true }, { comparative: true }], ...annual },
  orderBy: [...newestFirst],
} as const satisfies Prisma.Company$periodsArgs;

export const financialsSelect = {
  key: true,
  isSample: true,
  periods: { ...statedPeriods, select: periodSelect },
  filings: {
    where: { kind: 'ANNUAL' },
    select: {
      id: true,
      pdfUrl: true,
      startDate: true,
      endDate: true,
      publishedAt: true,
      amended: true,
      superseded: true,
      reportingClass: true,
      auditFirm: true,
      auditAssistance: true,
      auditOpinion: true,
      goingConcern: true,
      approvedOn: true,
    },
  },
} as const satisfies Prisma.CompanySelect;

export type FinancialsRow = Prisma.CompanyGetPayload<{ select: typeof financialsSelect }>;
export type PeriodRow = FinancialsRow['periods'][number];
export type ReportRow = FinancialsRow['filings'][number];
