import { foldText } from '@/lib/words/fold';
import { tableOf } from '../words/match';
import { COMPANIES } from '../words/vocabulary';
import type { Subject } from './asked';
import { hasPronoun, isPronoun, keyIn, yearsIn } from './subject';
import { asksYesOrNo } from './yes-or-no';

/** What a question says of the status of a company. */
export type State =
  | 'active'
  | 'existing'
  | 'ceased'
  | 'gone bankrupt'
  | 'in bankruptcy'
  | 'in liquidation'
  | 'in reconstruction'
  | 'in compulsory dissolution';

const IS = '(?:is|er)';
const NOW = '(?:still |stadig |currently |fortsat |endnu |now |nu )?';

/** Whole questions; X: the company. "Ever" and "been" ask for the past, which a status is not. */
const STATES: { is: State; ends: string[] }[] = [
  {
    is: 'active',
    ends: [
      `${IS} X ${NOW}(?:(?:an )?active|(?:en |et )?aktivt?)(?: company| firm| virksomhed| selskab)?`,
    ],
  },
  {
    is: 'existing',
    ends: [
      '(?:findes|eksisterer|lever) X (?:stadig(?:væk)?|endnu|fortsat)',
      'does X still exist',
      `${IS} X (?:still (?:in business|alive|around|going|trading|operating)|alive|(?:stadig(?:væk)?|fortsat|endnu) (?:i (?:drift|gang|live)|til))`,
    ],
  },
  {
    is: 'ceased',
    ends: [
      `${IS} X ${NOW}(?:closed(?: down)?|shut down|dissolved|defunct|lukket|ophørt|nedlagt|opløst)`,
      'has X (?:closed(?: down)?|shut down|ceased(?: to exist)?|been (?:closed down|dissolved))',
      'har X lukket',
    ],
  },
  {
    is: 'in bankruptcy',
    ends: [`${IS} X ${NOW}(?:under|in|i) (?:konkurs(?:behandling)?|bankruptcy)`],
  },
  {
    is: 'in liquidation',
    ends: [`${IS} X ${NOW}(?:under|in|i) (?:(?:frivillig|voluntary) )?(?:likvidation|liquidation)`],
  },
  {
    is: 'in reconstruction',
    ends: [`${IS} X ${NOW}(?:under|in|i) (?:rekonstruktion|reconstruction)`],
  },
  {
    is: 'in compulsory dissolution',
    ends: [`${IS} X ${NOW}(?:under|in|i) (?:tvangsopløsning|compulsory dissolution)`],
  },
  {
    is: 'gone bankrupt',
    ends: [
      `${IS} X (?:gone )?bankrupt`,
      '(?:has|did) X (?:gone|go) bankrupt',
      `${IS} X (?:gået )?konkurs`,
      'gik X konkurs',
    ],
  },
];

/** By what a company is said to be the first of its industry. */
export type RankBy = 'employees' | 'revenue' | 'founded';
/** Within a place, as it is written: "på", "Fyn"; null for the whole country. */
export type Rank = { by: readonly RankBy[]; where: { at: string; place: string } | null };

/** What a yes or no question says of one company. */
export type Said =
  | { of: 'place' | 'kind'; text: string }
  | { of: 'status'; is: State }
  /** Days, YYYY-MM-DD; `open`: a year that "after 2010" may include or not. */
  | { of: 'founded'; from?: string; to?: string; open?: number }
  | ({ of: 'rank' } & Rank);

export type Statement = { said: Said; subject: Subject };

const IN = '(?:in|i|på|at)';
const LIES =
  '(?:located|based|situated|headquartered|registered|beliggende|hjemmehørende|placeret|til|hjemme)';
const FOUNDED = '(?:founded|established|incorporated|stiftet|grundlagt|etableret|startet|oprettet)';
const AN = '(?:an?|en|et)';
const NOUN = '(?: (?:company|firm|business|one|virksomhed|selskab|firma))?';
const FIRST = '(?:largest|biggest|oldest|største?|ældste?)';
const INDUSTRY =
  '(?:in|within|of|i|inden for|af) (?:(?:the|its|their|whole|entire|sin|sit|dens|dets|hele) )*(?:industry|sector|branchen?)';
const MEASURE =
  'employees|staff|headcount|ansatte|medarbejdere|revenue|turnover|sales|omsætning(?:en)?';
const by = (name: string) =>
  `(?: (?:by|in terms of|measured (?:by|in)|målt (?:på|i)|efter|på|i) (?:(?:the )?(?:number of )?|antal(?:let)? )?(?<${name}>${MEASURE}))?`;

const COUNTRY = '(?:in|i) (?:(?:the|hele) )?(?:denmark|danmark|country|landet)';
const WHERE = `(?: (?:${COUNTRY}|(?<at>${IN}) (?<place>\\S.*)))?`;
/** "The largest in Odense in its industry". */
const WHERE_FIRST = `(?<at>${IN}) (?<place>\\p{L}[^?]*?)`;

const THE_FIRST = `(?:(?:the|den|det) )?(?<which>${FIRST})${NOUN}`;

/** How a question ends, behind the name of the company. */
const ENDS: [of: Said['of'], pattern: string][] = [
  ['rank', `${THE_FIRST}${by('first')} ${INDUSTRY}${by('then')}${WHERE}${by('last')}`],
  ['rank', `${THE_FIRST}${by('first')} ${WHERE_FIRST} ${INDUSTRY}${by('last')}`],
  ['founded', `${FOUNDED} (?<when>\\S.*)`],
  ['place', `(?:${LIES} )?${IN} (?<text>\\S.*)`],
  ['kind', `${AN} (?<text>\\S.*)`],
];
const VERB = '(?:is|er|ligger|holder|hører|was|blev)';
const PAST = /^(?:was|blev)$/i;
const AND = '(?:(?:and|og|but|men|so|så) )?';

