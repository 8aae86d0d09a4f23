import { endingOf } from '@/lib/companies/ending';
import { toldEnding } from '@/lib/companies/told-ending';
import { isoDay } from '@/lib/format';
import type { ChangeField, CompanyStatus, NameKind } from '@/prisma/client/enums';
import { type HeldRow, holdersOf, isOfMembers, withBands } from './members';
import { type Move, withMove } from './moves';
import { areMembersTold, memberEvents } from './roles';
import { pastStatusEvents, type StatusChange } from './statuses';
import type {
  EmploymentPoint,
  EmploymentSeries,
  OtherName,
  Period,
  Timeline,
  TimelineEvent,
} from './types';

export type NameRow = Period & { name: string; kind: NameKind };
/** A company's current status. */
export type State = {
  status: CompanyStatus;
  statusText: string | null;
  statusSince: Date | null;
};
export type ChangeRow = {
  id: bigint;
  field: ChangeField;
  before: string | null;
  after: string | null;
  seenOn: Date;
};
export type EmploymentRow = {
  startsOn: Date;
  months: number;
  employees: number | null;
  min: number | null;
  max: number | null;
  fullTime: { toNumber(): number } | null;
};

const timeOf = (day: Date | null) => day?.getTime() ?? Number.NEGATIVE_INFINITY;
const byStart = (a: Period, b: Period) => timeOf(a.validFrom) - timeOf(b.validFrom) || 0;
const endOf = ({ validTo }: Period) => validTo?.getTime() ?? Number.POSITIVE_INFINITY;

/** The primary name that ends last: a ceased company's name ended with it. */
function lastName(rows: readonly NameRow[]): NameRow | undefined {
  const primary = rows.filter(({ kind }) => kind === 'PRIMARY').sort(byStart);
  return primary.reduce<NameRow | undefined>(
    (last, row) => (last && endOf(row) < endOf(last) ? last : row),
    undefined,
  );
}

/**
 * Whether a primary name begins after today's name ends: it is registered in advance and not in use
 * yet.
 */
const isAhead = ({ kind, validFrom }: NameRow, current: NameRow | undefined) =>
  kind === 'PRIMARY' && !!validFrom && !!current?.validTo && validFrom > current.validTo;

/**
 * The names, each once for all of its time: the register begins a new entry when it registers a name
 * anew, and the former entry is no former name.
 */
function withoutRepeats(rows: readonly NameRow[]): NameRow[] {
  const primary = rows.filter(({ kind }) => kind === 'PRIMARY').sort(byStart);
  const names: NameRow[] = [];
  for (const row of primary) {
    const last = names.at(-1);
    if (last?.name === row.name) names.splice(-1, 1, { ...row, validFrom: last.validFrom });
    else names.push(row);
  }
  return [...names, ...rows.filter(({ kind }) => kind !== 'PRIMARY')];
}

/** All names except today's, newest first. */
export function toOtherNames(entries: readonly NameRow[], today: string | null): OtherName[] {
  const rows = withoutRepeats(entries);
  const current = lastName(rows.filter(({ name }) => name === today));
  return rows
    .filter((row) => row !== current && !isAhead(row, current))
    .map(({ kind, name, validFrom, validTo }): OtherName => {
      const inUse = kind === 'SECONDARY' && validTo === null;
      return { name, kind: inUse ? 'secondary' : 'former', validFrom, validTo };
    })
    .sort((a, b) => byStart(b, a));
}

/** The last month that a row covers, as a running number of months. */
const lastMonthOf = ({ startsOn, months }: EmploymentRow) =>
  startsOn.getUTCFullYear() * 12 + startsOn.getUTCMonth() + months - 1;

/** Yearly figures are published later than monthly ones. */
const MONTHS_BEHIND = 12;

/**
 * The series with the finest published granularity that is still being continued: the register's
 * series ended at different times, and one that ended does not show the development up to today.
 */
export function toEmployment(rows: readonly EmploymentRow[]): EmploymentSeries | null {
  const told = rows.filter((row) => (row.employees ?? row.min ?? row.fullTime) !== null);
  const newest = Math.max(...told.map(lastMonthOf));
  const months = ([1, 3, 12] as const).find((length) =>
    told.some((row) => row.months === length && lastMonthOf(row) >= newest - MONTHS_BEHIND),
  );
  if (months === undefined) return null;
  const points = told
    .filter((row) => row.months === months)
    .map(
      ({ startsOn, employees, min, max, fullTime }): EmploymentPoint => ({
        startsOn,
        employees: { exact: employees, min, max },
        fullTime: fullTime?.toNumber() ?? null,
      }),
    )
    .sort((a, b) => a.startsOn.getTime() - b.startsOn.getTime());
  return { months, points };
}

