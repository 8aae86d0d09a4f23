import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import { findNamedCompany, type NamedCompany } from '@/lib/assistant/tools/search';
import { PERCENT_FILTERS } from '@/lib/search-index/percent-filters';
import { foldText } from '@/lib/words/fold';
import { summaryAnswer } from './company/company-answers';
import { look, noneText, severalText, withCompany } from './company/which-company';
import { isPlace, strayWord } from './company/within-name';
import { tradeIn } from './lists/merged';
import { asksToFind, isFilters, isReadWhole, isUnreadTold, knownFormalName } from './lists/reading';
import { searchAnswer } from './lists/search-answers';
import { personAnswer } from './people/person-answer';
import type { Subject } from './question/asked';
import { unreadOf, unreadText, withRespelling } from './text/reading-text';
import { type Asking, type Known, NOTHING_SPOKEN, type Reply } from './text/reply';
import { KINDS, TEXTS } from './text/texts';
import { isNamedIn } from './words/match';
import { COMPANIES } from './words/vocabulary';

/** Maximum unread words beside two filters. */
const MOST_UNREAD = 2;
/** Maximum words of a question that may be nothing but a name. */
const MOST_OF_NAME = 6;

type Unnamed = Exclude<NamedCompany, { kind: 'one' }>;

/** Whether a question is a search: one filter among many words may be a coincidence. */
function isSearch(reading: Reading, question: string): boolean {
  const words = unreadOf(reading).join(' ').split(/\s+/);
  const isNearly = reading.parts.length > 1 && words.length <= MOST_UNREAD;
  return isNearly || isReadWhole(reading, question);
}

/** "Holdingselskaber", "vækst over 20 %": one filter that is of companies, whatever is unread. */
const isOfKind = (reading: Reading): boolean => {
  const { companyType, trends, area } = reading.filters;
  const isWhole = unreadOf(reading).length === 0;
  const isFigure = PERCENT_FILTERS.some((name) => reading.filters[name] !== undefined);
  return (
    trends !== undefined ||
    isFigure ||
    ((tradeIn(reading.filters) ?? companyType ?? area) !== undefined && isWhole)
  );
};

/** All about a company, after the words of the question that may ask for something else. */
async function wholeSummary(known: Known, { unread = [] }: Subject): Promise<Reply> {
  const reply = await summaryAnswer(known);
  const isPlaced = await Promise.all(unread.map(isPlace));
  const notUnderstood = unread.filter((_, at) => !isPlaced[at]);
  const texts = [...unreadText({ notUnderstood }, known.say), reply.text];
  return { ...reply, text: texts.join('\n\n') };
}

const CAPITAL = /\p{Lu}/u;

const isBare = (question: string, name: string) => foldText(question) === foldText(name);

const ASKS_OF_IT =
  /^(?:(?:and|og) )?(?:do|does|did|have|has|are|is|har|er|ejer|kan|can) (?:it|they|den|det|de)(?= )|(?:har|havde|do|does|did) (?:de|den|det|it|they)(?: have| own| use)?$/;

/** "Do they own buildings?" is not about all companies that build. */
const isOfIt = (question: string, { pronoun, name }: Subject): boolean =>
  pronoun &&
  !CAPITAL.test(name ?? '') &&
  ASKS_OF_IT.test(foldText(question)) &&
  !isNamedIn(COMPANIES, question);

/** "Companies on Engvej": a company that is called like the street is not meant. */
async function describedBeside(found: NamedCompany, question: string): Promise<Reading | null> {
  const isSame = found.kind === 'one' && found.isSame;
  if (isSame || !isNamedIn(COMPANIES, question)) return null;
  const reading = await readWithReader(question);
  return isReadWhole(reading, question) ? reading : null;
}

/** Whether a question means what is found for its words, or is only made of words like a name. */
function isMeant(found: NamedCompany, question: string, name: string): boolean {
  // "Bech?" asks for Bech; with more words it may be a different question.
  if (found.kind === 'one' && found.isSame) return true;
  // "What time is it?" and "du er dum" mean no company with a name like one of their words.
  // Nor does "laver tage i Odense": the words in small letters before a capital are no name.
  const isPhrase = /^\p{Ll}.*\s\p{Lu}/u.test(name) && !isBare(question, name);
  const isAsked = isPhrase || (/[?]\s*$/.test(question) && !asksToFind(question));
  return !isAsked && (isBare(question, name) || CAPITAL.test(name));
}

const cannotAnswer = ({ say }: Asking): Reply => ({
  text: `${say(TEXTS.cannot)} ${say(KINDS)}`,
  answered: false,
});

/**
 * Answers a question of unknown kind as a company's name or as filters; otherwise lists the kinds.
 */
