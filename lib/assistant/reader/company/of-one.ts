import { readWithReader } from '@/lib/ai-search/read-sentence';
import { searchRegister } from '@/lib/assistant/tools/search';
import { computedAnswer, computedTerms } from '../figures/computed-answer';
import { amountsAnswer, keyFiguresAnswer } from '../figures/figure-answers';
import { healthAnswer } from '../figures/health-answer';
import { tradeIn } from '../lists/merged';
import { orderIn } from '../lists/reading';
import { searchAnswer } from '../lists/search-answers';
import { askedOfOne, type Subject } from '../question/asked';
import type { Similar, Understood } from '../question/understand';
import { type AboutOne, type OfOne, readOfOne } from '../question/understand-company';
import type { ContactOfRole } from '../question/understand-contact';
import { isOrderedBy } from '../question/understand-most';
import type { Peers } from '../question/understand-peers';
import { ratiosAnswer } from '../terms/answer';
import { readText, unreadOf, unreadText } from '../text/reading-text';
import { type Asking, type Known, NOTHING_SPOKEN, type Reply } from '../text/reply';
import { notTaken, TEXTS } from '../text/texts';
import { factAnswer, ownedAnswer, similarAnswer } from './company-answers';
import { dueAnswer } from './due-answer';
import { historyAnswer } from './history-answer';
import { ownershipAnswer } from './ownership-answer';
import { passagesAnswer } from './passages-answer';
import { peersAnswer } from './peers-answer';
import { reportAnswer } from './report-answer';
import { filedAnswer, goingConcernAnswer, opinionAnswer, quarantineText } from './reports-answer';
import { rolesAnswer } from './roles-answer';
import { withCompany } from './which-company';

/**
 * The filters beside a name that an answer leaves out: "companies like Bech in Jutland with positive
 * equity".
 */
async function notTakenNote({ question, say }: Asking, name: string | null): Promise<string[]> {
  const rest = name === null ? question : question.replace(name, ' ');
  const { parts } = await readWithReader(rest);
  return notTaken([...new Set(parts.map(({ text }) => text))], say);
}

/** Joins several answers, naming the company only above the first. */
async function answerTogether(known: Known, parts: OfOne[]): Promise<Reply> {
  const texts: string[] = [];
  for (const part of parts) texts.push((await answerAs(known, part)).text);
  const [heading = ''] = texts[0]?.split('\n') ?? [];
  const others = texts.slice(1).map((text) => text.replace(heading, '').trimStart());
  return { text: [texts[0], ...others].join('\n\n') };
}

/** Companies like it, and what of the question the answer leaves out. */
async function answerSimilar(known: Known, { subject }: Similar): Promise<Reply> {
  const { text } = await similarAnswer(known);
  return { text: [text, ...(await notTakenNote(known, subject.name))].join('\n\n') };
}

/** The holders of the role, and the contact details of the company itself. */
async function answerContact(
  known: Known,
  { fields, groups, subject }: ContactOfRole,
): Promise<Reply> {
  const { text } = await answerTogether(known, [
    { kind: 'roles', groups, former: false, year: null, subject },
    { kind: 'fact', fields, year: null, subject },
  ]);
  const note = known.say({
    en: 'How its people are reached is not in these data; phone, email and address are those of the company.',
    da: 'Hvordan personerne kan kontaktes, står ikke i disse data; telefon, e-mail og adresse er virksomhedens.',
  });
  return { text: `${text}\n\n${note}` };
}

export type OfCompany = Exclude<AboutOne, { kind: 'define' }> | Similar | Peers;
type Answers = {
  [Kind in OfCompany['kind']]: (
    known: Known,
    asked: Extract<OfCompany, { kind: Kind }>,
  ) => Promise<Reply>;
};

/** How each kind of question about a company is answered. */
const ANSWERS: Answers = {
  fact: factAnswer,
  roles: rolesAnswer,
  amounts: amountsAnswer,
  keyFigures: keyFiguresAnswer,
  computed: computedAnswer,
  owned: ownedAnswer,
  ownership: ownershipAnswer,
  health: healthAnswer,
  notKept: (known, { what }) =>
    what === 'goingConcern' ? goingConcernAnswer(known) : opinionAnswer(known),
  history: historyAnswer,
  report: reportAnswer,
  passages: passagesAnswer,
  contactOf: answerContact,
  similar: answerSimilar,
  filed: (known, { year }) => filedAnswer(known, year),
  due: (known, { year }) => dueAnswer(known, year),
  peers: (known, { fields }) => peersAnswer(known, fields),
  together: (known, { parts }) => answerTogether(known, parts),
};

