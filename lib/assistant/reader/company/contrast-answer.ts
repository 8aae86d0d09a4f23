import 'server-only';
import { companyFacts } from '@/lib/assistant/tools/company';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { differenceText } from '../figures/difference-text';
import { type Size, yesOrNo } from '../figures/figure-claim';
import { areAlike, figureOf, nameOf, sizeOf, type Told } from '../figures/figure-of';
import { lackingText } from '../figures/lacking-text';
import type { Contrast } from '../question/contrast';
import type { OrderedBy } from '../question/understand-most';
import type { Asking } from '../text/reply';
import { dayText, link, type Speak } from '../text/texts';
import { isMore, sizeOf as staffOf } from './staff-size';

function sizeIn(told: Told, by: OrderedBy): Size | null {
  if (by.kind === 'fact' && by.fields[0] === 'employees') return told.fact && staffOf(told.fact);
  const size = sizeOf(told);
  return size === null ? null : { low: size, high: size };
}

function shownOf({ fact, until }: Told, say: Speak): string {
  const year = until ? ` (${dayText(until)})` : '';
  const isKnown = fact !== null && fact.value !== null;
  return `${isKnown ? link(fact.shown, fact.href) : lackingText(fact ?? {}, say)}${year}`;
}

type Measured = { isSo: boolean | null; text: string; difference: string | null };

async function measured(
  asking: Asking,
  pair: readonly ListedCompany[],
  { by, degree }: { by: OrderedBy; degree: Contrast['degree'] },
): Promise<Measured | null> {
  const { caller, say } = asking;
  const told = await Promise.all(
    pair.map(async (company) => {
      const facts = (await companyFacts(caller, company))?.facts ?? [];
      return figureOf(asking, { company, facts }, by);
    }),
  );
  const [first, second] = told;
  const field = told.find(({ fact }) => fact !== null)?.fact?.field;
  if (!first || !second || field === undefined) return null;
  const [a, b] = [sizeIn(first, by), sizeIn(second, by)];
  const isSame = first.fact?.field === second.fact?.field && areAlike(told, by);
  const isSo = a && b && isSame ? (degree === 'more' ? isMore(a, b) : isMore(b, a)) : null;
  const [one, other] = told.map((each) => shownOf(each, say));
  const name = say(nameOf(field, by));
  const text = say({ en: `${name}: ${one} against ${other}`, da: `${name}: ${one} mod ${other}` });
  return { isSo, text, difference: isSame ? differenceText(told, by, say) : null };
}

/** "**Difference: 48**": a size that is only known as an interval has none. */
const howMuchText = (known: readonly Measured[], say: Speak) =>
  known.map(({ text, difference }) => `${text}: ${difference ?? say(OPEN)}.`).join(' ');

const OPEN = { en: 'the figures leave it open', da: 'det afgør tallene ikke' };

/**
 * "Is A larger than B?": yes or no with the figures of both, for each measure where they disagree.
 */
export async function contrastText(
  asking: Asking,
  pair: readonly ListedCompany[],
  { by, degree, isTurned, asksHowMuch }: Contrast,
): Promise<string[]> {
  const { say } = asking;
  const ordered = isTurned ? pair.toReversed() : pair;
  const all = await Promise.all(by.map((one) => measured(asking, ordered, { by: one, degree })));
  const known = all.flatMap((one) => one ?? []);
  const decided = new Set(known.flatMap(({ isSo }) => isSo ?? []));
  const [so] = decided;
  if (known.length === 0) return [];
  if (asksHowMuch) return [howMuchText(known, say)];
  if (decided.size === 1 && so !== undefined) {
    const told = known.filter(({ isSo }) => isSo !== null);
    return [[yesOrNo(so, say), ...told.map(({ text }) => `${text}.`)].join(' ')];
  }
  const lines = known.map(({ isSo, text }) => {
    const verdict = isSo === null ? say(OPEN) : yesOrNo(isSo, say).replace('.', '').toLowerCase();
    return `${text}: ${verdict}.`;
  });
  return [lines.join(' ')];
}
