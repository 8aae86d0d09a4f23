import 'server-only';
import { entriesOf } from '@/lib/entries';
import { type Effect, type Fragment, fragmentFrom, type SortField } from './fragment';
import { quantityAt } from './quantities';
import { ratioAt } from './ratios';
import type { Scan } from './scan';
import { isEndAt } from './status-since';
import { signed } from './trends';
import type { AmountField } from './words/fields';

type Key = {
  by: SortField | null;
  next: number;
  descending?: boolean;
  /** Set for growth without a figure. */
  as?: Fragment['as'];
};

const sortFieldOf = (field: AmountField): SortField => (field === 'result' ? 'profit' : field);

/** A key to sort by; `by` is null when the search cannot sort by it. */
function keyAt(scan: Scan, at: number): Key | null {
  // "profit margin" takes precedence over "profit".
  const ratio = ratioAt(scan, at);
  if (ratio) return { by: ratio.field, next: ratio.next, descending: true };
  const field = scan.find(at, 'field');
  const growth = scan.word(at, 'growthFigure');
  // "revenue growth" takes precedence over "revenue".
  if (growth !== null && growth > (field?.next ?? 0)) {
    return { ...growthKey(scan, at, growth), descending: true };
  }
  if (field) {
    return { by: sortFieldOf(field.meaning.field), next: field.next };
  }
  const date = scan.word(at, 'foundingDate');
  if (date !== null) return { by: 'founded', next: date, descending: true };
  const age = scan.word(at, 'age');
  if (age !== null) return { by: 'founded', next: age, descending: false };
  const name = scan.word(at, 'name');
  return name === null ? null : { by: 'name', next: name, descending: false };
}

/** Words after which a figure is a condition of its own. */
const APART = new Set('med with har has have having og and eller or men but'.split(' '));

const GROWTH_OF: Partial<Record<AmountField, SortField>> = {
  revenue: 'growth',
  grossProfit: 'grossProfitGrowth',
  employees: 'employeesGrowth',
};
/** Beginnings of words that name the figure along with its growth: "omsætningsvækst". */
const NAMED = { revenue: /^(?:omsaetning|revenue)/, employees: /^(?:medarbejder|job|employee)/ };

/** The figure that words for growth refer to, by themselves or by the words after them. */
function growthKey(scan: Scan, from: number, next: number): Key {
  const named = entriesOf(NAMED).find(([, beginning]) =>
    scan.tokens.slice(from, next).some(({ fold }) => beginning.test(fold)),
  );
  if (named) return { by: GROWTH_OF[named[0]] ?? null, next };
  let at = next;
  while (at < next + 3 && scan.isNoise(at) && !scan.find(at, 'field')) at += 1;
  const isApart = scan.tokens.slice(next, at).some(({ fold }) => APART.has(fold));
  const of = isApart ? null : scan.find(at, 'field');
  if (!of) return { by: 'grossProfitGrowth', next, as: 'grossProfit' };
  return { by: GROWTH_OF[of.meaning.field] ?? null, next: of.next };
}

/** Sorts by a key; the fragment extends to the end of the key or further. */
const orderBy = (key: Key, from: number, way?: boolean, to = key.next): Fragment => ({
  ...fragmentFrom(from, to, ...sortOf(key, way)),
  ...(key.as && { as: key.as }),
});

/** "de største", "flest ansatte", "sorteret efter navn", "by revenue" */
export function sortAt(scan: Scan, at: number): Fragment | null {
  const sort = plainSortAt(scan, at);
  const first = sort && scan.word(sort.to, 'first');
  // "nyeste først", "largest first"
  return sort && first !== null ? { ...sort, to: first } : sort;
}

function plainSortAt(scan: Scan, at: number): Fragment | null {
  const alphabetical = scan.word(at, 'alphabetical');
  if (alphabetical !== null) {
    return fragmentFrom(at, alphabetical, { put: 'sort', by: 'name', descending: false });
  }
  const asked = scan.word(at, 'sortBy');
  if (asked !== null) return orderedAt(scan, at, asked) ?? superlativeAt(scan, at, asked);
  const turned = turnedAt(scan, at);
  if (turned) return turned;
  const grown = grownAt(scan, at);
  if (grown) return grown;
  const earned = scan.word(at, 'mostEarned');
  if (earned !== null)
    return fragmentFrom(at, earned, ...sortOf({ by: 'profit', descending: true }));
  const lost = scan.word(at, 'mostLost');
  if (lost !== null) return fragmentFrom(at, lost, ...sortOf({ by: 'loss', descending: true }));
  const by = scan.word(at, 'by');
  const key = by === null ? null : keyAt(scan, scan.skip(by, 1));
  if (key) return orderBy(key, at);
  return degreeAt(scan, at) ?? fewestAt(scan, at) ?? latestAt(scan, at) ?? extremeAt(scan, at);
}

/** "sorteret efter største overskud", "sorted by most profitable" */
function superlativeAt(scan: Scan, from: number, start: number): Fragment | null {
  const at = scan.skip(start, 2);
  const found = degreeAt(scan, at) ?? fewestAt(scan, at) ?? extremeAt(scan, at);
  return found && { ...found, from };
}

