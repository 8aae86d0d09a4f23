import 'server-only';
import type { Reading } from '@/lib/ai-search/types';
import { companyFacts } from '@/lib/assistant/tools/company';
import { findCompanyByKey } from '@/lib/assistant/tools/find-company';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { searchRegister } from '@/lib/assistant/tools/search';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import type { SearchSort } from '@/lib/search/types';
import { answerOfOne } from '../company/of-one';
import type { Spoken } from '../company/which-company';
import { compareAnswer } from '../figures/compare-answer';
import { detailsOf, knownDetails } from '../lists/contact-list';
import { isFilters, readingOf, searchAnswer } from '../lists/search-answers';
import type { Understood } from '../question/understand';
import {
  type AskedOfEach,
  type OfListed,
  readOfListed,
  readPlainContact,
  severalIn,
} from '../question/understand-listed';
import type { OrderedBy } from '../question/understand-most';
import { chosenLink, factLine } from '../text/company-line';
import type { Words } from '../text/language';
import type { Asking, Reply } from '../text/reply';
import { type Speak, TEXTS } from '../text/texts';
import { readBare } from './bare-question';
import { figureOfEach } from './figure-of-each';
import { readingBefore } from './follow-up';
import { heldBefore } from './held-before';
import { goesOnWith, type Several, severalBefore } from './several-before';
import { ofAllFound, totalOf } from './total-of-listed';

const SORTS: Record<string, string> = {
  employees: 'employees',
  founded: 'founded',
  revenue: 'revenue',
  grossProfit: 'grossProfit',
  profitLoss: 'profit',
  equity: 'equity',
};

/** The order of a search by a figure; null for one that searches are not sorted by. */
function sortBy({ fields, year, kind }: OrderedBy, isLeast: boolean): SearchSort | null {
  const [field = kind === 'amounts' ? 'profitLoss' : ''] = fields ?? [];
  const by = year === null ? SORTS[field] : undefined;
  return by ? (`${by}-${isLeast ? 'asc' : 'desc'}` as SearchSort) : null;
}

/** The same search in another order. */
async function inOrder(asking: Asking, several: Several, sort: SearchSort): Promise<Reply | null> {
  const before = await readingBefore(several.former);
  if (!before) return null;
  const parts = before.reading.parts.filter(({ field }) => field !== 'sort');
  return searchAnswer(asking, 'list', { ...before.reading, parts, sort });
}

async function companiesOf({ caller }: Asking, several: Several): Promise<ListedCompany[]> {
  if (several.keys.length === 0) {
    const before = await readingBefore(several.former);
    return before ? (await searchRegister(caller, before.reading)).companies : [];
  }
  const found = await Promise.all(several.keys.map(findCompanyByKey));
  return found.flatMap((one) => (one.kind === 'one' ? [one.company] : []));
}

/** Facts that fit on one line with the name of the company. */
const SHORT = [
  ...['phone', 'email', 'website', 'address', 'municipality', 'region', 'cvr', 'companyType'],
  ...['founded', 'employees', 'locations', 'status', 'statusSince', 'ceased', 'capital', 'ceo'],
];

type OfFacts = Extract<AskedOfEach, { kind: 'fact' }>;
const isShort = (asked: AskedOfEach): asked is OfFacts =>
  asked.kind === 'fact' &&
  asked.year === null &&
  !asked.history &&
  asked.fields.every((field) => SHORT.includes(field));

async function factsOf(
  { caller, say }: Asking,
  company: ListedCompany,
  { fields }: OfFacts,
): Promise<string> {
  const facts = await companyFacts(caller, company);
  const told = facts?.facts.filter(({ field }) => fields.includes(field)) ?? [];
  const shown = facts ? told.map((fact) => factLine(fact, facts, say)).join('; ') : '';
  return `- ${chosenLink(company)}. ${shown || say(TEXTS.notReported)}`;
}

async function contactOf(
  asking: Asking,
  companies: ListedCompany[],
  asked: Extract<OfListed, { kind: 'contact' }>,
): Promise<string> {
  const lines = companies.map(async (company) => {
    const details = asked.only
      ? await knownDetails(asking, company, asked)
      : await detailsOf(asking, company, asked);
    return details === null ? [] : [`- ${chosenLink(company)}. ${details}`];
  });
  const told = (await Promise.all(lines)).flat();
  return told.length > 0 ? told.join('\n') : asking.say(NONE_HAS);
}

