import 'server-only';
import { BEFORE } from './ago';
import { moved } from './calendar';
import { isCompanyWord } from './companies';
import { type Fragment, fragmentFrom } from './fragment';
import { followsEachYear } from './in-a-row';
import { spanAt } from './number-spans';
import { amountAt } from './numbers';
import { isYear, PERIOD_WORDS, type Span } from './period';
import { placedSpan } from './placed';
import { COUNTS } from './quantities';
import type { Scan } from './scan';
import {
  betweenPeriods,
  fromLately,
  fromYear,
  openPeriod,
  periodOf,
  recentPeriod,
  spanBehind,
  spanEffect,
} from './spans';

const foundedIn = (from: number, { next, ...days }: Span) =>
  fragmentFrom(from, next, spanEffect('founded', days));

/**
 * "overskud siden 2019", "vokset siden 2020": the period belongs to a figure, of which the search
 * only knows the newest value.
 */
function isOfFigure(scan: Scan, at: number): boolean {
  for (let from = 0; from < at; from += 1) {
    const found = scan.find(from, 'sign', 'trend', 'field');
    const isCount = found?.meaning.is === 'field' && COUNTS.has(found.meaning.field);
    if (found && !isCount && found.next <= at && scan.skip(found.next, at) >= at) return true;
  }
  return false;
}

export function foundingAt(scan: Scan, at: number): Fragment | null {
  const recently = scan.word(at, 'recently');
  const lately = recently === null ? null : scan.word(scan.skip(recently, 1), 'founded');
  if (lately !== null) return foundedIn(at, spanBehind(scan, lately) ?? recentPeriod(scan, lately));
  const verb = scan.word(at, 'founded');
  if (verb === null) {
    const open =
      openPeriod(scan, at) ??
      betweenPeriods(scan, at) ??
      fromYear(scan, at) ??
      fromLately(scan, at);
    if (open && (isOfFigure(scan, at) || followsEachYear(scan, at))) return null;
    return open ? foundedIn(at, open) : ageAt(scan, at);
  }
  const read = spanBehind(scan, verb);
  return read ? foundedIn(at, read) : placedAt(scan, at, verb);
}

/** "stiftet i Aarhus i 2020": the place is between the verb and the period. */
function placedAt(scan: Scan, at: number, verb: number): Fragment | null {
  const placed = placedSpan(scan, verb);
  if (!placed) return null;
  const founded = foundedIn(at, placed.span);
  return { ...founded, effects: [...placed.place, ...founded.effects] };
}

/** The end of "nystiftede", or of "new" before noise, a trade or a form: "New Nordic" is a name. */
function newWordAt(scan: Scan, at: number): number | null {
  const plain = scan.word(at, 'plainNew');
  const ofMany =
    plain !== null && (scan.isNoise(plain) || scan.find(plain, 'industry', 'companyType') !== null);
  return scan.word(at, 'new') ?? (ofMany ? plain : null);
}

const isBehindNew = (scan: Scan, at: number) =>
  scan.tokens.some((_, place) => place < at && newWordAt(scan, place) !== null);

/** "nye restauranter i Odense i 2021", "nye firmaer 2021": when the new companies were founded. */
function newSinceAt(scan: Scan, at: number): Fragment | null {
  if (scan.word(at, ...PERIOD_WORDS) === null && !isYear(scan.tokens[at]?.text)) return null;
  const span = isBehindNew(scan, at) ? spanBehind(scan, at) : null;
  return span && !scan.find(span.next, 'field') ? foundedIn(at, span) : null;
}

/** "nystiftede", "new restaurants": within the last year, unless the sentence gives a period. */
export function newAt(scan: Scan, at: number): Fragment | null {
  // "Dagens nye selskaber"
  const period = periodOf(scan, at);
  const fresh = period && newWordAt(scan, period.next);
  if (period && fresh) return foundedIn(at, { ...period, next: fresh });
  const next = newWordAt(scan, at);
  if (next === null) return newSinceAt(scan, at);
  const isFounded = scan.tokens.some((_, place) => scan.word(place, 'founded') !== null);
  if (isFounded && scan.word(at, 'new') === null) return { from: at, to: next, effects: [] };
  // A repeated "new" adds nothing.
  if (isBehindNew(scan, at)) return { from: at, to: next, effects: [] };
  const isDated = scan.tokens.some((_, place) => newSinceAt(scan, place) !== null);
  if (isDated) return { from: at, to: next, effects: [] };
  return foundedIn(at, recentPeriod(scan, next));
}

/** "virksomheder på mindst 20 år", "firms over 20 years" */
function isOfCompanies({ tokens }: Scan, at: number): boolean {
  const isJoint = ['paa', 'pa', 'of', 'er', 'are'].includes(tokens[at - 1]?.fold ?? '');
  return isCompanyWord(tokens[isJoint ? at - 2 : at - 1]?.fold ?? '');
}

/** "over 10 år gamle", "har eksisteret i 30 år", "older than 20 years", "yngre end 3 år" */
function ageAt(scan: Scan, at: number): Fragment | null {
  const older = scan.word(at, 'older');
  const younger = scan.word(at, 'younger');
  const named = older ?? younger;
  const existed = scan.word(at, 'existed');
  const span = named === null ? spanAt(scan, existed ?? at) : null;
  const amount = named === null ? null : amountAt(scan, named);
  const counted = amount ?? span;
  const unit = counted && AGE_UNITS.find((one) => scan.word(counted.next, one) !== null);
  const years = unit ? scan.word(counted.next, unit) : null;
  if (!unit || years === null) return null;
  const isAge = existed !== null || (span?.compared && isOfCompanies(scan, at));
  const old = scan.word(years, 'old') ?? (isAge ? years : null);
  if (amount) {
    const end = { value: amount.value, strict: true };
    const ages = older === null ? { high: end } : { low: end };
    return ofAge(scan, at, old ?? years, { ...ages, unit });
  }
  return span && old !== null ? ofAge(scan, at, old, { ...span, unit }) : null;
}

type Age = { value: number; strict: boolean };
const AGE_UNITS = ['year', 'month', 'week', 'day'] as const;
type Ages = { low?: Age; high?: Age; unit: (typeof AGE_UNITS)[number] };

function ofAge(scan: Scan, from: number, to: number, { low, high, unit }: Ages): Fragment | null {
  const { today } = scan.lexicon.tables;
  const ends = [low, high].flatMap((end) => end ?? []);
  if (ends.some(({ value }) => !Number.isInteger(value) || value > 1_000)) return null;
  const dayOf = (count: number) => BEFORE[unit](today, count);
  // Exactly 10 years old: until the day before the eleventh birthday.
  const oldest = high && (low?.value === high.value ? high.value + 1 : high.value);
  const isExact = high !== undefined && low?.value === high.value;
  return foundedIn(from, {
    ...(oldest !== undefined && {
      from: moved(dayOf(oldest), high?.strict || isExact ? 1 : 0),
    }),
    ...(low && { to: moved(dayOf(low.value), low.strict ? -1 : 0) }),
    next: to,
  });
}