/** Whether a question is about one company. */
export const isOfCompany = (asked: Understood): asked is OfCompany => asked.kind in ANSWERS;

const answerAs = (known: Known, asked: OfCompany) => ANSWERS[asked.kind](known, asked as never);

const MONTH = /^(?:jan|feb|mar|apr|maj|may|jun|jul|aug|sep|o[ck]t|nov|dec)\p{L}*$/iu;

/** Places and people that an answer leaves out: "how many employees has Bech in Germany?" */
function unreadNames({ question }: Asking, { unread = [] }: Subject): string[] {
  const isName = (words: string) =>
    /^\p{Lu}\p{Ll}/u.test(words) && !question.trim().startsWith(words) && !MONTH.test(words);
  return unread.filter(isName);
}

/** Answers a question about one company: one that is named, on the screen or under discussion. */
export function answerOfOne(
  asking: Asking,
  asked: AboutOne | Similar | Peers,
): Promise<Reply> | Reply {
  const { say, spoken } = asking;
  if (asked.kind === 'define') return ratiosAnswer(asked.figures, say);
  const { subject } = asked;
  // "What is ROE?" asks for the definition when there is no company.
  const known = subject.key ?? subject.name ?? spoken.openKey ?? spoken.formerKey;
  if (asked.kind === 'keyFigures' && known === null) return ratiosAnswer(asked.fields ?? [], say);
  if (asked.kind === 'computed' && (known === null || asked.isDefined))
    return computedTerms(asked.what, say);
  if (asked.kind === 'notKept' && asked.what === 'quarantine') return { text: say(quarantineText) };
  // Figures of several companies may stand in one table.
  const figures = isOrderedBy(asked) ? asked : undefined;
  return withCompany(asking, { subject, asked: figures }, async (company) => {
    const reply = await answerAs({ ...asking, company }, asked);
    const texts = [...unreadText({ notUnderstood: unreadNames(asking, subject) }, say), reply.text];
    return { ...reply, text: texts.join('\n\n') };
  });
}

const EXTREME =
  /(?<!\p{L})(?:largest|biggest|smallest|oldest|newest|youngest|fastest|største|mindste|ældste|nyeste|yngste|hurtigste?)(?!\p{L})/iu;

const OF_ONE_TRADE = new RegExp(`(?<=\\s)(?:the|den|det) (?=(?:${EXTREME.source}) )`, 'iu');

/** "Who is the CEO of the largest dairy?": the question about the one company, if it is one. */
async function askedOfTheMost({ question }: Asking): Promise<AboutOne | null> {
  const at = question.search(OF_ONE_TRADE);
  if (at < 0) return null;
  const of = readOfOne(askedOfOne(question.slice(0, at)));
  if (!of || !('subject' in of) || of.kind === 'health') return null;
  if (of.subject.name !== null || of.subject.key !== null) return null;
  const { filters, notUnderstood } = await readWithReader(question.slice(at));
  const isTrade = tradeIn(filters) ?? filters.companyType;
  return isTrade && notUnderstood.length === 0 ? of : null;
}

/** Answers such a question; null for any other. */
export async function ofTheMostOfTrade(asking: Asking): Promise<Reply | null> {
  const asked = await askedOfTheMost(asking);
  return asked && ofTheMost(asking, asked);
}

/**
 * Answers about the company that a search finds first: "the CEO of the largest company in Aarhus".
 */
export async function ofTheMost(asking: Asking, asked: AboutOne): Promise<Reply> {
  const { question, say } = asking;
  const reading = await readWithReader(question);
  // The words before the superlative ask about the company; all words from it on must be read.
  const { notUnderstood } = await readWithReader(question.slice(question.search(EXTREME)));
  if (unreadOf({ ...reading, notUnderstood }).length > 0) {
    return searchAnswer(asking, 'list', { ...reading, notUnderstood });
  }
  const sort = reading.sort ?? orderIn(question);
  const { companies } = await searchRegister({ ...reading, sort, limit: 1 });
  const [company] = companies;
  if (!company) return { text: say(TEXTS.noneFits) };
  const subject = { key: company.key, name: null, pronoun: false };
  const alone = { ...asking, spoken: NOTHING_SPOKEN };
  const reply = await answerOfOne(alone, { ...asked, subject } as AboutOne);
  return { ...reply, text: [reply.text, ...readText(reading, say)].join('\n\n') };
}