function sortOf({ by, descending }: Omit<Key, 'next'>, way = descending): Effect[] {
  if (by === null) return [{ put: 'nothing' }];
  const order: Effect = { put: 'sort', by, ...(way !== undefined && { descending: way }) };
  // A company with a profit has no loss at all, not even the smallest.
  return by === 'loss' ? [order, signed('profit', false)] : [order];
}

function orderedAt(scan: Scan, at: number, start: number): Fragment | null {
  const wayAt = (place: number) => {
    const up = scan.word(place, 'ascending');
    const down = scan.word(place, 'descending');
    const next = up ?? down;
    return next === null ? null : { next, descending: up === null };
  };
  const before = wayAt(start);
  const key = keyAt(scan, scan.skip(before?.next ?? start, 2));
  if (!key) return null;
  const after = wayAt(key.next);
  const way = (before ?? after)?.descending ?? key.descending;
  return orderBy(key, at, way, after?.next);
}

/** "sorteret faldende efter omsætning" */
function turnedAt(scan: Scan, at: number): Fragment | null {
  const sort = scan.word(at, 'sort');
  const up = sort === null ? null : scan.word(sort, 'ascending');
  const way = up ?? (sort === null ? null : scan.word(sort, 'descending'));
  const by = way === null ? null : scan.word(way, 'by');
  const key = by === null ? null : keyAt(scan, scan.skip(by, 2));
  return key && orderBy(key, at, up === null);
}

/**
 * "hurtigst voksende", "highest growth in revenue", "fastest falling"; else of the gross profit.
 */
function grownAt(scan: Scan, at: number): Fragment | null {
  const up = scan.word(at, 'fastestGrowing');
  const next = up ?? scan.word(at, 'fastestFalling');
  if (next === null) return null;
  return orderBy(growthKey(scan, at, next), at, up !== null);
}

const DEGREES = new Map([
  ['most', true],
  ['mest', true],
  ['least', false],
  ['mindst', false],
]);

/** "most profitable", "mindst rentable"; "the largest profitable companies" is something else. */
function degreeAt(scan: Scan, at: number): Fragment | null {
  const descending = DEGREES.get(scan.fold(at));
  const solid = descending === undefined ? null : scan.word(at + 1, 'solid');
  if (solid !== null) {
    return fragmentFrom(at, solid, ...sortOf({ by: 'solvencyRatio', descending }));
  }
  const sign = descending === undefined ? null : scan.find(at + 1, 'sign');
  // Not the comparison "at least profitable".
  if (!sign || scan.find(at - 1, 'compare')) return null;
  const by = sign.meaning.positive ? 'profit' : 'loss';
  return fragmentFrom(at, sign.next, ...sortOf({ by, descending }));
}

/** The smallest profit is none of a company with a loss. */
function superlativeOf(
  scan: Scan,
  { key, start, most }: { key: Key; start: number; most: boolean },
  at: number,
): Fragment {
  const isProfit = scan.find(start, 'field')?.meaning.field === 'profit' && key.by === 'profit';
  const some = isProfit && !most ? [signed('profit', true)] : [];
  return fragmentFrom(at, key.next, ...sortOf(key, most), ...some);
}

/** "mindst underskud"; "mindst" before a number is "at least". */
function fewestAt(scan: Scan, at: number): Fragment | null {
  if (scan.tokens[at]?.fold !== 'mindst' || quantityAt(scan, at + 1)) return null;
  const field = scan.find(at + 1, 'field');
  if (!field) return null;
  const key = { by: sortFieldOf(field.meaning.field), next: field.next };
  return superlativeOf(scan, { key, start: at + 1, most: false }, at);
}

/** "de seneste konkurser", "nye konkurser", "recent closures"; before other nouns, "last" is a time. */
function latestAt(scan: Scan, at: number): Fragment | null {
  const last = scan.word(at, 'last', 'plainNew');
  if (last === null || !isEndAt(scan, scan.skip(last, 1))) return null;
  return fragmentFrom(at, last, { put: 'sort', by: 'statusSince', descending: true });
}

function extremeAt(scan: Scan, at: number): Fragment | null {
  const extreme = scan.find(at, 'extreme');
  if (!extreme) return null;
  const { most, age } = extreme.meaning;
  if (age) {
    const by = isEndAt(scan, scan.skip(extreme.next, 2)) ? 'statusSince' : 'founded';
    return fragmentFrom(at, extreme.next, { put: 'sort', by, descending: most });
  }
  const start = scan.skip(extreme.next, 2);
  const key = keyAt(scan, start);
  if (key && (scan.find(start, 'field') || ratioAt(scan, start))) {
    return superlativeOf(scan, { key, start, most }, at);
  }
  // "most" and "highest" alone name no field; the largest have the most employees.
  const isSize = /^(?:storst|mindst|small|larg|bigg|great)/.test(scan.fold(at));
  return isSize ? fragmentFrom(at, extreme.next, { put: 'sort', descending: most }) : null;
}
