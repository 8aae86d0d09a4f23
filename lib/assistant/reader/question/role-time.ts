import { monthsBefore, moved } from '@/lib/ai-search/reader/calendar';
import { danishDay } from '@/lib/danish-day';
import { has, type Match } from '../words/match';
import { COUNT_WORDS, countOf } from '../words/vocabulary';

/** The first and the last day, YYYY-MM-DD and inclusive; null: without that end. */
type Days = { from: string | null; to: string | null };

/** When a role was held; `moved`: when it began, or ended. */
export type RoleTime = Days & {
  moved?: 'began' | 'left';
  /** "Since 2015", which says of a role held today that it was held all that time. */
  isSince?: true;
};

const MONTHS = [
  ...['jan(?:uary|uar)?', 'feb(?:ruary|ruar)?', 'mar(?:ch|ts)?', 'apr(?:il)?', 'may|maj'],
  ...['june?|juni', 'july?|juli', 'aug(?:ust)?', 'sep(?:t(?:ember)?)?', 'o[ck]t(?:ober)?'],
  ...['nov(?:ember)?', 'dec(?:ember)?'],
];
const MONTH = MONTHS.join('|');
const YEAR = '(?:19|20)\\d\\d';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
/** "2018", "May 2018", "den 1. maj 2018", "01/05/2018", "2018-05-01" */
const DATE = `(?:${DAY} (?:of )?(?:${MONTH}) ${YEAR}|(?:${MONTH}) (?:${DAY} )?${YEAR}|\\d{1,2} \\d{1,2} ${YEAR}|${YEAR} \\d\\d \\d\\d|${YEAR})`;
const AT =
  '(?:(?:in|on|at|by|during|as of|i|den|d|pr|per|ved|under|the|of|fra|from|for|aaret|aar|year|af) ){0,4}';
const COUNT = `(?:\\d{1,2}|an?|${COUNT_WORDS.flat().join('|')})`;
const ENDS = '(?![a-z0-9])';

const pattern = (words: string) => new RegExp(`(?<![a-z0-9])${words}${ENDS}`);

const BETWEEN = pattern(
  `(?:between|mellem|from|fra|in|i) (?:(?:the|den|year|aaret|aarene) )*(?<one>${DATE}) (?:and|og|to|til|until|through|indtil)? ?(?:(?:the|den|year|aaret) )*(?<other>${DATE})`,
);
const BOUND = pattern(
  `(?:(?:ever )?(?<since>since|siden|fra og med|from and including)|(?<after>after|efter)|(?<before>before|foer|inden|prior to)|(?<until>until|up to|indtil|til og med)) ${AT}(?<date>${DATE})`,
);
const ONWARDS = pattern(
  `(?:from|fra) ${AT}(?<date>${DATE}) (?:on|onwards?|and on|og frem(?:ad|efter)?|frem(?:ad|efter)?|(?:til|to) (?:i dag|nu|today|now))`,
);
const LAST = pattern(
  `(?:(?:within|in|during|over|for|i|inden for|gennem) )?(?:the|de|det) (?:last|past|seneste|sidste) (?:(?<count>${COUNT}) )?(?<unit>years?|months?|aar|maaneder|maaned)`,
);
const LATELY = pattern('(?:very )?(?:recently|lately)|(?:for )?nylig(?:t)?|fornylig(?:t)?');
const AGO = pattern(
  `(?:for )?(?<count>${COUNT}) (?<unit>years?|months?|aar|maaneder|maaned) (?:ago|siden)`,
);
const LAST_YEAR = pattern('(?:(?:in|i) )?(?:last year|sidste aar|fjor)');
const DECADE = pattern(`${AT}(?<decade>(?:19|20)\\d0) ?(?:s|erne)`);
/** "Over 2000 employees" is no year. */
const NO_AMOUNT = '(?<!(?:than|end|over|above|below|mindst|hoejst|least|most) )';
const IN = pattern(
  `${NO_AMOUNT}${AT}(?:(?:(?<end>end|slutningen|udgangen)|(?<start>beginning|start|starten|begyndelsen)) ${AT})?(?<date>${DATE})`,
);

const pad = (part: string | number) => String(part).padStart(2, '0');
const lastOfMonth = (year: string, month: string) =>
  pad(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate());

/** The first and the last of the days that a date of a folded text means. */
function daysOf(date: string): { from: string; to: string } {
  const [year = ''] = /(?:19|20)\d\d/.exec(date) ?? [];
  const named = MONTHS.findIndex((words) => has(words, date));
  const others = date.replace(year, ' ').match(/\d{1,2}/g) ?? [];
  const isYearFirst = date.startsWith(year);
  const [one, other] = isYearFirst ? others.toReversed() : others;
  const month = named >= 0 ? pad(named + 1) : other && pad(other);
  if (!month) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const days = `${year}-${month}`;
  if (!one) return { from: `${days}-01`, to: `${days}-${lastOfMonth(year, month)}` };
  return { from: `${days}-${pad(one)}`, to: `${days}-${pad(one)}` };
}

const yearsOf = (count: string | undefined) => countOf(count ?? 'one') || 1;

const before = (today: string, count: string | undefined, unit = '') =>
  monthsBefore(today, yearsOf(count) * (/^m/.test(unit) ? 1 : 12));

