import 'server-only';
import { addDays } from '@/lib/register/cvr/periods';
import type { Day } from '@/lib/register/record';
import type { FilingKind } from '@/prisma/client/enums';
import type { FiledPeriod, ReportPeriod } from '../types';
import { isAtLeast, isLonger, isNear } from './days';
import type { Flags } from './flags';
import type { Headers } from './headers';
import type { Instance } from './instance';
import { ReportError } from './report-error';

/**
 * Periods and instants of the facts without other dimensions; periods with their number of uses.
 */
type Uses = {
  periods: (ReportPeriod & { count: number })[];
  instants: ReadonlySet<Day>;
};

export function contextUses({ contexts, facts }: Instance): Uses {
  const counts = new Map<string, ReportPeriod & { count: number }>();
  const instants = new Set<Day>();
  for (const { context, nil } of facts) {
    const found = contexts.get(context);
    if (nil || !found?.plain || found.end === null) continue;
    if (found.start === null) {
      instants.add(found.end);
      continue;
    }
    const key = `${found.start}/${found.end}`;
    const use = counts.get(key) ?? { startDate: found.start, endDate: found.end, count: 0 };
    use.count += 1;
    counts.set(key, use);
  }
  return { periods: [...counts.values()], instants };
}

const longYear = 9;
const absurd = 24;

/**
 * The reporting period. The dates that the report states are used, never the context in which they
 * are stated. Without such statements, it is the one that the report is filed for, if it has figures
 * of it, else the last of the periods that many of its facts refer to.
 */
export function reportPeriod(
  headers: Headers,
  uses: Uses,
  filed: FiledPeriod | null,
  flags: Flags,
): ReportPeriod {
  const start = headers.neededDay('ReportingPeriodStartDate');
  const end = headers.neededDay('ReportingPeriodEndDate');
  const period =
    start !== null && end !== null
      ? { startDate: start, endDate: end }
      : knownPeriod(
          filed,
          uses.periods.filter(
            ({ startDate, endDate }) =>
              startDate <= endDate &&
              (start === null || startDate === start) &&
              (end === null || endDate === end),
          ),
        );
  if (!period) throw new ReportError('the reporting period is not stated');
  if (period.startDate > period.endDate) {
    const { startDate, endDate } = period;
    throw new ReportError(`the reporting period ends ${endDate} before it starts ${startDate}`);
  }
  if (isLonger(period.startDate, period.endDate, absurd)) {
    flags.add(`the reporting period is longer than ${absurd} months`);
  }
  return period;
}

/** A year shorter than the one before is only recognised by the period that was filed. */
function knownPeriod(filed: FiledPeriod | null, periods: Uses['periods']): ReportPeriod | null {
  const meant = periods.filter(
    ({ startDate, endDate }) =>
      endDate === filed?.endDate && startDate === (filed.startDate ?? startDate),
  );
  return mainPeriod(meant) ?? mainPeriod(periods);
}

function mainPeriod(periods: Uses['periods']): ReportPeriod | null {
  const years = periods.filter(({ startDate, endDate }) => isAtLeast(startDate, endDate, longYear));
  const candidates = years.length > 0 ? years : periods;
  const most = candidates.reduce((top, { count }) => Math.max(top, count), 0);
  // The previous year is reported almost as fully, so the most frequent period may be the wrong
  // one.
  const [last] = candidates
    .filter(({ count }) => count * 2 >= most)
    .sort((a, b) => (a.endDate === b.endDate ? b.count - a.count : a.endDate < b.endDate ? 1 : -1));
  return last ? { startDate: last.startDate, endDate: last.endDate } : null;
}

type Preceding = { preceding: ReportPeriod | null; precedingInferred: boolean };

/** A preceding period ends the day before; one that is a day off would show that year twice. */
const endingBefore = (dayBefore: Day, { startDate, endDate }: ReportPeriod): ReportPeriod => ({
  startDate,
  endDate: isNear(endDate, dayBefore) ? dayBefore : endDate,
});

/** The preceding period as stated; null where it is not, or cannot be. */
function statedPeriod(headers: Headers, dayBefore: Day, flags: Flags): ReportPeriod | null {
  // An invalid date is not an error here, because the contexts show the period too.
  const stated = (local: string) => headers.day(local, headers.onlyText(local));
  const startDate = stated('PrecedingReportingPeriodStartDate');
  const endDate =
    stated('PredingReportingPeriodEndDate') ?? stated('PrecedingReportingPeriodEndDate');
  if (startDate === null || endDate === null) return null;
  const period = endingBefore(dayBefore, { startDate, endDate });
  if (startDate <= period.endDate && period.endDate <= dayBefore) return period;
  flags.add(leftOver({ startDate, endDate }));
  return null;
}

const leftOver = ({ startDate, endDate }: ReportPeriod) =>
  `the preceding period is stated as ${startDate} to ${endDate}`;

const hasFigures = ({ startDate, endDate }: ReportPeriod, { periods }: Uses) =>
  periods.some((used) => isNear(used.startDate, startDate) && isNear(used.endDate, endDate));

/** The period in the contexts that ends the day before, or else a day off. */
function usedPeriod(dayBefore: Day, { periods }: Uses): ReportPeriod | null {
  const isExact = ({ endDate }: ReportPeriod) => endDate === dayBefore;
  const [found] = periods
    .filter(({ startDate, endDate }) => isNear(endDate, dayBefore) && startDate < dayBefore)
    .sort(
      (a, b) =>
        Number(isExact(b)) - Number(isExact(a)) ||
        b.count - a.count ||
        (a.startDate < b.startDate ? -1 : 1),
    );
  return found ? endingBefore(dayBefore, found) : null;
}

/**
 * The preceding period as stated, else the one in the contexts that ends the day before the
 * reporting period. Null if there is none.
 */
export function precedingPeriod(
  headers: Headers,
  period: ReportPeriod,
  uses: Uses,
  flags: Flags,
): Preceding {
  const dayBefore = addDays(period.startDate, -1);
  const stated = statedPeriod(headers, dayBefore, flags);
  const used = usedPeriod(dayBefore, uses);
  if (stated && (used === null || hasFigures(stated, uses))) {
    return { preceding: stated, precedingInferred: false };
  }
  // Of an earlier report, whose dates were left in this one, it has no figures.
  if (stated) flags.add(leftOver(stated));
  if (used) return { preceding: used, precedingInferred: true };
  if (uses.instants.has(dayBefore)) {
    flags.add(`amounts of ${dayBefore} are left out: when that period began is not stated`);
  }
  return { preceding: null, precedingInferred: false };
}

/** The kind of report by its stated type, else by the length of its period. */
export function reportKind(reportType: string | null, period: ReportPeriod): FilingKind {
  const text = reportType?.toLowerCase() ?? '';
  // Check half-years and parts of years first: their Danish words end with the one for annual
  // report.
  if (/halv(år|aar)|half[- ]?year|semi-?annual/.test(text)) return 'HALF_YEAR';
  if (/kvartal|del(år|aar)|quarter|interim/.test(text)) return 'QUARTER';
  if (/(å|aa)rsrapport|annual report/.test(text)) return 'ANNUAL';
  return isLonger(period.startDate, period.endDate, longYear) ? 'ANNUAL' : 'OTHER';
}
