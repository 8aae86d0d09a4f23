import type { RoleGroup } from '@/lib/roles/types';
import { foldText } from '@/lib/words/fold';
import { has, matchesOf, meaningsOf } from '../words/match';
import { FORMER, ROLE_WORDS } from '../words/vocabulary';
import { type RoleTime, roleTimeIn, saysLeft } from './role-time';
import { COMMON_FORMS, formalNamesIn, markedName } from './subject';

const OWNS = 'owns?|owner of|ejer|medejer|shares? (?:in|of)|stake in|(?:ejer)?andel(?:en)?';
const QUESTIONS = 'which|hvilke|who|hvem|companies|selskaber|virksomheder';
const OTHERS = `${FORMER}|${QUESTIONS}`;
/** "How long has she been …", "hvornår tiltrådte han?" */
export const SINCE =
  'how long|since when|hvor laenge|siden hvornaar|(?:when|hvornaar)(?= .*(?:start|begin|join|become|became|appointed|take over|took over|bought|acquired|resign|leave|left|step down|tiltr|fratr|blev|begyndt|kom til|stoppede|forlod|overtog|koebte))';
export const BETWEEN =
  '(?:connection|relation|relationship|link|ties?)s? (?:is there )?(?:between|to|with|of)|(?:connected|related|linked) (?:to|with)|(?:forbindelse|relation|tilknytning)(?:er|en)?|forbundet (?:med|til)|(?:what|which|hvilken|hvilke) (?:role|position|rolle|stilling)r?s?';
/** "Is Anders Jensen …", "Sidder Anders Jensen i …", "Has Anders Jensen been …" */
const CLAIMS =
  /^(?:(?:and|og|but|men) )?(?:is|was|er|var|blev|sidder|sad|has|har|does|did|sits)(?! (?:there|der) )/;
const EVER =
  'was|var|blev|become|joined|sad|been|vaeret|did|siddet|ever|nogensinde|haft|worked|owned|ejet|led';
/** "Its sole owner": being one of several owners does not answer it. */
const QUALIFIED =
  'only|sole|first|largest|biggest|majority|main|major|alone|eneejer(?:en)?|eneste|alene|foerste|stoerste|hoved\\w*|majoritets\\w*';
const SITS =
  '(?:still|stadig(?:vaek)?|fortsat) (?:med )?(?:in|at|with|part of|involved in|active in|i|hos|en del af|involveret i|aktiv i)|sit|sits|sat|sidder|sad|siddet|serve|serves|served';

/** "Who took over from Anders Jensen?" */
export const SUCCEEDS =
  '(?:who|hvem) (?:succeeded|replaced|took over (?:from|after)|followed|came after|efterfulgte|afloeste|erstattede|overtog (?:efter|fra)|kom efter|blev .* efter)';

/** A question about a person in a company. */
export type OfBoth = {
  isShare: boolean;
  groups: RoleGroup[];
  claim: 'today' | 'ever' | null;
  /** When, and whether they began or left then. */
  time?: RoleTime;
  /** "Has she left the board?" */
  left?: true;
  /** Lists their successors. */
  successors?: true;
};

/** "When did Anders Jensen become director of Bech?", "is he its chairman?" */
export function readBoth(question: string): OfBoth | null {
  // Words of a name are not words of the question: "Bech Revisorer ApS".
  const marked = markedName(question);
  const folded = foldText(marked === null ? question : question.replace(marked, ' '));
  const groups = meaningsOf(matchesOf(ROLE_WORDS, folded));
  if (has(SUCCEEDS, folded)) return { isShare: false, groups, claim: null, successors: true };
  const isOfOthers = has(OTHERS, folded);
  const isShare = has(OWNS, folded) && !isOfOthers && !has(SINCE, folded);
  const isRole = groups.length > 0 || has(SITS, folded);
  const left = saysLeft(folded) && !has(QUESTIONS, folded);
  const isClaim = CLAIMS.test(folded) && isRole && (left || !isOfOthers);
  if (!isShare && !isClaim && !has(`${SINCE}|${BETWEEN}`, folded)) return null;
  const isPlain = groups.length > 0 && !has(QUALIFIED, folded);
  const claim = isClaim && isPlain ? (has(EVER, folded) ? 'ever' : 'today') : null;
  const time = roleTimeIn(folded)?.time;
  return {
    ...{ isShare: isShare && !isClaim, groups, claim },
    ...(time && { time }),
    ...(left && { left: true as const }),
  };
}

