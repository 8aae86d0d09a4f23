import 'server-only';
import { DAY_MS } from '@/lib/milliseconds';
import { oncePer } from '@/lib/once-per';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import type { Codes, NumberField, SearchIndex, TextColumn } from '@/lib/search-index/types';
import { EMPLOYEE_BANDS, type GroupField } from '../group-fields';
import type { DocSet } from './doc-set';
import { docsBuffer } from './kept';

/** `table[code]` is the group of a doc with that code: 0 is none, group n is `values[n - 1]`. */
type Grouping = { codes: Codes; table: Uint32Array; values: string[] };

/** A figure over the companies of a group that have it, in index units; none has an average. */
export type GroupFigure = {
  counted: number;
  sum: number;
  mean: number | null;
  /** For an even number of companies the mean of the two middle values. */
  median: number | null;
};

export type Counted = { companies: number; figure: GroupFigure | null };
export type Group = Counted & { value: string };

/** Groups with at least one company, in the order of their values; `without` are in none of them. */
export type Groups = { groups: Group[]; without: Counted; all: Counted };

const danish = new Intl.Collator('da');
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
  return groupingOf(codes, texts, order.sort(danish.compare));
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

const makers: Record<GroupField, (index: SearchIndex) => Grouping> = {
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
  founded: ({ numbers: { founded } }) => {
    const texts = [...founded.values].map(yearOf);
    return groupingOf(founded.codes, texts, [...new Set(texts)].sort());
  },
};

const groupingsOf = oncePer('groupings', (_: SearchIndex) => new Map<GroupField, Grouping>());

function knownGrouping(index: SearchIndex, by: GroupField): Grouping {
  const known = groupingsOf(index);
  const grouping = known.get(by) ?? makers[by](index);
  known.set(by, grouping);
  return grouping;
}

/** Counts docs by the values of a field, and summarizes a figure of each group; exact. */
export function groupsOf(
  index: SearchIndex,
  docs: DocSet,
  { by, figure }: { by: GroupField; figure: NumberField | null },
): Groups {
  const { codes, table, values } = knownGrouping(index, by);
  const list = docs.list(docsBuffer(index));
  const groupOf = (doc: number) => table[codes[doc] ?? 0] ?? 0;
  const counts = new Uint32Array(values.length + 1);
  for (let at = 0; at < list.length; at += 1) {
    const group = groupOf(list[at] ?? 0);
    counts[group] = (counts[group] ?? 0) + 1;
  }
  const figures =
    figure && figuresOf(index.numbers[figure], { list, groupOf, size: counts.length });
  const counted = (group: number): Counted => ({
    companies: counts[group] ?? 0,
    figure: figures?.of(group) ?? null,
  });
  const groups = values.map((value, at) => ({ value, ...counted(at + 1) }));
  return {
    groups: groups.filter(({ companies }) => companies > 0),
    without: counted(0),
    all: { companies: list.length, figure: figures?.ofAll() ?? null },
  };
}

type Grouped = { list: Uint32Array; groupOf: (doc: number) => number; size: number };

/** The figures of groups: the codes of the companies that have one are sorted by group and code. */
function figuresOf(column: SearchIndex['numbers'][NumberField], { list, groupOf, size }: Grouped) {
  const { codes, values } = column;
  const ofCode = starts(list, (doc) => codes[doc] ?? 0, values.length + 1);
  // Code 0 is missing: those come first, and are left out.
  const missing = ofCode[1] ?? 0;
  const ascending = new Uint32Array(list.length);
  for (let at = 0; at < list.length; at += 1) {
    const doc = list[at] ?? 0;
    const code = codes[doc] ?? 0;
    ascending[ofCode[code] ?? 0] = doc;
    ofCode[code] = (ofCode[code] ?? 0) + 1;
  }
  const reporting = ascending.subarray(missing);
  const ofGroup = starts(reporting, groupOf, size);
  const sorted = new Uint32Array(reporting.length);
  for (let at = 0; at < reporting.length; at += 1) {
    const doc = reporting[at] ?? 0;
    const group = groupOf(doc);
    sorted[ofGroup[group] ?? 0] = codes[doc] ?? 0;
    ofGroup[group] = (ofGroup[group] ?? 0) + 1;
  }
  const allSorted = reporting.map((doc) => codes[doc] ?? 0);
  return {
    // By now each group's start has moved to its end.
    of: (group: number) =>
      summaryOf(values, sorted.subarray(ofGroup[group - 1] ?? 0, ofGroup[group] ?? 0)),
    ofAll: () => summaryOf(values, allSorted),
  };
}

/** @param ascending the codes of the companies that have the figure. */
function summaryOf(values: Float64Array, ascending: Uint32Array): GroupFigure {
  const counted = ascending.length;
  if (counted === 0) return { counted, sum: 0, mean: null, median: null };
  const amountAt = (at: number) => values[(ascending[at] ?? 0) - 1] ?? 0;
  let sum = 0;
  for (let at = 0; at < counted; at += 1) sum += amountAt(at);
  const median = (amountAt((counted - 1) >> 1) + amountAt(counted >> 1)) / 2;
  return { counted, sum, mean: sum / counted, median };
}

/** Where the docs of each code begin when they are ordered by it. */
function starts(list: Uint32Array, codeOf: (doc: number) => number, size: number): Uint32Array {
  const next = new Uint32Array(size + 1);
  for (let at = 0; at < list.length; at += 1) {
    const code = codeOf(list[at] ?? 0);
    next[code + 1] = (next[code + 1] ?? 0) + 1;
  }
  for (let code = 1; code < next.length; code += 1) {
    next[code] = (next[code] ?? 0) + (next[code - 1] ?? 0);
  }
  return next;
}
