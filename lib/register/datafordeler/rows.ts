import 'server-only';
import type { Day } from '../record';
import { type EntityName, entities, entityNames } from './entities';
import type { Value } from './row-reader';

export type Row = {
  registered: string | null;
  from: Day | null;
  to: Day | null;
  /** Its number in the file. */
  number: number;
  cells: Record<string, Value>;
};

/** All rows of one company or unit; those of each entity from the oldest to the newest period. */
export type Owned = {
  owner: number;
  rows: Record<EntityName, Row[]>;
  /** Number of rows superseded by another one for the same period. */
  repeated: number;
};

/** Names and kind of a participant of the company. */
export type Partner = { id: number; names: Row[]; kind: Row | null };

export function rowOf(entity: EntityName, staged: readonly Value[]): Row {
  const [registered, from, to, number, ...values] = staged;
  const cells: Row['cells'] = {};
  for (const [index, { name }] of entities[entity].columns.entries()) {
    cells[name] = values[index] ?? null;
  }
  const day = (value: Value | undefined) => (typeof value === 'string' ? value : null);
  return {
    registered: day(registered),
    from: day(from),
    to: day(to),
    number: Number(number),
    cells,
  };
}

/** An order independent of that in the file: by period, time of entry, then content. */
const orderOf = ({ from, registered, to, cells }: Row) =>
  [from ?? '', registered ?? '', to ?? '9999', JSON.stringify(cells)].join('\n');

function sorted(rows: Row[]): Row[] {
  if (rows.length < 2) return rows;
  return rows
    .map((row) => ({ row, order: orderOf(row) }))
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ row }) => row);
}

/** Keeps, of the rows with the same period and identity, the one entered last. */
export function newestEntered(entity: EntityName, rows: Row[]): Row[] {
  if (rows.length < 2) return rows;
  const newest = new Map<string, Row>();
  for (const row of sorted(rows)) {
    const identity = entities[entity].identity.map((name) => row.cells[name]);
    // In this order, a later row was entered later.
    newest.set(JSON.stringify([row.from, ...identity]), row);
  }
  return [...newest.values()];
}

/** The value of a text column. */
export const textOf = (row: Row | undefined, name: string): string | null => {
  const value = row?.cells[name] ?? null;
  return value === null ? null : String(value);
};

/**
 * Groups the rows that the database collected for an owner; each staged row begins with the index
 * of its entity.
 */
export function ownedOf(owner: number, staged: readonly Value[][]): Owned {
  const lists = entityNames.map((): Row[] => []);
  for (const [entity, ...cells] of staged) {
    const name = entityNames[Number(entity)];
    if (name) lists[Number(entity)]?.push(rowOf(name, cells));
  }
  let repeated = 0;
  const rows = {} as Owned['rows'];
  for (const [index, name] of entityNames.entries()) {
    const given = lists[index] ?? [];
    rows[name] = newestEntered(name, given);
    repeated += given.length - rows[name].length;
  }
  return { owner, rows, repeated };
}