/** A word that begins with a capital. */
export const CAPITAL = "\\p{Lu}[\\p{L}\\p{N}.'’&/-]*";
const RUN = new RegExp(`(?<!\\p{L})${CAPITAL}(?: (?:(?:og|&|af|von|de) )?${CAPITAL})*`, 'gu');
/** Maximum words of a person's and a company's name together. */
const MOST_WORDS = 9;
/** Words that begin a question and are not part of a name: "Ejer Mia Lund Nordhavn?" */
const FIRST =
  'does|do|did|are|were|blev|kender|who|whom|hvem|why|hvorfor|ejer|how|hvor|hvornaar|hvad|hvilken|hvilke|when|what|which|since|siden|is|er|was|var|has|have|had|har|havde|sidder|sad|sits|for|leder|and|og';

/** Adjacent capitalised words, without the word that begins a question. */
const runsIn = (text: string) => {
  const [first = '', ...behind] = text.trim().split(/\s+/);
  const rest = has(`^(?:${FIRST})$`, foldText(first)) ? behind.join(' ') : text;
  return [...rest.matchAll(RUN)].map(([run]) => run);
};

/** The joining word in "Mia Lund af Nordhavn ApS". */
const OF = /^(?:af|og|de|von|&) /;

const isPersonal = (name: string) => name.includes(' ');

/**
 * A person and a company that may be meant; null: the company under discussion. `isFormal`: the
 * holder of the role is a company; `isTurned`: the question says that it is the other way round.
 */
export type Pair = { name: string; called: string | null; isFormal?: true; isTurned?: true };

/** "Er A revisor for B": what stands between the names. */
const BETWEEN_NAMES = new RegExp(
  `(?:${ROLE_WORDS.map(([, words]) => words).join('|')})(?: [a-z]+){0,2} (?:for|i|of|in|at|hos|til)$`,
);

/** "Is B audited by A?": the second name is the holder. */
const BY =
  /(?:audited|owned|led|run|managed|founded|revideret|ejet|ledet|drevet|stiftet) (?:by|af)$/;

/** Both ways in which two names may be the holder of a role and the company, likeliest first. */
function bothWays(question: string, one: string, other: string): Pair[] {
  const from = question.indexOf(one) + one.length;
  const between = foldText(question.slice(from, Math.max(question.indexOf(other), from)));
  const isTurnedRound = BY.test(between);
  const [holder, of] = isTurnedRound ? [other, one] : [one, other];
  const isCertain = isTurnedRound || BETWEEN_NAMES.test(between);
  const formal = (name: string) =>
    name.includes(' ') && formalNamesIn(name).length === 0 ? {} : { isFormal: true as const };
  return [
    { name: holder, called: of, ...formal(holder) },
    { name: of, called: holder, ...formal(of), ...(isCertain && { isTurned: true as const }) },
  ];
}

const MONTH_NAME =
  /(?<=\d(?:st|nd|rd|th)?\.? )(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?= \d)/gu;

