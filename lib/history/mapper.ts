import type { ChangeField, NameKind } from '@/prisma/client/enums';
import { TIMELINE_SHOWN } from './constants';
import type {
  EmploymentPoint,
  EmploymentSeries,
  OtherName,
  Timeline,
  TimelineEvent,
} from './types';

type Period = { validFrom: Date | null; validTo: Date | null };
export type NameRow = Period & { name: string; kind: NameKind };
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

/** All names but the one of today, newest first. */
export function toOtherNames(rows: readonly NameRow[], today: string | null): OtherName[] {
  return rows
    .filter(({ kind, name, validTo }) => kind !== 'PRIMARY' || validTo !== null || name !== today)
    .map(({ kind, name, validFrom, validTo }): OtherName => {
      const inUse = kind === 'SECONDARY' && validTo === null;
      return { name, kind: inUse ? 'secondary' : 'former', validFrom, validTo };
    })
    .sort((a, b) => byStart(b, a));
}

/** Of the lengths of period that are published, the finest. */
export function toEmployment(rows: readonly EmploymentRow[]): EmploymentSeries | null {
  const told = rows.filter((row) => (row.employees ?? row.min ?? row.fullTime) !== null);
  const months = ([1, 3, 12] as const).find((length) => told.some((row) => row.months === length));
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

function lifeEvents(periods: readonly Period[]): TimelineEvent[] {
  return periods.flatMap(({ validFrom, validTo }, place) => {
    const event = (field: 'STARTED' | 'ENDED', on: Date | null): TimelineEvent[] =>
      on === null ? [] : [{ id: `${field}-${place}`, on, field, before: null, after: null }];
    return [...event('STARTED', validFrom), ...event('ENDED', validTo)];
  });
}

function nameEvents(names: readonly NameRow[]): TimelineEvent[] {
  const primary = names.filter(({ kind }) => kind === 'PRIMARY').sort(byStart);
  return primary.flatMap(({ name, validFrom }, place): TimelineEvent[] => {
    const before = primary[place - 1]?.name ?? null;
    if (before === null || before === name || validFrom === null) return [];
    return [{ id: `NAME-${place}`, on: validFrom, field: 'NAME', before, after: name }];
  });
}

const sameName = (a: TimelineEvent) => (b: TimelineEvent) =>
  a.before === b.before && a.after === b.after;

/**
 * What the register tells of the past, and what its loads have seen change since. A
 * new name that is in both is told once, with the day it took effect.
 */
export function toTimeline(given: {
  names: readonly NameRow[];
  lifePeriods: readonly Period[];
  changes: readonly ChangeRow[];
  /** Also of changes that are not given. */
  changesTotal: number;
}): Timeline {
  const names = nameEvents(given.names);
  const seen = given.changes.map(
    ({ id, seenOn, ...change }): TimelineEvent => ({ id: `${id}`, on: seenOn, ...change }),
  );
  const fresh = seen.filter((event) => event.field !== 'NAME' || !names.some(sameName(event)));
  const all = [...lifeEvents(given.lifePeriods), ...names, ...fresh];
  const events = all.sort((a, b) => b.on.getTime() - a.on.getTime() || (a.id < b.id ? 1 : -1));
  return {
    events: events.slice(0, TIMELINE_SHOWN),
    total: all.length + given.changesTotal - given.changes.length,
  };
}
