import 'server-only';
import { type Fragment, fragmentFrom, nothingAt } from './fragment';
import type { Scan } from './scan';
import type { Tables } from './vocabulary';

/** "62", "6201", "62.01", "62.01.00", "620100" */
const CODE = /^\d{2}\.?(?:\d{2}\.?(?:\d{2})?)?$/;
/** Behind a word for trades alone; two digits may count something. */
const WHOLE = /^\d{2}\.?\d{2}(?:\.?\d{2})?$/;

type Codes = { digits: string[]; next: number };

function codesAt(scan: Scan, at: number, pattern: RegExp): Codes | null {
  const { text = '', kind } = scan.tokens[at] ?? {};
  if (kind !== 'number' || !pattern.test(text)) return null;
  const digits = text.replaceAll('.', '');
  const and = scan.word(at + 1, 'and', 'or');
  const more = and === null ? null : codesAt(scan, and, WHOLE);
  return more
    ? { digits: [digits, ...more.digits], next: more.next }
    : { digits: [digits], next: at + 1 };
}

/** The names of the industries whose codes begin so; those that companies have, if any. */
function namesOf({ industries, usedIndustries }: Tables, digits: readonly string[]): string[] {
  const found = industries.filter(({ code }) => digits.some((start) => code.startsWith(start)));
  const all = [...new Set(found.map(({ danish }) => danish))];
  const used = all.filter((name) => usedIndustries?.has(name) ?? true);
  return used.length > 0 ? used : all;
}

/** "branchekode 620100", "NACE 62.01", "branche 561010": the industries of these codes. */
export function industryCodeAt(scan: Scan, at: number): Fragment | null {
  const label = scan.word(at, 'industryCode');
  const start = label ?? scan.word(at, 'trade');
  if (start === null) return null;
  const codes = codesAt(scan, start, label === null ? WHOLE : CODE);
  if (!codes) return null;
  const values = namesOf(scan.lexicon.tables, codes.digits);
  if (values.length === 0) return label === null ? null : nothingAt(at, codes.next);
  return fragmentFrom(at, codes.next, { put: 'trade', values, negative: false, joined: false });
}
