import 'server-only';
import { foldName } from '@/lib/words/fold';
import { type Fragment, fragmentFrom } from './fragment';
import { basesOf } from './inflect';
import { type Span, spanAt } from './number-spans';
import { behindNoise, officeAt } from './offices';
import type { Scan } from './scan';
import { spanBehind } from './spans';
import { HAVING } from './values';

const folded = (words: string) => new Set(words.split(' ').map(foldName));

const PEOPLE = folded(
  'person people folk someone somebody nogen man men mand woman women kvinde couple individual family familie menneske iværksætter entrepreneur grundlægger founder manager leder chef boss partner shareholder aktionær anpartshaver indehaver proprietor',
);
const STAFF = folded('employee ansat ansatte medarbejder staff worker');
/** Words between people and their age: "whose age is", "i en alder af". */
const BETWEEN = folded('age ages aged alder alderen average gennemsnitsalder gennemsnitlig selv');
const BORN = folded('born født');
const AGED = folded(
  'elderly older young unge aging ageing retiring ældre aldrende pensionsmoden pensionsmodne pensionsklar pensionsklare',
);
const SOON = folded(
  'soon snart about close near nearing approaching ready klar tæt nær nærmer sig to for på at til gå går the',
);
const RETIRED = folded(
  'retire retirement retiring pension pensionen pensionsalder pensionsalderen pensionering',
);
const [YOUNGEST, OLDEST] = [16, 110];
const MOST_BETWEEN = 5;

/** An age in years, which needs no unit: "over 60", "older than 60 years". */
type Age = { next: number; isSaid: boolean };

function ageAt(scan: Scan, at: number): Age | null {
  const named = scan.word(at, 'older', 'younger');
  const span = spanAt(scan, named ?? at);
  if (!span || span.money || span.foreign || span.scale > 1) return null;
  const size = (span.low ?? span.high)?.value ?? 0;
  if (size < YOUNGEST || size > OLDEST) return null;
  return endOfAge(scan, span, named !== null);
}

function endOfAge(scan: Scan, { next }: Span, isNamed: boolean): Age {
  const years = scan.word(next, 'year') ?? (YEARLY.has(scan.fold(next)) ? next + 1 : null);
  const old = scan.word(years ?? next, 'old');
  return { next: old ?? years ?? next, isSaid: isNamed || old !== null || years !== null };
}

/** "60-årige" */
const YEARLY = folded('årig årige års');

/** The end of a word for people of a company, other than its staff. */
function peopleAt(scan: Scan, at: number): number | null {
  const office = officeAt(scan, at);
  if (office !== null) return office;
  return basesOf(scan.fold(at)).some((base) => PEOPLE.has(base)) ? at + 1 : null;
}

const isStaff = (scan: Scan, at: number) => basesOf(scan.fold(at)).some((base) => STAFF.has(base));

/** The words between people and what is said of them. */
function behindPeople(scan: Scan, people: number): number[] {
  const starts = [people];
  for (let at = people; at < people + MOST_BETWEEN; at += 1) {
    const isBetween = scan.isNoise(at) || BETWEEN.has(scan.fold(at));
    if (!isBetween) break;
    starts.push(at + 1);
  }
  return starts;
}

/** Whether a number is one of something else: "the owner has over 60 employees". */
const isOfOther = (scan: Scan, { next }: Age) =>
  scan.find(scan.skip(next, 1), 'field') !== null ||
  scan.word(next, 'month', 'week', 'day', 'kilometre') !== null ||
  scan.tokens[next]?.kind === 'number';

/** "ejer over 60 år", "director aged 65", "owners born before 1960" */
function agedBehind(scan: Scan, people: number, isStaffed: boolean): number | null {
  for (const at of behindPeople(scan, people)) {
    const age = ageAt(scan, at);
    if (age && !isOfOther(scan, age) && (age.isSaid || !isStaffed)) return age.next;
    if (BORN.has(scan.fold(at))) return spanBehind(scan, at + 1)?.next ?? at + 1;
    const end = retiringEnd(scan, at);
    if (end !== null && !isStaffed) return end;
  }
  return null;
}

/** "close to retirement", "snart på pension" */
function retiringEnd(scan: Scan, at: number): number | null {
  let end = at;
  while (SOON.has(scan.fold(end))) end += 1;
  return RETIRED.has(scan.fold(end)) ? end + 1 : null;
}

/** "60-year-old owner", "over 60 år gamle direktører", "ageing owners" */
function agedBefore(scan: Scan, at: number): number | null {
  if (AGED.has(scan.fold(at))) return peopleAt(scan, at + 1);
  const age = ageAt(scan, at);
  return age?.isSaid ? peopleAt(scan, scan.skip(age.next, 1)) : null;
}

/**
 * "hvor ejeren er over 60 år", "owned by a person over 60": the ages of people are not in the data,
 * and are none of companies.
 */
export function agesOfPeopleAt(scan: Scan, at: number): Fragment | null {
  const before = agedBefore(scan, at);
  const owned = scan.word(at, 'ownedBy');
  const lead = owned ?? (HAVING.has(scan.fold(at)) ? at + 1 : null);
  const start = lead ?? at;
  const named = behindNoise(scan, start, (next) => peopleAt(scan, next));
  const staff = isStaff(scan, start) ? start + 1 : null;
  const people = before ?? (lead === null ? peopleAt(scan, at) : named) ?? staff;
  const isStaffed = before === null && people === staff;
  const end = before ?? (people === null ? null : agedBehind(scan, people, isStaffed));
  return end === null ? null : fragmentFrom(at, end, { put: 'nothing', why: 'personAge' });
}
