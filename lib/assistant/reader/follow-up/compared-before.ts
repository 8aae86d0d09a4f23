import 'server-only';
import { type Compared, compareCompanies } from '@/lib/assistant/tools/compare';
import type { Caller, Fact } from '@/lib/assistant/tools/facts';
import { accountFigures, type Figures, keyFigureValues } from '@/lib/assistant/tools/figures';
import { findCompanyByKey } from '@/lib/assistant/tools/find-company';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { paths } from '@/lib/paths';
import { foldText } from '@/lib/words/fold';
import type { Spoken } from '../company/which-company';
import { orderIn } from '../lists/search-answers';
import { askedOfOne } from '../question/asked';
import { type AboutOne, readOfOne } from '../question/understand-company';
import { companyLink } from '../text/company-line';
import { amountName, FACT_NAMES, KEY_FIGURE_NAMES } from '../text/names';
import type { Asking, Reply } from '../text/reply';
import { bold, dayText, link, type Speak, TEXTS } from '../text/texts';
import { has } from '../words/match';
import { MORE, ONE_OF_MANY } from '../words/question-words';

type Both = { compared: Compared; company: ListedCompany };

/** The companies compared last; null when a search came after that, or without a comparison. */
export async function comparedBefore(caller: Caller, spoken: Spoken): Promise<Both[] | null> {
  const last = spoken.former?.findLast(({ answer }) => /\]\(\/(?:compare|discover)\?/.test(answer));
  const [, query = ''] = /\]\(\/compare\?([^)]*)\)/.exec(last?.answer ?? '') ?? [];
  const keys = query.match(/\d{8}/g) ?? [];
  if (keys.length < 2) return null;
  const { companies } = await compareCompanies(caller, { keys });
  const both = companies.map(async (compared) => {
    const found = await findCompanyByKey(compared.company.key);
    return found.kind === 'one' ? [{ compared, company: found.company }] : [];
  });
  return (await Promise.all(both)).flat();
}

const valueIn = (facts: readonly Fact[], field: string) =>
  facts.find((fact) => fact.field === field)?.value ?? null;

/** "The largest" of those, by employees, or the oldest; null when that is not known for each. */
export function extremeOf(all: readonly Both[], which: string): ListedCompany | null {
  const order = orderIn(which);
  if (order === null) return null;
  const [field = '', direction] = order.split('-');
  const known = all.flatMap(({ compared, company }) => {
    const value = valueIn(compared.facts, field);
    const size = typeof value === 'string' ? Date.parse(value) : value;
    return size === null || Number.isNaN(size) ? [] : [{ company, size }];
  });
  const sign = direction === 'desc' ? -1 : 1;
  const [first, second] = known.sort((a, b) => sign * (a.size - b.size));
  const isOne = first && second && known.length === all.length && first.size !== second.size;
  return isOne ? first.company : null;
}

type Told = { company: ListedCompany; fact: Fact; until: string | null };
type AskedFigure = Extract<AboutOne, { kind: 'fact' | 'amounts' | 'keyFigures' }>;

const OF_THEM =
  '(?:which|who|what|hvem|hvilken|hvilket|hvad)(?: one| company| firma)?|of them|af dem';
const LEAST =
  'least|lowest|smallest|fewest|less|lower|worst|mindst|mindste|lavest|laveste|faerrest|oldest|older|aeldst|aeldste|aeldre';
const AGE = 'oldest|older|newest|newer|youngest|younger|aeldste?|aeldre|nyeste?|yngste?|yngre';
const SIZE = 'largest|larger|biggest|bigger|smallest|smaller|stoerste?|stoerre|mindste?|mindre';

/** The figure that a question compares: "which has most employees?", "which is oldest?" */
function readAsked(question: string): AskedFigure | null {
  const folded = foldText(question);
  if (!has(`${MORE}|${ONE_OF_MANY}`, folded) || !has(OF_THEM, folded)) return null;
  const asked = readOfOne(askedOfOne(question));
  // Capitalised words name another company.
  if (asked && 'subject' in asked && /\p{Lu}|\d{8}/u.test(asked.subject.name ?? '')) return null;
  if (asked?.kind === 'amounts' || asked?.kind === 'keyFigures') return asked;
  const isFact = asked?.kind === 'fact' && FACTS.includes(asked.fields[0] ?? '');
  if (isFact) return asked;
  const of = {
    kind: 'fact',
    year: null,
    subject: { key: null, name: null, pronoun: true },
  } as const;
  // The question only asks which company it is.
  if (!IS_ALONE.test(folded)) return null;
  if (has(AGE, folded)) return { ...of, fields: ['founded'] };
  return has(SIZE, folded) ? { ...of, fields: ['employees'] } : null;
}

