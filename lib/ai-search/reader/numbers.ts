import 'server-only';
import { basesOf } from './inflect';
import type { Scan } from './scan';
import { FOREIGN, KRONER, scales } from './units';

export type Amount = {
  value: number;
  next: number;
  /**
   * The factor of a word such as million, else 1; in a range the second one's may apply to both.
   */
  scale: number;
  /** Explicitly in kroner. */
  money: boolean;
  /** In another currency, or a percentage. */
  foreign: 'currency' | 'share' | null;
  /** "10+ mio": that or more. */
  plus?: true;
};

const units =
  'nul en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve';
const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const tens: Record<string, number> = {
  tredive: 30,
  fyrre: 40,
  halvtreds: 50,
  tres: 60,
  halvfjerds: 70,
  firs: 80,
  halvfems: 90,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  dusin: 12,
  single: 1,
  halvanden: 1.5,
  halvandet: 1.5,
  halv: 0.5,
  halvt: 0.5,
  halve: 0.5,
  half: 0.5,
  trekvart: 0.75,
};
const small = new Map<string, number>([
  ...units.split(' ').map((word, value): [string, number] => [word, value]),
  ...english.split(' ').map((word, value): [string, number] => [word, value]),
  ...Object.entries(tens),
]);

/** Letters that are a scale only directly after a number, without a space. */
const LETTERS = new Set(['k', 'm', 'b']);
/** "1½ mio.", "1/2 mio." */
const FRACTIONS = new Map([
  ...(['½', '1/2'] as const).map((text): [string, number] => [text, 0.5]),
  ...(['¼', '1/4'] as const).map((text): [string, number] => [text, 0.25]),
  ...(['¾', '3/4'] as const).map((text): [string, number] => [text, 0.75]),
]);
const HUNDRED = new Set(['hundrede', 'hundred', 'hundreder']);
const ONE = new Set(['en', 'et', 'a', 'an', 'one']);
/** Nouns before which an article counts as one: "en ansat". */
const COUNTED = new Set(
  'ansat medarbejder employee afdeling lokation location aar halvaar kvartal maaned uge dag year quarter month fortnight week day'.split(
    ' ',
  ),
);
const isCounted = (fold: string) => basesOf(fold).some((base) => COUNTED.has(base));

/** "1.500", "1,500" and "1 500" are thousands; "1,5" and "2.5" are decimals. */
export function numberOf(written: string): number {
  const text = written.replace(/\s/g, '');
  const separators = text.match(/[.,]/g) ?? [];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const grouped = new Set(separators).size < 2 && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  if (separators.length === 0 || grouped) return Number(text.replace(/[.,]/g, ''));
  const whole = text.slice(0, last).replace(/[.,]/g, '');
  return Number(`${whole}.${text.slice(last + 1)}`);
}

type Plain = { value: number; next: number };

function fractionAt(scan: Scan, at: number): Plain | null {
  for (const next of [at + 3, at + 1]) {
    const value = FRACTIONS.get(scan.text(at, next));
    if (value !== undefined) return { value, next };
  }
  return null;
}

/** What a whole number is followed by: "2 1/2", "to en halv million", "two and a half million". */
function fractionBehind(scan: Scan, at: number): Plain | null {
  const written = fractionAt(scan, at);
  if (written) return written;
  const start = scan.word(at, 'and') ?? at;
  const half = ONE.has(scan.fold(start)) ? start + 1 : start;
  const isOf = scales.has(scan.fold(half + 1)) || isCounted(scan.fold(half + 1));
  const isHalf = /^hal(?:v[te]?|f)$/.test(scan.fold(half)) && isOf;
  return isHalf ? { value: 0.5, next: half + 1 } : null;
}

/** A number in digits or words, without its unit. */
function plainAt(scan: Scan, at: number): Plain | null {
  const token = scan.tokens[at];
  if (!token) return null;
  const part = fractionAt(scan, at);
  if (part) return part;
  if (isMinus(scan, at)) return { value: -numberOf(scan.fold(at + 1)), next: at + 2 };
  const digits = { value: numberOf(token.text), next: at + 1 };
  const whole = token.kind === 'number' ? digits : token.kind === 'word' ? wordsAt(scan, at) : null;
  const more = Number.isInteger(whole?.value) && whole ? fractionBehind(scan, whole.next) : null;
  return whole && more ? { value: whole.value + more.value, next: more.next } : whole;
}

