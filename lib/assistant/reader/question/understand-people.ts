import type { RoleGroup } from '@/lib/roles/types';
import { foldText } from '@/lib/words/fold';
import {
  type Entry,
  everyMatch,
  has,
  isNamedIn,
  masked,
  matchesOf,
  matchOf,
  meaningsOf,
} from '../words/match';
import { COMPANIES, FORMER, HOW_MANY, PAST, ROLE_WORDS } from '../words/vocabulary';
import { type Asked, asWritten } from './asked';
import { type RoleTime, roleTimeIn } from './role-time';
import { asksOfFigures, ownedShareIn, type ShareBound } from './share-bound';

/** A question about the companies of a person, and in which roles; null: in any. */
export type PersonAsked = {
  name: string;
  groups: RoleGroup[] | null;
  former: boolean;
  /** Only those that went bankrupt. */
  bankrupt?: boolean;
  /** Both current and former ones. */
  ever?: boolean;
  /** Whether the name must be exactly a person's. */
  exactly?: true;
} & OnlyIn;

/** What else is asked of the roles. */
export type OnlyIn = {
  /** When they were held. */
  time?: RoleTime;
  /** "Both director and owner": one of each kind. */
  each?: RoleGroup[][];
  /** "But not owner" */
  without?: RoleGroup[];
  /** "More than half of" */
  share?: ShareBound;
};

/** "Which companies has she been in?" */
const EVER = 'been|ever|vaeret|nogensinde|siddet|ledet|ejet';

const ONE_OR_MORE = `(?:${COMPANIES}|company|firm|virksomhed|selskab|firma)`;
const IS = '(?:is |are |was |were |er |bliver |blev )?';
/** Words for having a role in a company. */
const PARTS: Entry<RoleGroup[]>[] = [
  [
    ['AUDITOR'],
    `${IS}(?:audited|revideret|revideres|reviderede) (?:by|af)|audits?|audited|revider(?:er|ede)|revideret|revisor for|auditor of`,
  ],
  [['OWNER', 'PARTNER'], `${IS}(?:owned|ejet|ejes) (?:by|af)|owns?|owned|ejer|ejede`],
  [
    ['MANAGEMENT', 'PARTNER'],
    `${IS}(?:run|led|managed|ledet|ledes|drevet|styret)(?: (?:by|af))?|runs|leads?|manages?|leder|ledede|driver|drev|styrer|bestyrer`,
  ],
  [['BOARD'], '(?<!every |the )boards|bestyrelser(?:ne)?'],
  [
    ['FOUNDER'],
    `${IS}(?:founded|stiftet|grundlagt) (?:by|af)|founded|stiftede|grundlagde|(?<=(?:^| )har .*)(?:stiftet|grundlagt)|(?<=(?:^| )did .*)found$`,
  ],
];
const LEFT =
  '(?<=^(?:.* )?(?:has|have|had|did|does|har|er|havde) .*)(?:left|leave|resigned from|stepped down from|forladt|fratraadt|udtraadt(?: af)?)';
const ANY_PART = `${LEFT}|${IS}(?:controlled|kontrolleret) (?:by|af)|controls?|behind|involved (?:in|with)|(?:sits?|sat|serves?|served|seats?) (?:on|in)|a part (?:in|of)|roles? (?:in|at)|staar bag|sidder(?: i)?|(?:er )?med i|roller i|associated with|affiliated with|connected (?:to|with)|linked to|tilknyttet|involveret|engageret|en del af|(?<=(?:^| )(?:is|are|was|were|been|er|var|vaeret) .*)(?:in|i|part of)$`;
const WHERE_WORDS = '(?:where|hvor)(?: else| ellers)?';
const POSTS =
  '(?:direktoer|bestyrelses|ledelses)?poster?(?:ne)?|directorships|board seats|roles|roller';
const ASKS = `(?:(?:on|i|paa) )?(?:which|what|how many|hvilke|hvor mange) (?:other |andre )?(?:boards|bestyrelser)|(?:which|what|hvilke|hvor mange|how many)(?= (?:${POSTS}|[a-z]{3,}(?:selskaber|virksomheder|firmaer))(?![a-z]))|(?:(?:find|show me|list|vis(?: mig)?) )?(?:which |what |hvilke |hvilken |hvilket )?(?:other |andre )?${ONE_OR_MORE}|what else|hvad ellers|what (?:does|do|did)|hvad(?= (?:ejer|leder|driver|styrer|ejede))|(?<=^(?:did|has|have|har|havde) .*)(?:any|some|nogen|nogle) (?:${ONE_OR_MORE}|boards?|bestyrelser)|(?<=^(?:does|do|is|sits?|sidder|er|har) .*)(?:(?:on|i|paa|in) )?(?:(?:any|some|nogen|nogle) )?(?:other|andre|flere) (?:boards|bestyrelser)`;

/** The kinds of roles that a text names, each with the groups that may be meant by it. */
function kindsIn(folded: string): RoleGroup[][] {
  const named = [
    ...matchesOf(PARTS, folded).map(({ means }) => means),
    ...matchesOf(ROLE_WORDS, folded).map(({ means }) => [means]),
  ];
  const firsts = [...new Set(named.map(([first]) => first))];
  return firsts.map((first) => [...new Set(named.filter((groups) => groups[0] === first).flat())]);
}

