import 'server-only';
import type { CompanyFacts } from '@/lib/assistant/tools/company';
import type { Fact } from '@/lib/assistant/tools/facts';
import { amountsAnswer } from '../figures/figure-answers';
import { yesOrNo } from '../figures/figure-claim';
import type { When } from '../question/when';
import { companyLink } from '../text/company-line';
import { FACT_NAMES } from '../text/names';
import type { Known, Reply } from '../text/reply';
import { bold, link } from '../text/texts';
import { isMore, sizeOf } from './staff-size';

/** "2020" or "2020-12", as many years earlier. */
const yearsBefore = (period: string, years: number) =>
  String(Number(period.slice(0, 4)) - years) + period.slice(4);

const inYear = (points: readonly Fact[], year: number | null) =>
  year === null ? undefined : points.find(({ period }) => period?.startsWith(String(year)));

/** The newest head count that is meant, and the one of the same month of the year before it. */
function bothOf(points: readonly Fact[], { span, most }: When): [now?: Fact, then?: Fact] {
  const now = span?.last ? inYear(points, span.last) : points[0];
  const years = span ? Number(now?.period?.slice(0, 4)) - span.first : (most ?? 2) - 1;
  const then = points.find(({ period }) => period === yearsBefore(now?.period ?? '', years));
  return [now, then ?? (span ? inYear(points, span.first) : undefined)];
}

/**
 * "Has it more employees than last year?", from the register's head counts, or where those leave
 * it open, from the averages of the accounts.
 */
export async function staffChange(
  known: Known,
  { company, facts, employment }: CompanyFacts,
  when: When,
): Promise<Reply> {
  const { say } = known;
  const today = facts.find(({ field }) => field === 'employees');
  // An old head count says nothing of now.
  const isOld = !when.span?.last && today !== undefined && sizeOf(today) === null;
  const both = isOld ? [] : bothOf(employment, when);
  const counts = both.flatMap((one) => one ?? []);
  const [now, then] = both.map((one) => (one ? sizeOf(one, true) : null));
  const isSo = now && then ? (when.moved === 'up' ? isMore(now, then) : isMore(then, now)) : null;
  const name = say(FACT_NAMES.employees ?? { en: '', da: '' });
  const lines = counts.map(
    ({ period, shown, href }) => `- ${name} ${period}: ${link(shown, href)}`,
  );
  const heading = bold(companyLink(company));
  const listed = lines.length > 0 ? [lines.join('\n')] : [];
  if (isSo !== null) return { text: [heading, yesOrNo(isSo, say), ...listed].join('\n\n') };
  const { text } = await amountsAnswer(known, { ...when, fields: ['employees'] });
  return { text: [text, ...listed].join('\n\n') };
}
