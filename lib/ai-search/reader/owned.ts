import 'server-only';
import { isCompanyWord } from './companies';
import { type Fragment, nothingAt } from './fragment';
import { officeAt, RELATIVE } from './offices';
import type { Scan } from './scan';

const CAPITAL = /^\p{Lu}/u;
/** Words before which an owner without a name ends: "ejet af kvinder i Odense". */
const BEHIND = new Set(
  'i in paa on ved near naer omkring around med with uden without som der that which who hvor where and og eller or men but stiftet founded'.split(
    ' ',
  ),
);
const OWNS = new Set('ejer ejede owns owned controls kontrollerer'.split(' '));
const [LONGEST, MOST_WORDS] = [8, 3];

/** Words and signs within names: "Bech & Søn", "Bank of Fyn"; also numbers, "Bech 1993 ApS". */
const WITHIN = new Set('og and af of &'.split(' '));

/** The end of a name in capital letters with its legal form. */
function capitalsEnd(scan: Scan, at: number): number {
  let end = at;
  for (let next = at; next < at + LONGEST; next += 1) {
    const { text = '', kind } = scan.tokens[next] ?? {};
    const isForm = end > at && scan.find(next, 'companyType') !== null;
    if (CAPITAL.test(text) || isForm) end = next + 1;
    else if (kind !== 'number' && !WITHIN.has(scan.fold(next))) break;
  }
  return end;
}

/** The end of who owns companies: a name, something in quotes, or a few words. */
export function ownerEnd(scan: Scan, at: number): number {
  const start = scan.tokens[at] && CAPITAL.test(scan.text(at, at + 1)) ? at : scan.skip(at, 2);
  if (scan.tokens[start]?.kind === 'quote') return start + 1;
  const named = capitalsEnd(scan, start);
  if (named > start) return named;
  let end = start;
  while (end < start + MOST_WORDS && scan.tokens[end]?.kind === 'word') {
    if (BEHIND.has(scan.fold(end))) break;
    end += 1;
  }
  return Math.max(end, at);
}

/** "der ejes af": the verb and all words up to the owner. */
function ownersOf(scan: Scan, at: number): number | null {
  const owned = scan.word(at, 'ownedBy');
  if (owned !== null) return ownerEnd(scan, owned);
  if (!RELATIVE.has(scan.fold(at))) return null;
  const end = capitalsEnd(scan, at + 1);
  return end > at + 1 && OWNS.has(scan.fold(end)) ? end + 1 : null;
}

/** "hvem ejer Bech ApS": a name, unless companies follow, as in "who owns Aarhus companies". */
function askedEnd(scan: Scan, at: number): number | null {
  const asked = scan.word(at, 'owners');
  if (asked === null) return null;
  const named = capitalsEnd(scan, asked);
  return isCompanyWord(scan.fold(named)) ? asked : named;
}

const AT = new Set('i for hos of at'.split(' '));

/** "direktøren for Bech ApS": a company by its name with a legal form. */
function officeEnd(scan: Scan, at: number): number | null {
  const office = officeAt(scan, at);
  if (office === null || !AT.has(scan.fold(office))) return null;
  const end = capitalsEnd(scan, office + 1);
  return end > office + 2 && scan.find(end - 1, 'companyType') ? end : null;
}

/** "ejet af en kapitalfond", "owned by Novo Nordisk Fonden", "som Bech ejer": no search knows it. */
export function ownedAt(scan: Scan, at: number): Fragment | null {
  const end = ownersOf(scan, at) ?? askedEnd(scan, at) ?? officeEnd(scan, at);
  return end === null ? null : nothingAt(at, end);
}