type Groups = Record<string, string | undefined>;
/** The first that fits a text tells its time. */
const TIMES: { words: RegExp; days: (groups: Groups, today: string) => RoleTime }[] = [
  {
    words: BETWEEN,
    days: ({ one = '', other = '' }) => ({ from: daysOf(one).from, to: daysOf(other).to }),
  },
  {
    words: BOUND,
    days: ({ date = '', since, after, before }) => {
      const { from, to } = daysOf(date);
      if (since) return { from, to: null, isSince: true };
      if (after) return { from: moved(to, 1), to: null };
      return { from: null, to: before ? moved(from, -1) : to };
    },
  },
  { words: ONWARDS, days: ({ date = '' }) => ({ from: daysOf(date).from, to: null }) },
  {
    words: AGO,
    days: ({ count, unit = '' }, today) => {
      const day = before(today, count, unit);
      return { from: day, to: day };
    },
  },
  {
    words: LAST,
    days: ({ count, unit }, today) => ({ from: before(today, count, unit), to: null }),
  },
  {
    words: LAST_YEAR,
    days: (_, today) => daysOf(String(Number(today.slice(0, 4)) - 1)),
  },
  {
    words: DECADE,
    days: ({ decade = '' }) => ({ from: `${decade}-01-01`, to: `${decade.slice(0, 3)}9-12-31` }),
  },
  {
    words: IN,
    days: ({ date = '', start, end }) => {
      const { from, to } = daysOf(date);
      return { from: end ? to : from, to: start ? from : to };
    },
  },
];

const OF_LATE: (typeof TIMES)[number] = {
  words: LATELY,
  days: (_, today) => ({ from: monthsBefore(today, 12), to: null }),
};

const BEGAN =
  '(?:nye?|new)(?= (?:ceo|director|owner|auditor|chair|board|member|direktoer|ejer|revisor|formand|bestyrelse|medlem))|blev|bliver|blevet|begyndte|startede|(?:kom|kommet) (?:til|ind|med)|(?:til|ind)traadt(?:e|es)?|(?:til|ind)traeder|udnaevnt|indvalgt|valgt(?: ind)?|became|become|joined|appointed|elected|started|began|entered|took over|overtog|overtaget|koebte|koebt|bought|acquired|purchased';
const LEFT =
  'forlod|forladt|forlader|fratraadt(?:e|es)?|udtraadt(?:e|es)?|aftraadt(?:e|es)?|afgik|afgaaet|stoppede|stoppet|(?:gik|gaaet) (?:af|ud)|traadt(?:e)? (?:ud|af|tilbage)|holdt op|left|leave|resign(?:ed)?|step(?:ped)? down|quit';

/** Whether a role's beginning, or its end, is asked about. */
const movedIn = (folded: string) =>
  has(LEFT, folded) ? 'left' : has(BEGAN, folded) ? 'began' : undefined;

/** Whether somebody is said to have left: "Har Mia Lund forladt bestyrelsen?" */
export const saysLeft = (folded: string) => has(LEFT, folded);

/** The time that a folded question about roles names, and the words for it; null for none. */
export function roleTimeIn(
  folded: string,
  today = danishDay(),
): { time: RoleTime; words: Match<true>[] } | null {
  const way = movedIn(folded);
  // "Who joined recently?" is of a year; "who is recently the director?" is of today.
  const times = way ? [...TIMES, OF_LATE] : TIMES;
  for (const { words, days } of times) {
    const found = words.exec(folded);
    if (!found) continue;
    const at: Match<true> = { means: true, at: found.index, length: found[0].length };
    return {
      time: { ...days(found.groups ?? {}, today), ...(way && { moved: way }) },
      words: [at],
    };
  }
  return null;
}

/** The one year that a time is, where it is one and no beginning or end is asked about. */
export function wholeYearOf({ from, to, moved: way, isSince }: RoleTime): number | null {
  const year = from?.slice(0, 4);
  const isYear = !way && !isSince && from === `${year}-01-01` && to === `${year}-12-31`;
  return isYear ? Number(year) : null;
}

export const timeOfYear = (year: number): RoleTime => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
});

const within = (day: string | null, { from, to }: Days) =>
  day !== null && (from === null || day >= from) && (to === null || day <= to);

type Held = { since: string | null; until: string | null; group: string };

/** Whether a role is over; one that is entered to end later is held until then. */
export const isOver = (until: string | null, today = danishDay()): boolean =>
  until !== null && until <= today;

/** Whether a role was held, began or ended in the time. */
export function isInTime({ since, until, group }: Held, time: RoleTime): boolean {
  if (time.moved === 'left') return within(until, time) && isOver(until);
  if (time.moved === 'began' || group === 'FOUNDER') return within(since, time);
  const begun = since === null || time.to === null || since <= time.to;
  return begun && (until === null || time.from === null || until >= time.from);
}

/** Whether it is so that somebody has held a role "since 2015": from that year until today. */
export function isHeldSince({ since, until }: Held, { from }: RoleTime): boolean {
  const lastStart = from?.endsWith('-01-01') ? `${from.slice(0, 4)}-12-31` : from;
  return !isOver(until) && (since === null || !lastStart || since <= lastStart);
}
