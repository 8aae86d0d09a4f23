import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { companyRoles, type RoleFact } from '@/lib/assistant/tools/people';
import { isPersonName } from '@/lib/assistant/tools/person';
import type { Exchange } from '@/lib/assistant/types';
import { foldText } from '@/lib/words/fold';
import { asksForChair, isChair, ofGroup } from '../company/roles-answer';
import { look } from '../company/which-company';
import { askedOfOne } from '../question/asked';
import { isAside, NAMED, type Person, peopleIn, personHeading } from '../question/spoken-of';
import { formalName } from '../question/subject';
import { SINCE, SUCCEEDS } from '../question/understand-both';
import {
  BANKRUPT,
  type PersonAsked,
  readPerson,
  readPersonOfRoleQuestion,
} from '../question/understand-people';
import { companyLink } from '../text/names';
import type { Asking, Reply } from '../text/reply';
import { bold, replyOf, TEXTS } from '../text/texts';
import { everyMatch, has, type Match, matchesOf } from '../words/match';
import { COMPANIES, ROLE_WORDS } from '../words/vocabulary';
import { colleaguesOf } from './colleagues-answer';
import type { OfHolder } from './held-as';
import { holderAnswer, personLine } from './person-answer';
import { asksForLeftLast, inCompany, leftLast } from './person-in-company';
import { ofSpokenHolders } from './spoken-holders';
import { holdingsText, isOnlyThrough, THROUGH } from './through-others';

const PRONOUNS = {
  en: /(?<![\p{L}\p{N}])(?:he|she|him|her|his|hers)(?![\p{L}\p{N}])/iu,
  da: /(?<![\p{L}\p{N}])(?:han|hun|ham|hende|hans|hendes)(?![\p{L}\p{N}])/iu,
};
/** Whether a text is nothing but "he" or "she". */
export const isPersonPronoun = (text: string, language: Asking['language']) =>
  PRONOUNS[language].exec(text)?.[0] === text.trim();
/** In "Hans Jensen", "Hans" is a name and not a pronoun. */
const NAMED_SO = /(?<!\p{L})Hans \p{Lu}/u;

/** "What else is she in?" asks for any role. */
const ELSE =
  '(?:what|where|who|hvad|hvor) (?:else|ellers)|ellers|andre steder|noget andet|elsewhere|anything else|anywhere else|(?:other|more|andre|flere) (?:companies|firms|businesses|roles|virksomheder|firmaer|selskaber|roller|poster)|(?:what|hvad) (?:does|laver) (?:he|she|han|hun)(?: do)?$|(?:where|hvor) (?:does|arbejder|is|er) (?:he|she|han|hun)(?: (?:work|working|employed|ansat|now|nu|today|i dag))+$|(?:all|alle) (?:his|her|hans|hendes) (?:companies|firms|roles|virksomheder|selskaber|firmaer|poster)|(?:which|what|hvilke) (?:companies|firms|businesses|virksomheder|selskaber|firmaer) (?:does|do|has|is|ejer|har|leder|driver|er)(?= (?:the |its |their )?(?:ceo|director|owner|chair(?:man|woman|person)?|founder|direktoeren|ejeren|formanden|stifteren|indehaveren)(?![a-z]))';
const BOARDS = 'boards|bestyrelser(?:ne)?|bestyrelsesposter|board seats';
const SHARE =
  '(?:how much|how large a (?:share|part)|what (?:share|percentage|part)|hvor meget|hvor stor (?:en )?(?:del|andel))(?= .*(?:own|ejer))|own(?:s)? (?:it|(?:shares|a share|a part|anything|stock) (?:in|of) (?:it|the company)|(?:the|this) (?:company|firm|business))|ejer(?= .*(?:selskabet|virksomheden|firmaet)$)|(?:ejerandel|aktier|anparter)';
/** What stands before the last word is looked at from there alone: from every word, it takes long. */
const COLLEAGUES =
  '(?=(?:with|med)$)(?<=^(?:(?:and|og) )?(?:who|hvem) .*(?:he|she|han|hun) .*)(?:with|med)$|with (?:him|her)|med (?:ham|hende)|sammen med|who else|hvem ellers|colleagues|partners|kolleger';
