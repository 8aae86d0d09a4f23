import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { ListedCompany } from '@/lib/assistant/tools/facts';
import {
  companiesIn,
  findCompanyByKey,
  findNamedCompany,
  type NamedCompany,
  searchRegister,
} from '@/lib/assistant/tools/search';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { formatNumber, formatPercent } from '@/lib/format';
import { DAY_MS } from '@/lib/milliseconds';
import { compareAnswer } from '../figures/compare-answer';
import { areAlike, figureOf, numberOf, orderName, shownOf, type Told } from '../figures/figure-of';
import { isMore, type Size, sizeOf as staffOf, yesOrNo } from '../figures/size';
import { isFilters, orderIn } from '../lists/reading';
import { type Contrast, readContrast } from '../question/contrast';
import { readHowMany } from '../question/groups';
import { keyIn } from '../question/subject';
import type { OrderedBy } from '../question/understand-most';
import type { Compare } from '../question/understand-several';
import { readText, unreadOf, withRespelling } from '../text/reading-text';
import type { Asking, Reply, Speak, Words } from '../text/reply';
import { bold, joined, noted } from '../text/texts';
import { isNamedIn, wordsPattern } from '../words/match';
import { COMPARE, COMPETITORS } from '../words/vocabulary';
import { asksGrowth, growthCompared } from './compare-growth';
import { competitorsAnswer } from './peers-answer';
import { leftOut } from './several-named';
import { look, problemsOf } from './which-company';

/** Years and days between two days, with the older company first or second. */
function ageText(between: number, say: Speak): string {
  const days = Math.round(Math.abs(between) / DAY_MS);
  const years = Math.floor(days / 365.2425);
  const size = say(
    years > 0
      ? { en: `${years} ${years === 1 ? 'year' : 'years'}`, da: `${years} år` }
      : {
          en: `${days} ${days === 1 ? 'day' : 'days'}`,
          da: `${days} ${days === 1 ? 'dag' : 'dage'}`,
        },
  );
  return between < 0
    ? say({ en: `${bold(size)} older`, da: `${bold(size)} ældre` })
    : say({ en: `${bold(size)} younger`, da: `${bold(size)} yngre` });
}

const UNITS: Record<OrderedBy['kind'], { more: Words; less: Words }> = {
  fact: { more: { en: 'more', da: 'flere' }, less: { en: 'fewer', da: 'færre' } },
  amounts: { more: { en: 'more', da: 'mere' }, less: { en: 'less', da: 'mindre' } },
  keyFigures: {
    more: { en: 'percentage points higher', da: 'procentpoint højere' },
    less: { en: 'percentage points lower', da: 'procentpoint lavere' },
  },
};

function amountText(size: number, { kind }: OrderedBy, shown: string): string {
  if (kind === 'keyFigures') return formatPercent(size).replace(/\s*%$/, '');
  const currency = kind === 'amounts' ? (/[A-Z]{3}$/.exec(shown)?.[0] ?? '') : '';
  return `${formatNumber(size)} ${currency}`.trim();
}

/** How much the first differs from the second; null where either is unknown or an interval. */
function differenceText(told: readonly Told[], by: OrderedBy, say: Speak): string | null {
  const [first, second] = told;
  if (!first || !second) return null;
  const isExact = told.every(({ fact }) => fact !== null && fact.upTo === undefined);
  // A head count of an earlier year says nothing of now.
  const isOld =
    by.fields?.[0] === 'employees' && told.some(({ fact }) => fact?.shown.includes('('));
  const [one, other] = [numberOf(first), numberOf(second)];
  if (!isExact || isOld || one === null || other === null) return null;
  const between = one - other;
  if (between === 0) return say({ en: 'no difference', da: 'ingen forskel' });
  if (by.fields?.[0] === 'founded') return ageText(between, say);
  const { more, less } = UNITS[by.kind];
  const size = amountText(Math.abs(between), by, first.fact?.shown ?? '');
  const way = say(between > 0 ? more : less);
  return `${bold(size)} ${way}`;
}

function sizeIn(told: Told, by: OrderedBy): Size | null {
  if (by.kind === 'fact' && by.fields[0] === 'employees') {
    return told.fact && staffOf(told.fact, by.year !== null);
  }
  const size = numberOf(told);
  return size === null ? null : { low: size, high: size };
}

type Measured = { isSo: boolean | null; text: string; difference: string | null };