/** The kinds of roles that a question about somebody's companies names; none: any. */
export const groupsIn = (folded: string): RoleGroup[] => [...new Set(kindsIn(folded).flat())];

const BOTH = 'baade|both|ogsaa|also|as well as|samtidigt?|at the same time|begge dele';
const BUT_NOT =
  '(?:men|but|og|and)(?: [a-z]+){0,3} (?:ikke|not|isn t|doesn t|never|aldrig)|uden (?:ogsaa |selv )?at vaere|without (?:also )?being';

/** Which roles are asked for, and how they go together. */
function rolesIn(folded: string): { groups: RoleGroup[] } & Pick<OnlyIn, 'each' | 'without'> {
  const [not] = matchOf(BUT_NOT, folded);
  const excluded = not ? groupsIn(folded.slice(not.at)) : [];
  if (not && excluded.length > 0) {
    // A sole proprietor owns the business too.
    const owners: RoleGroup[] = excluded.includes('OWNER') ? ['PARTNER'] : [];
    const without = [...new Set([...excluded, ...owners])];
    return { groups: groupsIn(folded.slice(0, not.at)), without };
  }
  const kinds = kindsIn(folded);
  const isEach = kinds.length > 1 && has(BOTH, folded);
  return { groups: groupsIn(folded), ...(isEach && { each: kinds }) };
}

/** "But not in Aarhus", as it is written; null for none. `isRole`: a role that is left out. */
export function butNotIn({ question, folded }: Pick<Asked, 'question' | 'folded'>) {
  const [not] = matchOf(BUT_NOT, folded);
  if (!not) return null;
  const text = asWritten(question, folded.slice(not.at));
  return { text, isRole: groupsIn(folded.slice(not.at)).length > 0 };
}

/** Words before a time that is of the companies, and not of the roles: "founded in 2018". */
const OF_COMPANIES =
  /(?:stiftet|founded|etableret|established|oprettet|startet|incorporated|grundlagt|registreret|konkurs|bankrupt|ophoert|closed|lukket|ceased|dissolved|oploest)$/;

/** The time in which the roles were held that a question about somebody's companies names. */
function heldTimeIn(folded: string) {
  const found = asksOfFigures(folded) ? null : roleTimeIn(folded);
  const [at] = found?.words ?? [];
  return at && !OF_COMPANIES.test(folded.slice(0, at.at).trim()) ? found : null;
}

/** The share of the companies that is asked for. */
const heldShareIn = (question: string, folded: string) =>
  groupsIn(folded).includes('OWNER') ? ownedShareIn(question, folded) : null;

