import 'server-only';
import { foldName } from '@/lib/words/fold';
import { type Fragment, fragmentFrom, nothingAt } from './fragment';
import { basesOf } from './inflect';
import type { Lexicon } from './lexicon';
import { RELATIVE } from './offices';
import type { Scan } from './scan';
import { tokensOf } from './tokens';
import { isJoined } from './values';

const folded = (words: string) => new Set(words.split(' ').map(foldName));

type Dealer = { words: Set<string>; divisions: RegExp; isWholesale?: true };

/** Words for dealers in goods and for makers of them, with the industry divisions of such. */
const DEALERS: Dealer[] = [
  {
    words: folded(
      'engros engroshandel grossist grosserer wholesale wholesaler import importør importer importfirma importvirksomhed importselskab',
    ),
    divisions: /^46/,
    isWholesale: true,
  },
  { words: folded('detail detailhandel detailist retail retailer'), divisions: /^47/ },
  {
    words: folded(
      'fremstilling produktion producent fabrikant manufacture manufacturer production producer',
    ),
    divisions: /^(?:1\d|2\d|3[0-2])/,
  },
];
/** "Engros frugt" */
const WHOLESALE = folded('engros engroshandel wholesale');
/** Verbs need no "of" before the goods. */
const IMPORTING = folded('importerer importere imports importing');
/** Words up to this length must match whole: "vin" also begins "vinduer". */
const SHORT = 3;
/** More industries than this are no narrower than the dealer's word alone. */
const MOST = 30;

type Goods = { danish: string; code: string; words: string[] };
const known = new WeakMap<Lexicon, Goods[]>();

/** Industries with the folded words of their names, cached per lexicon. */
function goodsOf(lexicon: Lexicon): Goods[] {
  const kept = known.get(lexicon);
  if (kept) return kept;
  const all = lexicon.tables.industries.map(({ danish, english, code }) => ({
    danish,
    code,
    words: `${danish} ${english ?? ''}`.split(/[^\p{L}]+/u).map(foldName),
  }));
  known.set(lexicon, all);
  return all;
}

const names = (word: string, base: string) =>
  base.length > SHORT ? word.startsWith(base) : word === base;

/** Goods as they are named: `wholesale` are the industries of those that the lexicon knows. */
type Thing = {
  bases: string[];
  called: Set<string>;
  wholesale?: readonly string[];
  next: number;
  /** The beginning of a compound: "musik" of "musikproducenter" makes no instruments. */
  isPart?: true;
};

/** "ost" and "ostefremstilling", "vindue" and "vinduer"; not "musik" and "musikinstrumenter". */
function isMadeOf(word: string, base: string): boolean {
  const isWhole = base.length > 1 && basesOf(word).includes(base);
  return (
    isWhole || (base.length > 2 && word.startsWith(base) && MADE.test(word.slice(base.length)))
  );
}
const MADE = /^[es]?(?:fremstilling|produktion|produkt|vare|mobler)/;

/** Industries of some divisions whose names mention the goods, or that their word means. */
function dealingWith(scan: Scan, { divisions, isWholesale }: Dealer, thing: Thing): string[] {
  if (isWholesale && thing.wholesale) return [...thing.wholesale];
  const { lexicon } = scan;
  const found = goodsOf(lexicon).filter(
    ({ danish, code, words }) =>
      divisions.test(code) &&
      (thing.called.has(danish) ||
        words.some((word) =>
          thing.bases.some((base) => (thing.isPart ? isMadeOf(word, base) : names(word, base))),
        )),
  );
  const all = [...new Set(found.map(({ danish }) => danish))];
  const used = all.filter((text) => lexicon.tables.usedIndustries?.has(text) ?? true);
  return used.length > 0 ? used : all;
}

/** The goods at a position, known or not. */
function thingAt(scan: Scan, at: number, { isWholesale }: Dealer): Thing | null {
  const token = scan.tokens[at];
  if (token?.kind !== 'word' || scan.isNoise(at)) return null;
  const goods = isWholesale ? scan.find(at, 'goods') : null;
  const called = new Set(scan.find(at, 'industry')?.meaning.values);
  const bases = basesOf(token.fold);
  if (goods) return { bases, called, wholesale: goods.meaning.values, next: goods.next };
  const isOther = scan.find(at, 'place', 'district', 'status', 'field', 'contact', 'companyType');
  return isOther ? null : { bases, called, next: at + 1 };
}

function fragment(scan: Scan, dealer: Dealer, thing: Thing, [from, to]: [number, number]) {
  // An industry whose whole name covers the words takes precedence.
  if ((scan.find(from, 'industry')?.next ?? 0) >= to) return null;
  const values = dealingWith(scan, dealer, thing);
  if (values.length === 0 || values.length > MOST) return null;
  return fragmentFrom(from, to, {
    put: 'trade',
    values,
    negative: false,
    joined: isJoined(scan, from),
  });
}

