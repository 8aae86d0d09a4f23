import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import { AppError } from '@/lib/errors';
import { foldText } from '@/lib/words/fold';
import { findNamedCompany } from '../tools/find-company';
import { searchRegister } from '../tools/search';
import type { AssistantPage } from '../types';
import { ofAddress } from './address-answer';
import type { Subject } from './asked';
import { ofCommon } from './common-answer';
import { summaryAnswer } from './company-answers';
import { compareNamed } from './compare-named';
import { ofCompared } from './compared-before';
import { definition } from './figure-answers';
import { answerAboutEarlierResult } from './first-found';
import { followUp } from './follow-up';
import { furtherFigures } from './further-figures';
import { mostHeldAnswer, newHoldersAnswer } from './holders-answer';
import { withKnownName } from './known-names';
import { type Language, languageOf } from './language';
import { manyAnswer, readMany } from './many';
import { isNamedIn } from './match';
import { ofNear } from './near-answer';
import { notHeldAnswer } from './not-held-answer';
import { answerOfOne } from './of-one';
import { ofPersonAndCompany } from './person-and-company';
import { HELP_TEXTS } from './product-help';
import { COMPANIES } from './question-words';
import { readText, unreadOf, withRespelling } from './reading-text';
import { TERMS } from './register-terms';
import type { Asking, Reply } from './reply';
import { savedAnswer, savedOneAnswer } from './saved-answer';
import { readingOnScreen } from './screen';
import {
  asksToFind,
  isFilters,
  isReadWhole,
  knownFormalName,
  orderIn,
  registerAnswer,
  searchAnswer,
} from './search-answers';
import { ofSpokenPerson } from './spoken-person';
import { withoutGreeting, withoutList } from './subject';
import { KINDS, speaker, TEXTS } from './texts';
import { type Understood, understand } from './understand';
import type { AboutOne } from './understand-company';
import { look, noneText, type Spoken, severalText, withCompany } from './which-company';
import { answerAboutOwnedCompanies, ofPerson, samePersonNameNote } from './whose';

export type { Reply } from './reply';

/** A question, who asks it, and the company on the screen or discussed last. */
export type ReaderQuestion = Spoken & {
  userId: string;
  question: string;
  page?: AssistantPage;
  /** The language of the pages, used when the question does not reveal its own. */
  language?: Language;
};

/** Maximum unread words beside two filters. */
const MOST_UNREAD = 2;

/** Whether a question is a search: one filter among many words may be a coincidence. */
function isSearch(reading: Reading, question: string): boolean {
  const words = unreadOf(reading).join(' ').split(/\s+/);
  const isNearly = reading.parts.length > 1 && words.length <= MOST_UNREAD;
  return isNearly || isReadWhole(reading, question);
}

/**
 * Answers a question of unknown kind as a company's name or as filters; otherwise lists the kinds.
 */
async function unknownAnswer(asking: Asking, subject: Subject): Promise<Reply> {
  const { question, say } = asking;
  const cannot: Reply = { text: `${say(TEXTS.cannot)} ${say(KINDS)}`, answered: false };
  if (subject.key !== null) {
    return withCompany(asking, { subject, spoken: nobody }, (company) =>
      summaryAnswer({ ...asking, company }),
    );
  }
  const formal = await knownFormalName(question);
  if (formal) return summaryAnswer({ ...asking, company: formal.company });
  const isAsked = /[?]\s*$/.test(question) && !asksToFind(question);
  const short = question.trim().split(/\s+/).length <= 6;
  const found = short && subject.name ? await findNamedCompany(subject.name) : null;
  // "Bech?" asks for Bech; with more words it may be a different question.
  const isNamed = found?.kind === 'one' && found.isSame;
  const isBare = foldText(question) === foldText(subject.name ?? '');
  // "What time is it?" and "du er dum" mean no company with a name like one of their words.
  const isMeant = isBare || /\p{Lu}/u.test(subject.name ?? '');
  const named = isNamed || (isMeant && !isAsked) ? found : null;
  if (named?.kind === 'one') {
    const reply = await summaryAnswer({ ...asking, company: named.company });
    return withRespelling(named, reply, say);
  }
  const reading = await readWithReader(question);
  const isCalled = reading.search !== null && isNamedIn(COMPANIES, question);
  if ((isFilters(reading) || isCalled) && isSearch(reading, question)) {
    return searchAnswer(asking, 'list', reading);
  }
  if (named?.kind === 'several') return { text: severalText(asking, named) };
  const isNobody = named?.kind === 'none' && /^\p{Lu}/u.test(named.asked) && !isFilters(reading);
  if (isBare && isNobody) {
    return { text: `${noneText(asking, named.asked)} ${say(KINDS)}`, answered: false };
  }
  // The words that were read as companies may help, shown with the unread ones.
  const isOfMany = isNamedIn(COMPANIES, question) || reading.parts.length > 1;
  return isOfMany && isFilters(reading) ? searchAnswer(asking, 'list', reading) : cannot;
}

