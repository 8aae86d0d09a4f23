import { FIELDS as FIELD_OF_GROUP, isTold } from '@/lib/history/members';
import type { TimelineEvent } from '@/lib/history/types';
import type { RoleGroup } from '@/lib/roles/types';
import { type Entry, everyMatch, has, type Match, matchesOf, matchOf } from '../words/match';
import { asksOfOne, COMPANIES, FACT_WORDS, OVER_YEARS, ROLE_WORDS } from '../words/vocabulary';
import { type Asked, asWritten, type Subject } from './asked';
import type { Facts } from './facts';
import { hasPronoun } from './subject';
import { lastYearsIn } from './when';

/**
 * The start of a period: a given year (`alone`: only that year), or a number of years before the
 * date of the register.
 */
export type Since = { year: number; alone?: true } | { yearsAgo: number } | null;

/** The kinds of change that a question asks for. */
export type Only = { fields: TimelineEvent['field'][]; groups: RoleGroup[] };

export type History = { kind: 'history'; since: Since; only?: Only; subject: Subject };

const SINCE =
  /(?<![a-z0-9])(?:since|after|from|siden|efter|fra)(?: the| year| aaret| aar)* ((?:19|20)\d\d)(?![a-z0-9])/;
const IN_YEAR =
  /(?<![a-z0-9])(?:in|during|i|i loebet af)(?: the| year| aaret| aar)* ((?:19|20)\d\d)(?![a-z0-9])/;
const LAST_YEAR =
  '(?:(?:in|over|within|during|i|inden for|gennem) )?(?:the )?(?:last|past) (?:year|12 months|twelve months)|(?:(?:i|inden for) )?det (?:seneste|sidste) aar|(?:de )?(?:seneste|sidste) (?:12|tolv) maaneder';
const THIS_YEAR = 'this year|i aar';
const LATELY = 'recently|lately|for nylig|fornylig|paa det seneste|senest';

export function sinceIn(folded: string): { since: Since; words: Match<unknown>[] } {
  const from = SINCE.exec(folded);
  const over = everyMatch(OVER_YEARS, folded);
  const words = [...everyMatch(`${LAST_YEAR}|${THIS_YEAR}|${LATELY}`, folded), ...over];
  if (from) {
    const at = { means: true, at: from.index, length: from[0].length };
    return { since: { year: Number(from[1]) }, words: [at, ...words] };
  }
  const within = IN_YEAR.exec(folded);
  if (within) {
    const at = { means: true, at: within.index, length: within[0].length };
    return { since: { year: Number(within[1]), alone: true }, words: [at, ...words] };
  }
  const years = lastYearsIn(folded);
  if (years) return { since: { yearsAgo: years }, words };
  if (has(LAST_YEAR, folded)) return { since: { yearsAgo: 1 }, words };
  return { since: has(THIS_YEAR, folded) ? { yearsAgo: 0 } : null, words };
}

const CHANGE =
  '(?:replaced|succeeded|erstattede|afloeste|efterfulgte) .* (?:as|som)|chang(?:e|es|ed|ing)|renamed|navneskift(?:et|e)?|navneaendring(?:er|en)?|replaced?|resigned|switched|skift(?:et|er|ede|e)?|udskift(?:et|ning(?:er)?|er)|aendr(?:et|ede|er)|aendring(?:er(?:ne)?)?|turnover (?:in|of)';
const AROUND =
  'any|nogen|there been|been|been any|der|been a|its|their|has|have|had|in the|did|new|nye?|ny|how often|hvor ofte|when|hvornaar|last|sidst';

/** A name is a fact only where a change of it is asked about. */
const NAME =
  '(?:(?:its|their|the) )?(?:company )?names?|(?:selskabs|virksomheds|firma)?navn(?:et|e)?|navneskift(?:et|e)?|navneaendring(?:er|en)?|renamed';
/** "The management" leads a company together with its board; a director does not. */
const LEADERS = '(?:the )?(?:top )?management|leadership|ledelsens?|ledelse';

const BEFORE =
  'before(?:hand)?|previously|formerly|earlier|used to be|foer(?: i tiden)?|tidligere|forrige';
const AT =
  'located|based|headquartered|registered|situated|address(?:es)?|laa|ligge|boede|bo|holdt til|hjemme|hjemsted|adresser?n?';