const OF = new Set('of af med with i in indenfor within'.split(' '));

/** The end of "of", "med", "inden for". */
function ofEnd(scan: Scan, at: number): number | null {
  if (scan.fold(at) === 'inden' && scan.fold(at + 1) === 'for') return at + 2;
  return OF.has(scan.fold(at)) ? at + 1 : null;
}

const isDealer = (scan: Scan, at: number, { words }: Dealer) =>
  basesOf(scan.fold(at)).some((base) => words.has(base));

/** The end of "grossister i", "importerer": the goods follow. */
function leadEnd(scan: Scan, at: number, dealer: Dealer): number | null {
  const isVerb =
    IMPORTING.has(scan.fold(at)) || (scan.fold(at) === 'import' && RELATIVE.has(scan.fold(at - 1)));
  if (dealer.isWholesale && isVerb) return at + 1;
  if (!isDealer(scan, at, dealer)) return null;
  const isTrade = WHOLESALE.has(scan.fold(at)) && scan.find(at + 1, 'goods') !== null;
  return dealer.isWholesale && isTrade ? at + 1 : ofEnd(scan, at + 1);
}

/** "importører af italiensk vin": the word between, which says nothing that is known, is told. */
function describedAt(scan: Scan, at: number, dealer: Dealer): Fragment | null {
  const lead = leadEnd(scan, at, dealer);
  const thing = lead === null ? null : scan.find(lead + 1, 'goods');
  if (lead === null || !thing || !dealer.isWholesale || scan.isNoise(lead)) return null;
  const isPlain = scan.find(lead, 'industry', 'goods', 'place', 'word', 'compare') === null;
  const { values } = thing.meaning;
  const effect = { put: 'trade', values, negative: false, joined: false } as const;
  return isPlain ? fragmentFrom(at, lead, effect) : null;
}

/** The goods of the one before. */
function describedGoods(scan: Scan, at: number, dealer: Dealer): Fragment | null {
  const thing = scan.find(at, 'goods');
  if (!thing) return null;
  const starts = [at - 2, at - 3, at - 4].filter((start) => start >= 0);
  const isOfThem = starts.some((start) => {
    const described = describedAt(scan, start, dealer);
    return described !== null && described.to === at - 1;
  });
  return isOfThem ? fragmentFrom(at, thing.next) : null;
}

/** "vinimportører", "osteproducenter": one word, unless it is a trade of its own. */
function compoundAt(scan: Scan, at: number, dealer: Dealer): Fragment | null {
  if (scan.tokens[at]?.kind !== 'word' || scan.find(at, 'industry')) return null;
  for (const base of basesOf(scan.fold(at))) {
    const end = [...dealer.words].find(
      (word) => base.endsWith(word) && base.length > word.length + 1,
    );
    if (!end) continue;
    const stem = base.slice(0, -end.length);
    return fragment(scan, dealer, partOf(scan, stem, at), [at, at + 1]);
  }
  return null;
}

/** The goods that a compound begins with, without the letter that links them: "legetøjs". */
function partOf({ lexicon }: Scan, stem: string, at: number): Thing {
  const bases = [stem, stem.replace(/(?<=.{3})[se]$/, '')];
  const found = bases.flatMap((base) => lexicon.trie.matches(tokensOf(base), 0));
  const goods = found.find(({ meaning }) => meaning.is === 'goods')?.meaning;
  const called = found.flatMap(({ meaning }) => (meaning.is === 'industry' ? meaning.values : []));
  const wholesale = goods?.is === 'goods' && { wholesale: goods.values };
  return { bases, called: new Set(called), ...wholesale, next: at + 1, isPart: true };
}

function dealerAt(scan: Scan, at: number, dealer: Dealer): Fragment | null {
  const lead = leadEnd(scan, at, dealer);
  const behind = lead === null ? null : thingAt(scan, lead, dealer);
  const read = behind && fragment(scan, dealer, behind, [at, behind.next]);
  if (read) return read;
  const before = thingAt(scan, at, dealer);
  if (before && isDealer(scan, before.next, dealer)) {
    const dealt = fragment(scan, dealer, before, [at, before.next + 1]);
    // "Helsekost grossister" are neither all dealers in it nor all wholesalers.
    const isOther = dealer.isWholesale && before.called.size > 0 && !scan.isNoise(before.next);
    return dealt ?? (isOther ? nothingAt(at, before.next + 1) : null);
  }
  return (
    describedAt(scan, at, dealer) ??
    describedGoods(scan, at, dealer) ??
    compoundAt(scan, at, dealer)
  );
}

/** "Wholesale of furniture", "møbler engros", "vinimportører": only those that handle the goods. */
export function goodsAt(scan: Scan, at: number): Fragment | null {
  for (const dealer of DEALERS) {
    const read = dealerAt(scan, at, dealer);
    if (read) return read;
  }
  return null;
}
