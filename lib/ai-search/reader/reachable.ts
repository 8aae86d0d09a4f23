import 'server-only';
import type { Effect } from './fragment';
import { type Fragment, fragmentFrom, nothingAt } from './fragment';
import { ownerEnd } from './owned';
import type { Scan } from './scan';

const RELATIVE = new Set('der som that which who whom hvem'.split(' '));
const PERSONS = new Set('jeg vi man du i we you one'.split(' '));
const NOT = new Set('ikke not'.split(' '));
const PASSIVE = /^be |^(?:ringes|kontaktes|mailes|skrives)/i;
const CAPITAL = /^\p{Lu}/u;
const flag = (field: 'hasPhone' | 'hasEmail' | 'advertisingProtected', value: boolean): Effect => ({
  put: 'flag',
  field,
  value,
});

type Asked = { isAllowed: boolean; isDenied: boolean; hasPerson: boolean; next: number };

/** "som vi (ikke) må", "that I may", "hvem kan jeg", "kan": up to the verb. */
function askedAt(scan: Scan, at: number): Asked | null {
  let next = at;
  let isDenied = false;
  const pass = (words: ReadonlySet<string>) => {
    const isHere = words.has(scan.fold(next));
    if (isHere) next += 1;
    return isHere;
  };
  pass(RELATIVE);
  let hasPerson = pass(PERSONS);
  isDenied = pass(NOT);
  const allowed = scan.word(next, 'mayDo');
  const able = allowed ?? scan.word(next, 'canDo');
  if (able === null) return null;
  next = able;
  hasPerson = pass(PERSONS) || hasPerson;
  isDenied = pass(NOT) || isDenied;
  return { isAllowed: allowed !== null, isDenied, hasPerson, next };
}

/**
 * The assistant takes "kan jeg ringe til" for advertising protection too; who must not be reached is
 * protected, and who cannot be has no such number or address.
 */
function effectsOf(field: 'hasPhone' | 'hasEmail' | null, asked: Asked): Effect[] {
  if (asked.isAllowed && asked.isDenied) return [flag('advertisingProtected', true)];
  const reached = field === null ? [] : [flag(field, !asked.isDenied)];
  return asked.isDenied ? reached : [...reached, flag('advertisingProtected', false)];
}

/** "Kan du maile mig en liste": not the companies. */
const ME = new Set('me mig us os'.split(' '));

/**
 * "som jeg kan ringe til" have a telephone number, "that we may email" an email address and no
 * protection against advertising.
 */
export function reachableAt(scan: Scan, at: number): Fragment | null {
  const asked = askedAt(scan, at);
  if (asked === null) return null;
  const call = scan.word(asked.next, 'call');
  const write = scan.word(asked.next, 'write');
  // The longer phrase is meant: "kontakte pr. mail".
  const anyhow = scan.word(asked.next, 'contactAnyhow');
  const end = Math.max(call ?? 0, write ?? 0, anyhow ?? 0);
  const isPassive = PASSIVE.test(scan.text(asked.next, end));
  // "Firmaer der kan ringe tilbage" call themselves.
  if (end === 0 || !(asked.hasPerson || isPassive)) return null;
  if (ME.has(scan.fold(end))) return fragmentFrom(at, end);
  // "Kan jeg ringe til Novo Nordisk" asks for one company.
  const isName =
    CAPITAL.test(scan.tokens[end]?.text ?? '') && scan.find(end, 'place', 'industry') === null;
  if (isName) return nothingAt(at, ownerEnd(scan, end));
  const field = end === call ? 'hasPhone' : end === write ? 'hasEmail' : null;
  const effects = effectsOf(field, asked);
  return effects.length > 0 ? fragmentFrom(at, end, ...effects) : nothingAt(at, end);
}