const NONE_HAS: Words = {
  en: 'None of them has that in the register.',
  da: 'Det har ingen af dem i registret.',
};

type OfFigures = Extract<AskedOfEach, { kind: 'amounts' | 'keyFigures' }>;

/** One figure of one year. */
const isOfOneFigure = (asked: AskedOfEach): asked is OfFigures =>
  (asked.kind === 'amounts' || asked.kind === 'keyFigures') &&
  asked.fields?.length === 1 &&
  !(asked.history || asked.span || asked.pick || asked.most);

async function eachOf(
  asking: Asking,
  companies: ListedCompany[],
  { asked, spoken }: { asked: AskedOfEach; spoken: Spoken },
): Promise<string> {
  if (isShort(asked)) {
    return (await Promise.all(companies.map((one) => factsOf(asking, one, asked)))).join('\n');
  }
  if (isOfOneFigure(asked)) {
    const all = companies.map((company) => ({ company, facts: [] }));
    const reply = await figureOfEach(asking, all, { by: asked, first: null, isOfOne: false });
    if (reply) return reply.text;
  }
  const replies = companies.map(({ key }) => {
    const subject = { key, name: null, pronoun: false };
    return answerOfOne(asking, { ...asked, subject } as typeof asked, spoken);
  });
  return (await Promise.all(replies)).map(({ text }) => text).join('\n\n');
}

/** The companies by a figure. */
async function orderOf(
  asking: Asking,
  companies: ListedCompany[],
  { kind, by, isLeast }: Extract<OfListed, { kind: 'most' | 'sort' }>,
): Promise<string | null> {
  const all = companies.map(async (company) => ({
    company,
    facts: (await companyFacts(asking.caller, company))?.facts ?? [],
  }));
  const first = isLeast ? 'least' : 'most';
  const order = { by, first, isOfOne: kind === 'most' } as const;
  return (await figureOfEach(asking, await Promise.all(all), order))?.text ?? null;
}

/** Says that there were more than the companies that are told of. */
function moreNote({ more, others }: Several, told: number, say: Speak): string[] {
  const found = {
    en: `Of the ${more} found before, these are the first ${told}.`,
    da: `Af de ${more}, der blev fundet før, er det de første ${told}.`,
  };
  const listed = {
    en: `These are only the ${told} that were listed; there are ${others}.`,
    da: `Det er kun de ${told}, der blev nævnt; der er ${others}.`,
  };
  if (more !== null) return [say(found)];
  return others === null ? [] : [say(listed)];
}

/** All companies of somebody of whom only the first were listed. */
async function allHeld({ others, former, keys }: Several): Promise<ListedCompany[] | null> {
  const listed = others === null ? undefined : former.at(-1);
  return listed ? heldBefore(listed, keys) : null;
}

/** What only a search can answer: which of all that were found, not just of those listed. */
function isOfSearch(asked: OfListed, selects: boolean): boolean {
  if (asked.kind === 'each') return selects;
  const { kind } = asked;
  return kind === 'contact' && asked.only && !asked.fields.includes('website');
}

async function compareOf(asking: Asking, companies: ListedCompany[]): Promise<string> {
  const { text } = await compareAnswer(asking, companies.slice(0, MOST_COMPARED));
  const note = asking.say({
    en: `At most ${MOST_COMPARED} companies are compared: these are the first of those listed.`,
    da: `Højst ${MOST_COMPARED} virksomheder sammenlignes: det er de første af dem, der blev nævnt.`,
  });
  return companies.length > MOST_COMPARED ? `${text}\n\n${note}` : text;
}

function textOf(
  asking: Asking,
  companies: ListedCompany[],
  { asked, spoken }: { asked: OfListed; spoken: Spoken },
): Promise<string | null> {
  switch (asked.kind) {
    case 'contact':
      return contactOf(asking, companies, asked);
    case 'compare':
      return compareOf(asking, companies);
    case 'each':
      return eachOf(asking, companies, { asked: asked.asked, spoken });
    case 'total':
      return totalOf(asking, companies, asked);
    default:
      return orderOf(asking, companies, asked);
  }
}

