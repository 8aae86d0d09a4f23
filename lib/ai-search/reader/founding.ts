import 'server-only';
import { monthsBefore, moved, type Period, periodAt } from './days';
import type { Fragment } from './fragment';
import { districtAt } from './names';
import { amountAt } from './numbers';
import { spanAt } from './quantities';
import type { Scan } from './scan';
import { valueFragment } from './values';

type Founded = { from?: string; to?: string; next: number };

const whole = ({ first, last, next }: Period): Founded => ({ from: first, to: last, next });

/** "efter 2010", "since March 2018", "før 1990": these need no word for founding. */
function openPeriod(scan: Scan, at: number): Founded | null {
  const read = (word: string, use: (period: Period) => Founded): Founded | null => {
    const next = scan.word(at, word);
    const period = next === null ? null : periodAt(scan, scan.skip(next, 1));
    return period ? use(period) : null;
  };
  return (
    read('since', ({ first, next }) => ({ from: first, next })) ??
    read('until', ({ last, next }) => ({ to: last, next })) ??
    read('after', ({ last, next }) => ({ from: moved(last, 1), next })) ??
    read('before', ({ first, next }) => ({ to: moved(first, -1), next }))
  );
}

/** "mellem 2000 og 2010", "from 2005 to 2008" */
function betweenPeriods(scan: Scan, at: number): Founded | null {
  const between = scan.word(at, 'between');
  const start = between ?? scan.word(at, 'from') ?? at;
  const first = periodAt(scan, start);
  const middle = first && scan.word(first.next, ...(between === null ? ['to'] : ['and', 'to']));
  const second = middle ? periodAt(scan, middle) : null;
  if (!first || !second || scan.find(second.next, 'field')) return null;
  return { from: first.first, to: second.last, next: second.next };
}

/** "de sidste 5 år", "the last 18 months", "sidste år", "i år" */
function relativePeriod(scan: Scan, at: number): Founded | null {
  const { today } = scan.lexicon.tables;
  const year = Number(today.slice(0, 4));
  const lastYear = scan.word(at, 'lastYear');
  const thisYear = scan.word(at, 'thisYear');
  const fixed = lastYear ?? thisYear;
  if (fixed !== null) {
    const wanted = lastYear === null ? year : year - 1;
    return { from: `${wanted}-01-01`, to: `${wanted}-12-31`, next: fixed };
  }
  const last = scan.word(at, 'last');
  if (last === null) return null;
  const amount = amountAt(scan, last) ?? { value: 1, next: last };
  const unit = scan.word(amount.next, 'year') ?? scan.word(amount.next, 'month');
  if (unit === null || !Number.isInteger(amount.value) || amount.value > 500) return null;
  const months = scan.word(amount.next, 'year') === null ? amount.value : amount.value * 12;
  return { from: monthsBefore(today, months), next: unit };
}

/** "in the 1980s", "90'erne" */
function decadeAt(scan: Scan, at: number): Founded | null {
  const token = scan.tokens[at];
  const century = scan.word(at + 1, 'century');
  if (token?.kind === 'number' && century !== null && /^[12]\d00$/.test(token.text)) {
    const first = Number(token.text);
    return { from: `${first}-01-01`, to: `${first + 99}-12-31`, next: century };
  }
  const end = scan.word(at + 1, 'decade');
  if (token?.kind !== 'number' || end === null || !/^(?:[12]\d)?\d0$/.test(token.text)) return null;
  const start = Number(token.text.length === 2 ? `19${token.text}` : token.text);
  return { from: `${start}-01-01`, to: `${start + 9}-12-31`, next: end };
}

/** What is only meant when founding is spoken of: "stiftet i 2015". */
function closedPeriod(scan: Scan, at: number): Founded | null {
  const start = scan.word(at, 'in', 'from') ?? at;
  const next = scan.isNoise(start) && scan.word(start, 'in', 'last') === null ? start + 1 : start;
  const period = periodAt(scan, next);
  return decadeAt(scan, next) ?? (period && whole(period));
}

/** "fra 1980" of companies; not "omsætning fra 2015", which is read before. */
function fromYear(scan: Scan, at: number): Founded | null {
  const start = scan.word(at, 'from');
  const period = start === null ? null : periodAt(scan, start);
  const goesOn = period && (scan.word(period.next, 'to') ?? scan.find(period.next, 'field'));
  return period && !goesOn ? whole(period) : null;
}

