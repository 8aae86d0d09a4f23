import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import type { ListedCompany } from '@/lib/assistant/tools/facts';
import {
  findCompanyByKey,
  findNamedCompany,
  type NamedCompany,
} from '@/lib/assistant/tools/search';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { foldText } from '@/lib/words/fold';
import { asksToFind, isFilters, isReadWhole, isUnreadTold } from '../lists/reading';
import { searchAnswer } from '../lists/search-answers';
import type { Subject } from '../question/asked';
import { markedName } from '../question/subject';
import { isQuestionWord } from '../text/language';
import { companyLink, STATUS_NAMES } from '../text/names';
import { unreadOf, unreadText, withRespelling } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { joined, link, plain, quote, TEXTS } from '../text/texts';
import { isNamedIn } from '../words/match';
import { COMPANIES, MORE, ONE_OF_MANY } from '../words/vocabulary';
import { findParts, findSeveral, severalAnswer, type Work } from './several-named';
import { findWithin, isPlace, strayWord } from './within-name';

export function severalText(
  asking: Asking,
  found: Extract<NamedCompany, { kind: 'several' }>,
): string {
  const { say } = asking;
  const lines = found.companies.map((company) => {
    const name = STATUS_NAMES[company.status] ?? TEXTS.notReported;
    const status = company.status === 'ACTIVE' ? '' : `, ${say(name)}`;
    const town = company.town ? `, ${plain(company.town)}` : '';
    return `- ${companyLink(company)} (CVR ${link(company.key, company.href)})${town}${status}`;
  });
  const more = link(say({ en: 'all that fit', da: 'alle, der passer' }), found.href);
  const ask = say({
    en: `Several companies fit. Which one do you mean? Ask with its CVR number, or see ${more}.`,
    da: `Flere virksomheder passer. Hvilken mener du? Spørg med dens CVR-nummer, eller se ${more}.`,
  });
  return [ask, '', ...lines].join('\n');
}

export const noneText = ({ say }: Asking, asked: string) =>
  /^\d{8}$|@/.test(asked)
    ? say({
        en: `Not in the register: no company has the ${asked.includes('@') ? 'email' : 'number'} ${asked}.`,
        da: `Ikke i registret: Ingen virksomhed har ${asked.includes('@') ? 'e-mailen' : 'nummeret'} ${asked}.`,
      })
    : say({
        en: `${TEXTS.noneCalled.en} ${quote(asked, say)}.`,
        da: `${TEXTS.noneCalled.da} ${quote(asked, say)}.`,
      });

/** A sentence for each name that was not found to be exactly one company. */
export const problemsOf = (asking: Asking, found: readonly NamedCompany[]): string[] =>
  found.flatMap((one) => {
    if (one.kind === 'one') return [];
    return [one.kind === 'none' ? noneText(asking, one.asked) : severalText(asking, one)];
  });

/** The company that is meant, or the one under discussion; null for none. */
export function look({ spoken }: Asking, { key, name }: Subject): Promise<NamedCompany> | null {
  if (key !== null) return findCompanyByKey(key);
  if (name !== null) return findNamedCompany(name);
  const known = spoken.openKey ?? spoken.formerKey;
  return known ? findCompanyByKey(known) : null;
}

const CAPITAL = /^\p{Lu}/u;

/**
 * Answers as a search when the question describes companies: "Restaurants in Esbjerg with a phone".
 */
async function asFilters(asking: Asking, name: string | null): Promise<Reply | null> {
  const { question } = asking;
  // "Whose email is post@bech.dk?" does not describe companies with an email.
  if (/\S@\S/.test(question)) return null;
  const reading = await readWithReader(question);
  const isOfMany = isNamedIn(COMPANIES, question) && reading.parts.length > 1;
  const isTold = !CAPITAL.test(name ?? '') && isUnreadTold(reading);
  const isSearch = isOfMany || isTold || asksToFind(question) || isReadWhole(reading, question);
  return isFilters(reading) && isSearch ? searchAnswer(asking, 'list', reading) : null;
}

/** "Dentists in Aarhus that have grown": filters that resemble a name. */
async function asDescription(asking: Asking, { name }: Subject): Promise<Reply | null> {
  const described = name === null ? null : await readWithReader(name);
  const isWhole = described && described.parts.length > 1 && unreadOf(described).length === 0;
  return isWhole && isFilters(described) && described.search === null
    ? searchAnswer(asking, 'list')
    : null;
}

/** Goes on with the company under discussion when what seems to be a name is a stray word. */
async function besideStray(
  asking: Asking,
  { subject, found }: { subject: Subject; found: NamedCompany },
  work: (company: ListedCompany) => Promise<Reply>,
): Promise<Reply | null> {
  // "Er numames pizza ansvarlig for gæld" names something else, which is not known.
  if (!subject.pronoun) return null;
  const stray = strayWord(asking.question, subject, { found, spoken: asking.spoken });
  const known = stray === null ? null : await look(asking, UNNAMED);
  if (stray === null || known?.kind !== 'one') return null;
  const filtered = await asFilters(asking, stray);
  if (filtered) return filtered;
  const reply = await work(known.company);
  const unread = unreadText({ notUnderstood: [stray] }, asking.say);
  return { ...reply, text: [reply.text, ...unread].join('\n\n') };
}