const FACTS = ['employees', 'founded', 'locations'];
const IS_ALONE =
  /^(?:(?:and|og|so|saa) )?(?:which|who|hvem|hvilken|hvilket)(?: one| company| of them| af dem| virksomhed| firma)? (?:is|er)(?: the| den| det)? [a-z]+(?: one)?(?: of them| af dem)?$/;

async function figureOf(
  { caller }: Asking,
  { compared, company }: Both,
  asked: AskedFigure,
): Promise<Told[]> {
  if (asked.kind === 'fact') {
    const fact = compared.facts.find(({ field }) => field === asked.fields[0]);
    return fact ? [{ company, fact, until: null }] : [];
  }
  const { key } = company;
  const of = (figures: Figures | null) => {
    const [period] = figures?.periods ?? [];
    const [fact] = period?.figures ?? [];
    return period && fact ? [{ company, fact, until: period.endDate }] : [];
  };
  const year = asked.year ?? undefined;
  if (asked.kind === 'keyFigures') {
    return of(await keyFigureValues(caller, { key, year, fields: asked.fields?.slice(0, 1) }));
  }
  const [field = 'profitLoss' as const] = asked.fields ?? [];
  return of(await accountFigures(caller, { key, year, fields: [field] }));
}

function nameOf(field: string, { kind }: AskedFigure) {
  if (kind === 'fact') return FACT_NAMES[field] ?? { en: field, da: field };
  return kind === 'keyFigures'
    ? KEY_FIGURE_NAMES[field as keyof typeof KEY_FIGURE_NAMES].name
    : amountName(field);
}

const sizeOf = ({ fact: { value } }: Told) =>
  value === null ? null : Number(typeof value === 'string' ? Date.parse(value) : value);

/** Unknown values come last. */
function sorted(told: Told[], sign: number): Told[] {
  const place = (one: Told) => {
    const size = sizeOf(one);
    return size === null ? Number.POSITIVE_INFINITY : sign * size;
  };
  return told.toSorted((a, b) => place(a) - place(b));
}

function lineOf({ company, fact, until }: Told, isFirst: boolean, say: Speak): string {
  const year = until ? ` (${dayText(until)})` : '';
  const value = fact.value === null ? say(TEXTS.notReported) : link(fact.shown, fact.href);
  return `- ${isFirst ? bold(companyLink(company)) : companyLink(company)}: ${value}${year}`;
}

/** "Which of them has the highest solvency?" after a comparison; null when there was none. */
export async function ofCompared(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const { question, caller, say } = asking;
  const asked = readAsked(question);
  const all = asked && (await comparedBefore(caller, spoken));
  if (!asked || !all) return null;
  const told = (await Promise.all(all.map((one) => figureOf(asking, one, asked)))).flat();
  const [any] = told;
  if (!any) return null;
  const isLeast = has(LEAST, foldText(question));
  const list = sorted(told, isLeast ? 1 : -1);
  const [best, second] = list.map(sizeOf);
  // Amounts in different currencies are not compared.
  const known = list.filter((one) => sizeOf(one) !== null);
  const units = new Set(known.map(({ fact }) => fact.shown.replace(/^[-\d.,\s]+/, '')));
  const isOfOneUnit = asked.kind === 'fact' || units.size === 1;
  const isOne = best !== null && best !== second && isOfOneUnit;
  const lines = list.map((one, at) => lineOf(one, at === 0 && isOne, say));
  const href = paths.compare({ company: all.map(({ company }) => company.key) });
  const more = link(say({ en: 'Open side by side', da: 'Åbn ved siden af hinanden' }), href);
  return { text: [`${say(nameOf(any.fact.field, asked))}:`, ...lines, '', more].join('\n') };
}
