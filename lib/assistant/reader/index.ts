import 'server-only';
import { AppError } from '@/lib/errors';
import type { AssistantPage } from '../types';
import { ofAddress } from './company/address-answer';
import { compareNamed } from './company/compare-named';
import { ofControl } from './company/control-answer';
import { withKnownName } from './company/known-names';
import { ofNear } from './company/near-answer';
import { notHeldAnswer } from './company/not-held-answer';
import { answerOfOne, ofTheMost, ofTheMostOfTrade } from './company/of-one';
import { savedAnswer, savedOneAnswer } from './company/saved-answer';
import { ofSharedContacts } from './company/shared-answer';
import { ofStatement } from './company/statement-answer';
import { ofStatusThen } from './company/status-then-answer';
import { withCompany } from './company/which-company';
import { isOfCompared } from './follow-up/before';
import { furtherCompared, ofCompared } from './follow-up/compared';
import { answerAboutEarlierResult } from './follow-up/first-found';
import { followUp } from './follow-up/follow-up';
import { furtherFigures, ofOtherMeasure } from './follow-up/further-figures';
import { notOfListed, ofListed } from './follow-up/of-listed';
import { ofRanked } from './follow-up/of-ranked';
import { pursued } from './follow-up/pursued';
import { afterNone, rankedBefore } from './follow-up/search-before';
import { HELP_TEXTS, type HelpTopic } from './help/product-help';
import { ofFirstName } from './lists/by-first-name';
import { mostHeldAnswer, newHoldersAnswer } from './lists/holders-answer';
import { isOfRatio, type Many, manyAnswer, readMany } from './lists/many';
import { readingOnScreen } from './lists/reading';
import { contactListAnswer, registerAnswer, searchAnswer } from './lists/search-answers';
import { ofCommon } from './people/common-answer';
import { ofConnected } from './people/connected-answer';
import { ofNetwork } from './people/network-answer';
import { isBankruptPerson, ofPerson } from './people/of-person';
import { ofOwnedThen } from './people/owned-then-answer';
import { ofOwnsClaim } from './people/owns-answer';
import { ofPersonAndCompany } from './people/person-and-company';
import { ofSpokenPerson } from './people/spoken-person';
import { ofTheirCompanies } from './people/their-companies';
import { answerAboutOwnedCompanies, samePersonNameNote } from './people/whose';
import { withoutGreeting, withoutList } from './question/subject';
import { type Understood, understand } from './question/understand';
import { severalAnswered } from './several-questions';
import { ratiosAnswer, termsAnswer } from './terms/answer';
import { languageOf } from './text/language';
import type { Asking, ReaderQuestion, Reply } from './text/reply';
import { KINDS, speaker, TEXTS } from './text/texts';
import { summaryOrKinds, unknownAnswer } from './unknown-answer';

/** What the product does, and how; where its data are from, with the day that they are of. */
async function productAnswer(asking: Asking, topic: HelpTopic): Promise<Reply> {
  const told = asking.say(HELP_TEXTS[topic]);
  const day = topic === 'source' ? [(await registerAnswer(asking)).text] : [];
  return { text: [told, ...day].join('\n\n'), answered: false };
}

function answerTo(asking: Asking, asked: Understood): Promise<Reply> | Reply {
  const { say } = asking;
  switch (asked.kind) {
    case 'greeting':
      return { text: `${say(TEXTS.greeting)} ${say(KINDS)}`, answered: false };
    case 'thanks':
      return { text: say(TEXTS.welcome), answered: false };
    case 'help':
      return { text: say(KINDS), answered: false };
    case 'product':
      return productAnswer(asking, asked.topic);
    case 'terms':
      return termsAnswer(asked, say);
    case 'register':
      return registerAnswer(asking);
    case 'notHeld':
      return notHeldAnswer(asking, asked.what);
    case 'mostHeld':
      return mostHeldAnswer(asking, asked);
    case 'newHolders':
      return newHoldersAnswer(asking, asked);
    case 'count':
    case 'list':
      return searchAnswer(asking, asked.kind);
    case 'define':
      return ratiosAnswer(asked.figures, say);
    case 'compare':
      return compareNamed(asking, asked);
    case 'saved':
      return asked.subject.key || asked.subject.name || asked.subject.pronoun
        ? withCompany(asking, asked, (company) => savedOneAnswer(asking, company))
        : savedAnswer(asking, asked.list);
    case 'ofTheMost':
      return ofTheMost(asking, asked.asked);
    case 'summary':
      return summaryOrKinds(asking, asked.subject);
    case 'unknown':
      return unknownAnswer(asking, asked.subject);
    default:
      return answerOfOne(asking, asked);
  }
}

/**
 * Answers without a model, from the known words of a question, the company that it names, and the
 * results of the tools. A question of no known kind gets the list of kinds.
 * @throws AppError unavailable while the register cannot be read.
 */
