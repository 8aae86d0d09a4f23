import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { exactOf, findPeople } from '@/lib/assistant/tools/person';
import { companyCalled, findNamedCompany } from '@/lib/assistant/tools/search';
import { findHolderOfCompany } from '@/lib/people/held-companies';
import { foldText } from '@/lib/words/fold';
import { ownedAnswer } from '../company/company-answers';
import { look, severalText, withCompany } from '../company/which-company';
import { isOfPlace } from '../lists/merged';
import { type Asked, askedOfOne, asWritten, type Subject } from '../question/asked';
import { COMMON_FORMS, markedName } from '../question/subject';
import type { Understood } from '../question/understand';
import { readOwned } from '../question/understand-ownership';
import {
  asksWho,
  BANKRUPT,
  besideRoles,
  butNotIn,
  type PersonAsked,
  readColleagues,
  readPerson,
  readPersonOfRoleQuestion,
  readSame,
  withoutBankrupt,
  withoutHeld,
} from '../question/understand-people';
import { companyLink } from '../text/names';
import { unreadOf, withRespelling } from '../text/reading-text';
import type { Asking, Reply, Speak } from '../text/reply';
import { link, notTaken, quote, replyOf } from '../text/texts';
import { isNamedIn, matchOf } from '../words/match';
import { ABOUT } from '../words/vocabulary';
import { counted, nounOf } from './called-so';
import { colleaguesAnswer, sameAnswer } from './colleagues-answer';
import type { OfHolder, Only } from './held-as';
import { bankruptText, holderAnswer, noRole, personAnswer } from './person-answer';
import { throughOthersAnswer } from './through-others';

/** The legal form behind a name that is set in quotes without it. */
const FORM = new RegExp(`(?<=["“”„«»])\\s+(?:${COMMON_FORMS})(?!\\p{L})`, 'giu');

/** What a question for the companies of somebody says beside the name and the roles. */
async function readRest(question: string, name: string): Promise<Reading | null> {
  const folded = withoutHeld(askedOfOne(question.replace(FORM, '')));
  const rest = besideRoles(folded.replace(foldText(name), ' '))
    .replace(/ +/g, ' ')
    .trim();
  return rest === '' ? null : readWithReader(rest);
}

/** Places are certain; other filters only where every word was read as it is spelt. */
function isCertain(reading: Reading): boolean {
  const isRead = reading.search === null && unreadOf(reading).length === 0;
  return isRead && reading.parts.every(({ meant }) => meant === undefined);
}

/** "In Aarhus", in a question for the companies of somebody; null where nothing narrows them. */
export async function onlyThose(question: string, name: string): Promise<Only | null> {
  const reading = await readRest(question, name);
  if (!reading) return null;
  const isWhole = isCertain(reading);
  const parts = reading.parts.filter((part) => isWhole || isOfPlace(part));
  if (parts.length === 0) return null;
  const texts = parts.map(({ text }) => text);
  const { filters } = isWhole ? reading : await readWithReader(`in ${texts.join(' ')}`);
  return { text: texts.map((text) => asWritten(question, text)).join(', '), filters };
}

const SOMEWHERE = /(?<!\p{L})(?:in|i|på|near|around|omkring) (?<where>\p{Lu}[\p{L}-]+)/gu;

/** Says that the companies are not narrowed to a place which is not known: "in Blåvandby". */
async function unknownPlace(question: string, name: string, say: Speak): Promise<string> {
  const places = [...question.replace(name, ' ').matchAll(SOMEWHERE)];
  const [where] = places.map(({ groups }) => groups?.where ?? '');
  const reading = where === undefined ? null : await readWithReader(`in ${where}`);
  if (where === undefined || reading?.parts.some(isOfPlace)) return '';
  return say({
    en: `I do not know the place ${quote(where, say)}; these are the companies in the whole country.`,
    da: `Stedet ${quote(where, say)} kender jeg ikke; her er virksomhederne i hele landet.`,
  });
}

const auditsNone = ({ say }: Asking, company: ListedCompany) =>
  say({
    en: `${companyLink(company)} audits no company in the register.`,
    da: `${companyLink(company)} reviderer ingen virksomhed i registret.`,
  });

