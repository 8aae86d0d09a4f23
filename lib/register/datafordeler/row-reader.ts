import 'server-only';
import { danishDay } from '@/lib/danish-day';
import { dayAt, ShapeError, timeAt } from '../cvr/values';
import { type Column, type ColumnType, comparable, type Entity } from './entities';

export type Value = string | number | boolean | null;

/**
 * A row as it is staged: the time it was entered, the first and last day of its period, its number
 * in the file, then the entity's columns.
 */
export type StagedRow = { owner: number; cells: Value[] };
/** If both are set, the row is reported as refused and yet staged with a safe default. */
export type ReadRow = {
  row?: StagedRow;
  reason?: string;
  /** The owner of a refused row, if it can be read. */
  refusedOwner?: number;
  /** The register has replaced the row by another one. */
  replaced?: true;
};

/** The columns common to all entities, in the order in which they are picked. */
const common = ['virkningFra', 'virkningTil', 'registreringTil'];
const firstOwn = 2 + common.length;

/** Spellings of booleans in CSV and in handwritten JSON. */
const truth: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

const flagOf = (value: unknown) => truth[String(value).toLowerCase()] ?? null;

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function numberOf(value: unknown, name: string): number {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (Number.isSafeInteger(number)) return number as number;
  throw new ShapeError(`${name} is not a whole number`);
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new ShapeError(`${name} is not a text`);
}

/** Midnight in Denmark is 22:00 or 23:00 UTC of the previous day. */
const lateInUtc = /^\d{4}-\d{2}-\d{2}[T ]2[23](?::\d{2}){1,2}(?:\.\d+)?(?:Z|\+00:?00)?$/;

/**
 * A day, or the Danish day of a timestamp: an industry code from 1 January may be dated 23:00 the
 * day before.
 */
function dayOf(value: unknown, name: string): string | null {
  const day = dayAt({ [name]: value }, name);
  if (day === null || typeof value !== 'string' || !lateInUtc.test(value)) return day;
  return danishDay(new Date(`${day}T${value.slice(11, 16)}:00Z`));
}

const readers: Record<ColumnType, (value: unknown, name: string) => Value> = {
  number: numberOf,
  day: dayOf,
  text: textOf,
  flag: flagOf,
};

function read(value: unknown, { name, type, required }: Column): Value {
  const given = trimmed(value);
  const result = isEmpty(given) ? null : readers[type](given, name);
  if (required && result === null) throw new ShapeError(`${name} is missing`);
  return result;
}

/** Some tools write timestamps with a space or without a zone; the service uses UTC. */
function timeOf(value: unknown, name: string): string | null {
  const given = trimmed(value);
  if (isEmpty(given)) return null;
  const text = typeof given === 'string' ? given.replace(' ', 'T') : given;
  const zoned = typeof text === 'string' && /T[\d:.]+$/.test(text) ? `${text}Z` : text;
  return timeAt({ [name]: zoned }, name);
}

/** The owner of a row that as a whole is unreadable. */
function ownerIn([id]: unknown[]): number | undefined {
  const owner = Number(trimmed(id));
  return Number.isSafeInteger(owner) && owner > 0 ? owner : undefined;
}

/** Reads the rows of one file; column names are compared without case and punctuation. */
export class RowReader {
  readonly #places: Map<string, number>;
  /**
   * Cache of the position of each name as spelled in the file; -1 for columns that are not read.
   */
  readonly #known = new Map<string, number>();
  #header: string[] | null = null;

  constructor(private readonly entity: Entity) {
    const own = entity.columns.map(({ name }) => name);
    const names = [entity.id, entity.registered, ...common, ...own];
    this.#places = new Map(names.map((name, place) => [comparable(name), place]));
  }

  /** Takes the column names of a CSV file. @throws ShapeError if a required column is missing. */
  header(names: string[]): void {
    this.#header = names;
    const places = new Set(names.map((name) => this.#place(name)));
    const needed = this.entity.columns.filter(({ required }) => required);
    for (const { name } of [{ name: this.entity.id }, ...needed]) {
      const place = this.#places.get(comparable(name)) ?? -1;
      if (!places.has(place)) throw new ShapeError(`it has no column ${name}`);
    }
  }

  /** Reads a row: an object, or a list in the order of the header. */
  read(row: unknown, number: number): ReadRow {
    const values: unknown[] = [];
    try {
      this.#pick(row, values);
      return this.#staged(values, number);
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      return { reason: error.message, refusedOwner: ownerIn(values) };
    }
  }

  #staged(values: unknown[], number: number): ReadRow {
    const [id, registered, from, to, replaced] = values;
    if (!isEmpty(trimmed(replaced))) return { replaced: true };
    const owner = read(id, { name: this.entity.id, type: 'number', required: true });
    let reason: string | undefined;
    const cells: Value[] = [
      timeOf(registered, this.entity.registered),
      read(from, { name: 'virkningFra', type: 'day' }),
      read(to, { name: 'virkningTil', type: 'day' }),
      number,
    ];
    for (const [index, column] of this.entity.columns.entries()) {
      const given = values[firstOwn + index];
      if (column.type === 'flag' && flagOf(given) === null) {
        // If the protection is unreadable, assume that the company is protected.
        reason = `${column.name} is not true or false`;
        cells.push(true);
      } else cells.push(read(given, column));
    }
    return { row: { owner: Number(owner), cells }, reason };
  }

  #pick(row: unknown, values: unknown[]): void {
    if (this.#header && Array.isArray(row)) {
      if (row.length !== this.#header.length) {
        throw new ShapeError(`it has ${row.length} fields instead of ${this.#header.length}`);
      }
      for (const [index, name] of this.#header.entries()) this.#put(values, name, row[index]);
    } else if (typeof row === 'object' && row !== null) {
      for (const [name, value] of Object.entries(row)) this.#put(values, name, value);
    } else {
      throw new ShapeError('it is no row');
    }
  }

  #put(values: unknown[], name: string, value: unknown): void {
    const place = this.#place(name);
    if (place >= 0) values[place] = value;
  }

  #place(name: string): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const place = this.#places.get(comparable(name)) ?? -1;
    // A file has about thirty names; limit the cache in case of a malformed one with endless names.
    if (this.#known.size < 1_000) this.#known.set(name, place);
    return place;
  }
}
