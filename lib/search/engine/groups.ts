import 'server-only';
import { DAY_MS } from '@/lib/milliseconds';
import { oncePer } from '@/lib/once-per';
import { AUDIT_OPINIONS } from '@/lib/search-index/audit-opinions';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import {
  type Codes,
  type NumberColumn,
  type NumberField,
  REMARKS,
  type SearchIndex,
  type TextColumn,
} from '@/lib/search-index/types';
import { danishOrder } from '@/lib/words/danish-order';
import { EMPLOYEE_BANDS, type GroupField, isSummed } from '../group-fields';
import type { DocSet } from './doc-set';
import { industryLevels } from './industry-levels';
import { docsBuffer } from './kept';
import { nthSmallest } from './nth-smallest';

/** `table[code]` is the group of a doc with that code: 0 is none, group n is `values[n - 1]`. */
type Grouping = { codes: Codes; table: Uint32Array; values: string[] };

/** A figure over the companies of a group that have it, in index units; none has an average. */
export type GroupFigure = {
  counted: number;
  /** Null of percentages. */
  sum: number | null;
  mean: number | null;
  /** For an even number of companies the mean of the two middle values. */
  median: number | null;
};

export type Counted = { companies: number; figure: GroupFigure | null };
export type Group = Counted & { value: string };

/** Groups with at least one company, in the order of their values; `without` are in none of them. */
export type Groups = { groups: Group[]; without: Counted; all: Counted };

const yearOf = (day: number) => String(new Date(day * DAY_MS).getUTCFullYear());

/** Codes with the same text are one group; those without a text are in none. */
function groupingOf(codes: Codes, texts: readonly string[], order: readonly string[]): Grouping {
  const places = new Map(order.map((text, at) => [text, at + 1]));
  const table = new Uint32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) table[at + 1] = places.get(text) ?? 0;
  return { codes, table, values: [...order] };
}

/** The first text of a value names its group. */
function byText({ codes, values }: TextColumn): Grouping {
  const texts = values.map(([text = '']) => text);
  const order = [...new Set(texts)].filter((text) => text !== '');
  return groupingOf(codes, texts, order.sort(danishOrder));
}

/** A code is one group, however its district is spelt; the first spelling names it. */
function byPostalCode({ codes, values }: TextColumn): Grouping {
  const coded = values.map(([, text = '']) => text);
  const named = new Map(coded.toReversed().map((text) => [text.slice(0, 4), text]));
  const order = [...named.keys()].filter((code) => code !== '').sort();
  const grouping = groupingOf(
    codes,
    coded.map((text) => text.slice(0, 4)),
    order,
  );
  return { ...grouping, values: order.map((code) => named.get(code) ?? code) };
}

/** A byte has the remarks of a company, of which the opinion is a part. */
const REMARK_BYTES = 256;

function byYear({ codes, values }: SearchIndex['numbers'][NumberField]): Grouping {
  const texts = [...values].map(yearOf);
  return groupingOf(codes, texts, [...new Set(texts)].sort());
}

const makers: Record<GroupField, (index: SearchIndex) => Grouping> = {
  sector: ({ texts }) => byText(industryLevels(texts.industry).sector),
  division: ({ texts }) => byText(industryLevels(texts.industry).division),
  industry: ({ texts }) => byText(texts.industry),
  companyType: ({ texts }) => byText(texts.companyType),
  region: ({ texts }) => byText(texts.region),
  municipality: ({ texts }) => byText(texts.municipality),
  postalCode: ({ texts }) => byPostalCode(texts.postalDistrict),
  status: ({ statuses }) => {
    // Every company has a status; code 0 is the first of them.
    const table = Uint32Array.from(STATUS_CHOICES, (_, code) => code + 1);
    return { codes: statuses, table, values: [...STATUS_CHOICES] };
  },
  opinion: ({ remarks }) => {
    const { shift, mask } = REMARKS.opinion;
    const table = Uint32Array.from({ length: REMARK_BYTES }, (_, bits) => (bits >> shift) & mask);
    return { codes: remarks, table, values: [...AUDIT_OPINIONS] };
  },
  employees: ({ numbers: { employees } }) => {
    const bandOf = (count: number) =>
      EMPLOYEE_BANDS.find(({ min, max }) => min <= count && count <= (max ?? count));
    const texts = [...employees.values].map((count) => bandOf(count)?.value ?? '');
    return groupingOf(
      employees.codes,
      texts,
      EMPLOYEE_BANDS.map(({ value }) => value),
    );
  },
  founded: ({ numbers: { founded } }) => byYear(founded),
  statusSince: ({ numbers: { statusSince } }) => byYear(statusSince),
};

