import type { Language } from '@/lib/i18n/languages';
import type { RoleGroup } from '@/lib/roles/types';
import { foldText } from '@/lib/words/fold';
import { look } from './company/which-company';
import { readMany } from './lists/many';
import { questionsIn } from './question/clauses';
import { readPastState } from './question/past-state';
import { keyOfFormer } from './question/spoken-of';
import { readStatement } from './question/statement';
import { type Understood, understand } from './question/understand';
import { SINCE } from './question/understand-both';
import { readControl } from './question/understand-control';
import { readNetwork } from './question/understand-network';
import { readOwnedThen } from './question/understand-owned-then';
import { asksHowMuchOwned, readOwnsClaim } from './question/understand-owns';
import { withoutBankrupt } from './question/understand-people';
import { readTheirCompanies } from './question/understand-their-companies';
import { unreadText } from './text/reading-text';
import type { Asking, ReaderQuestion, Reply, Speak, Words } from './text/reply';
import { KINDS, noted, quote, TEXTS } from './text/texts';
import { has } from './words/match';

type Answer = (asked: ReaderQuestion) => Promise<Reply>;

/** What a question asks for, and of which time. */
function asksOf(understood: Understood): string[] {
  switch (understood.kind) {
    case 'together':
      return understood.parts.flatMap(asksOf);
    case 'contactOf':
      return [...understood.fields.map((field) => `${field} `), ...understood.groups];
    case 'fact':
      return understood.fields.map((field) => `${field} ${understood.year ?? ''}`);
    case 'roles':
      return understood.groups.map((group) =>
        [group, understood.former && 'former', understood.ever && 'ever', understood.year]
          .filter(Boolean)
          .join(' '),
      );
    case 'amounts':
    case 'keyFigures': {
      const { year, span, history, pick } = understood;
      const when = JSON.stringify({ year, span, history, pick });
      return (understood.fields ?? [understood.kind]).map((field) => `${field} ${when}`);
    }
    case 'due':
      return [`due ${understood.year ?? ''}`];
    case 'computed':
      return understood.what.map((what) => `${what} ${understood.year ?? ''}`);
    case 'product':
      return [understood.topic];
    case 'notHeld':
      return [understood.what];
    case 'terms':
      return [...understood.terms, ...understood.amounts, ...understood.figures];
    case 'define':
      return understood.figures.length > 0 ? understood.figures : [understood.kind];
    default:
      return [understood.kind];
  }
}

/** Questions that are read before all others, and answered by yes or no or of their own kind. */
const isOfItsOwn = (question: string) =>
  readStatement(question) !== null ||
  readOwnsClaim(question) !== null ||
  readOwnedThen(question).length > 0 ||
  readControl(question) !== null ||
  readNetwork(question) !== null ||
  readPastState(question) !== null ||
  readTheirCompanies(question) !== null;

/** "How much?", "since when?" behind "who owns it": an answer that names holders tells that. */
const isToldWithHolders = (question: string) =>
  asksHowMuchOwned(question) || has(SINCE, foldText(question));

const namesHolders = (understood: Understood): boolean =>
  understood.kind === 'roles' ||
  (understood.kind === 'together' && understood.parts.some(namesHolders));

/** "What was it in 2020?", as the question that goes on: "and in 2020?" */
const ELLIPTIC =
  /^(?:what|who|how (?:much|many)|hvad|hvem|hvor (?:meget|mange)) (?:is|was|were|er|var) (?:it|that|they|den|det|de|der) (?<when>(?:in|i) (?:19|20)\d\d)[?.! ]*$/i;

/** "Has it changed?" right after "who is the auditor?" */
const IT_CHANGED =
  /^(?<verb>has|have|is|was|er|har|blev) (?:it|he|she|that|they|den|det|de|han|hun) (?=(?:(?:ever|been|nogensinde|blevet) )*(?:changed|replaced|skiftet|udskiftet|ændret)(?!\p{L}))(?<rest>.+)$/iu;
const ROLES: Record<RoleGroup, Words> = {
  MANAGEMENT: { en: 'the director', da: 'direktøren' },
  BOARD: { en: 'the board', da: 'bestyrelsen' },
  PARTNER: { en: 'the owner', da: 'ejeren' },
  OWNER: { en: 'the owner', da: 'ejeren' },
  AUDITOR: { en: 'the auditor', da: 'revisoren' },
  FOUNDER: { en: 'the founder', da: 'stifteren' },
  OTHER: { en: 'it', da: 'det' },
};

function withRole(question: string, language: Language, before: string | undefined): string {
  const { verb, rest } = IT_CHANGED.exec(question)?.groups ?? {};
  const asked = verb === undefined || before === undefined ? null : understand(before, true);
  const [group] = asked?.kind === 'roles' ? asked.groups : [];
  return group ? `${verb} ${ROLES[group][language]} ${rest}` : question;
}

function goingOn(question: string, language: Language): string {
  const { when } = ELLIPTIC.exec(question)?.groups ?? {};
  return when === undefined ? question : `${language === 'da' ? 'og' : 'and'} ${when}?`;
}

const nameOf = (understood: Understood) =>
  'subject' in understood ? (understood.subject.key ?? understood.subject.name) : null;

const isNamed = (understood: Understood) =>
  'subject' in understood && (nameOf(understood) !== null || understood.subject.pronoun);