const WHO_IS = '^(?:and |og )?(?:who is|hvem er|tell me (?:more )?about|fortael (?:mere )?om)';

/** The one person that an answer is about; 'several' when it is ambiguous. */
function personIn(answer: string): Person | 'several' | null {
  const alone = personHeading(answer);
  if (alone) return alone;
  const people = peopleIn(answer);
  // "He" is not a company, even if a company is among the owners.
  const [first, ...others] = people.filter(({ name }) => formalName(name) === null);
  if (!first) return people.length > 0 ? 'several' : null;
  return others.every(({ id }) => id === first.id) ? first : 'several';
}

/** The person discussed last; answers about companies since then do not change it. */
export function personBefore(former: readonly Exchange[]): Person | 'several' | null {
  for (const exchange of former.toReversed()) {
    if (isAside(exchange)) continue;
    const person = personIn(exchange.answer);
    if (person) return person;
  }
  return null;
}

/** Words around the name of a company in a question about its director. */
const AROUND_NAME =
  'runs?|leads?|owns?|sits?|has|have|part|in|(?:er )?med i|driver|leder|ejer|sidder|har|i|other|andre|companies|selskaber|virksomheder|firmaer|boards?|bestyrelser|been|involved|vaeret|involveret|haft|had|any|nogen|hvor mange|how many|previous|earlier|tidligere|nogensinde|ever';

const VERBS =
  /^(?:ejer|ejede|ejes|ejet|owns?|owned|runs|leads|bestemmer|audits?|audited|revider(?:er|ede|et))$/;

/** "What else does the auditor audit?" asks for that role, beside naming somebody by it. */
const ALSO_ASKED: Partial<Record<RoleFact['group'], string>> = {
  AUDITOR: 'audits?|revider(?:er|ede)',
  OWNER: 'owns?|ejer(?= .*(?:ejer|owner))|(?<=(?:owner|ejer(?:en|ne)?) .*)ejer',
  MANAGEMENT: 'runs?|leads?|manages?|leder|driver|styrer',
};

/** The roles in which companies are requested, without the role that only identifies the person. */
function groupsOf(asked: PersonAsked | null, folded: string, as?: RoleFact['group']) {
  const groups = asked?.groups ?? [];
  const also = as && ALSO_ASKED[as];
  if (as && also && has(also, folded)) return groups.length > 0 ? [...groups] : [as];
  const others = groups.filter((group) => group !== as);
  if (others.length === 0) return null;
  // "Which companies does the director run?"
  return others.every((group) => group === 'PARTNER') ? [...groups] : others;
}

/**
 * Current holders of a role, of a board only the chair unless it is asked for as a whole; the owner
 * of a sole proprietorship leads it.
 */
function holdersIn(roles: RoleFact[], group: RoleFact['group'], isWhole: boolean): Person[] {
  const [, all] = ofGroup(roles, group);
  const meant = group === 'BOARD' && !isWhole ? all.filter(isChair) : all;
  const isAlone = meant.length === 0 && group === 'MANAGEMENT';
  const alone = isAlone ? roles.filter((role) => role.group === 'PARTNER') : meant;
  const people = alone.map(({ id, name, href }) => ({ id, name, href }));
  return [...new Map(people.map((one) => [one.id, one])).values()];
}

/** "Directors with bankruptcies" asks about many companies. */
const OF_MANY =
  '(?:which|what|hvilke|find|list|vis) (?:.* )?(?:directors|owners|direktoerer|ejere)';

type Held = { company: ListedCompany; group: RoleFact['group']; people: Person[] };

/** "Has Mia Lund been director of …?": that is a person, even if a company is called so. */
async function isPerson(question: string, name: string): Promise<boolean> {
  const behind = question.replace(/^\s*(?:has|have|is|was|did|does|har|er|var)\s+/iu, '');
  const isSubject = behind !== question && behind.startsWith(name) && formalName(question) === null;
  return isSubject && isPersonName(name);
}

