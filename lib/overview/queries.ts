import 'server-only';
import { addressLine } from '@/lib/companies/address-line';
import { isBranch } from '@/lib/companies/branch';
import { countryAbroad } from '@/lib/companies/country';
import { requireKeyForm, unknownCompany } from '@/lib/companies/known-key';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { awaitedAccounts } from '@/lib/financials/first-accounts';
import { type NoAccountsText, noAccountsText } from '@/lib/financials/no-accounts';
import { TIMELINE_SHOWN } from '@/lib/history/constants';
import { toEmployment, toOtherNames, toTimeline } from '@/lib/history/mapper';
import { TOLD_GROUPS } from '@/lib/history/members';
import { restructuringEvents } from '@/lib/history/restructurings';
import { toStatusChanges } from '@/lib/history/statuses';
import { findRegisterStatus } from '@/lib/register/queries';
import { findParent } from '@/lib/roles/parent';
import { listUnits } from '@/lib/units/queries';
import type { Prisma } from '@/prisma/client/client';
import { ceoIdOf } from './ceo';
import type { Overview, OwnRecord } from './types';

const period = { validFrom: true, validTo: true } as const;

const overviewSelect = {
  ceoName: true,
  name: true,
  status: true,
  statusText: true,
  statusSince: true,
  statusHistory: true,
  movedOn: true,
  countryCode: true,
  careOf: true,
  street: true,
  town: true,
  postalCode: true,
  postalDistrict: true,
  addressText: true,
  restructurings: true,
  purpose: true,
  capital: true,
  capitalCurrency: true,
  signingRule: true,
  financialYearStart: true,
  financialYearEnd: true,
  auditWaived: true,
  listed: true,
  capitalPartlyPaid: true,
  shareClasses: true,
  articlesOn: true,
  firstPeriodStart: true,
  firstPeriodEnd: true,
  legalForm: { select: { name: true } },
  filings: { where: { kind: 'ANNUAL' }, take: 1, select: { id: true } },
  names: { orderBy: { position: 'asc' }, select: { ...period, name: true, kind: true } },
  lifePeriods: { orderBy: { position: 'asc' }, select: period },
  employment: {
    select: { startsOn: true, months: true, employees: true, min: true, max: true, fullTime: true },
  },
} as const satisfies Prisma.CompanySelect;

/**
 * All roles, current and former, whose changes the timeline shows: rarely more than a few dozen.
 */
const findMembers = (companyKey: string) =>
  registerDb.role.findMany({
    where: { companyKey, group: { in: TOLD_GROUPS } },
    select: {
      ...period,
      group: true,
      title: true,
      ownership: true,
      participantId: true,
      participant: { select: { id: true, kind: true, name: true } },
    },
  });

const findChanges = (companyKey: string, most: number | null) =>
  registerDb.registerChange.findMany({
    where: { companyKey },
    orderBy: [{ seenOn: 'desc' }, { id: 'desc' }],
    take: most ?? undefined,
    select: { id: true, field: true, before: true, after: true, seenOn: true },
  });

const articlesOf = (company: Prisma.CompanyGetPayload<{ select: typeof overviewSelect }>) => ({
  purpose: company.purpose,
  capital: company.capital?.toNumber() ?? null,
  capitalCurrency: company.capitalCurrency,
  capitalPartlyPaid: company.capitalPartlyPaid,
  shareClasses: company.shareClasses,
  signingRule: company.signingRule,
  financialYearStart: company.financialYearStart,
  financialYearEnd: company.financialYearEnd,
  auditWaived: company.auditWaived,
  listed: company.listed,
  articlesOn: company.articlesOn,
});

/**
 * A company's articles, names, employment and history.
 *
 * @param most events of its history; null for all
 * @throws AppError not_found for an unknown key and, without a query, for a malformed one
 */
export async function getOwnRecord(
  key: string,
  most: number | null = TIMELINE_SHOWN,
): Promise<OwnRecord> {
  requireKeyForm(key);
  const [company, roles, changes, changesTotal, { updatedOn }] = await Promise.all([
    registerDb.company.findUnique({ where: { key }, select: overviewSelect }),
    findMembers(key),
    findChanges(key, most),
    registerDb.registerChange.count({ where: { companyKey: key } }),
    findRegisterStatus(),
  ]);
  if (!company) throw unknownCompany();
  const { ceoName, name, names, lifePeriods, filings, legalForm, movedOn } = company;
  const { status, statusText, statusSince, statusHistory } = company;
  const state = { status, statusText, statusSince };
  const to = addressLine(company, countryAbroad(company.countryCode, 'da'));
  const statuses = toStatusChanges(statusHistory);
  const isOfOther = isBranch({ companyType: legalForm?.name ?? null });
  return {
    ceoId: ceoIdOf(ceoName, roles),
    articles: articlesOf(company),
    parent: isOfOther ? await findParent(key, name) : null,
    firstAccounts: awaitedAccounts(company, filings.length > 0, updatedOn ?? new Date()),
    otherNames: toOtherNames(names, name),
    employment: toEmployment(company.employment),
    timeline: toTimeline({
      ...{ state, statuses, roles, names, lifePeriods, changes, changesTotal, most },
      move: movedOn && { on: movedOn, to },
      restructurings: await restructuringEvents(key, company.restructurings),
    }),
  };
}

/**
 * The same, with the first page of production units, queried in parallel.
 *
 * @throws AppError not_found for an unknown key and, without a query, for a malformed one
 */
export async function getOverview(key: string): Promise<Overview> {
  requireKeyForm(key);
  const [record, units] = await Promise.all([getOwnRecord(key), listUnits(key, 1)]);
  return { ...record, units };
}

/**
 * What to tell of a company that has no accounts to show.
 *
 * @throws AppError not_found for an unknown key
 */
export async function getNoAccountsText(company: CompanyDetail): Promise<NoAccountsText> {
  const { key, status } = company;
  const [row, { updatedOn }] = await Promise.all([
    registerDb.company.findUnique({
      where: { key },
      select: {
        firstPeriodStart: true,
        firstPeriodEnd: true,
        filings: { where: { kind: 'ANNUAL' }, take: 1, select: { id: true } },
      },
    }),
    findRegisterStatus(),
  ]);
  if (!row) throw unknownCompany();
  const today = updatedOn ?? new Date();
  const isFiled = row.filings.length > 0;
  const firstAccounts = awaitedAccounts({ ...row, status }, isFiled, today);
  return noAccountsText(company, { isFiled, firstAccounts }, today);
}
