import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import type { StatementField } from '@/lib/financials/types';
import { foldText } from '@/lib/words/fold';
import { HEALTH } from '../words/health-words';
import {
  anyOf,
  everyMatch,
  has,
  type Match,
  masked,
  matchesOf,
  matchOf,
  meaningsOf,
} from '../words/match';
import { STAFF_WORDS } from '../words/staff-words';
import {
  ALL_ACCOUNTS,
  AMOUNT_WORDS,
  COMPANIES,
  DEFINE,
  FACT_WORDS,
  FORMER,
  HOW_MANY,
  KEY_FIGURE_WORDS,
  MANY_FIGURES,
  PAST,
  ROLE_WORDS,
  SEVERAL_AMOUNTS,
  THE_MOST,
  TO_BANKS,
} from '../words/vocabulary';
import type { Asked, OwnershipAsked, RolesAsked, Subject } from './asked';
import { type Claim, readClaim } from './claim';
import type { Facts } from './facts';
import { roleTimeIn, wholeYearOf } from './role-time';
import { ownedShareIn } from './share-bound';
import { yearsIn } from './subject';
import { readCalled, readChanges } from './understand-changes';
import type { Computed } from './understand-computed';
import { type ContactOfRole, readContactOfRole } from './understand-contact';
import { readFacts, readSigning } from './understand-facts';
import { readKeyPeople, readOwned, readOwnership, readShareOf } from './understand-ownership';
import { type AboutPast, readHistory, readNotKept, readOfReports } from './understand-report';
import type { Define } from './understand-terms';
import { lastYearsIn, MOVES, movementIn, picksYear, timeIn, type When } from './when';

type Figures<Field> = { fields: Field[] | null; claim?: Claim } & When;

const GROUP = 'group|koncern[a-z]*|consolidated';

/** Whether the accounts of the group are meant; in "Nordhavn Group" it is part of the name. */
export function asksForGroup(question: string, name: string): boolean {
  const times = (text: string) => everyMatch(GROUP, foldText(text)).length;
  return times(question) > times(name);
}

/** "How many directors has it had?" */
const HAD = '(?<=(?:^| )(?:has|have|har) .*)(?:had|haft)|(?:ever|nogensinde) (?:had|haft)';

/** A question about one company, wherever it is named. */
export type OfOne =
  | Facts
  | RolesAsked
  | ({ kind: 'amounts'; subject: Subject } & Figures<StatementField>)
  | ({ kind: 'keyFigures'; subject: Subject } & Figures<KeyFigureId>);

export type AboutOne =
  | OfOne
  | Define
  | { kind: 'health' | 'owned'; subject: Subject }
  | OwnershipAsked
  | AboutPast
  | ContactOfRole
  | Computed
  /** Several questions at once: "when was it founded, and who runs it?" */
  | { kind: 'together'; parts: OfOne[]; subject: Subject };

/** "Gav det underskud?" */
const GAVE = '(?<=^(?:and |og )?)(?:gav|giver|fik|faar)';
/** "Why did its profit fall?" is answered with the figure, as the reason is unknown. */
const MOVED = `(?:why|hvorfor)(?: did| does| has| have| is| er| har)?|${MOVES}`;

/** "Skylder Bech penge?" */
const OWED =
  '(?<=(?:skylder|skyldte|owes?|owed) .*)(?:(?:nogen|mange|any|much) )?(?:penge|money)(?: (?:vaek|til nogen))?$';

/** "Is the result positive?", "the revenue in millions" */
const AROUND_AMOUNT =
  '(?:(?:in|of|from|i|fra) )?(?:(?:the|its|their|det|deres|dens|sit) )?(?:last|latest|newest|seneste|sidste|nyeste) (?:(?:annual )?(?:accounts|report)|(?:aars)?(?:regnskab|rapport))|positive?t?|negativ(?:e|t)?|(?:i|in) (?:tkr|t kr|mio|mia|mkr|millions?|millioner|thousands?|tusinder?|kr|kroner|dkk)(?: (?:kr|kroner|dkk))?$';