const MOVED =
  '(?:has|have|had|did|har|is|er) (?:it |they |den |de )?(?:ever )?(?:moved?|relocated?)|(?:ever )?(?:moved|relocated)(?: (?:its |their |the )?(?:head ?quarters|head office|address|offices))?|(?<=^(?:did|when did|has|have) .*)move|flyttet(?: (?:adresse|hovedkontor))?|flyttede|(?:former|previous|earlier|old|tidligere|gamle|forrige) address(?:es)?|(?:tidligere|gamle|forrige) adresser?(?:ne)?';

/** Facts whose changes are in the timeline. */
export const FIELDS: Partial<Record<string, TimelineEvent['field']>> = {
  address: 'ADDRESS',
  municipality: 'ADDRESS',
  companyType: 'FORM',
  industry: 'INDUSTRY',
  sector: 'INDUSTRY',
  signingRule: 'SIGNING_RULE',
  capital: 'CAPITAL',
  capitalPartlyPaid: 'CAPITAL_PARTLY_PAID',
  articlesOn: 'ARTICLES',
  status: 'STATUS',
  auditWaived: 'AUDIT_WAIVED',
  otherNames: 'NAME',
};
function readMoves({ folded, subjectOf }: Asked): History | null {
  const moved = everyMatch(MOVED, folded);
  const before = matchOf(BEFORE, folded);
  const at = everyMatch(AT, folded);
  const asksWhere = has('where|hvor|hvilken adresse|(?:which|what) address', folded);
  if (moved.length === 0 && !(asksWhere && before.length > 0 && at.length > 0)) return null;
  const { since, words } = sinceIn(folded);
  const around = everyMatch(AROUND, folded);
  return {
    kind: 'history',
    since,
    only: { fields: ['ADDRESS'], groups: [] },
    subject: subjectOf(moved, before, at, words, around),
  };
}

/** "Has it changed its auditor?", "where was it located before?": about one kind of change. */
export function readChanges(asked: Asked): History | null {
  const { folded, subjectOf } = asked;
  if (has(COMPANIES, folded)) return null;
  const moves = readMoves(asked);
  if (moves) return moves;
  const change = everyMatch(CHANGE, folded);
  if (change.length === 0) return null;
  const roles = matchesOf(ROLE_WORDS, folded);
  const known = FACT_WORDS.filter(([field]) => FIELDS[field]);
  const entries: Entry<string>[] = [...known, ['otherNames', NAME]];
  const facts = matchesOf(entries, folded);
  if (roles.length + facts.length === 0) return null;
  const board: RoleGroup[] = has(LEADERS, folded) ? ['MANAGEMENT', 'BOARD'] : [];
  const named = [...roles.map(({ means }) => means), ...board];
  const groups = [...new Set(named)].filter(isTold);
  const fields = [
    ...facts.flatMap(({ means }) => FIELDS[means] ?? []),
    ...groups.map((group) => FIELD_OF_GROUP[group]),
  ];
  if (fields.length === 0) return null;
  const { since, words } = sinceIn(folded);
  const subject = subjectOf(change, roles, facts, words, everyMatch(AROUND, folded));
  return { kind: 'history', since, only: { fields: [...new Set(fields)], groups }, subject };
}

const CALLED =
  /^(?:(?:which|what|who|hvilke[nt]|hvad|hvem)(?: (?:company|firm|business|virksomhed|selskab|firma))? (?:used to be called|was (?:formerly |previously |once |earlier )?(?:called|known as|named)|(?:hed|har heddet) (?:tidligere|foer|engang)) (?<before>.+)|(?:what is|what s|hvad hedder) (?<now>.+?) (?:called |named )?(?:today|now|nowadays|i dag|nu))$/;

/** "Which company used to be called Bech Revisorer?": the rest of the question is the name. */
export function readCalled({ question, folded }: Asked): Facts | null {
  const { before, now } = CALLED.exec(folded)?.groups ?? {};
  const name = before ?? now;
  if (!name || hasPronoun(name) || asksOfOne(name)) return null;
  const subject = { key: null, name: asWritten(question, name), pronoun: false };
  return { kind: 'fact', fields: ['otherNames'], year: null, subject };
}
