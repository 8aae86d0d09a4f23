import 'server-only';
import { foldName } from '@/lib/words/fold';
import { type Fragment, fragmentFrom } from './fragment';
import { basesOf } from './inflect';
import type { Lexicon } from './lexicon';
import type { Scan } from './scan';

const folded = (words: string) => new Set(words.split(' ').map(foldName));

/** Words for dealers in goods, with the industry divisions of such dealers. */
const DEALERS: [words: Set<string>, divisions: RegExp][] = [
  [folded('engros engroshandel grossist grosserer wholesale wholesaler'), /^46/],
  [folded('detail detailhandel detailist retail retailer'), /^47/],
  [
    folded(
      'fremstilling produktion producent fabrikant manufacture manufacturer production producer',
    ),
    /^(?:1\d|2\d|3[0-3])/,
  ],
];
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

/**
 * Industries of some divisions whose names mention the goods, or that the word for the goods means.
 */
function dealingWith(scan: Scan, divisions: RegExp, at: number): string[] {
  const { lexicon, tokens } = scan;
  const bases = basesOf(tokens[at]?.fold ?? '');
  const called = new Set(scan.find(at, 'industry')?.meaning.values);
  const found = goodsOf(lexicon).filter(
    ({ danish, code, words }) =>
      divisions.test(code) &&
      (called.has(danish) || words.some((word) => bases.some((base) => names(word, base)))),
  );
  const all = [...new Set(found.map(({ danish }) => danish))];
  const used = all.filter((text) => lexicon.tables.usedIndustries?.has(text) ?? true);
  return used.length > 0 ? used : all;
}

function isGoods(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  if (token?.kind !== 'word' || scan.isNoise(at)) return false;
  return scan.find(at, 'place', 'district', 'status', 'field', 'contact', 'companyType') === null;
}

function fragment(scan: Scan, goods: number, [from, to, divisions]: [number, number, RegExp]) {
  // An industry whose whole name covers the words takes precedence.
  if ((scan.find(from, 'industry')?.next ?? 0) >= to) return null;
  const values = dealingWith(scan, divisions, goods);
  if (values.length === 0 || values.length > MOST) return null;
  return fragmentFrom(from, to, { put: 'trade', values, negative: false, joined: false });
}

const OF = new Set('of af med with i in'.split(' '));

const isDealer = (scan: Scan, at: number, words: Set<string>) =>
  basesOf(scan.fold(at)).some((base) => words.has(base));

/** "Wholesale of furniture", "møbler engros": only the dealers that handle the goods. */
export function goodsAt(scan: Scan, at: number): Fragment | null {
  for (const [words, divisions] of DEALERS) {
    const isBefore = isDealer(scan, at, words) && OF.has(scan.fold(at + 1));
    if (isBefore && isGoods(scan, at + 2)) return fragment(scan, at + 2, [at, at + 3, divisions]);
    if (isGoods(scan, at) && isDealer(scan, at + 1, words)) {
      return fragment(scan, at, [at, at + 2, divisions]);
    }
  }
  return null;
}
