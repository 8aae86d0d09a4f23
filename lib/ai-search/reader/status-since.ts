import 'server-only';
import { areCompanies } from './companies';
import type { Fragment } from './fragment';
import { isYear, PERIOD_WORDS } from './period';
import type { Found, Scan } from './scan';
import { periodOf, recentPeriod, spanBehind, spanEffect } from './spans';
import { partOfYearAt } from './stretches';

/** Words that open a period behind a status. */
const OPENING = [...PERIOD_WORDS, 'until', 'before'];

/** "bankruptcies" and "closed" are ends, "active" is not. */
const isEnd = (found: Found<'status'>) => !found.meaning.values.includes('ACTIVE');

export function isEndAt(scan: Scan, at: number): boolean {
  const found = scan.find(at, 'status');
  return found !== null && isEnd(found);
}

/** The end of the last status before a position, if it is an end and the period belongs to it. */
function endBehind(scan: Scan, at: number): number | null {
  let end: number | null = null;
  for (let before = at - 1; before >= 0; before -= 1) {
    // "stiftet før 2000 og lukket efter 2020": the founding before the status has its own period.
    if (scan.word(before, ...(end === null ? ['founded', 'not'] : ['not'])) !== null) return null;
    const found: Found<'status'> | null = end === null ? scan.find(before, 'status') : null;
    if (!found || found.next > at) continue;
    if (!isEnd(found)) return null;
    end = found.next;
  }
  return end;
}

/** "konkurser Aalborg 2021", "bankrupt firms 2021": a bare year after a place, a trade or noise. */
function isBareYear(scan: Scan, at: number): boolean {
  const [before, token] = [scan.tokens[at - 1], scan.tokens[at]];
  const isBehindPlace =
    scan.find(at - 1, 'place', 'district', 'industry') !== null ||
    areCompanies(scan, at - 1) ||
    /^[A-ZÆØÅ]{1,2}$/.test(before?.text ?? '');
  return isBehindPlace && isYear(token?.text);
}

/** "2021 bankruptcies" */
function yearBefore(scan: Scan, at: number): Fragment | null {
  const isLead = at === 0 || scan.isNoise(at - 1);
  const year = scan.tokens[at]?.text ?? '';
  if (!isLead || !isYear(year) || !isEndAt(scan, at + 1)) return null;
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  return { from: at, to: at + 1, effects: [spanEffect('statusSince', days)] };
}

/** "recently closed", "der for nylig er gået konkurs" */
function latelyBefore(scan: Scan, at: number): Fragment | null {
  const next = scan.word(at, 'recently');
  if (next === null || !isEndAt(scan, scan.skip(next, 2))) return null;
  const { from } = recentPeriod(scan, next);
  return { from: at, to: next, effects: [spanEffect('statusSince', { from })] };
}

/** "dagens konkurser", "this week's bankruptcies", "Q3 2021 bankruptcies" */
function ofPeriod(scan: Scan, at: number): Fragment | null {
  const part = partOfYearAt(scan, at);
  const span = part ? { from: part.first, to: part.last, next: part.next } : periodOf(scan, at);
  if (!span || !isEndAt(scan, scan.skip(span.next, 2))) return null;
  const { next, ...days } = span;
  return { from: at, to: next, effects: [spanEffect('statusSince', days)] };
}

/** "konkurser i 2025", "restaurants that closed in Aarhus since May 2020": when a status began. */
export function statusSinceAt(scan: Scan, at: number): Fragment | null {
  const leading = yearBefore(scan, at) ?? latelyBefore(scan, at) ?? ofPeriod(scan, at);
  if (leading) return leading;
  const isOpening = scan.word(at, ...OPENING) !== null;
  const end = endBehind(scan, at);
  if (end === null || (!isOpening && end !== at && !isBareYear(scan, at))) return null;
  const span = spanBehind(scan, at);
  // A range of employees: "from 2000 to 3000 employees".
  if (!span || (scan.word(span.next, 'to') ?? scan.find(span.next, 'field')) !== null) return null;
  const { next, ...days } = span;
  return { from: at, to: next, effects: [spanEffect('statusSince', days)] };
}