/** "… on the board of a bankrupt company", "… companies that went bankrupt" */
const OF_BANKRUPT =
  '(?:an? |any |en |et )?(?:bankrupt|konkursramte?)(?: (?:company|companies|firm|firms|virksomhed(?:er)?|selskab(?:er)?|firmaer?))|(?:that|which|who|der|som) (?:later |senere |has |have |er |are )?(?:went|gone|gik|gaaet|went into|is|are) (?:bankrupt|konkurs)';

/** Whether somebody's part in bankruptcies is asked for; an auditor has none in its clients'. */
function asksForBankrupt(question: string, { groups }: PersonAsked, only: OfHolder['only']) {
  const isOfState = Object.keys(only?.filters ?? {}).every((name) => name.startsWith('status'));
  return isOfState && !groups?.includes('AUDITOR') && isNamedIn(OF_BANKRUPT, question);
}

type Held = PersonAsked & Pick<OfHolder, 'only'>;

/** The companies in which a company has any role. */
async function heldByCompany(asking: Asking, asked: Held): Promise<Reply | null> {
  const company = await companyCalled(asked.name);
  if (!company) return null;
  const id = await findHolderOfCompany(company.key);
  const text = id === null ? null : await holderAnswer(asking, id, asked);
  return replyOf(text) ?? noRole(company, asking.say);
}

/** The companies that a company audits, or has any role in, as a holder in the register. */
export async function auditedAnswer(asking: Asking, asked: Held): Promise<Reply | null> {
  if (asked.groups === null) return heldByCompany(asking, asked);
  const isOwnedThere = asked.only && asked.groups.includes('OWNER');
  if (!asked.groups.includes('AUDITOR') && !isOwnedThere) return null;
  const found = await findNamedCompany(asked.name);
  if (found.kind === 'several') return { text: severalText(asking, found) };
  const id = found.kind === 'one' ? await findHolderOfCompany(found.company.key) : null;
  const text = id === null ? null : await holderAnswer(asking, id, asked);
  if (text !== null) return { text };
  return found.kind === 'one' && found.isSame && !isOwnedThere
    ? { text: auditsNone(asking, found.company) }
    : null;
}

/** Two or more words with capitals. */
const LIKE_A_NAME = /^\p{Lu}\S*(?:\s+\p{Lu}\S*)+$/u;

/** For what looks like a name, but is that of no person, company or place. */
async function nobodyAnswer({ say }: Asking, { name }: PersonAsked): Promise<Reply | null> {
  if (!LIKE_A_NAME.test(name)) return null;
  const [found, { filters }] = await Promise.all([findNamedCompany(name), readWithReader(name)]);
  if (found.kind !== 'none' || Object.keys(filters).length > 0) return null;
  return {
    text: say({
      en: `Not in the register: no person or company is called ${quote(name, say)}.`,
      da: `Ikke i registret: Ingen person eller virksomhed hedder ${quote(name, say)}.`,
    }),
    answered: false,
  };
}

/** "The companies that share a director with Bech" */
async function sharedHoldersAnswer(asking: Asking, asked: Asked): Promise<Reply | null> {
  const same = readSame(asked);
  if (!same?.subject.name && !same?.subject.key && !same?.subject.pronoun) return null;
  const there = await onlyThose(asked.question, same.subject.name ?? '');
  return withCompany(asking, same, (company) =>
    sameAnswer({ ...asking, company }, same.groups, there),
  );
}

async function answerAboutColleagues(asking: Asking, asked: Asked): Promise<Reply | null> {
  const withWhom = readColleagues(asked);
  return withWhom ? colleaguesAnswer(asking, withWhom) : null;
}

/** Answers "which companies has she …" where the question itself names the person. */
async function roleQuestionAnswer(asking: Asking, asked: Asked): Promise<Reply | null> {
  const inRoles = readPerson(asked);
  const who = readPersonOfRoleQuestion(asked);
  // "Which companies has she been director of?" names the role, "… has she left?" the past.
  const isAny = who?.bankrupt || !(inRoles?.groups || inRoles?.former);
  return who && isAny ? personAnswer(asking, who, true) : null;
}