/** "Which companies have Bech as their auditor?" names the holder, and not the company. */
const HAS_AS = `(?:har|have|has|med|with) [^,]* (?:som|as|til)(?: (?:deres|their|its|the|an?|sin))? (?:${ROLE_WORDS.map(([, words]) => words).join('|')})`;

/** The holders of a role in the company named or under discussion: "the chairman", "the owners". */
async function holdersOf(asking: Asking): Promise<Held | null> {
  const { question } = asking;
  const { folded, subjectOf } = askedOfOne(question);
  const words = matchesOf(ROLE_WORDS, folded);
  if (has(HAS_AS, foldText(question))) return null;
  const isVerb = ({ at, length }: Match<unknown>) => VERBS.test(folded.slice(at, at + length));
  // "Which companies does the director own?": the noun identifies the person.
  const nouns = words.filter((word) => !isVerb(word));
  // "Which companies does Bech own, and did any go bankrupt?" asks for those of Bech itself.
  if (nouns.length === 0 && has(`${COMPANIES}|company|virksomhed|selskab`, folded)) return null;
  const asked = (nouns.length > 0 ? nouns : words).map(({ means }) => means);
  const isWhole = has(BANKRUPT, folded) && !asksForChair(question);
  const [group] = asked.filter((one) => one !== 'BOARD' || isWhole || asksForChair(question));
  if (!group || has(OF_MANY, folded)) return null;
  const around = [...everyMatch(AROUND_NAME, folded), ...everyMatch(OF_HOLDER, folded)];
  const subject = subjectOf(words, around);
  const isNamed = /\p{Lu}/u.test(subject.name ?? '') || subject.key !== null;
  if (isNamed && (await isPerson(question, subject.name ?? ''))) return null;
  const found = await look(asking, isNamed ? subject : { ...subject, name: null });
  const roles = found?.kind === 'one' ? await companyRoles(found.company) : null;
  if (found?.kind !== 'one' || !roles) return null;
  return { company: found.company, group, people: holdersIn(roles.roles, group, isWhole) };
}

/** Answers the question for each of several directors or owners. */
async function ofEach(asking: Asking, { company, group, people }: Held, folded: string) {
  const bankrupt = has(BANKRUPT, folded);
  if (!bankrupt && !has(ELSE, folded)) return null;
  const groups = bankrupt ? null : groupsOf(readPerson(askedOfOne(asking.question)), folded, group);
  const asked: OfHolder = { groups, former: false, bankrupt };
  const lines = people.slice(0, MOST_HOLDERS).map(({ id }) => personLine(asking, id, asked));
  return `${bold(companyLink(company))}\n\n${(await Promise.all(lines)).join('\n')}`;
}

/** Puts the person's name in quotes, as no legal form marks it as a name. */
const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, '')}"`;

/** `as`: the role by which the question refers to the person. */
type OfPerson = { folded: string; named: string; as?: RoleFact['group'] };

/** Answers a question about a person; null when it asks for nothing that is known of people. */
async function answerOf(
  asking: Asking,
  person: Person,
  { folded, named, as }: OfPerson,
): Promise<string | null> {
  const { id } = person;
  if (THROUGH.test(asking.question)) return holdingsText(asking, id);
  if (asksForLeftLast(folded)) return leftLast(asking, person);
  if (has(SUCCEEDS, folded)) return inCompany(asking, person, { successors: true });
  if (has(SHARE, folded)) return inCompany(asking, person, { isShare: true });
  if (has(SINCE, folded)) return inCompany(asking, person, {});
  if (has(COLLEAGUES, folded)) return colleaguesOf(asking, person);
  if (has(BOARDS, folded)) {
    return holderAnswer(asking, id, { groups: ['BOARD'], former: false });
  }
  const asked = askedOfOne(named);
  const roles = readPerson(asked);
  const isAny =
    has(`${ELSE}|${BANKRUPT}|${WHO_IS}`, folded) || readPersonOfRoleQuestion(asked) !== null;
  if (!roles && !isAny) return null;
  const none: OfHolder = { groups: null, former: false };
  const bankrupt = has(BANKRUPT, folded);
  // "The other companies of the director" are those in any role; that role is none of both.
  const each = as ? undefined : roles?.each;
  const of = { ...none, ...roles, each, groups: groupsOf(roles, folded, as) };
  return holderAnswer(asking, id, bankrupt ? { ...none, bankrupt } : of);
}