function readFigures(asked: Asked): AboutOne | null {
  const { folded, subjectOf } = asked;
  const figures = matchesOf(KEY_FIGURE_WORDS, folded);
  const many = matchOf(MANY_FIGURES, folded);
  const defines = everyMatch(DEFINE, folded);
  const { when, words } = timeIn(folded);
  if (figures.length > 0 || many.length > 0) {
    const fields = figures.length > 0 ? figures.map(({ means }) => means) : null;
    // "ROE, return on equity" names the same twice.
    const named = everyMatch(anyOf(KEY_FIGURE_WORDS), folded);
    const subject = subjectOf(figures, named, many, defines, words, everyMatch(BESIDE, folded));
    const ofMany = has(COMPANIES, folded) && subject.key === null;
    // "Companies with a solvency ratio below 20 %" are searched for.
    if (ofMany && defines.length === 0 && /\d/.test(folded)) return null;
    const about = ofMany || (subject.name === null && subject.key === null);
    if ((defines.length > 0 || ofMany) && about && !subject.pronoun) {
      return { kind: 'define', figures: fields ?? [] };
    }
    const claim = readClaim(asked.question);
    return { kind: 'keyFigures', fields, ...when, ...(claim && { claim }), subject };
  }
  const several = matchesOf(SEVERAL_AMOUNTS, folded);
  const amounts: Match<StatementField>[] = [
    ...several.flatMap(({ means, ...at }) => means.map((field) => ({ means: field, ...at }))),
    ...matchesOf([...AMOUNT_WORDS, ...(when.yearly ? STAFF_WORDS : [])], masked(folded, several)),
  ];
  const whom = several.length > 0 ? matchOf(TO_BANKS, folded) : matchOf(OWED, folded);
  const moved = amounts.length > 0 ? everyMatch(`${MOVED}|${BESIDE}|${GAVE}`, folded) : [];
  const all = amounts.length > 0 ? [] : matchOf(ALL_ACCOUNTS, folded);
  if (amounts.length === 0 && all.length === 0 && !when.pick) return null;
  const claim = readClaim(asked.question);
  return {
    kind: 'amounts',
    fields: amounts.length > 0 ? amounts.map(({ means }) => means) : null,
    ...when,
    // "By more than 10 %" is of the change.
    ...(claim && claim.unit !== 'percent' && { claim }),
    subject: subjectOf(amounts, whom, all, words, moved, everyMatch(AROUND_AMOUNT, folded)),
  };
}

/** "Who was the auditor before Bech Revision?" asks for the past. */
const BEFORE_WHOM =
  '(?:before|foer) (?!(?:19|20)\\d\\d)[a-z0-9]+(?: [a-z0-9]+){0,4}?(?=$| (?:in|at|of|i|hos|for) )';

const WHEN_ENDED =
  '(?:da|when|foer|before) (?:de|det|den|it|they|(?:the )?(?:company|firm|business)|virksomheden|selskabet|firmaet) (?:gik (?:konkurs|ned|fallit)|went (?:bankrupt|bust|under)|lukkede|blev (?:lukket|oploest|taget under konkurs)|(?:was )?(?:closed|dissolved|liquidated)|ceased|failed)$';
const AT_THE_TIME = '(?:dengang|paa det tidspunkt|at (?:the|that) time|back then)$';

/** "Who sat on the board?" */
const SITS =
  '(?:sat|sits?|sitting|served|serves?|serving|sad|sidder|siddet)(?= (?:on|in|as|i|paa|som) )';

/** Every word for a role: "chairman of the board" has two of them. */
const ROLES = anyOf(ROLE_WORDS);