/** The companies that a company owns, where a question names one that owns. */
async function ownerAnswer(asking: Asking, asked: Asked): Promise<Reply | null> {
  const owned = readOwned(asked);
  const owner = owned && (await look(asking, owned.subject));
  if (owner?.kind === 'one') {
    const { text } = await ownedAnswer({ ...asking, company: owner.company });
    const isOfBankrupt = isNamedIn(BANKRUPT, asking.question);
    const broke = isOfBankrupt ? await bankruptText(asking, owner.company) : '';
    const reply = { text: [text, broke].filter(Boolean).join('\n\n') };
    return withRespelling(owner, reply, asking.say);
  }
  // Words after "own" may be a trade; a name with its legal form is not.
  const isName = owner?.kind === 'several' && markedName(asking.question) !== null;
  return isName ? { text: severalText(asking, owner) } : null;
}

/** The companies of the person, or of the company, that a question names. */
async function holderNamedAnswer(
  asking: Asking,
  asked: Asked,
  named: PersonAsked,
): Promise<Reply | null> {
  const not = butNotIn(asked);
  const those = await onlyThose(asked.question.replace(not?.text ?? '', ' '), named.name);
  const bankrupt = asksForBankrupt(asked.question, named, those);
  const only = bankrupt ? null : those;
  const held = { ...named, only, bankrupt };
  const reply =
    (await personAnswer(asking, held, named.exactly)) ?? (await auditedAnswer(asking, held));
  if (!reply) return null;
  const where = only ? '' : await unknownPlace(asked.question, named.name, asking.say);
  const left = not && !not.isRole ? notTaken([not.text], asking.say) : [];
  return { ...reply, text: [where, reply.text, ...left].filter(Boolean).join('\n\n') };
}

/** The name in "who is Mia Lund?", which asks for any role. */
const whoIsIn = (asked: Asked, kind: Understood['kind']) =>
  kind === 'summary' && asksWho(asked.folded)
    ? asked.subjectOf(matchOf(ABOUT, asked.folded)).name
    : null;

/**
 * Answers questions about someone's companies: a person's, or those that a company owns or audits.
 */
export async function answerAboutOwnedCompanies(
  asking: Asking,
  { kind }: Understood,
): Promise<Reply | null> {
  const asked = askedOfOne(withoutBankrupt(asking.question));
  const whoIs = whoIsIn(asked, kind);
  const anyRole: PersonAsked | null =
    whoIs === null ? null : { name: whoIs, groups: null, former: false };
  const named = readPerson(asked) ?? anyRole;
  return (
    (await throughOthersAnswer(asking)) ??
    (await sharedHoldersAnswer(asking, asked)) ??
    (await answerAboutColleagues(asking, asked)) ??
    (await roleQuestionAnswer(asking, asked)) ??
    (named && (await holderNamedAnswer(asking, asked, named))) ??
    (await ownerAnswer(asking, asked)) ??
    (named && whoIs === null ? nobodyAnswer(asking, named) : null)
  );
}

const OF_EITHER: readonly Understood['kind'][] = ['summary', 'unknown', 'fact', 'health'];

/**
 * A sole proprietorship often has the name of its owner, so people of that name are mentioned too,
 * as are organisations.
 */
export async function samePersonNameNote(asking: Asking, understood: Understood): Promise<string> {
  if (!OF_EITHER.includes(understood.kind) || !('subject' in understood)) return '';
  const { name, key }: Subject = understood.subject;
  if (name === null || key !== null || !/\S\s+\S/.test(name)) return '';
  const found = await findPeople({ name });
  const exact = exactOf(found, name);
  if (exact.length === 0) return '';
  const { en, da } = nounOf(counted(exact));
  const people = link(
    asking.say({ en: `${en} of that name`, da: `${da}, der hedder det` }),
    found.href,
  );
  return asking.say({ en: `There are also ${people}.`, da: `Der er også ${people}.` });
}