/** Continues with the company that is meant, or asks back. */
export async function withCompany(
  asking: Asking,
  { subject, asked }: { subject: Subject; asked?: Work['asked'] },
  work: (company: ListedCompany) => Promise<Reply>,
): Promise<Reply> {
  const answerAll = (all: NamedCompany[]) => {
    const left = [subject.name ?? '', ...(subject.also ?? [])].slice(MOST_COMPARED);
    const known = { found: all, problems: problemsOf(asking, all), left };
    return severalAnswer(asking, known, { work, asked });
  };
  const beside = await findSeveral(subject);
  if (beside) return answerAll(beside);
  const found = await look(asking, subject);
  if (!found) return { text: asking.say(TEXTS.whichCompany), answered: false };
  // Several companies may share a full name, including the legal form: "Odense Ventures ApS".
  const isName = found.kind !== 'none' && found.isSame;
  const parts = subject.name === null || isName ? null : await findParts(subject.name, false);
  if (parts) return answerAll(parts);
  const ofKnown = await besideStray(asking, { subject, found }, work);
  if (ofKnown) return ofKnown;
  const respelled = (found.kind === 'one' && found.respelled) || [];
  // Words of any question are not misspelt names.
  if (respelled.some(({ typed }) => isQuestionWord(typed) || isNamedIn(NO_NAMES, typed))) {
    return (
      (await asFilters(asking, subject.name)) ?? { text: noneText(asking, subject.name ?? '') }
    );
  }
  const isCalled = found.kind === 'several' && found.isSame && markedName(asking.question) !== null;
  const isWritten = isCalled || (found.kind === 'one' && respelled.length === 0);
  // Words that resemble a name may be filters: "companies" is not "Compare".
  const filtered =
    subject.name === null || isWritten ? null : await asFilters(asking, subject.name);
  if (filtered) return filtered;
  if (found.kind === 'one') return withRespelling(found, await work(found.company), asking.say);
  const described =
    found.kind !== 'several' || found.isSame ? null : await asDescription(asking, subject);
  if (described) return described;
  const several = subject.name === null ? null : await findParts(subject.name, true);
  if (several) return answerAll(several);
  if (found.kind === 'none') return withinAnswer(asking, found.asked, work);
  const place = subject.name !== null && !found.isSame && (await isPlace(subject.name));
  return place ? searchAnswer(asking, 'list') : { text: severalText(asking, found) };
}

/** The company under discussion. */
const UNNAMED: Subject = { key: null, name: null, pronoun: true };

const LEAST_OF_PHRASE = 4;
/** Words that select among many companies: "lavest" is not a misspelt name. */
const NO_NAMES = `${COMPANIES}|${ONE_OF_MANY}|${MORE}|procent|percent|pct|kroner|dkk|tkr`;

/** "The largest", which is no name. */
const SELECTS = new RegExp(`^(?:(?:${ONE_OF_MANY}|${MORE})(?: |$))+$`);

/**
 * Words that describe companies instead of naming one: a long phrase that begins without a capital,
 * or one of several filters. Null for a possible name.
 */
async function describedIn(asking: Asking, asked: string): Promise<Reading | null> {
  if (CAPITAL.test(asked)) return null;
  const isOfMany = isNamedIn(COMPANIES, asked);
  const isLong = asked.split(/\s+/).length >= LEAST_OF_PHRASE;
  const isPhrase = isOfMany || isLong || (await readWithReader(asked)).parts.length > 1;
  const reading = isPhrase ? await readWithReader(asking.question) : null;
  return reading && (isOfMany || reading.parts.length > 1) ? reading : null;
}

/** For a name without a company: a company named by a part of it, or what else may be meant. */
async function withinAnswer(
  asking: Asking,
  asked: string,
  work: (company: ListedCompany) => Promise<Reply>,
): Promise<Reply> {
  const { say } = asking;
  const described = await describedIn(asking, asked);
  if (described) return searchAnswer(asking, 'list', described);
  const within = await findWithin(asked);
  if (!within && SELECTS.test(foldText(asked))) {
    return { text: say(TEXTS.whichCompany), answered: false };
  }
  if (!within) return { text: noneText(asking, asked) };
  const { found, rest, isSure } = within;
  if (isSure) {
    const unread = unreadText({ notUnderstood: rest }, say);
    const reply =
      found.kind === 'one' ? await work(found.company) : { text: severalText(asking, found) };
    return { ...reply, text: [...unread, reply.text].join('\n\n') };
  }
  const companies = found.kind === 'one' ? [found.company] : found.companies;
  const named = joined(companies.map(companyLink), say);
  const there = say({ en: `There is ${named}.`, da: `Der findes ${named}.` });
  return { text: `${noneText(asking, asked)} ${there}` };
}