function readRoles({ question, folded, subjectOf }: Asked): AboutOne | null {
  const groups = matchesOf(ROLE_WORDS, folded);
  if (groups.length === 0) return null;
  const former = everyMatch(`${BEFORE_WHOM}|${FORMER}|${PAST}|(?:before|foer)$`, folded);
  const sits = everyMatch(SITS, folded);
  const others = everyMatch(`(?:andre|other)(?= (?:${ROLES}))`, folded);
  const counted = matchOf(HOW_MANY, folded);
  const read = roleTimeIn(folded);
  const year = read && wholeYearOf(read.time);
  const years = [...(read?.words ?? []), ...yearsIn(folded)];
  const ended = everyMatch(WHEN_ENDED, folded);
  const then = [...ended, ...everyMatch(AT_THE_TIME, folded)];
  const share = groups.some(({ means }) => means === 'OWNER')
    ? ownedShareIn(question, folded)
    : null;
  return {
    kind: 'roles',
    groups: meaningsOf(groups),
    former: former.length > 0,
    year,
    ...(read && year === null && { time: read.time }),
    ...(then.length > 0 && {
      backThen: ended.length > 0 ? ('ended' as const) : ('spoken' as const),
    }),
    ...(share && { share: share.bound }),
    ...(has(HAD, folded) && former.length === 0 && { ever: true as const }),
    subject: subjectOf(
      groups,
      everyMatch(ROLES, folded),
      former,
      others,
      years,
      counted,
      then,
      sits,
    ),
  };
}

/** "Who owns Nordic Sales?", "who audits its accounts?": "who" asks for people in any case. */
const readWho = (asked: Asked) =>
  /^(?:and |og )?(?:who|hvem)(?![a-z])/.test(asked.folded) ? readRoles(asked) : null;

/** Words between two figures of one company: "cash compared with short-term debt". */
const BESIDE =
  '(?<=^)(?:compare|sammenlign(?:er)?)|compared (?:to|with)|compares? (?:to|with)|in (?:relation|proportion) to|relates? to|relative to|versus|vs|(?:set |set op )?(?:i forhold til|sammenlignet med|over for)';
const AND = new RegExp(`(?<![a-z0-9])(?:and|og|plus|samt|${BESIDE})(?![a-z0-9])`, 'g');

/** Each kind is read from the words left by the ones before, on its own side of an "and". */
function readTogether({ folded, subjectOf }: Asked): AboutOne | null {
  const ands = [...folded.matchAll(AND)].map(({ index }) => index);
  if (ands.length === 0) return null;
  const roles = matchesOf(ROLE_WORDS, folded);
  let rest = masked(folded, roles);
  const ratios = matchesOf(KEY_FIGURE_WORDS, rest);
  rest = masked(rest, ratios);
  const amounts = matchesOf(AMOUNT_WORDS, rest);
  const facts = matchesOf(FACT_WORDS, masked(rest, amounts));
  const kinds: Match<unknown>[][] = [roles, ratios, amounts, facts].filter(
    ({ length }) => length > 0,
  );
  if (kinds.length < 2 || !areApart(kinds, ands)) return null;
  const time = timeIn(folded);
  const around = [...matchOf(HOW_MANY, folded), ...everyMatch(BESIDE, folded)];
  const subject = subjectOf(...kinds, time.words, around);
  const when = { ...time.when, subject };
  const former = has(FORMER, folded);
  const all: (OfOne & { of: Match<unknown>[] })[] = [
    { kind: 'fact', fields: meaningsOf(facts), year: when.year, subject, of: facts },
    { kind: 'roles', groups: meaningsOf(roles), former, year: null, subject, of: roles },
    { kind: 'amounts', fields: meaningsOf(amounts), ...when, of: amounts },
    { kind: 'keyFigures', fields: meaningsOf(ratios), ...when, of: ratios },
  ];
  const parts = all
    .filter(({ of }) => of.length > 0)
    .toSorted((a, b) => firstOf(a.of) - firstOf(b.of))
    .map(({ of: _, ...part }) => part);
  return { kind: 'together', parts, subject };
}

const firstOf = (matches: Match<unknown>[]) => Math.min(...matches.map(({ at }) => at));

const areApart = (kinds: Match<unknown>[][], ands: number[]) => {
  const firsts = kinds.map(firstOf);
  return ands.some((and) => firsts.some((at) => at < and) && firsts.some((at) => at > and));
};