export async function answerByReader(asked: ReaderQuestion): Promise<Reply> {
  const asking = await askingOf(asked);
  const answer = async (one: ReaderQuestion) => answerOne(await askingOf(one), one.page);
  const several = await severalAnswered(asked, { asking, answer });
  const reply = several ?? (await answerOne(asking, asked.page));
  if (reply.text === '') throw new AppError('internal', 'The answer is empty.');
  return reply;
}

async function askingOf(asked: ReaderQuestion): Promise<Asking> {
  const { userId, question: written, page: _, language: ofPages, ...given } = asked;
  const former = given.former?.map((one) => ({ ...one, question: plainly(one.question) })) ?? [];
  const latest = former.at(-1);
  // "Phone?" is answered in the language of the previous question.
  const language = languageOf(written, latest ? languageOf(latest.question, ofPages) : ofPages);
  const question = await withKnownName(plainly(written));
  const spoken = { ...given, former };
  return { caller: { userId }, question, language, say: speaker(language), spoken };
}

async function answerOne(asking: Asking, page: AssistantPage | undefined): Promise<Reply> {
  const { question, spoken } = asking;
  const understood = understand(question, (spoken.openKey ?? spoken.formerKey) !== null);
  return (
    (await onScreen(asking, understood, page)) ??
    ofFirstName(asking) ??
    (await contactListAnswer(asking)) ??
    (await ofTheMostOfTrade(asking)) ??
    (await ofConnected(asking)) ??
    (await ofNetwork(asking)) ??
    (await ofOwnsClaim(asking)) ??
    (await ofOwnedThen(asking)) ??
    (await ofControl(asking)) ??
    (await ofStatusThen(asking)) ??
    (await ofTheirCompanies(asking)) ??
    (await ofNear(asking)) ??
    (await ofStated(asking, understood)) ??
    (await ofBefore(asking, understood)) ??
    (await ofPeopleOrPlaces(asking, understood)) ??
    (await ofMany(asking, understood)) ??
    (await withPerson(asking, understood, await answerTo(asking, understood)))
  );
}

/** A question without its greeting, and without asking for a list. */
const plainly = (question: string) => withoutList(withoutGreeting(question));

async function ofStated(asking: Asking, understood: Understood): Promise<Reply | null> {
  if (isOfCompared(asking) || (await isBankruptPerson(asking, understood))) return null;
  const reply = await ofStatement(asking);
  return reply && withPerson(asking, understood, reply);
}

/** What goes on from an earlier answer. */
async function ofBefore(asking: Asking, { kind }: Understood): Promise<Reply | null> {
  if (ALONE.includes(kind)) return null;
  return (
    afterNone(asking) ??
    (await ofRanked(asking)) ??
    (await rankedBefore(asking)) ??
    (await pursued(asking)) ??
    (await ofListed(asking)) ??
    (await furtherCompared(asking)) ??
    (await furtherFigures(asking)) ??
    (await ofOtherMeasure(asking)) ??
    (await followUp(asking)) ??
    (await ofCompared(asking))
  );
}

/** What is about a person, a place or an earlier result, although its words look like a company's. */
async function ofPeopleOrPlaces(asking: Asking, understood: Understood): Promise<Reply | null> {
  if (understood.kind === 'notHeld') return answerAboutEarlierResult(asking);
  if (OWN.includes(understood.kind)) return null;
  return (
    (await notOfListed(asking, understood)) ??
    (await answerAboutEarlierResult(asking)) ??
    (await ofSpokenPerson(asking)) ??
    (await ofCommon(asking)) ??
    (await ofPersonAndCompany(asking)) ??
    (await ofSharedContacts(asking)) ??
    (await ofAddress(asking)) ??
    (await answerAboutOwnedCompanies(asking, understood)) ??
    (await ofPerson(asking, understood))
  );
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

/** Kinds that name all the companies that they are about. */
const ALONE: readonly Understood['kind'][] = ['mostHeld', 'newHolders'];

/** Kinds that are unambiguous; others may be about a person, or about many companies at once. */
const OWN: readonly Understood['kind'][] = [
  ...(['greeting', 'thanks', 'help', 'product', 'terms', 'register'] as const),
  ...(['define', 'saved', 'compare', 'notHeld', 'mostHeld', 'newHolders', 'peers'] as const),
];

/** Whether many companies are meant, although the words look like another kind of question. */
function meansMany(many: Many, understood: Understood): boolean {
  const { kind } = understood;
  // A comparison may be of companies, or of groups of them.
  if (kind === 'compare') return many.kind === 'sides';
  if (!OWN.includes(kind)) return true;
  const isNotHeld = understood.kind === 'notHeld' && understood.what === 'ratiosOfMany';
  return (isNotHeld || kind === 'define') && isOfRatio(many);
}

function ofMany(asking: Asking, understood: Understood): Promise<Reply | null> {
  const many = readMany(asking.question);
  return many && meansMany(many, understood) ? manyAnswer(asking, many) : Promise.resolve(null);
}