function lifeEvents(periods: readonly Period[], { status, statusText }: State): TimelineEvent[] {
  const ending = toldEnding(endingOf(status, statusText));
  const last = Math.max(...periods.map(endOf));
  return periods.flatMap((period, place) => {
    const event = (
      field: 'STARTED' | 'ENDED',
      on: Date | null,
      after: string | null = null,
    ): TimelineEvent[] =>
      on === null ? [] : [{ id: `${field}-${place}`, on, field, before: null, after }];
    const how = endOf(period) === last ? ending : null;
    return [...event('STARTED', period.validFrom), ...event('ENDED', period.validTo, how)];
  });
}

/** Statuses whose beginning is already shown by the start or the end of the company's life. */
const TOLD_BY_LIFE: CompanyStatus[] = ['ACTIVE', 'CEASED', 'UNKNOWN'];

/** The events at which today's status and those before it began. */
function statusEvents(
  { status, statusSince: on }: State,
  past: readonly StatusChange[],
  seen: readonly TimelineEvent[],
): TimelineEvent[] {
  const told = pastStatusEvents(past);
  const isKnown = told.some((event) => event.after === status && isoDay(event.on) === isoDay(on));
  if (on === null || TOLD_BY_LIFE.includes(status) || isKnown) return told;
  const change = seen.find((event) => isBegun(event, status) && event.on >= on);
  const before = change?.before ?? null;
  return [...told, { id: 'STATUS', on, field: 'STATUS', before, after: status }];
}

const isBegun = ({ field, after }: TimelineEvent, status: string) =>
  field === 'STATUS' && after === status;

function nameEvents(names: readonly NameRow[]): TimelineEvent[] {
  const primary = names.filter(({ kind }) => kind === 'PRIMARY').sort(byStart);
  return primary.flatMap(({ name, validFrom }, place): TimelineEvent[] => {
    const before = primary[place - 1]?.name ?? null;
    if (before === null || before === name || validFrom === null) return [];
    return [{ id: `NAME-${place}`, on: validFrom, field: 'NAME', before, after: name }];
  });
}

/** Whether the register itself dates a change that a load has seen. */
function isTold(seen: TimelineEvent, told: readonly TimelineEvent[]): boolean {
  if (isOfMembers(seen.field)) return areMembersTold(seen, told);
  return told.some(
    ({ field, on, before, after }) =>
      field === seen.field &&
      (field === 'NAME' || on <= seen.on) &&
      before === seen.before &&
      after === seen.after,
  );
}

function inBands(seen: TimelineEvent): TimelineEvent {
  if (seen.field !== 'OWNERS') return seen;
  const [before, after] = [seen.before, seen.after].map((owners) => owners && withBands(owners));
  return { ...seen, before: before ?? null, after: after ?? null };
}

/**
 * Combines the register's history with the changes that its loads have seen. A change that is in
 * both appears once, on the day it took effect.
 */
export function toTimeline(given: {
  state: State;
  /** Today's and earlier statuses of a company that was in trouble, oldest first. */
  statuses: readonly StatusChange[];
  /** Mergers and demergers. */
  restructurings: readonly TimelineEvent[];
  roles: readonly HeldRow[];
  names: readonly NameRow[];
  lifePeriods: readonly Period[];
  move: Move | null;
  changes: readonly ChangeRow[];
  /** Total number of changes, including those not given. */
  changesTotal: number;
  /** At most so many events; null for all. */
  most: number | null;
}): Timeline {
  const { state, statuses, lifePeriods } = given;
  const recorded = given.changes.map(
    ({ id, seenOn, ...change }): TimelineEvent => ({ id: `${id}`, on: seenOn, ...change }),
  );
  const seen = withMove(recorded, given.move);
  const told = [
    ...[...statusEvents(state, statuses, seen), ...nameEvents(given.names)],
    ...memberEvents(given.roles, lifePeriods),
  ];
  const fresh = seen.filter((event) => !isTold(event, told)).map(inBands);
  const all = [...lifeEvents(lifePeriods, state), ...given.restructurings, ...told, ...fresh];
  return {
    events: all.sort(newestFirst).slice(0, given.most ?? all.length),
    total: all.length + given.changesTotal - given.changes.length,
    holders: holdersOf(given.roles),
  };
}

/**
 * A place among the events of one day, the lowest being the oldest. A period of the company's life,
 * numbered in the id of its event, begins before anything else happens and ends after it.
 */
function placeOf({ id, field }: TimelineEvent): number {
  if (field !== 'STARTED' && field !== 'ENDED') return 0.5;
  return Number(id.split('-')[1]) * 2 + (field === 'ENDED' ? 1 : 0);
}

/** Sorts events, newest first. */
const newestFirst = (a: TimelineEvent, b: TimelineEvent): number =>
  b.on.getTime() - a.on.getTime() || placeOf(b) - placeOf(a) || (a.id < b.id ? 1 : -1);