/** The ways to separate the names of a person and a company, whether adjacent or apart. */
export function pairsIn(question: string): Pair[] {
  const plain = question
    .replace(/[\s?!.]+$/, '')
    .replace(MONTH_NAME, (month) => month.toLowerCase());
  const marked = markedName(plain);
  const around = marked === null ? [] : runsIn(plain.replace(marked, ' # '));
  const formal = marked === null ? formalNamesIn(plain) : [];
  const [first = '', second] = formal;
  // "How long has Bech Revision ApS audited Nordhavn A/S?": a company may hold the role.
  if (second !== undefined && formal.length === 2) return bothWays(plain, first, second);
  const [other, ...more] = around;
  if (marked !== null && other !== undefined && more.length === 0) {
    const isBefore = plain.indexOf(other) < plain.indexOf(marked);
    const [one, two] = isBefore ? [other, marked] : [marked, other];
    return bothWays(plain, one, two);
  }
  const beside = around.filter(isPersonal).map((name): Pair => ({ name, called: marked }));
  if (beside.length > 0) return beside;
  const runs = runsIn(plain);
  const [one = '', two] = runs;
  if (two && runs.length === 2) return bothWays(plain, one, two);
  const words = one.split(' ');
  if (runs.length !== 1 || words.length > MOST_WORDS) return [];
  const split = words.slice(2).map((_, at): Pair => {
    const [left, right] = [words.slice(0, at + 2).join(' '), words.slice(at + 2).join(' ')];
    return { name: left, called: right.replace(OF, '') };
  });
  return isPersonal(one) ? [...split, { name: one, called: null }] : split;
}

/**
 * Two names whose common companies or people are requested; `groups`: in which roles, empty for
 * any; `isOfCompanies`: a name has a legal form.
 */
export type Common = { names: [string, string]; groups: RoleGroup[]; isOfCompanies: boolean };

const IN_COMMON =
  '(?:in|to) common|shared?|sharing|both|baade|same|samme|faelles|begge|gaar (?:der )?igen|sammenfald(?:ende)?|overlap(?:s|ping)?|connections?|relations?|relationship|linked|connected|related|tied|links? (?:between|to)|ties|forbindelser?|forbundet|relationer?|tilknytning|know each other|know|kender(?: hinanden)?|(?<!(?:employees|staff|people|revenue|equity|profit|assets|turnover)(?: .*)? )together|sammen|worked with|arbejdet';

const OF_OTHERS = 'hvilke (?:virksomheder|firmaer)|which (?:companies|firms|businesses)';
/** "Which companies have A and B been in together?" asks for those of both. */
const TOGETHER =
  'together|in common|both|shared?|sammen|(?:til )?faelles|begge|baade|gaar (?:der )?igen|overlap(?:s|ping)?';

/** Of two companies at once, the boards of both are meant too. */
const WORDS: typeof ROLE_WORDS = [...ROLE_WORDS, ['BOARD', 'boards|bestyrelser(?:ne)?']];

/** The joining word in "A ApS and B ApS". */
const BETWEEN_FORMS = new RegExp(`(?<=(?:${COMMON_FORMS})) (?:and|og|or|eller|&) `);

/** "Have A ApS and B ApS any directors in common?", "do Mia Lund and Bo Lund know each other?" */
export function readCommon(asked: string): Common | null {
  const question = asked.replace(/["“”„«»]/g, '');
  const formal = formalNamesIn(question).flatMap((name) => name.split(BETWEEN_FORMS));
  const around = formal.reduce((left, name) => left.replace(name, ' # '), question);
  const folded = foldText(around.replaceAll('#', ' '));
  const isOther = has('companies with|address(?:es)?|adresser?n?', folded);
  if (!has(IN_COMMON, folded) || isOther) return null;
  // "Skytte og Thomas Larsen" are two names, whatever joins them.
  const runs = around
    .split(/#|(?<!\p{L})(?:and|og|with|med|to|til|or|eller)(?!\p{L})/u)
    .flatMap(runsIn);
  const [one, two, third] = [
    ...formal,
    ...runs.filter((run) => run.includes(' ') || formal.length === 1),
  ];
  if (!one || !two || third) return null;
  // "Which companies have a director in common with A and B?" asks for others than those two.
  if (has(OF_OTHERS, folded) && (formal.length > 0 || !has(TOGETHER, folded))) return null;
  const groups = meaningsOf(matchesOf(WORDS, folded));
  return { names: [one, two], groups, isOfCompanies: formal.length > 0 };
}