/** A question without the time and the share that are read as those of the roles. */
export function withoutHeld({ question, folded }: Pick<Asked, 'question' | 'folded'>): string {
  const share = heldShareIn(question, folded);
  const rest = share ? foldText(question.replace(share.text, ' ')) : folded;
  return masked(rest, heldTimeIn(rest)?.words ?? []).replace(/#+/g, ' ');
}

const wordsOf = ([, words]: Entry<unknown>) => words;

/** The words that do not ask for somebody's companies or name a role: "in Aarhus". */
export const besideRoles = (folded: string) =>
  [
    ...[ASKS, ANY_PART, ...PARTS.map(wordsOf), `${FORMER}|${PAST}`, HOW_MANY],
    ...[...ROLE_WORDS.map(wordsOf), `${BOTH}|${BUT_NOT}`],
  ]

    .reduce((left, words) => masked(left, everyMatch(words, left)), folded)
    .replace(/#+/g, ' ');

/** "Where is Anders Jensen a director?": the name stands before the role. */
const WHERE =
  /^(?:and |og )?(?:where|hvor)(?: else| ellers)? (?:is|was|does|do|did|has|er|var|har|sidder|sad|ejer|leder|driver)(?: (?!(?:the|it|they|he|she|den|det|de|han|hun|man|jeg|vi|you|i)(?![a-z]))[a-z0-9]+){2,}/;

/**
 * Reads a question about someone's companies: "which companies does Anders Jensen run?" Null when
 * it mentions no role. The name may still turn out not to be a person's.
 */
export function readPerson({ question, folded, subjectOf }: Asked): PersonAsked | null {
  const isWhere = WHERE.test(folded);
  const asks = matchOf(isWhere ? WHERE_WORDS : ASKS, folded);
  const parts = matchesOf(PARTS, folded);
  const any = everyMatch(ANY_PART, folded);
  const roles = matchesOf(ROLE_WORDS, folded);
  if (asks.length === 0 || parts.length + any.length + roles.length === 0) return null;
  const former = matchOf(`${FORMER}|${PAST}`, folded);
  const counted = matchOf(HOW_MANY, folded);
  const time = heldTimeIn(folded);
  const then = [...(time?.words ?? []), ...everyMatch(BUT_NOT, folded)];
  const { name, key, pronoun } = subjectOf(asks, parts, any, roles, former, counted, then);
  if (key !== null || pronoun || name === null || isNamedIn('have|has|har', name)) return null;
  // "Companies founded per year"
  if (name === 'per') return null;
  const { groups, ...together } = rolesIn(folded);
  const share = heldShareIn(question, folded);
  // A founder remains a founder, so the past tense does not ask for former roles.
  const isFounding = groups.length > 0 && groups.every((group) => group === 'FOUNDER');
  const isPast = former.length > 0 && !isFounding;
  const ever = has(EVER, folded);
  const isName = !isWhere || /\S\s+\S/.test(name);
  const held = { name, groups: groups.length > 0 ? groups : null, former: isPast };
  const only: OnlyIn = {
    ...together,
    ...(time && { time: time.time }),
    ...(share && { share: share.bound }),
  };
  return isName ? { ...held, ...only, ever, ...(isWhere && { exactly: true as const }) } : null;
}

/** Words for a bankruptcy among the companies of somebody. */
export const BANKRUPT =
  'bankrupt(?: companies|cy|cies)?|konkurs(?:er|ramte)?|gone under|gaaet ned|insolven[a-z]*';

const AND_BANKRUPT =
  /,?\s+(?:and|og)\s+(?:has|have|did|is|are|er|har|gik)\s+(?:any|some|one|nogen|nogle|en)(?:\s+(?:of|af)\s+(?:them|those|these|dem|disse))?\s+(?:\p{L}+\s+){0,2}(?:bankrupt|konkurs)(?=[?!.\s]*$)/iu;

/** "Which companies does Bech own, and has any gone bankrupt?" without the second question. */
export const withoutBankrupt = (question: string) => question.replace(AND_BANKRUPT, '');

const BANKRUPTCIES =
  '(?:which |what |any |hvilke |nogen )?(?:(?:former|earlier|previous|tidligere) )?(?:konkurser(?:ne)?|konkursboer|bankruptcies|bankrupt companies|konkursramte (?:selskaber|virksomheder))|(?<=^(?:har|has|have) .* )(?:en konkurs|a bankruptcy)$';
const IN_PART = `${ANY_PART}|vaeret (?:involveret|med)(?: i)?|involveret i|(?:been )?(?:involved|part)(?: in| of)?|haft|had`;

/** "Which companies has Anders Jensen?" */
const HAS = `(?:which |what |hvilke )?(?:${COMPANIES}|roller|roles|poster)(?= (?:har|has|have) | (?:does|do) .* have$)`;

/** "How many bankruptcies has Anders Jensen been involved in?": a person, if the name is one's. */
export function readPersonOfRoleQuestion({ folded, subjectOf }: Asked): PersonAsked | null {
  const words = matchOf(`${BANKRUPTCIES}|${HAS}`, folded);
  if (words.length === 0) return null;
  const { name } = subjectOf(words, everyMatch(IN_PART, folded), matchOf(HOW_MANY, folded));
  if (name === null || !/\S\s+\S/.test(name)) return null;
  const bankrupt = has(BANKRUPTCIES, folded);
  return { name, groups: null, former: false, bankrupt, ever: has(EVER, folded) };
}

const COLLEAGUES =
  '(?:sits?|serves?)(?: (?:on|in)(?: the| which| what)?(?: same)? boards?)? (?:together )?with|on (?:the |the same )?boards? (?:together )?with|(?:arbejder|driver|leder|ejer|sidder) (?:i (?:samme )?bestyrelser?(?:n)? )?(?:sammen )?med|(?:(?:arbejder|driver|leder|ejer|sidder) )?sammen med|samarbejder(?: med)?|arbejder|works? (?:together )?with|colleagues(?: of)?|business partners(?: of)?|associates(?: of)?|kolleger(?: til)?|forretningspartnere?(?: til)?|medejere(?: til)?';

/** "Who works with Anders Jensen?" */
export function readColleagues({ folded, subjectOf }: Asked): string | null {
  const words = everyMatch(COLLEAGUES, folded);
  const isMeant = words.some(({ at, length }) => folded.slice(at, at + length) !== 'arbejder');
  const who = matchOf('who (?:else )?(?:all )?|hvem (?:ellers )?(?:alle )?', folded);
  const { name } = subjectOf(
    words,
    who,
    matchOf('on (?:the )?boards?|i (?:en |samme )?bestyrelser?', folded),
  );
  return isMeant && name !== null && /\S\s+\S/.test(name) ? name : null;
}

/** "Companies with the same director as Nordic Sales": the company and the roles. */
export function readSame({ folded, subjectOf }: Asked) {
  const [as] = matchOf('as|som', folded);
  const [same] = matchOf('same|samme', folded);
  const roles = matchesOf(ROLE_WORDS, folded).filter(
    ({ at }) => same && as && at > same.at && at < as.at,
  );
  if (!as || roles.length === 0) return null;
  const before = [{ means: true, at: 0, length: as.at + as.length }];
  return { groups: meaningsOf(roles), subject: subjectOf(before) };
}

/** "Who is Anders Jensen?" is more likely to ask for a person than for a company. */
export const asksWho = (folded: string) => /^(?:who is|who s|hvem er) /.test(folded);