/** Whether one answer covers all the questions of a message. */
function coversAll(whole: Understood, questions: readonly string[], parts: readonly Understood[]) {
  const covered = new Set(asksOf(whole));
  const isOfSeveral = 'subject' in whole && whole.subject.also !== undefined;
  const others = questions.flatMap((question, at) => {
    const part = parts[at];
    const isTold = namesHolders(whole) && isToldWithHolders(question);
    return part === undefined || isTold ? [] : [{ question, part }];
  });
  const names = new Set(others.flatMap(({ part }) => nameOf(part) ?? []).map(foldText));
  const isTold = others.every(({ part }) => asksOf(part).every((ask) => covered.has(ask)));
  const isAlone = others.some(({ question }) => isOfItsOwn(question));
  return (names.size < 2 || isOfSeveral) && isTold && !isAlone;
}

const NO_QUESTION: readonly Understood['kind'][] = ['unknown', 'greeting', 'thanks', 'help'];

/** The questions of a message that need an answer each; null where one answer covers them. */
function apartIn({ question, spoken }: Asking): string[] | null {
  const questions = questionsIn(question);
  if (questions.length < 2 || withoutBankrupt(question) !== question) return null;
  if (readMany(question)?.kind === 'sides') return null;
  const isSpokenOf = (spoken.openKey ?? spoken.formerKey) !== null;
  const whole = understand(question, isSpokenOf);
  if (whole.kind === 'compare') return null;
  const parts = questions.map((one, at) => understand(one, isSpokenOf || at > 0));
  const [[first], [asked = '']] = [parts, questions];
  if (!first || (NO_QUESTION.includes(first.kind) && !isOfItsOwn(asked))) return null;
  return coversAll(whole, questions, parts) ? null : questions;
}

/** "Who is the CEO, and when was Bech founded?": the company that only a later question names. */
async function keyNamedLater(asking: Asking, questions: readonly string[]) {
  const [first, ...others] = questions.map((one) => understand(one, true));
  if (!first || !('subject' in first) || isNamed(first)) return null;
  const named = others.find((one) => nameOf(one) !== null);
  const subject = named && 'subject' in named ? named.subject : null;
  const found = subject && (await look(asking, subject));
  return found?.kind === 'one' ? found.company.key : null;
}

/** Maximum questions of a message that are answered at once. */
const MOST_ANSWERED = 4;

/** Names the questions beyond those. */
function leftText(questions: readonly string[], say: Speak): string[] {
  const left = questions.slice(MOST_ANSWERED).map((question) => quote(question, say));
  if (left.length === 0) return [];
  return noted(say, {
    en: `I answer ${MOST_ANSWERED} questions at a time. Ask again: ${left.join(', ')}.`,
    da: `Jeg svarer på ${MOST_ANSWERED} spørgsmål ad gangen. Spørg igen: ${left.join(', ')}.`,
  });
}

/** The company or person that an answer begins with. */
const HEADING = /^\*\*\[(?:[^\]\\]|\\.)+\]\([^)]*\)\*\*(?=\n)/;

/** The answers one below the other, without repeating whom the next one is about. */
function joinedTexts(texts: readonly string[]): string {
  const all = [...new Set(texts.filter(Boolean))];
  const told = all.map((text, at) => {
    const [heading] = HEADING.exec(text) ?? [];
    const isRepeated = at > 0 && heading !== undefined && all[at - 1]?.startsWith(heading);
    return isRepeated ? text.slice(heading.length).trimStart() : text;
  });
  return told.join('\n\n');
}

type Answered = Reply & { isRead: boolean };

/** Answers each with what the ones before were about; names one that is not understood. */
async function answerEach(
  asked: ReaderQuestion,
  { asking, answer, questions }: { asking: Asking; answer: Answer; questions: string[] },
): Promise<Answered[]> {
  const { say, spoken, language } = asking;
  let { former, openKey } = spoken;
  let formerKey = (await keyNamedLater(asking, questions)) ?? spoken.formerKey;
  const replies: Answered[] = [];
  for (const [at, question] of questions.slice(0, MOST_ANSWERED).entries()) {
    const whole = withRole(goingOn(question, language), language, questions[at - 1]);
    const given = { ...asked, question: whole, language };
    const reply = await answer({ ...given, former, formerKey, openKey });
    const isRead = reply.answered !== false || !reply.text.startsWith(say(TEXTS.cannot));
    const unread = unreadText({ notUnderstood: [question] }, say).join('');
    const text = isRead ? reply.text.replace(say(KINDS), '').trim() : unread;
    replies.push({ ...reply, text, isRead });
    const exchange = { question: given.question, answer: reply.text };
    former = [...former, exchange];
    // The next question goes on with the company of this one, whichever page is open.
    const key = keyOfFormer([exchange]);
    formerKey = key ?? formerKey;
    openKey &&= key ?? openKey;
  }
  return replies;
}

/**
 * Answers the questions of one message in order. Null where one answer covers the message, or none
 * of it is understood.
 */
export async function severalAnswered(
  asked: ReaderQuestion,
  { asking, answer }: { asking: Asking; answer: Answer },
): Promise<Reply | null> {
  const questions = apartIn(asking);
  if (!questions) return null;
  const replies = await answerEach(asked, { asking, answer, questions });
  if (!replies.some(({ isRead }) => isRead)) return null;
  const told = joinedTexts(replies.map(({ text }) => text));
  const text = [told, ...leftText(questions, asking.say)].join('\n\n');
  const search = replies.find((reply) => reply.search)?.search;
  const isAnswered = replies.some(({ answered }) => answered !== false);
  return { text, ...(search && { search }), ...(!isAnswered && { answered: false }) };
}