const groupingsOf = oncePer('groupings', (_: SearchIndex) => new Map<GroupField, Grouping>());

function knownGrouping(index: SearchIndex, by: GroupField): Grouping {
  const known = groupingsOf(index);
  const grouping = known.get(by) ?? makers[by](index);
  known.set(by, grouping);
  return grouping;
}

type Asked = { by: GroupField; figure: NumberField | null };

/** The groups that a set of docs was last asked for: their other pages, orders and files ask again. */
const lastOf = oncePer('lastGroups', (_: DocSet): { asked?: Asked; groups?: Groups } => ({}));

/** Counts docs by the values of a field, and summarizes a figure of each group; exact. */
export function groupsOf(index: SearchIndex, docs: DocSet, asked: Asked): Groups {
  const last = lastOf(docs);
  if (last.groups && last.asked?.by === asked.by && last.asked.figure === asked.figure) {
    return last.groups;
  }
  const groups = countGroups(index, docs, asked);
  Object.assign(last, { asked, groups });
  return groups;
}

function countGroups(index: SearchIndex, docs: DocSet, { by, figure }: Asked): Groups {
  const { codes, table, values } = knownGrouping(index, by);
  const list = docs.list(docsBuffer(index));
  const counts = new Uint32Array(values.length + 1);
  for (let at = 0; at < list.length; at += 1) {
    const group = table[codes[list[at] ?? 0] ?? 0] ?? 0;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  const figures =
    figure === null ? null : figuresOf(index.numbers[figure], list, { codes, table, counts });
  const shown = (found: Summary | undefined): GroupFigure | null =>
    found && figure !== null && !isSummed(figure) ? { ...found, sum: null } : (found ?? null);
  const counted = (group: number): Counted => ({
    companies: counts[group] ?? 0,
    figure: shown(figures?.groups[group]),
  });
  const groups = values.map((value, at) => ({ value, ...counted(at + 1) }));
  return {
    groups: groups.filter(({ companies }) => companies > 0),
    without: counted(0),
    all: { companies: list.length, figure: shown(figures?.all) },
  };
}

type Grouped = Pick<Grouping, 'codes' | 'table'> & { counts: Uint32Array };

/** The figures of each group, and of all docs of the list. */
function figuresOf(
  { codes: amounts, values }: NumberColumn,
  list: Uint32Array,
  { codes, table, counts }: Grouped,
) {
  // Each group has room for the amounts of all its docs; those without one leave some of it empty.
  const starts = new Uint32Array(counts.length);
  for (let group = 1; group < starts.length; group += 1) {
    starts[group] = (starts[group - 1] ?? 0) + (counts[group - 1] ?? 0);
  }
  const ends = starts.slice();
  const sums = new Float64Array(counts.length);
  const grouped = new Uint32Array(list.length);
  for (let at = 0; at < list.length; at += 1) {
    const doc = list[at] ?? 0;
    const amount = amounts[doc] ?? 0;
    if (amount === 0) continue;
    const group = table[codes[doc] ?? 0] ?? 0;
    const end = ends[group] ?? 0;
    grouped[end] = amount;
    ends[group] = end + 1;
    sums[group] = (sums[group] ?? 0) + (values[amount - 1] ?? 0);
  }
  const all = new Uint32Array(
    ends.reduce((sum, end, group) => sum + end - (starts[group] ?? 0), 0),
  );
  let [filled, total] = [0, 0];
  const groups = Array.from(counts, (_, group) => {
    const own = grouped.subarray(starts[group], ends[group]);
    all.set(own, filled);
    filled += own.length;
    total += sums[group] ?? 0;
    return summary(own, sums[group] ?? 0, values);
  });
  return { groups, all: summary(all, total, values) };
}

type Summary = GroupFigure & { sum: number };

/** @param amounts the codes of the companies that have the figure; they are reordered. */
function summary(amounts: Uint32Array, sum: number, values: Float64Array): Summary {
  const counted = amounts.length;
  if (counted === 0) return { counted, sum, mean: null, median: null };
  const lower = (counted - 1) >> 1;
  const low = nthSmallest(amounts, lower);
  const high =
    counted % 2 === 1 ? low : amounts.subarray(lower + 1).reduce((a, b) => Math.min(a, b));
  const median = ((values[low - 1] ?? 0) + (values[high - 1] ?? 0)) / 2;
  return { counted, sum, mean: sum / counted, median };
}