const whole = (end: string) =>
  new RegExp(`^\\s*${AND}(?<verb>${VERB}) (?<whom>\\S.*) ${end}$`, 'iu');
const PATTERNS = ENDS.map(([of, end]) => ({ of, pattern: whole(end) }));

const START = tableOf<'before' | 'after' | 'since' | 'in'>({
  before: 'before|foer|inden',
  after: 'after|efter',
  since: 'since|siden',
  in: 'in|i|aaret|in the year|i aaret',
});

const dayOf = (year: number, end: '01-01' | '12-31') => `${year}-${end}`;

/** "Before 2010", "i 1998", "between 2000 and 2010" */
function foundedIn(text: string): Said | null {
  const when = foldText(text);
  const years = yearsIn(when).map(({ means }) => means);
  const [year, other] = years;
  if (year === undefined) return null;
  const between = /^(?:between|mellem) \d{4} (?:and|og) \d{4}$/.test(when);
  if (between && other !== undefined) {
    return { of: 'founded', from: dayOf(year, '01-01'), to: dayOf(other, '12-31') };
  }
  const how = START.find(([, words]) => new RegExp(`^(?:${words}) \\d{4}$`).test(when))?.[0];
  if (how === undefined || other !== undefined) return null;
  if (how === 'before') return { of: 'founded', to: dayOf(year - 1, '12-31') };
  if (how === 'in') return { of: 'founded', from: dayOf(year, '01-01'), to: dayOf(year, '12-31') };
  return { of: 'founded', from: dayOf(year, '01-01'), open: year };
}

function rankedBy(which: string, by: string | undefined): RankBy[] {
  if (/oldest|ældst/i.test(which)) return ['founded'];
  if (by === undefined) return ['employees', 'revenue'];
  const isOfStaff = /employees|staff|headcount|ansatte|medarbejdere/i.test(by);
  return [isOfStaff ? 'employees' : 'revenue'];
}

type Groups = Partial<
  Record<'which' | 'first' | 'then' | 'last' | 'at' | 'place' | 'when' | 'text', string>
>;

function saidIn(
  of: Said['of'],
  { which = '', first, then, last, at = '', place, when = '', text = '' }: Groups,
): Said | null {
  if (of === 'rank') {
    const by = rankedBy(which, first ?? then ?? last);
    return { of, by, where: place === undefined ? null : { at, place } };
  }
  if (of === 'founded') return foundedIn(when);
  return of === 'place' || of === 'kind' ? { of, text } : null;
}

/** Words before what is said that a pattern leaves with the name. */
const BEHIND_NAME = new RegExp(
  `(?: (?:${LIES}|still|stadig(?:væk)?|currently|fortsat|endnu|now|nu|gone|gået|the|den|det|an?|en|et))+$`,
  'iu',
);

/** The company that the words between the verb and the end of the question name. */
export function subjectIn(words: string): Subject | null {
  const name = words
    .replace(BEHIND_NAME, '')
    .replace(/^["“”„«»]|["“”„«»]$/g, '')
    .trim();
  const folded = foldText(name);
  const isOfMany = new RegExp(`(?<![a-z0-9])(?:${COMPANIES})(?![a-z0-9])`).test(folded);
  const isNobody = /^(?:der|there|de|they|du|you|jeg|i|vi|we|hun|han|he|she)(?: |$)/.test(folded);
  if (folded === '' || isOfMany || isNobody) return null;
  const key = keyIn(name);
  const isIt = isPronoun(folded);
  if (hasPronoun(folded) && !isIt && key === null && /^(?:den|det|it) /.test(folded)) return null;
  return { key, name: key === null && !isIt ? name : null, pronoun: isIt };
}

const STATE_PATTERNS = STATES.map(({ is, ends }) => ({
  is,
  patterns: ends.map(
    (end) => new RegExp(`^\\s*${AND}${end.replace(' X', ' (?<whom>\\S.*)')}$`, 'iu'),
  ),
}));

function readState(question: string): Statement | null {
  for (const { is, patterns } of STATE_PATTERNS) {
    for (const pattern of patterns) {
      const whom = pattern.exec(question)?.groups?.whom;
      const subject = whom === undefined ? null : subjectIn(whom);
      if (subject) return { said: { of: 'status', is }, subject };
    }
  }
  return null;
}

const OTHER_OPENING = /^\s*(?:(?:og|men|så) )?(?:findes|eksisterer|lever|holder|hører|gik) /i;
const OF_THE_PAST = /(?<!\p{L})(?:ever|nogensinde)(?!\p{L})/iu;

/**
 * Reads a question whether something is so of one company: "is Bech in Aarhus?", "er Bech stiftet
 * før 2010?"; null for any other. Whether the words name a company and a place is not known here.
 */
export function readStatement(written: string): Statement | null {
  const question = written.replace(/[?!.\s]+$/, '');
  const isAsked = asksYesOrNo(foldText(question)) || OTHER_OPENING.test(question);
  if (!isAsked || OF_THE_PAST.test(question)) return null;
  const state = readState(question);
  if (state) return state;
  for (const { of, pattern } of PATTERNS) {
    const { verb = '', whom = '', ...groups } = pattern.exec(question)?.groups ?? {};
    // "Was it in Aarhus?" asks for the past.
    if (whom === '' || (PAST.test(verb) && of !== 'founded')) continue;
    const said = saidIn(of, groups);
    const subject = said && subjectIn(whom);
    if (said && subject) return { said, subject };
  }
  return null;
}