const nobody: Spoken = { openKey: null, formerKey: null };

const EXTREME =
  /(?<!\p{L})(?:largest|biggest|smallest|oldest|newest|youngest|fastest|største|mindste|ældste|nyeste|yngste|hurtigste?)(?!\p{L})/iu;

/**
 * Answers about the company that a search finds first: "the CEO of the largest company in Aarhus".
 */
async function ofTheMost(asking: Asking, asked: AboutOne): Promise<Reply> {
  const { question, caller, say } = asking;
  const reading = await readWithReader(question);
  // The words before the superlative ask about the company; all words from it on must be read.
  const { notUnderstood } = await readWithReader(question.slice(question.search(EXTREME)));
  if (unreadOf({ ...reading, notUnderstood }).length > 0) {
    return searchAnswer(asking, 'list', { ...reading, notUnderstood });
  }
  const sort = reading.sort ?? orderIn(question);
  const { companies } = await searchRegister(caller, { ...reading, sort, limit: 1 });
  const [company] = companies;
  if (!company) return { text: say(TEXTS.noneFits) };
  const subject = { key: company.key, name: null, pronoun: false };
  const reply = await answerOfOne(asking, { ...asked, subject } as AboutOne, nobody);
  return { ...reply, text: [reply.text, ...readText(reading, say)].join('\n\n') };
}

function answerTo(asking: Asking, asked: Understood, spoken: Spoken): Promise<Reply> | Reply {
  const { say } = asking;
  const about = 'subject' in asked ? { subject: asked.subject, spoken } : null;
  switch (asked.kind) {
    case 'greeting':
      return { text: `${say(TEXTS.greeting)} ${say(KINDS)}`, answered: false };
    case 'thanks':
      return { text: say(TEXTS.welcome), answered: false };
    case 'help':
      return { text: say(KINDS), answered: false };
    case 'product':
      return { text: say(HELP_TEXTS[asked.topic]), answered: false };
    case 'terms':
      return { text: asked.terms.map((term) => say(TERMS[term])).join('\n\n') };
    case 'register':
      return registerAnswer(asking);
    case 'notHeld':
      return notHeldAnswer(asking, asked.what, { spoken });
    case 'mostHeld':
      return mostHeldAnswer(asking, asked);
    case 'newHolders':
      return newHoldersAnswer(asking, asked);
    case 'count':
    case 'list':
      return searchAnswer(asking, asked.kind);
    case 'define':
      return definition(asked.figures, say);
    case 'compare':
      return compareNamed(asking, asked, spoken);
    case 'saved':
      return about && (asked.subject.key || asked.subject.name || asked.subject.pronoun)
        ? withCompany(asking, about, (company) => savedOneAnswer(asking, company))
        : savedAnswer(asking, asked.list);
    case 'ofTheMost':
      return ofTheMost(asking, asked.asked);
    case 'summary':
      return summaryOrKinds(asking, asked.subject, spoken);
    case 'unknown':
      return unknownAnswer(asking, asked.subject);
    default:
      return answerOfOne(asking, asked, spoken);
  }
}

