import 'server-only';
import type { CompanyFilters } from '@/lib/search/types';
import type { Fragment } from './fragment';
import { quoted } from './names';
import { officeAt } from './offices';
import type { Scan } from './scan';
import { suppliedAt } from './suppliers';

/** Words that may precede a topic at the start of a sentence. */
const ASKING = new Set(
  'find finde vis show me mig list liste alle all search soeg sog for efter'.split(' '),
);
const MOST_WORDS = 3;

type Topic = { from: number; to: number; search: string };

/** The position of the only words that became nothing, without a leading "sells". */
function placeOf(scan: Scan, text: string): { from: number; to: number; isDone: boolean } | null {
  for (let from = 0; from < scan.length; from += 1) {
    for (let to = from + 1; to <= Math.min(scan.length, from + MOST_WORDS + 1); to += 1) {
      if (scan.text(from, to) !== text) continue;
      const isDone = scan.word(from, 'doing') !== null;
      return { from: isDone ? from + 1 : from, to, isDone };
    }
  }
  return null;
}

function followsDoing(scan: Scan, at: number): boolean {
  const behind = [at - 1, at - 2, at - 3];
  const before = behind.find((place) => scan.word(place, 'doing') !== null);
  const isDone = before !== undefined && scan.skip(before, 3) >= at;
  return isDone || behind.some((place) => suppliedAt(scan, place) === at);
}

/** Who runs companies, and where their goods go, is in no name: "direktører i Odense". */
const NOT_SEARCHED = /^(?:im|eks|ex)port/;

/** Words that the rules use are reported when they mean nothing, and not searched for. */
const isPlain = (scan: Scan, at: number) =>
  scan.tokens[at]?.kind === 'word' &&
  officeAt(scan, at) === null &&
  !NOT_SEARCHED.test(scan.fold(at)) &&
  scan.find(
    at,
    'word',
    'field',
    'trend',
    'compare',
    'extreme',
    'sign',
    'contact',
    'size',
    'years',
  ) === null;

const isPlace = ({ effects }: Fragment) =>
  effects.some(
    (effect) =>
      effect.put === 'postal' ||
      effect.put === 'area' ||
      (effect.put === 'place' && !effect.negative),
  );
const isArea = ({ effects }: Fragment) => effects.some(({ put }) => put === 'area');

/** "dronefirmaer", "vinduesleverandører": names have the thing, but no such ending. */
const withoutFirm = (word: string) =>
  word
    .replace(/(?<=^\p{L}{4,})(?:firma|virksomhed|selskab)(?:er(?:ne)?)?$/iu, '')
    .replace(/(?<=^\p{L}{4,}?)s?(?:leverandør|forhandler)(?:er?)?(?:ne)?$/iu, '');

const isCapital = (scan: Scan, at: number) => /^\p{Lu}/u.test(scan.tokens[at]?.text ?? '');

/**
 * "sushi i Aarhus", "virksomheder der laver solceller", "Jens Bech Odense": no known trade, but
 * words that companies are looked for by. They are searched for verbatim when nothing else says
 * what the companies do.
 */
export function topicOf(
  scan: Scan,
  fragments: readonly Fragment[],
  left: readonly string[],
  { industry, sector, not }: CompanyFilters,
): Topic | null {
  const [text] = left;
  const isTrade = industry ?? sector ?? not?.industry ?? not?.sector;
  const place = left.length === 1 && text && !isTrade ? placeOf(scan, text) : null;
  if (!place) return null;
  const { from, to, isDone } = place;
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  if (places.length === 0 || !places.every((at) => isPlain(scan, at))) return null;
  const isFirst = scan.tokens.slice(0, from).every(({ fold }) => ASKING.has(fold));
  const isOfPlace = fragments.some(
    (one) =>
      (isPlace(one) && scan.isNoise(to) && one.from === to + 1) || (isArea(one) && one.from === to),
  );
  const placeAt = scan.tokens[to]?.text === ',' ? to + 1 : to;
  const isNamed =
    places.length > 1 &&
    fragments.some((one) => isPlace(one) && one.from === placeAt) &&
    places.every((at) => isCapital(scan, at));
  const isTopic = isDone || followsDoing(scan, from) || (isFirst && isOfPlace) || isNamed;
  const search = places.map((at) => withoutFirm(scan.tokens[at]?.text ?? '')).join(' ');
  return isTopic ? { from, to, search: places.length === 1 ? quoted(search) : search } : null;
}