/** @param isSpokenOf whether a company is under discussion that is not named: "any red flags?" */
export function readHealth({ folded, subjectOf }: Asked, isSpokenOf = false): AboutOne | null {
  const words = everyMatch(HEALTH, folded);
  if (words.length === 0 || has(COMPANIES, folded)) return null;
  // With a year, the figure is meant: "profitable in 2019".
  const ofYear = yearsIn(folded).length > 0 || picksYear(folded);
  if (ofYear && matchesOf(AMOUNT_WORDS, folded).length > 0) return null;
  const subject = subjectOf(words);
  const known = subject.name ?? subject.key;
  const isMeant = known !== null || subject.pronoun || isSpokenOf;
  return isMeant ? { kind: 'health', subject } : null;
}

const SIZE =
  'how (?:big|large|small)(?= (?:is|are)(?! the))|hvor (?:stort?|lille)(?= er)|(?<=^(?:is|are|er) (?:it|they|den|det|de) )(?:big|large|small|store?|stort|smaa|lille)|(?:an? |en |et )?(?:big|large|small|stor|stort|lille) (?:company|firm|business|virksomhed|firma|selskab)$';
const GROWTH =
  'growing|grows?|grown|grew|shrinking|shrinks?|shrunk|shrank|vokset|voksede|skrumpet|going (?:up|down|forward|backwards?)|vokser|i vaekst|gaar frem|gaar tilbage|skrumper|(?<=^(?:and |og )?(?:how|hvordan) (?:has|have|did|does|har|er|is) .*)(?:developed|develop|developing|performed|changed|udviklet(?: sig)?|klaret(?: sig)?)';

/** "How big is it?" and "is it growing?" name no figure, so the relevant ones are given. */
function readSizeOrGrowth({ folded, subjectOf }: Asked): AboutOne | null {
  const [size, growth] = [matchOf(SIZE, folded), matchOf(GROWTH, folded)];
  const { when, words } = timeIn(folded);
  const subject = subjectOf(size, growth, words);
  const known = subject.name ?? subject.key;
  if (known === null && !subject.pronoun) return null;
  const fields: StatementField[] = ['revenue', 'grossProfit', 'profitLoss', 'assets'];
  if (growth.length > 0 || when.moved) {
    const asked = { kind: 'amounts' as const, fields, ...when, year: null, history: true, subject };
    return movementIn(folded)?.back ? asked : { ...asked, most: lastYearsIn(folded) };
  }
  if (size.length === 0) return null;
  const now = { year: null, span: null, history: false, subject };
  const facts: OfOne = { kind: 'fact', fields: ['employees', 'locations'], year: null, subject };
  return { kind: 'together', parts: [facts, { kind: 'amounts', fields, ...now }], subject };
}

/** Reads a question about one company; null when it has no word for something to ask about one. */
export function readOfOne(asked: Asked): AboutOne | null {
  return (
    readNotKept(asked) ??
    readKeyPeople(asked) ??
    readCalled(asked) ??
    readOfReports(asked) ??
    readChanges(asked) ??
    readShareOf(asked) ??
    readOwned(asked) ??
    readOwnership(asked) ??
    readContactOfRole(asked) ??
    readTogether(asked) ??
    readSigning(asked) ??
    readWho(asked) ??
    readHealth(asked) ??
    readFigures(asked) ??
    readRoles(asked) ??
    readFacts(asked) ??
    readSizeOrGrowth(asked) ??
    readHistory(asked)
  );
}

/** "The CEO of the largest company in Aarhus": a question about a company without a name. */
export function readOfTheMost(asked: Asked): AboutOne | null {
  if (!has(THE_MOST, asked.folded)) return null;
  const before = asked.folded.slice(0, matchOf(THE_MOST, asked.folded)[0]?.at ?? 0);
  const of = readOfOne({ ...asked, folded: before });
  return of && 'subject' in of && of.kind !== 'health' ? of : null;
}
