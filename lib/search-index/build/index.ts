import 'server-only';
import { foldSearched } from '@/lib/words/fold';
import { legalFormsOf } from '@/lib/words/legal-suffixes';
import { xOf, yOf } from '../mercator';
import {
  type Codes,
  type IndexRow,
  MAX_DOCS,
  NUMBER_FIELDS,
  type NumberField,
  type SearchIndex,
  TEXT_FIELDS,
  type TextField,
} from '../types';
import { NumberColumnBuilder, place, TextColumnBuilder } from './columns';
import { GrowingCodes } from './growing';
import { newOrder, type Order, sortBy } from './order';
import { NameWords } from './postings';

export type NewIndex = Omit<SearchIndex, 'version'>;

const longestName = 255;

/** Columns whose values fit into a byte. */
export const BYTES = ['nameLengths', 'legalForms', 'statuses', 'flags', 'remarks'] as const;

/** A record with a value for each field. */
export function eachField<Field extends string, T>(
  fields: readonly Field[],
  make: (field: Field) => T,
) {
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, T>;
}

/** Builds an index from companies in any order. */
export class IndexBuilder {
  readonly #plain: Record<'keys' | 'falling' | 'nameRanks' | 'x' | 'y', GrowingCodes>;
  readonly #bytes: Record<(typeof BYTES)[number] | 'trends', GrowingCodes>;
  readonly #texts: Record<TextField, TextColumnBuilder>;
  readonly #numbers: Record<NumberField, NumberColumnBuilder>;
  readonly #names: NameWords;

  /** @param expected approximate number of companies. */
  constructor(expected = 0) {
    const codes = () => new GrowingCodes(expected);
    this.#plain = eachField(['keys', 'falling', 'nameRanks', 'x', 'y'], codes);
    this.#bytes = eachField([...BYTES, 'trends'], codes);
    this.#texts = eachField(TEXT_FIELDS, () => new TextColumnBuilder(expected));
    this.#numbers = eachField(NUMBER_FIELDS, () => new NumberColumnBuilder(expected));
    this.#names = new NameWords(expected);
  }

  get companies(): number {
    return this.#plain.keys.length;
  }

  /** @throws Error when the number of companies exceeds the capacity of an index. */
  add(row: IndexRow): void {
    if (this.companies === MAX_DOCS) {
      throw new Error(`The search index has room for ${MAX_DOCS} companies.`);
    }
    this.#addNames(row);
    this.#plain.keys.push(row.key);
    // Inverted, since the sort is ascending and the most prominent company comes first.
    this.#plain.falling.push(0xffffffff - row.prominence);
    this.#plain.nameRanks.push(row.nameRank);
    const placed = row.latitude !== null && row.longitude !== null;
    this.#plain.x.push(placed ? Math.max(1, xOf(row.longitude ?? 0)) : 0);
    this.#plain.y.push(placed ? Math.max(1, yOf(row.latitude ?? 0)) : 0);
    this.#bytes.statuses.push(row.status);
    this.#bytes.flags.push(row.flags);
    this.#bytes.remarks.push(row.remarks);
    this.#bytes.trends.push(row.trends);
    for (const field of TEXT_FIELDS) this.#texts[field].push(row.texts[field]);
    for (const field of NUMBER_FIELDS) this.#numbers[field].push(row.numbers[field]);
  }

  /** Returns the index; the builder must not be used again. */
  finish(): NewIndex {
    const order = this.#order();
    const taken = (codes: GrowingCodes) => place(codes.take(), order);
    const wide = (codes: GrowingCodes) => asWide(taken(codes));
    // All values of these columns fit into a byte.
    const narrow = (codes: GrowingCodes) => taken(codes) as Uint8Array;
    return {
      docs: order.rows.length,
      ...this.#names.finish(order.rows),
      keys: wide(this.#plain.keys),
      nameLengths: narrow(this.#bytes.nameLengths),
      legalForms: narrow(this.#bytes.legalForms),
      nameRanks: taken(this.#plain.nameRanks),
      statuses: narrow(this.#bytes.statuses),
      flags: narrow(this.#bytes.flags),
      remarks: narrow(this.#bytes.remarks),
      trends: wide(this.#bytes.trends),
      texts: eachField(TEXT_FIELDS, (field) => this.#texts[field].finish(order)),
      numbers: eachField(NUMBER_FIELDS, (field) => this.#numbers[field].finish(order)),
      x: wide(this.#plain.x),
      y: wide(this.#plain.y),
    };
  }

  #addNames({ name, otherNames, texts }: IndexRow): void {
    const folded = name === null ? '' : foldSearched(name);
    const length = this.#names.begin(folded);
    for (const other of otherNames) this.#names.addOther(foldSearched(other));
    this.#names.end();
    this.#bytes.nameLengths.push(Math.min(longestName, length));
    const [, ownForm = null] = texts.companyType ?? [];
    this.#bytes.legalForms.push(legalFormsOf(name ?? '', ownForm));
  }

  /** The companies in doc order: the most prominent first, then by CVR number. */
  #order(): Order {
    const order = newOrder(this.companies);
    sortBy(order, this.#plain.keys.view());
    sortBy(order, this.#plain.falling.take());
    return order;
  }
}

const asWide = (codes: Codes) => (codes instanceof Uint32Array ? codes : Uint32Array.from(codes));

/** Builds an index in memory, for tests and for merging a few companies. */
export function buildIndex(rows: Iterable<IndexRow>): NewIndex {
  const builder = new IndexBuilder();
  for (const row of rows) builder.add(row);
  return builder.finish();
}