async function answerOf(
  asking: Asking,
  asked: OfListed,
  { several, spoken }: { several: Several; spoken: Spoken },
): Promise<Reply | null> {
  if (asked.kind === 'total' && asked.by === null) {
    return { text: asking.say(TEXTS.whichFigure), answered: false };
  }
  const measured = asked.kind === 'total' ? await ofAllFound(asking, several, asked) : null;
  if (measured) return measured;
  const order = asked.kind === 'most' || asked.kind === 'sort' ? asked : null;
  const sort = order && several.search ? sortBy(order.by, order.isLeast) : null;
  const ordered = sort && (await inOrder(asking, several, sort));
  if (ordered) return ordered;
  const isOfAll = order !== null || asked.kind === 'total';
  const held = isOfAll ? await allHeld(several) : null;
  const companies = held ?? (await companiesOf(asking, several));
  if (companies.length < 2) return null;
  const text = await textOf(asking, companies, { asked, spoken });
  const notes =
    asked.kind === 'compare' || held ? [] : moreNote(several, companies.length, asking.say);
  return text === null ? null : { text: [text, ...notes].join('\n\n') };
}

/**
 * Answers a question about the companies that were listed or compared before: "what are their phone
 * numbers?", "who is the director of each?", "sort them by revenue". Null for any other question.
 */
export async function ofListed(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const { question, say } = asking;
  const several = severalBefore(spoken.former ?? []);
  // "And the liquidity?" is asked of all that were compared.
  const isOfAll = several?.goesOn || (several?.isCompared && several.isNewest);
  const goesOn = isOfAll ? goesOnWith(question, several) : null;
  const asked =
    readOfListed(question, goesOn) ??
    readBare(question, several, spoken) ??
    (several?.isNewest ? readPlainContact(question) : null);
  if (!asked) return null;
  const reference = severalIn(question);
  // "Which of them does she own?" is answered by her roles.
  if (reference?.selects && OF_PERSON.test(question)) return null;
  if (several && (several.isNewest || reference?.isPlain)) {
    const isElsewhere =
      (several.isCompared && asked.kind === 'most') ||
      (several.search !== null && isOfSearch(asked, reference?.selects ?? false));
    return isElsewhere ? null : answerOf(asking, asked, { several, spoken });
  }
  if (asked.kind !== 'contact' || !reference) return null;
  if ((spoken.openKey ?? spoken.formerKey) === null) {
    return { text: say(TEXTS.whichCompany), answered: false };
  }
  const subject = { key: null, name: null, pronoun: true };
  return answerOfOne(asking, { kind: 'fact', fields: asked.fields, year: null, subject }, spoken);
}

const CANNOT: Words = {
  en: 'I cannot tell that of the companies that were listed before.',
  da: 'Det kan jeg ikke svare på om de virksomheder, der blev nævnt før.',
};

/** Capitalised words within a question may be a name or a place. */
const NAMED = /(?<=\S\s+)\p{Lu}\p{Ll}/u;

const OF_PERSON = /(?<!\p{L})(?:he|she|han|hun)(?!\p{L})/iu;

const isSearched = (reading: Reading) => reading.search !== null || isFilters(reading);

/** For "which of them …" that nothing else has answered: it is not about the whole register. */
export async function notOfListed(
  { question, say }: Asking,
  understood: Understood,
  spoken: Spoken,
): Promise<Reply | null> {
  const reference = severalIn(question);
  if (!reference?.isPlain || NAMED.test(question) || OF_PERSON.test(question)) return null;
  const isOfAny = understood.kind === 'list' || understood.kind === 'count';
  const isCalledSo = 'subject' in understood && understood.subject.name !== null;
  if (!isOfAny && !(isCalledSo && reference.selects)) return null;
  // "Find bakers in Vejle and sort them" says itself which are meant.
  if (!reference.selects && isSearched(await readingOf(question))) return null;
  const text = severalBefore(spoken.former ?? []) ? CANNOT : TEXTS.whichCompany;
  return { text: say(text), answered: false };
}
