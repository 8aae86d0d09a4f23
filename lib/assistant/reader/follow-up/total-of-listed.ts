import 'server-only';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { totalTold } from '../figures/total-text';
import { measuredAnswer } from '../lists/group-answers';
import type { Measure } from '../question/groups';
import type { Total } from '../question/understand-total';
import type { Asking, Reply } from '../text/reply';
import { TEXTS } from '../text/texts';
import { readingBefore } from './follow-up';
import type { Several } from './several-before';

/** Figures that can be added up over all companies of a search. */
const MEASURED: Record<string, Measure['field']> = {
  employees: 'employees',
  revenue: 'revenue',
  grossProfit: 'grossProfit',
  profitLoss: 'profit',
  equity: 'equity',
};

/** Adds up over all companies that a search found, when it found more than were listed. */
export async function ofAllFound(
  asking: Asking,
  several: Several,
  { as, by }: Total,
): Promise<Reply | null> {
  const [named = ''] = by?.fields ?? [];
  const field = by?.kind !== 'keyFigures' && !by?.year ? MEASURED[named] : undefined;
  if (several.more === null || field === undefined) return null;
  const before = await readingBefore(several.former);
  return before && measuredAnswer(asking, before.reading, { field, as });
}

/** "How many employees do they have together?" of the companies that were listed. */
export async function totalOf(
  asking: Asking,
  companies: readonly ListedCompany[],
  { as, by }: Total,
): Promise<string> {
  const { say } = asking;
  if (by === null) return say(TEXTS.whichFigure);
  const { sentence, lines } = await totalTold(asking, companies, { as, by });
  const none = say({
    en: `That figure is ${TEXTS.notReported.en} for any of the ${companies.length}.`,
    da: `Det tal er ${TEXTS.notReported.da} for nogen af de ${companies.length}.`,
  });
  return [sentence ?? none, lines].join('\n\n');
}
