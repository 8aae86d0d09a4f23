import { findNamedCompany, searchRegister } from '@/lib/assistant/tools/search';
import { KEY_FIGURES, type KeyFigureId } from '@/lib/financials/key-figure-list';
import type { StatementField } from '@/lib/financials/types';
import type { CompanyFilters } from '@/lib/search/types';
import type { Terms } from '../question/understand-terms';
import { companyLink, formulaOf, KEY_FIGURE_NAMES } from '../text/names';
import { ofPages } from '../text/of-pages';
import type { Reply, Speak, Words } from '../text/reply';
import { bold, link, noted } from '../text/texts';
import { AMOUNTS } from './amounts';
import { TERMS, type TermId } from './index';
import type { Term } from './types';

type Found = NonNullable<Term['found']>;

/** From where on companies are found as an example of a key figure, in percent. */
const EXAMPLES: Record<KeyFigureId, number> = {
  roe: 10,
  roi: 10,
  coverageRatio: 50,
  liquidityRatio: 100,
  profitMargin: 10,
  solvencyRatio: 40,
};

const TEN_MILLION = { ranges: [{ min: 10_000_000 }] };
const OF_MILLIONS: Words = { en: 'At least 10 million DKK', da: 'Mindst 10 mio. kr.' };

/** Amounts by which companies can be found. */
const FOUND_BY: Partial<Record<StatementField, Found>> = {
  revenue: { filters: { revenue: TEN_MILLION }, of: OF_MILLIONS },
  grossProfit: { filters: { grossProfit: TEN_MILLION }, of: OF_MILLIONS },
  assets: { filters: { assets: TEN_MILLION }, of: OF_MILLIONS },
  equity: {
    filters: { trends: ['negativeEquity'] },
    of: { en: 'With negative equity', da: 'Med negativ egenkapital' },
  },
  profitLoss: {
    filters: { trends: ['lossMaking'] },
    of: { en: 'With a loss', da: 'Med underskud' },
  },
  employees: {
    filters: { employees: { ranges: [{ min: 50 }] } },
    of: { en: 'At least 50', da: 'Mindst 50' },
  },
};

/** The companies that are so; nothing where there are none. */
async function foundText(found: Found | undefined, say: Speak): Promise<string[]> {
  if (!found) return [];
  const { total, shown, href } = await searchRegister({ filters: found.filters, limit: 0 });
  if (total === 0) return [];
  const companies = say({
    en: total === 1 ? '1 company' : `${shown} companies`,
    da: total === 1 ? '1 virksomhed' : `${shown} virksomheder`,
  });
  const which = say(found.of ?? { en: 'In the register', da: 'I registret' });
  return [`${which}: ${link(companies, href)}.`];
}

function foundByRatio(id: KeyFigureId): Found {
  const min = EXAMPLES[id];
  const filters: CompanyFilters = { [id]: { ranges: [{ min }] } };
  return { filters, of: { en: `At least ${min}\u00a0%`, da: `Mindst ${min}\u00a0%` } };
}

/** The tab of a company's page with what was explained. */
function tabText(tab: 'financial' | 'key-figure', say: Speak): string {
  const name = bold(say(ofPages(({ detail }) => detail[tab])));
  return say({
    en: `Shown on the tab ${name} of a company’s page.`,
    da: `Vises på fanen ${name} på en virksomheds side.`,
  });
}

/** What a key figure says, and the formula that the pages use. */
function ratioText(id: KeyFigureId, say: Speak): string {
  const { name, meaning } = KEY_FIGURE_NAMES[id];
  const unit = say(ofPages(({ keyFigures }) => keyFigures.unit));
  const formula = `${say({ en: 'Formula', da: 'Formel' })}: ${say(formulaOf(id))} (${unit})`;
  return `${bold(say(name))}: ${say(meaning)}\n\n${formula}`;
}

/** The meaning of key figures; of all when none is named. */
export async function ratiosAnswer(ids: readonly KeyFigureId[], say: Speak): Promise<Reply> {
  const all = ids.length > 0 ? ids : KEY_FIGURES.map(({ id }) => id);
  const [only, other] = all;
  const found = only && !other ? await foundText(foundByRatio(only), say) : [];
  const texts = all.map((id) => ratioText(id, say));
  return { text: [...texts, [tabText('key-figure', say), ...found].join(' ')].join('\n\n') };
}

/** A company that is called like what was explained, where that is written like a name. */
async function calledSo(name: string | undefined, say: Speak): Promise<string[]> {
  const found = name === undefined ? null : await findNamedCompany(name);
  if (found?.kind !== 'one' || !found.isSame) return [];
  const company = companyLink(found.company);
  return noted(say, {
    en: `There is also a company of that name: ${company}.`,
    da: `Der er også en virksomhed med det navn: ${company}.`,
  });
}

const foundOf = (term: TermId | undefined, amount: StatementField | undefined) => {
  const { found }: Term = term ? TERMS[term] : { words: '', en: '', da: '' };
  return found ?? (amount ? FOUND_BY[amount] : undefined);
};

/** What words of the register and of accounts mean. */
export async function termsAnswer(asked: Terms, say: Speak): Promise<Reply> {
  const { terms, amounts, figures, called } = asked;
  const isAlone = terms.length + amounts.length === 1 && figures.length === 0;
  const found = isAlone ? await foundText(foundOf(terms[0], amounts[0]), say) : [];
  const where = [...(amounts.length > 0 ? [tabText('financial', say)] : []), ...found];
  const texts = [
    ...terms.map((term) => say(TERMS[term])),
    ...amounts.map((amount) => say(AMOUNTS[amount])),
    ...(where.length > 0 ? [where.join(' ')] : []),
    ...(figures.length > 0 ? [(await ratiosAnswer(figures, say)).text] : []),
    ...(await calledSo(called, say)),
  ];
  return { text: texts.join('\n\n') };
}
