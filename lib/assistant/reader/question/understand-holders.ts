import type { CountedKind } from '@/lib/roles/role-counts';
import type { RoleGroup } from '@/lib/roles/types';
import { foldText } from '@/lib/words/fold';
import { everyMatch, has, type Match, masked, matchesOf, matchOf, tableOf } from '../words/match';
import { COMPANIES, FIND, HOW_MANY } from '../words/vocabulary';
import { asWritten } from './asked';
import { type Since, sinceIn } from './understand-changes';

/** Asks who holds roles in the most companies; `among`: the companies, read as a search. */
export type MostHeld = { kind: 'mostHeld'; role: CountedKind; among: string };

/** Asks which companies have a new holder of a role, and since when. */
export type NewHolders = { kind: 'newHolders'; group: RoleGroup; since: Since; among: string };

const WHO =
  '(?:who|hvem|which|what|hvilken|hvilket|hvilke)(?: (?:\\d{1,2}|two|three|five|ten|to|tre|fem|ti))?(?: (?:person|people|personer|company|virksomhed))?';
const MANY = `(?:${COMPANIES}|clients|customers|kunder|klienter)`;
/** "The most companies", or the most of a trade; "the most of Nordhavn" is a share. */
const MOST = [
  `(?:the |de )?(?:most|flest) (?:different |forskellige |danske |danish )?${MANY}`,
  '(?:the |de )?(?:most|flest)(?= (?!(?:of|af|in|i|shares?|stock|aktier|anparter|money|penge)(?![a-z]))[a-z])',
  '(?:the |de )?(?:most|flest)$',
].join('|');
const HAS = '(?:has|have|har)';
const MEMBERS = '(?:board members?|members? of the board|bestyrelsesmedlem(?:mer)?)';
/** Patterns for each kind of role. */
const HELD = tableOf<CountedKind>({
  AUDITOR: `${WHO} (?:audits?|revider(?:er|ede)) (?:${MOST})|${WHO} (?:auditors?|accountants?|revisor(?:er)?|revisionsfirma(?:er)?|revisionsselskab(?:er)?|audit(?:ing)? (?:firms?|compan(?:y|ies))) (?:(?:${HAS}|audits?|reviderer) )?(?:${MOST})|${WHO} (?:is|er) (?:the )?(?:auditor|revisor) (?:of|for|i|in) (?:${MOST})`,
  BOARD: `${WHO} (?:sits?|serves?|sidder|is|are|er) (?:on|i|paa) (?:the |de )?(?:most|flest) (?:boards|bestyrelser)|${WHO} ${HAS} (?:the |de )?(?:most|flest) (?:boards|board seats|bestyrelser|bestyrelsesposter)|${WHO} ${HAS} (?:a )?(?:board seats?|bestyrelsesposter) (?:in|i|paa) (?:${MOST})|${WHO} (?:sits?|serves?|sidder|is|are|er) (?:on|in|i|med i) (?:the )?(?:boards?|bestyrelse(?:n|r|rne)?) (?:of|in|for|i|hos) (?:${MOST})|${WHO} (?:(?:is|are|er) (?:an? |et )?)?${MEMBERS} (?:${HAS} |of |in |for |i |sits? on |sidder i )?(?:${MOST})`,
  OWNER: `${WHO} (?:owns?|ejer) (?:${MOST})|${WHO} (?:owners?|investors?|ejere?|investor(?:er)?) ${HAS} (?:${MOST})`,
  MANAGEMENT: `${WHO} (?:leads?|runs?|manages?|leder|driver|styrer) (?:${MOST})|${WHO} (?:ceos?|directors?|direktoer(?:er)?) (?:${HAS}|leads?|runs?|leder) (?:${MOST})|${WHO} (?:is|er) (?:the )?(?:director|ceo|direktoer) (?:of|for|i|in) (?:${MOST})|${WHO} ${HAS} (?:the |de )?(?:most|flest) (?:directorships|direktoerposter)`,
  FOUNDER: `${WHO} (?:(?:${HAS}) )?(?:founded|stiftet|stiftede) (?:${MOST})`,
});

/** The rest of a question, as it is written, without the understood words. */
function restOf(question: string, folded: string, understood: Match<unknown>[]): string {
  const pieces = masked(folded, understood).split(/#+/);
  return pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => asWritten(question, piece))
    .join(' ');
}

/** "Who audits the most companies in Aarhus?" */
export function readMostHeld(question: string): MostHeld | null {
  const folded = foldText(question);
  const [found] = matchesOf(HELD, folded);
  // Bankruptcies are not counted by whoever was in them.
  if (!found || has('(?:most|flest) (?:bankruptcies|konkurser)', folded)) return null;
  return { kind: 'mostHeld', role: found.means, among: restOf(question, folded, [found]) };
}

const CHANGE =
  'chang(?:ed?|es|ing)|replaced?|switched|skift(?:et|er|ede)?|udskift(?:et|er|ede)?|(?:got|gotten|gets?|have|has|had|with|appointed|hired|faaet|fik|faar|med|har|ansat)(?: an?| en| et)? (?:new|nye?|nyt)';
const WHOM = tableOf<RoleGroup>({
  AUDITOR: 'auditors?|accountants?|revisor(?:er)?|revisionsfirma(?:er)?',
  MANAGEMENT:
    'ceos?|(?:managing )?directors?|management|(?:adm )?direktoer(?:er)?|direktion|ledelse',
  OWNER: 'owners?|ejere?|ownership|ejerskab',
});
/** "Which company changed its auditor?" means any of them; "this company" does not. */
const ANY_COMPANY =
  '(?:which|what|hvilken|hvilket) (?:company|firm|business|virksomhed|selskab|firma)|(?<=^)(?:who|hvem)';
const AROUND =
  '(?:most recently|have|has|had|har|havde|its|their|the|deres|sin|som|der|that|which|recently|for nylig|senest|sidst|last)';

/** "Which companies in Aarhus changed auditor in 2021?" */
export function readNewHolders(question: string): NewHolders | null {
  const folded = foldText(question);
  const companies = matchOf(`${COMPANIES}|${ANY_COMPANY}`, folded);
  const change = matchOf(CHANGE, folded);
  const whom = matchesOf(WHOM, folded);
  const [one, other] = whom;
  const isMeant = companies.length > 0 && change.length > 0 && one && !other;
  if (!isMeant || (one.at < (change[0]?.at ?? 0) && !has('udskiftet', folded))) return null;
  const { since, words } = sinceIn(folded);
  const asks = [
    ...matchOf(FIND, folded),
    ...matchOf(HOW_MANY, folded),
    ...everyMatch(AROUND, folded),
  ];
  const all = [...companies, ...change, ...whom, ...words, ...asks];
  const among = restOf(question, folded, all);
  // "Who changed the auditor of Bech?" asks for a person.
  if (/^(?:who|hvem) /.test(folded) && !/^(?:(?:in|i|paa|på|among|blandt) |$)/i.test(among))
    return null;
  return { kind: 'newHolders', group: one.means, since, among };
}