/** With these words, a question about a company's director asks for more than their name. */
const OF_HOLDER = `${ELSE}|${BANKRUPT}|${BOARDS}|who else|hvem ellers`;
/** Maximum holders that are listed. */
const MOST_HOLDERS = 6;

/** "Which of them does she own?", "which has he left?" */
const WHICH_HELD =
  /^(?:(?:and|og) )?(?:which|hvilke)(?: ones)?(?: (?:of|af) (?:them|these|those|dem|disse))?(?= (?:does|do|did|has|have|had|is|was|ejer|ejede|har|havde|er|var|sidder|sad|leder|driver) )/iu;
/** "Who was its director when it went bankrupt?" is about the company alone. */
const AT_ITS_END =
  '(?:when|before|as) (?:it|they|the company) (?:went|became|was|were|closed)|da (?:den|det|de|selskabet|virksomheden|firmaet) (?:gik|blev|lukkede)';

/** "Have any of them gone bankrupt?" after the companies of one person or organisation. */
async function bankruptOfHeld(asking: Asking, folded: string): Promise<Reply | null> {
  const person = personHeading(asking.spoken.former.at(-1)?.answer ?? '');
  const isAsked = has('(?:nogen|nogle|en|any|one|some) (?:af|of) (?:dem|them|those)', folded);
  if (!person || !isAsked || !has(BANKRUPT, folded)) return null;
  return replyOf(
    await holderAnswer(asking, person.id, {
      groups: null,
      former: false,
      bankrupt: true,
    }),
  );
}

/**
 * Answers a question that refers to a person without a name: "what else is she in?" after an answer
 * about one, "which other boards does the chairman sit on?". Null for any other question.
 */
export async function ofSpokenPerson(asking: Asking): Promise<Reply | null> {
  const { question, language, say, spoken } = asking;
  const folded = foldText(question);
  const pronoun = NAMED_SO.test(question) ? null : PRONOUNS[language].exec(question);
  // A pronoun means a person named in the same question: "who runs Bech, and how long has he been
  // there?"
  const isOfOthers = pronoun !== null && NAMED.test(question);
  const others = pronoun ? null : await ofSpokenHolders(asking);
  if (others) return others;
  const broke = pronoun ? null : await bankruptOfHeld(asking, folded);
  if (broke) return broke;
  const alone = isOnlyThrough(question) ? personIn(spoken.former.at(-1)?.answer ?? '') : null;
  const through = alone && alone !== 'several' ? await holdingsText(asking, alone.id) : null;
  if (through) return { text: through };
  if (isOfOthers || (!pronoun && (!has(OF_HOLDER, folded) || has(AT_ITS_END, folded)))) return null;
  const held = pronoun ? null : await holdersOf(asking);
  if (held && held.people.length > 1) {
    return replyOf(await ofEach(asking, held, folded));
  }
  const person = pronoun ? personBefore(spoken.former) : held?.people[0];
  if (!person || person === 'several') {
    // "He" is none of several people who are called so, and no company among theirs.
    const isOfPerson = pronoun && (person === 'several' || has(OF_PERSON, folded));
    return isOfPerson ? { text: say(TEXTS.whichPerson), answered: false } : null;
  }
  const asks = question.replace(
    WHICH_HELD,
    language === 'da' ? 'hvilke selskaber' : 'which companies',
  );
  const named = pronoun ? asks.replace(pronoun[0], quoted(person.name)) : question;
  return replyOf(await answerOf(asking, person, { folded, named, as: held?.group }));
}

const OF_PERSON = [
  '(?:in)?direkt[a-z]*|indirectly',
  SUCCEEDS,
  SHARE,
  SINCE,
  COLLEAGUES,
  BOARDS,
  BANKRUPT,
  ELSE,
].join('|');