export async function unknownAnswer(asking: Asking, subject: Subject): Promise<Reply> {
  const { question, say } = asking;
  if (subject.key !== null) {
    const alone = { ...asking, spoken: NOTHING_SPOKEN };
    return withCompany(alone, { subject }, (company) => summaryAnswer({ ...asking, company }));
  }
  if (isOfIt(question, subject)) return cannotAnswer(asking);
  const formal = await knownFormalName(question);
  if (formal) return wholeSummary({ ...asking, company: formal.company }, subject);
  const { name } = subject;
  const isShort = question.trim().split(/\s+/).length <= MOST_OF_NAME;
  if (!isShort || !name) return withoutCompany(asking, null);
  const found = await findNamedCompany(name);
  // "Hvem laver tage i Odense" is not about a company that is called like the town.
  if (!isBare(question, name) && (await isPlace(name))) return withoutCompany(asking, null);
  const described = await describedBeside(found, question);
  if (described) return searchAnswer(asking, 'list', described);
  if (!isMeant(found, question, name)) return withoutCompany(asking, null);
  if (found.kind !== 'one') return withoutCompany(asking, found);
  return withRespelling(found, await summaryAnswer({ ...asking, company: found.company }), say);
}

/** For a question that names no company, or several. */
async function withoutCompany(asking: Asking, named: Unnamed | null): Promise<Reply> {
  const { question } = asking;
  const isOfCompanies = isNamedIn(COMPANIES, question);
  const reading = await readWithReader(question);
  const isCalled = reading.search !== null && isOfCompanies;
  if ((isFilters(reading) || isCalled) && isSearch(reading, question)) {
    return searchAnswer(asking, 'list', reading);
  }
  if (named?.kind === 'several') return { text: severalText(asking, named) };
  const isName = named !== null && /^\p{Lu}/u.test(named.asked);
  if (isName && isBare(question, named.asked) && !isFilters(reading)) {
    return noCompanyAnswer(asking, named.asked);
  }
  // "Net margin over 20%": nothing is found by it, but the reason helps.
  if (isUnreadTold(reading)) return searchAnswer(asking, 'list', reading);
  // The words that were read as companies may help, shown with the unread ones.
  const isOfMany = isOfCompanies || reading.parts.length > 1 || isOfKind(reading);
  return isOfMany && isFilters(reading)
    ? searchAnswer(asking, 'list', reading)
    : cannotAnswer(asking);
}

/** For a name that is that of no company. */
async function noCompanyAnswer(asking: Asking, name: string): Promise<Reply> {
  const person = await personAnswer(asking, { name, groups: null, former: false });
  const none = `${noneText(asking, name)} ${asking.say(KINDS)}`;
  return person ?? { text: none, answered: false };
}

/**
 * "Tell me about carpenters" and "kender du en billig murer" ask for companies of a trade, as far
 * as no company is called so.
 */
async function tradeDescribed(found: NamedCompany, name: string): Promise<Reading | null> {
  if (found.kind !== 'none' && (CAPITAL.test(name) || isCalled(found, name))) return null;
  const reading = await readWithReader(name);
  const isRead = unreadOf(reading).length === 0 || tradeIn(reading.filters) !== undefined;
  return isFilters(reading) && isRead ? reading : null;
}

/** Whether one of the companies has all these words in its name. */
function isCalled(found: Exclude<NamedCompany, { kind: 'none' }>, name: string): boolean {
  const companies = found.kind === 'one' ? [found.company] : found.companies;
  const words = foldText(name).split(' ');
  const called = companies.map((one) => ` ${foldText(one.name)} `);
  return called.some((own) => words.every((word) => own.includes(` ${word} `)));
}

const WHAT = /^\s*(?:[Ww]hat|[Hh]vad)(?!\p{L})(?!.*\p{Lu})/u;

/** "What is …" may ask for many things: when it is not a company, the kinds are listed too. */
export async function summaryOrKinds(asking: Asking, subject: Subject): Promise<Reply> {
  const { spoken } = asking;
  const found = await look(asking, subject);
  // "What is the time?" names nothing that is spelt a little otherwise.
  const isOther = found?.kind === 'several' && found.respelled && WHAT.test(asking.question);
  if (isOther) return cannotAnswer(asking);
  const trade = found && subject.name !== null ? await tradeDescribed(found, subject.name) : null;
  if (trade) return searchAnswer(asking, 'list', trade);
  if (found?.kind === 'none') {
    // "What is the interest cover?" right after a company asks for a figure, not for a company.
    const isSpokenOf = (spoken.openKey ?? spoken.formerKey) !== null;
    const isWord = isSpokenOf && strayWord(asking.question, subject, { found, spoken }) !== null;
    const none = isWord ? asking.say(TEXTS.cannot) : noneText(asking, found.asked);
    return { text: `${none} ${asking.say(KINDS)}`, answered: false };
  }
  return withCompany(asking, { subject }, (company) =>
    wholeSummary({ ...asking, company }, subject),
  );
}