const fragmentOf = (from: number, { next, ...founded }: Founded): Fragment =>
  founded.from !== undefined && founded.to !== undefined && founded.from > founded.to
    ? { from, to: next, effects: [{ put: 'nothing', why: 'contradiction' }] }
    : { from, to: next, effects: [{ put: 'founded', ...founded }] };

export function foundingAt(scan: Scan, at: number): Fragment | null {
  const verb = scan.word(at, 'founded');
  if (verb === null) {
    const open = openPeriod(scan, at) ?? betweenPeriods(scan, at) ?? fromYear(scan, at);
    return open ? fragmentOf(at, open) : ageAt(scan, at);
  }
  const read = behindVerb(scan, verb);
  return read ? fragmentOf(at, read) : placedAt(scan, at, verb);
}

function behindVerb(scan: Scan, verb: number): Founded | null {
  for (const start of [verb, scan.skip(verb, 1), scan.skip(verb, 2)]) {
    const read =
      openPeriod(scan, start) ??
      betweenPeriods(scan, start) ??
      relativePeriod(scan, start) ??
      closedPeriod(scan, start);
    if (read) return read;
  }
  return null;
}

/** "stiftet i Aarhus i 2020": the place stands between. */
function placedAt(scan: Scan, at: number, verb: number): Fragment | null {
  const start = scan.skip(verb, 2);
  const place = districtAt(scan, start) ?? valueFragment(scan, start);
  const [effect] = place?.effects ?? [];
  const isPlace = effect?.put === 'place' || effect?.put === 'search';
  const when = place && isPlace ? behindVerb(scan, place.to) : null;
  if (!place || !when) return null;
  const founded = fragmentOf(at, when);
  return { ...founded, effects: [...place.effects, ...founded.effects] };
}

/** "nystiftede", "new restaurants": within the last year. "New Nordic" is a name. */
export function newAt(scan: Scan, at: number): Fragment | null {
  const plain = scan.word(at, 'plainNew');
  const ofMany =
    plain !== null && (scan.isNoise(plain) || scan.find(plain, 'industry', 'companyType') !== null);
  const isDated = scan.tokens.some((_, place) => scan.word(place, 'founded') !== null);
  const next = scan.word(at, 'new') ?? (ofMany && !isDated ? plain : null);
  if (next === null) return null;
  return fragmentOf(at, { from: monthsBefore(scan.lexicon.tables.today, 12), next });
}

/** "over 10 år gamle", "older than 20 years", "yngre end 3 år" */
function ageAt(scan: Scan, at: number): Fragment | null {
  const older = scan.word(at, 'older');
  const younger = scan.word(at, 'younger');
  const named = older ?? younger;
  const span = named === null ? spanAt(scan, at) : null;
  const amount = named === null ? null : amountAt(scan, named);
  const years = amount ? scan.word(amount.next, 'year') : span && scan.word(span.next, 'year');
  if (years === null) return null;
  const old = scan.word(years, 'old');
  if (amount) {
    const end = { value: amount.value, strict: true };
    return ofAge(scan, at, old ?? years, older === null ? { high: end } : { low: end });
  }
  return span && old !== null ? ofAge(scan, at, old, span) : null;
}

type Ages = { low?: { value: number; strict: boolean }; high?: { value: number; strict: boolean } };

function ofAge(scan: Scan, from: number, to: number, { low, high }: Ages): Fragment | null {
  const { today } = scan.lexicon.tables;
  const ends = [low, high].flatMap((end) => end ?? []);
  if (ends.some(({ value }) => !Number.isInteger(value) || value > 1_000)) return null;
  const dayOf = (years: number) => monthsBefore(today, years * 12);
  // Exactly 10 years old: until the day before the eleventh birthday.
  const oldest = high && (low?.value === high.value ? high.value + 1 : high.value);
  const isExact = high !== undefined && low?.value === high.value;
  return fragmentOf(from, {
    ...(oldest !== undefined && {
      from: moved(dayOf(oldest), high?.strict || isExact ? 1 : 0),
    }),
    ...(low && { to: moved(dayOf(low.value), low.strict ? -1 : 0) }),
    next: to,
  });
}
