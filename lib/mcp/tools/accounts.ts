import 'server-only';
import { danishDay } from '@/lib/danish-day';
import { env } from '@/lib/env';
import { assistanceOf } from '@/lib/financials/assistance';
import { BALANCE_FIELDS, INCOME_FIELDS, type StatementField } from '@/lib/financials/constants';
import { contradictedIn } from '@/lib/financials/contradicted';
import { toWireCorrection } from '@/lib/financials/corrected';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { chooseScope } from '@/lib/financials/periods';
import { getFinancials, getKeyFigures } from '@/lib/financials/queries';
import type {
  AnnualReport,
  FinancialPeriod,
  KeyFigurePeriod,
  KeyFigureValue,
  Scope,
} from '@/lib/financials/types';
import { isoDay } from '@/lib/format';

/** What an agent must know of the figures it is given, as the API describes the same fields. */
export const OPENING_BALANCES =
  'Of the key figures, restatedOpening names those averaged with the opening balance as this report restates it, not as the report before stated it; onClosingBalance those on the closing balance, not on an average, because no opening balance is known: not to be compared with those of other years.';

/** What an agent must know of lines that are left out, and of the one that is no amount. */
export const LEFT_OUT =
  'Lines that were not reported are left out, and so are those that contradicted names: the report states them, but contradicts itself about them, so they are neither zero nor unreported. employees is the average number of employees, not an amount.';

/** The reported lines of a period; unreported ones are omitted. */
function linesOf({ amounts }: FinancialPeriod, fields: readonly StatementField[]) {
  const lines = fields.map((field) => [field, amounts[field].value] as const);
  return Object.fromEntries(lines.filter(([, value]) => value !== null));
}

/** The key figures of a year of which something is true. */
const namesOf = (figures: KeyFigurePeriod | undefined, isMeant: (one: KeyFigureValue) => boolean) =>
  KEY_FIGURES.flatMap(({ id }) => (figures && isMeant(figures.figures[id]) ? id : []));

function toPeriod(period: FinancialPeriod, figures: KeyFigurePeriod | undefined) {
  const ratios = KEY_FIGURES.map(({ id }) => [id, figures?.figures[id].value ?? null] as const);
  return {
    start: isoDay(period.startDate),
    end: isoDay(period.endDate),
    currency: period.currency,
    correctedReport: toWireCorrection(period.corrected),
    contradicted: contradictedIn(period),
    incomeStatement: linesOf(period, INCOME_FIELDS),
    balanceSheet: linesOf(period, BALANCE_FIELDS),
    keyFiguresPercent: Object.fromEntries(ratios.filter(([, value]) => value !== null)),
    restatedOpening: namesOf(figures, ({ restated }) => restated !== null),
    onClosingBalance: namesOf(figures, ({ onClosing }) => onClosing),
  };
}

/** A report and what its auditor did and concluded. */
function toReport(report: AnnualReport) {
  const { auditAssistance: stated, auditFirm, auditOpinion, goingConcern, amended } = report;
  return {
    end: isoDay(report.endDate),
    url: new URL(report.url, env.appUrl).href,
    published: report.publishedAt && danishDay(report.publishedAt),
    amended,
    auditFirm,
    auditAssistance: stated && (assistanceOf(stated) ?? stated),
    auditOpinion,
    goingConcern,
  };
}

/**
 * The annual accounts of a company, newest first, in whole units of their currency.
 * @throws AppError not_found
 */
export async function readAccounts(cvr: string, wanted: Scope | null, most: number) {
  const [financials, history] = await Promise.all([getFinancials(cvr), getKeyFigures(cvr)]);
  const scope = chooseScope(financials, wanted);
  const figuresOf = ({ startDate, endDate }: FinancialPeriod) =>
    history[scope].find(
      (figures) => +figures.startDate === +startDate && +figures.endDate === +endDate,
    );
  const periods = financials.periods[scope];
  return {
    cvr,
    scope,
    totalPeriods: periods.length,
    periods: periods.slice(0, most).map((period) => toPeriod(period, figuresOf(period))),
    reports: financials.reports.slice(0, most).map(toReport),
  };
}