/** "-5" after a space is negative, as "minus 5" is; "10-50" is two numbers. */
const isMinus = (scan: Scan, at: number) =>
  scan.tokens[at + 1]?.kind === 'number' &&
  (scan.fold(at) === 'minus' ||
    (/^[-−–]$/.test(scan.fold(at)) && !(at > 0 && scan.touches(at)) && scan.touches(at + 1)));

const isCountable = (fold: string) => isCounted(fold) || scales.has(fold) || HUNDRED.has(fold);

/** "femogtyve" is five and twenty. */
function smallOf(fold: string): number | undefined {
  const [, ones, ten] = /^(.+)og(.+)$/.exec(fold) ?? [];
  const known = small.get(fold);
  if (known !== undefined || ones === undefined || ten === undefined) return known;
  const [left, right] = [small.get(ones), small.get(ten)];
  return left === undefined || right === undefined ? undefined : left + right;
}

function wordsAt(scan: Scan, at: number): Plain | null {
  const fold = scan.fold(at);
  if (ONE.has(fold)) return oneAt(scan, at);
  // "to" is also English: it is a number only before something countable.
  const isTwo = isCountable(scan.fold(at + 1)) || fractionBehind(scan, at + 1) !== null;
  if (fold === 'to' && !isTwo) return null;
  let value = 0;
  let next = at;
  for (let part = smallOf(scan.fold(next)); part !== undefined; part = smallOf(scan.fold(next))) {
    value += part;
    next += 1;
    if (part < 20 || part % 10 !== 0) break;
  }
  if (HUNDRED.has(scan.fold(next))) {
    const rest = plainAt(scan, next + 1);
    const small = rest && scan.tokens[next + 1]?.kind === 'word' && rest.value < 100 ? rest : null;
    return { value: (value || 1) * 100 + (small?.value ?? 0), next: small?.next ?? next + 1 };
  }
  if (next > at) return { value, next };
  return scales.has(fold) && fold.length > 3 ? { value: 1, next: at } : null;
}

/** "en halv million", "a hundred", "en ansat", "en til to"; else the word is an article. */
function oneAt(scan: Scan, at: number): Plain | null {
  const after = scan.fold(at + 1);
  if (/^(?:kvart|quarter)$/.test(after) && scales.has(scan.fold(at + 2))) {
    return { value: 0.25, next: at + 2 };
  }
  if (/^halv|^half|^single|^dozen|^dusin/.test(after) || HUNDRED.has(after)) {
    return wordsAt(scan, at + 1);
  }
  const isRange = /^(?:til|to|-|–)$/.test(after) && plainAt(scan, at + 2) !== null;
  const isSaid = isCounted(after) || scales.has(after) || scan.fold(at) === 'one';
  const counted = isSaid || isRange;
  return counted ? { value: 1, next: at + 1 } : null;
}

function scaleAt(scan: Scan, at: number): { scale: number; next: number; money: boolean } {
  let start = at;
  // "half a million"
  if (ONE.has(scan.fold(at)) && scales.has(scan.fold(at + 1))) start += 1;
  const fold = scan.fold(start);
  const scale = scales.get(fold);
  const alone = LETTERS.has(fold) && !scan.touches(start);
  const isT = fold === 't' && scan.fold(start + 1) !== 'kr';
  if (scale === undefined || alone || isT) return { scale: 1, next: at, money: false };
  return { scale, next: start + 1, money: /kr$|dkk$/.test(fold) };
}

const isCurrency = (scan: Scan, at: number) =>
  KRONER.has(scan.fold(at)) || FOREIGN.has(scan.fold(at));

/** A number with its scale and currency: "2,5 mio. kr.", "DKK 500,000", "en halv million". */
export function amountAt(scan: Scan, at: number): Amount | null {
  let start = at;
  while (isCurrency(scan, start)) start += 1;
  const plain = plainAt(scan, start);
  if (!plain) return null;
  const plus = scan.fold(plain.next) === '+' ? scaleAt(scan, plain.next + 1) : null;
  const isPlus = plus !== null && plus.scale > 1;
  const { scale, next: scaled, money } = isPlus ? plus : scaleAt(scan, plain.next);
  let next = scaled;
  while (isCurrency(scan, next) || (scan.fold(next) === 'danske' && isCurrency(scan, next + 1))) {
    next += 1;
  }
  const said = [...rangeOf(at, start), ...rangeOf(scaled, next)].map((place) => scan.fold(place));
  return {
    value: plain.value * scale,
    next,
    scale,
    money: money || said.some((fold) => KRONER.has(fold)),
    foreign: said.map((fold) => FOREIGN.get(fold)).find(Boolean) ?? null,
    ...(isPlus && { plus: true as const }),
  };
}

const rangeOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