async function measured(
  asking: Asking,
  pair: readonly ListedCompany[],
  { by, degree }: { by: OrderedBy; degree: Contrast['degree'] },
): Promise<Measured | null> {
  const { say } = asking;
  const told = await Promise.all(pair.map((company) => figureOf(company, by)));
  const [first, second] = told;
  const field = told.find(({ fact }) => fact !== null)?.fact?.field;
  if (!first || !second || field === undefined) return null;
  const [a, b] = [sizeIn(first, by), sizeIn(second, by)];
  const isSame = first.fact?.field === second.fact?.field && areAlike(told, by);
  const isSo = a && b && isSame ? (degree === 'more' ? isMore(a, b) : isMore(b, a)) : null;
  const [one, other] = told.map((each) => shownOf(each, say));
  const name = say(orderName(field, by));
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
async function contrastText(
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

/** "CVR 12 34 56 78" is a number, with or without the words around it. */
const findOne = (name: string): Promise<NamedCompany> => {
  const key = keyIn(name);
  return key === null ? findNamedCompany(name) : findCompanyByKey(key);
};

/** "Compare the three largest builders in Aarhus": the first companies that a search finds. */
async function compareFound(asking: Asking): Promise<Reply | null> {
  const question = asking.question.replace(new RegExp(wordsPattern(COMPARE), 'gi'), ' ');
  const { most, rest } = readHowMany(question);
  const reading = await readWithReader(rest);
  const sort = reading.sort ?? orderIn(question);
  if (unreadOf(reading).length > 0 || !isFilters(reading) || sort === null) return null;
  const limit = Math.min(Math.max(most ?? MOST_COMPARED, 2), MOST_COMPARED);
  const { companies } = await searchRegister({ ...reading, sort, limit });
  if (companies.length < 2) return null;
  const { text } = await compareAnswer(asking, companies);
  return { text: [text, ...readText(reading, asking.say)].join('\n\n') };
}

/** Only key figures have a median among peers; amounts and employees do not. */
const NO_AVERAGE: Words = {
  en: 'There is no industry average of amounts and employees here; it is compared with similar companies. Ask *Is the solvency ratio of … better than its industry?* for key figures.',
  da: 'Her er intet branchegennemsnit for beløb og ansatte; der er sammenlignet med lignende virksomheder. Spørg *Er soliditetsgraden i … bedre end branchen?* om nøgletal.',
};
const isIndustry = (name: string) => isNamedIn('industry|sector|branchens?', name);

const isCompetitors = (name: string) => isNamedIn(`^(?:${COMPETITORS})$`, name);

/** A table has one year of each company. */
function yearsLeftOut({ say }: Asking, years: readonly number[]): string[] {
  if (years.length < 2) return [];
  const told = joined(years.map(String), say);
  return noted(say, {
    en: `The newest year of each is compared, not ${told}: ask for one of these years.`,
    da: `Der er sammenlignet på det nyeste år for hver, ikke ${told}: Spørg om ét af de år.`,
  });
}

/** What the question asks of them beyond their figures: whether one is more, or grows faster. */
function verdictText(
  asking: Asking,
  companies: readonly ListedCompany[],
  { names, years }: Pick<Compare, 'names' | 'years'>,
): Promise<string[]> | string[] {
  const [year, another] = years;
  // The table below is of no year that is asked for.
  if (another !== undefined) return [];
  if (asksGrowth(asking.question, names)) return growthCompared(asking, companies, { year });
  const contrast = companies.length === 2 ? readContrast(asking.question, names) : null;
  return contrast ? contrastText(asking, companies, contrast) : [];
}

/** Compares companies that a question names, or one company with others like it. */
export async function compareNamed(
  asking: Asking,
  { names, years, subject }: Pick<Compare, 'names' | 'years' | 'subject'>,
): Promise<Reply> {
  const given = names.slice(0, MOST_COMPARED).filter((name) => !isCompetitors(name));
  const found = await Promise.all(given.map(findOne));
  const here = { key: null, name: null, pronoun: subject.pronoun };
  const asked = names.filter(isCompetitors);
  // A company that is named is meant, whichever page is open.
  const fewest = asked.length > 0 ? 1 : 2;
  const own = found.length < fewest ? await look(asking, here) : null;
  const all = [...(own ? [own] : []), ...found];
  const [first] = companiesIn(all);
  if (asked.length > 0 && first) {
    const { text } = await competitorsAnswer({ ...asking, company: first });
    const note = asked.some(isIndustry) ? `${asking.say(NO_AVERAGE)}\n\n` : '';
    return withRespelling(all, { text: `${note}${text}` }, asking.say);
  }
  const problems = problemsOf(asking, all);
  const described = problems.length > 0 ? await compareFound(asking) : null;
  if (described) return described;
  if (problems.length > 0) return { text: problems.join('\n\n') };
  const distinct = companiesIn(all);
  if (distinct.length < 2) {
    const ask = {
      en: 'Name two to four companies to compare.',
      da: 'Nævn to til fire virksomheder at sammenligne.',
    };
    return { text: asking.say(ask) };
  }
  const verdict = await verdictText(asking, distinct, { names, years });
  const [year, another] = years;
  const { text } = await compareAnswer(asking, distinct, another === undefined ? year : undefined);
  const notes = [...yearsLeftOut(asking, years), ...leftOut(asking, names.slice(MOST_COMPARED))];
  return withRespelling(all, { text: [...verdict, text, ...notes].join('\n\n') }, asking.say);
}
