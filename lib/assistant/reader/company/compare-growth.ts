import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { accountFigures } from '@/lib/assistant/tools/figures';
import { foldText } from '@/lib/words/fold';
import { AMOUNTS_TOLD } from '../figures/figure-answers';
import { isRankable, lackingText, rankedPeriod } from '../figures/figure-of';
import { growthText } from '../figures/growth-text';
import { yesOrNo } from '../figures/size';
import { withoutNames } from '../question/contrast';
import { asksYesOrNo } from '../question/yes-or-no';
import { amountName, companyLink } from '../text/names';
import type { Asking, Words } from '../text/reply';
import { bold, dayText, link } from '../text/texts';
import { has } from '../words/match';

const GROWS = 'grow(?:s|n|ing|th)?|grew|voks(?:er|ede|et|e)|vaekst(?:en)?';

/** Whether companies are compared by how they grow: "is A growing faster than B?" */
export const asksGrowth = (question: string, names: readonly string[]) =>
  has(GROWS, withoutNames(foldText(question), names));

/** Many companies publish no revenue, but a gross profit. */
const FIELDS = ['revenue', 'grossProfit'] as const;

async function growthOf(
  { say }: Asking,
  company: ListedCompany,
  asked: { field: (typeof FIELDS)[number]; year?: number },
) {
  const { key } = company;
  const found = await accountFigures({ key, year: asked.year, fields: [asked.field] });
  const period = found?.periods[0] ?? null;
  const figure = period?.figures[0];
  const size = typeof figure?.growth === 'number' ? figure.growth : null;
  const change = figure ? growthText(figure, AMOUNTS_TOLD.unit, say) : '';
  const shown =
    figure?.value == null ? lackingText(figure ?? {}, say) : link(figure.shown, figure.href);
  const until = period ? ` (${dayText(period.endDate)})` : '';
  return {
    company,
    size,
    field: figure?.field ?? null,
    ranked: rankedPeriod(period, found?.scope),
    text: `${shown}${until}${change || `, ${say(UNKNOWN)}`}`,
  };
}

type Growing = Awaited<ReturnType<typeof growthOf>>;

const UNKNOWN: Words = { en: 'change not known', da: 'ændring kendes ikke' };

/** The one that certainly grew most, or least; null where the figures leave it open. */
function fastest(all: readonly Growing[], isLeast: boolean): Growing | null {
  const fields = new Set(all.map(({ field }) => field));
  const [field] = fields;
  const isAlike =
    fields.size === 1 &&
    field &&
    isRankable(
      all.flatMap(({ ranked }) => ranked ?? []),
      field,
      false,
    );
  const known = all.flatMap((one) => (one.size === null ? [] : [{ one, size: one.size }]));
  const [first, second] = known.toSorted((a, b) => (isLeast ? a.size - b.size : b.size - a.size));
  if (!isAlike || !first || !second || known.length < all.length) return null;
  return first.size !== second.size ? first.one : null;
}

type Narrowed = { year?: number; only?: (typeof FIELDS)[number]; isLeast?: boolean };

/**
 * What "growing faster" is measured by, the change of each, and which grew more.
 * @param narrowed the figure that is asked for, whether or not each of them has it, and whether the
 *   one that grew least is
 */
export async function growthCompared(
  asking: Asking,
  companies: readonly ListedCompany[],
  narrowed: Narrowed = {},
): Promise<string[]> {
  const { say, question } = asking;
  const { year, only, isLeast = false } = narrowed;
  const tell = (field: (typeof FIELDS)[number]) =>
    Promise.all(companies.map((company) => growthOf(asking, company, { field, year })));
  const both = [await tell(only ?? FIELDS[0]), await tell(only ?? FIELDS[1])] as const;
  const all = both.find((told) => told.every(({ size }) => size !== null)) ?? both[0];
  const first = fastest(all, isLeast);
  const folded = foldText(question);
  const isClaim = companies.length === 2 && asksYesOrNo(folded) && has('than|end', folded);
  const verdict = isClaim && first ? [yesOrNo(first.company.key === companies[0]?.key, say)] : [];
  const name = say(amountName(all[0]?.field ?? 'revenue'));
  const heading = say({
    en: `${name} and its change on the year before:`,
    da: `${name} og ændringen fra året før:`,
  });
  const lines = all.map((one) => {
    const of = companyLink(one.company);
    return `- ${one === first ? bold(of) : of}: ${one.text}`;
  });
  const open = first ? [] : [say(OPEN)];
  return [...verdict, [heading, ...lines].join('\n'), ...open];
}

const OPEN: Words = {
  en: 'Which of them grows faster, the figures leave open.',
  da: 'Hvilken af dem der vokser hurtigst, afgør tallene ikke.',
};