/** "What is …" may ask for many things: when it is not a company, the kinds are listed too. */
async function summaryOrKinds(asking: Asking, subject: Subject, spoken: Spoken): Promise<Reply> {
  const found = await look(subject, spoken);
  if (found?.kind === 'none') {
    // "Tell me about carpenters" asks for companies of that trade.
    const reading = await readWithReader(found.asked);
    const isRead = isFilters(reading) && unreadOf(reading).length === 0;
    if (isRead) return searchAnswer(asking, 'list', reading);
    return { text: `${noneText(asking, found.asked)} ${asking.say(KINDS)}`, answered: false };
  }
  return withCompany(asking, { subject, spoken }, (company) =>
    summaryAnswer({ ...asking, company }),
  );
}

/**
 * Answers without a model, from the known words of a question, the company that it names, and the
 * results of the tools. A question of no known kind gets the list of kinds.
 * @throws AppError unavailable while the register cannot be read.
 */
export async function answerByReader(asked: ReaderQuestion): Promise<Reply> {
  const { userId, question: written, page, language: ofPages, ...spoken } = asked;
  const [latest] = spoken.former?.slice(-1) ?? [];
  // "Phone?" is answered in the language of the previous question.
  const language = languageOf(written, latest ? languageOf(latest.question, ofPages) : ofPages);
  const question = await withKnownName(withoutList(withoutGreeting(written)));
  const asking: Asking = { caller: { userId }, question, language, say: speaker(language) };
  const understood = understand(question, (spoken.openKey ?? spoken.formerKey) !== null);
  const isOwn = OWN.includes(understood.kind);
  const reply =
    (await onScreen(asking, understood, page)) ??
    (await ofNear(asking, spoken)) ??
    (await furtherFigures(asking, spoken)) ??
    (await followUp(asking, spoken)) ??
    (await ofCompared(asking, spoken)) ??
    (isOwn && understood.kind !== 'notHeld'
      ? null
      : await answerAboutEarlierResult(asking, spoken)) ??
    (isOwn ? null : await ofSpokenPerson(asking, spoken)) ??
    (isOwn ? null : await ofCommon(asking)) ??
    (isOwn ? null : await ofPersonAndCompany(asking, spoken)) ??
    (isOwn ? null : await ofAddress(asking, spoken)) ??
    (isOwn ? null : await answerAboutOwnedCompanies(asking, understood, spoken)) ??
    (isOwn ? null : await ofPerson(asking, understood)) ??
    (await ofMany(asking, understood)) ??
    (await withPerson(asking, understood, await answerTo(asking, understood, spoken)));
  if (reply.text === '') throw new AppError('internal', 'The answer is empty.');
  return reply;
}

async function withPerson(asking: Asking, understood: Understood, reply: Reply): Promise<Reply> {
  const also = reply.answered === false ? '' : await samePersonNameNote(asking, understood);
  return also === '' ? reply : { ...reply, text: `${reply.text}\n\n${also}` };
}

async function onScreen(
  asking: Asking,
  { kind }: Understood,
  page: AssistantPage | undefined,
): Promise<Reply | null> {
  const shown = await readingOnScreen(asking.caller.userId, asking.question, page);
  return shown && (kind === 'count' || kind === 'list') ? searchAnswer(asking, kind, shown) : null;
}

/** Kinds that are unambiguous; others may be about a person, or about many companies at once. */
const OWN: readonly Understood['kind'][] = [
  ...(['greeting', 'thanks', 'help', 'product', 'terms', 'register'] as const),
  ...(['define', 'saved', 'compare', 'notHeld', 'mostHeld', 'newHolders'] as const),
];

/** A comparison may be of companies, or of groups of them. */
function ofMany(asking: Asking, { kind }: Understood): Promise<Reply | null> {
  const many = kind === 'compare' || !OWN.includes(kind) ? readMany(asking.question) : null;
  const isMeant = many && (kind !== 'compare' || many.kind === 'sides');
  return isMeant ? manyAnswer(asking, many) : Promise.resolve(null);
}
