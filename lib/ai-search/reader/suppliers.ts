import 'server-only';
import { type Fragment, fragmentFrom } from './fragment';
import { basesOf } from './inflect';
import type { Scan } from './scan';
import { isJoined } from './values';

const SUPPLIERS = new Set(
  'leverandor underleverandor supplier vendor distributor forhandler dealer'.split(' '),
);
/** They sell to anybody. */
const DEALERS = new Set('forhandler dealer'.split(' '));
const OF = new Set('af of'.split(' '));

const isOneOf = (scan: Scan, at: number, words: ReadonlySet<string>) =>
  basesOf(scan.fold(at)).some((base) => words.has(base));

/** The position of the goods behind "leverandører af", or null. */
export function suppliedAt(scan: Scan, at: number): number | null {
  const thing =
    isOneOf(scan, at, SUPPLIERS) && OF.has(scan.fold(at + 1)) ? scan.skip(at + 2, 1) : null;
  return thing !== null && scan.tokens[thing]?.kind === 'word' ? thing : null;
}

/**
 * "Leverandører af vin" are its wholesalers, "forhandlere af biler" all that trade in them. Of goods that no trade is known for, "vinduer", topicOf
 * looks for the word.
 */
export function suppliersAt(scan: Scan, at: number): Fragment | null {
  const thing = suppliedAt(scan, at);
  if (thing === null) return null;
  const goods = scan.find(thing, 'goods');
  const trade = scan.find(thing, 'industry');
  const isTrade = trade && (isOneOf(scan, at, DEALERS) || trade.next > (goods?.next ?? 0));
  if (goods === null || isTrade) return fragmentFrom(at, thing);
  const { values } = goods.meaning;
  const joined = isJoined(scan, at);
  return fragmentFrom(at, goods.next, { put: 'trade', values, negative: false, joined });
}
